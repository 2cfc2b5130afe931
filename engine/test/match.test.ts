import { describe, expect, test } from 'vitest';
import { commitmentTo, seedFrom } from '../chance.ts';
import { AUDIENCE, type GameModule } from '../game.ts';
import type { State } from '../layout.ts';
import { type Match, viewersOf } from '../match.ts';
import { writeRecord } from '../record.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';
import { matchOf, offered, play, playOn } from './table.ts';

const refused = (code: string, more = {}) => ({ ok: false, error: { code, ...more } });
const texts = ({ steps }: Match) => steps.map(({ seat, text }) => `${seat} ${text}`);
/** Everything that a host could notice of a match. */
const snapshot = (match: Match) => ({
  state: match.state.slice(),
  steps: texts(match),
  told: viewersOf(match.game).map(viewer => match.events(viewer)),
  counts: Array.from({ length: match.game.seats }, (_, seat) => match.nth(seat)),
});

describe('refusals', () => {
  const table = () => matchOf(runes, { seats: 3, options: { strength: 1 } });

  test.each([-1, 3, 0.5, Number.NaN])('there is no seat %d', seat => {
    expect(table().submit(seat, 0, 'reach')).toEqual(refused('no-such-seat'));
    expect(table().undo(seat, 0)).toEqual(refused('no-such-seat'));
  });

  test('a seat that has chosen is not awaited', () => {
    const match = play(table(), '0 reach');
    expect(match.submit(0, 1, 'rest')).toEqual(refused('not-awaited'));
  });

  test.each(['', 'Reach', ' reach', '__proto__'])('%j is an unknown move', text => {
    expect(table().submit(0, 0, text)).toEqual(refused('unknown-move'));
  });

  test('a move that is not legal now is refused by its rule', () => {
    const match = play(table(), '0 reach', '1 rest', '2 rest');
    expect(match.submit(0, 1, 'reach')).toEqual(refused('illegal-move', { rule: 'RUN-005' }));
  });

  test('who has done nothing has nothing to undo', () => {
    const match = play(table(), '0 reach');
    expect(match.undo(1, 0)).toEqual(refused('nothing-to-undo'));
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([true, false]);
  });

  test('a refusal changes nothing', () => {
    const match = play(table(), '0 reach');
    const before = snapshot(match);
    for (const [seat, nth, text] of [
      [0, 1, 'rest'],
      [1, 5, 'rest'],
      [1, 0, 'sing'],
      [7, 0, 'rest'],
    ] as const)
      expect(match.submit(seat, nth, text).ok).toBe(false);
    expect(match.undo(1, 0).ok).toBe(false);
    expect(snapshot(match)).toEqual(before);
  });
});

describe('late clicks', () => {
  test('a click that comes twice is stale the second time: to answer it again is the host’s business', () => {
    const match = matchOf(ravens, { seats: 2 });
    const [move] = offered(match, 0);
    expect(match.submit(0, 0, move)).toMatchObject({ ok: true, value: { step: 1 } });
    expect(match.submit(0, 0, move)).toEqual(refused('stale'));
    expect(match.steps).toHaveLength(1);
  });

  test('a click on a decision that was taken back is stale, also after the undo', () => {
    const match = play(matchOf(runes, { seats: 3 }), '0 reach');
    expect(match.undo(0, 0)).toEqual(refused('stale'));
    expect(match.undo(0, 1)).toMatchObject({ ok: true });
    expect(match.submit(0, 0, 'reach')).toEqual(refused('stale'));
    expect(match.submit(0, 1, 'reach')).toEqual(refused('stale'));
    expect(match.submit(0, 2, 'reach')).toMatchObject({ ok: true });
    expect(match.nth(0)).toBe(3);
  });

  test('what others do makes no click stale', () => {
    const match = play(matchOf(runes, { seats: 3 }), '1 reach', '2 rest');
    expect(match.submit(0, 0, 'reach')).toMatchObject({ ok: true });
  });
});

describe('undo', () => {
  test('it takes a sealed choice back from beneath another seat’s', () => {
    const match = play(matchOf(runes, { seats: 3 }), '0 reach', '1 rest');
    const other = play(matchOf(runes, { seats: 3 }), '1 rest');
    expect(match.undo(0, 1)).toEqual({ ok: true, value: { step: 1 } });
    expect(texts(match)).toEqual(['1 rest']);
    expect(match.awaiting).toBe(0b101);
    expect(match.state).toEqual(other.state);
    expect(match.events(1)).toEqual(other.events(1));
  });

  test('a turn of several steps is taken back step by step', () => {
    const match = matchOf(ravens, { seats: 2, options: { hand: 3 } }, 'two low ravens');
    const before = snapshot(match);
    const [first] = offered(match, 0);
    play(match, `0 ${first}`);
    const between = snapshot(match);
    const [second] = offered(match, 0);
    expect(second).toMatch(/^send /);
    play(match, `0 ${second}`);
    expect(match.undo(0, 2).ok).toBe(true);
    expect({ ...snapshot(match), counts: between.counts }).toEqual(between);
    expect(match.undo(0, 3).ok).toBe(true);
    expect({ ...snapshot(match), counts: before.counts }).toEqual(before);
    expect(match.canUndo(0)).toBe(false);
  });

  test('nothing before a final step can be taken back', () => {
    const match = play(matchOf(ravens, { seats: 2 }), '0 peek');
    expect(match.undo(0, 1)).toEqual(refused('nothing-to-undo'));
    const chosen = play(matchOf(runes, { seats: 2 }), '0 reach', '1 rest');
    expect([chosen.canUndo(0), chosen.canUndo(1)]).toEqual([false, false]);
  });
});

