import { describe, expect, test } from 'vitest';
import { AUDIENCE, type GameModule } from '../game.ts';
import { HIDDEN, type State } from '../layout.ts';
import { type Match, viewersOf } from '../match.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';
import { cellOf, fieldOf } from './mutants/mutant.ts';
import { matchOf, play, playOn } from './table.ts';

const PARTS = [
  'viewer',
  'step',
  'view',
  'events',
  'awaiting',
  'nth',
  'offers',
  'question',
  'held',
  'canUndo',
  'outcome',
] as const;

describe('a sight', () => {
  test('has these parts and no other, whoever looks', () => {
    const match = matchOf(runes, { seats: 2 });
    for (const viewer of viewersOf(match.game)) expect(Object.keys(match.sight(viewer))).toEqual(PARTS);
  });

  test('is the view of its viewer, new every time', () => {
    const match = play(matchOf(runes, { seats: 3 }), '0 reach');
    for (const viewer of viewersOf(match.game)) {
      match.sight(viewer).view.fill(0);
      expect(match.sight(viewer)).toMatchObject({ viewer, view: match.view(viewer), step: 1, awaiting: 0b110 });
    }
  });

  test('stays as it was while the match goes on', () => {
    const match = matchOf(ravens, { seats: 2 });
    const sight = match.sight(0);
    const before = structuredClone(sight);
    playOn(match);
    expect(sight).toEqual(before);
  });

  test('tells the whole story, or what was told since a step', () => {
    const match = play(matchOf(runes, { seats: 2 }), '0 reach');
    expect(match.sight(0).events).toEqual(match.events(0));
    expect(match.sight(0, 1).events).toEqual([{ step: 1, event: { type: 'sealed', seat: 0, choice: 'reach' } }]);
    expect(match.sight(0, 2).events).toEqual([]);
  });

  test('asks and offers only where the viewer is awaited', () => {
    const match = play(matchOf(runes, { seats: 2 }), '0 reach');
    expect(match.sight(0)).toMatchObject({ offers: [], question: null });
    expect(match.sight(1)).toMatchObject({
      offers: [
        { move: 'reach', final: true, ends: true },
        { move: 'rest', final: true, ends: true },
      ],
      question: { ask: 'choose', rule: 'RUN-004' },
    });
  });

  test('counts the moves and undos of its seat, and says whether there is one to take back', () => {
    const match = play(matchOf(runes, { seats: 3 }), '0 reach');
    expect([match.sight(0).nth, match.sight(0).canUndo]).toEqual([1, true]);
    expect([match.sight(1).nth, match.sight(1).canUndo]).toEqual([0, false]);
    match.undo(0, 1);
    expect([match.sight(0).nth, match.sight(0).canUndo, match.sight(0).step]).toEqual([2, false, 0]);
  });

  test('has the outcome once the match is over, and nothing else to do', () => {
    const match = matchOf(ravens, { seats: 3 });
    for (const viewer of viewersOf(match.game)) expect(match.sight(viewer).outcome).toBeNull();
    const outcome = playOn(match).outcome()!;
    for (const viewer of viewersOf(match.game))
      expect(match.sight(viewer)).toMatchObject({
        awaiting: 0,
        offers: [],
        question: null,
        canUndo: false,
        outcome: { scores: [...outcome.scores], places: [...outcome.places] },
      });
  });
});

/** The same match, but for what seat 0 alone knows. */
const twins = (): readonly [Match, Match] => {
  const seen = matchOf(runes, { seats: 3 });
  const other = seen.state.slice() as State;
  other[cellOf(seen.game, 'patron')] ^= 1;
  return [seen.state.slice() as State, other].map(position =>
    matchOf(runes, { seats: 3 }, 'twins', position),
  ) as unknown as [Match, Match];
};

describe('secrecy', () => {
  test('what one seat knows and does in secret is the same sight to all others', () => {
    const [one, other] = twins();
    play(one, '0 reach');
    play(other, '0 rest');
    expect(one.sight(0)).not.toEqual(other.sight(0));
    for (const viewer of [1, 2, AUDIENCE]) expect(one.sight(viewer)).toEqual(other.sight(viewer));
  });

  test('what is for other eyes is hidden in view and events', () => {
    const match = play(matchOf(runes, { seats: 2 }), '0 reach');
    const choice = cellOf(match.game, 'choice');
    expect([0, 1, AUDIENCE].map(viewer => match.sight(viewer).view[choice] === HIDDEN)).toEqual([false, true, true]);
    expect(JSON.stringify(match.sight(1).events.slice(-1))).toContain('"choice":"?"');
  });

  test('a game that says more than it is asked tells nobody', () => {
    const chatty: GameModule = {
      ...(runes as GameModule),
      create: (agreement, content) => {
        const game = runes.create(agreement, content as typeof runes.base.content, runes.rules);
        return { ...game, ask: (s, seat) => ({ ...game.ask(s, seat), patron: s[cellOf(game, 'patron')] }) };
      },
    };
    expect(matchOf(chatty, { seats: 2 }).sight(1).question).toEqual({ ask: 'choose', rule: 'RUN-004' });
  });
});

describe('the audience', () => {
  test('holds no secret, and has nothing to do', () => {
    const match = matchOf(ravens, { seats: 2 });
    const sight = match.sight(AUDIENCE);
    expect(sight).toMatchObject({ nth: 0, offers: [], question: null, canUndo: false });
    const hands = fieldOf(match.game, 'hand').cells.map(cell => sight.view[cell]);
    expect(new Set(hands)).toEqual(new Set([HIDDEN]));
    expect(sight.events.some(({ event }) => event.raven === '?')).toBe(true);
  });
});

test('notations are the offers without their finality', () => {
  const match = matchOf(ravens, { seats: 2 });
  expect(match.notations(0)).toEqual(match.offers(0).map(({ move }) => move));
  expect(match.notations(1)).toEqual([]);
});