describe('finality', () => {
  test('offers say beforehand what can be taken back', () => {
    const match = matchOf(ravens, { seats: 2 });
    const finality = Object.fromEntries(match.offers(0).map(({ move, final }) => [move.split(' ')[0], final]));
    expect(finality).toEqual({ send: false, peek: true, end: true });
  });

  test('to have chosen is final for the last to choose alone', () => {
    const match = matchOf(runes, { seats: 3 });
    const finalities = () => [0, 1, 2].flatMap(seat => match.offers(seat).map(({ final }) => final));
    expect(finalities()).toEqual(Array(6).fill(false));
    play(match, '0 reach', '2 rest');
    expect(finalities()).toEqual([true, true]);
    expect(match.submit(1, 0, 'rest')).toMatchObject({ ok: true, value: { step: 3, final: true } });
  });

  test('to try a move out changes nothing', () => {
    const match = matchOf(ravens, { seats: 3 });
    const before = snapshot(match);
    match.offers(0);
    expect(snapshot(match)).toEqual(before);
  });
});

describe('what is forced', () => {
  test('the engine plays it in the step that led to it', () => {
    const match = play(matchOf(runes, { seats: 2, options: { strength: 1 } }), '0 reach', '1 rest');
    expect(offered(match, 0)).toEqual(['rest']);
    play(match, '1 rest');
    expect(texts(match)).toEqual(['0 reach', '1 rest', '1 rest']);
    expect(match.events(0, 3).map(({ event }) => event.type)).toEqual([
      'sealed',
      'sealed',
      'showed',
      'showed',
      'turned',
    ]);
  });
});

describe('what viewers learn', () => {
  test('events since a step, each viewer its own', () => {
    const match = play(matchOf(runes, { seats: 2 }), '0 reach');
    expect(match.events(0, 1)).toEqual([{ step: 1, event: { type: 'sealed', seat: 0, choice: 'reach' } }]);
    expect(match.events(1, 1)).toEqual([{ step: 1, event: { type: 'sealed', seat: 0, choice: '?' } }]);
    expect(match.events(AUDIENCE, 2)).toEqual([]);
    expect(match.events(AUDIENCE).map(({ step }) => step)).toEqual([0, 0, 0, 1]);
  });

  test('a view is new every time, and the game’s own', () => {
    const match = matchOf(ravens, { seats: 2 });
    for (const viewer of viewersOf(match.game)) {
      const view = match.game.layout.view();
      match.game.view(match.state, viewer, view);
      match.view(viewer).fill(0);
      expect(match.view(viewer)).toEqual(view);
    }
  });

  test('the seed is committed to from the start', () => {
    expect(matchOf(runes, { seats: 2 }, 'norn').commitment).toBe(commitmentTo(seedFrom('norn')));
  });
});

describe('a rule that throws', () => {
  const broken: GameModule = {
    ...(runes as GameModule),
    create: (agreement, content) => {
      const game = runes.create(agreement, content as typeof runes.base.content, runes.rules);
      return {
        ...game,
        apply: (s, seat, move, fx) => {
          game.apply(s, seat, move, fx);
          if (game.moves.notate(move) === 'reach') throw new Error('the rune burns');
        },
      };
    },
  };

  test('it changes nothing, and the match goes on', () => {
    const match = play(matchOf(broken, { seats: 2 }), '0 rest');
    const before = snapshot(match);
    expect(() => match.submit(1, 0, 'reach')).toThrow('the rune burns');
    expect(snapshot(match)).toEqual(before);
    expect(match.submit(1, 0, 'rest')).toMatchObject({ ok: true });
  });
});

describe('a set position', () => {
  test('the match begins there, on a copy, with what is forced played', () => {
    const set = play(
      matchOf(runes, { seats: 2, options: { strength: 1 } }),
      '0 reach',
      '1 rest',
    ).state.slice() as State;
    const { fields } = matchOf(runes, { seats: 2 }).game.layout;
    const choices = fields.find(({ name }) => name === 'choice')!.base;
    set[choices + 1] = 1;
    const match = matchOf(runes, { seats: 2, options: { strength: 1 } }, 'set', set);
    expect(match.setPosition).toBe(true);
    expect(match.awaiting).toBe(0b11);
    expect(match.events(0).map(({ event }) => event.type)).toEqual(['sealed', 'showed', 'showed', 'turned']);
    expect(set[choices + 1]).toBe(1);
    expect(() => writeRecord(match)).toThrow('has no record');
  });
});

describe('the end', () => {
  test('nothing is asked, offered or accepted after it', () => {
    const match = playOn(matchOf(runes, { seats: 2 }));
    expect(match.awaiting).toBe(0);
    for (const seat of [0, 1]) {
      expect(match.offers(seat)).toEqual([]);
      expect(match.submit(seat, match.nth(seat), 'rest')).toEqual(refused('over'));
      expect(match.undo(seat, match.nth(seat))).toEqual(refused('over'));
      expect(match.canUndo(seat)).toBe(false);
    }
  });

  test('there is an outcome then, and not before', () => {
    const match = matchOf(ravens, { seats: 3 });
    expect(match.outcome()).toBeUndefined();
    const outcome = playOn(match).outcome();
    expect(outcome?.scores).toHaveLength(3);
    expect(outcome?.places).toContain(1);
  });
});
