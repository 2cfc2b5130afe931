import { AUDIENCE, NONE, PlayoutChance, type Wishes } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { SAGAS, TEAMS } from '../rules/vocabulary.ts';
import { settle } from './scenes.ts';
import { madeFor } from './script.ts';
import { A, agreed, B, type PositionWords, Table } from './table.ts';

const PRINTED = TEAMS.slice(0, 5);

/** The lots of so many matches. */
const lots = (wishes: Wishes, count = 600) => {
  const agreement = agreed(wishes);
  const { game, c } = madeFor(agreement);
  const seats = Array.from({ length: agreement.seats }, (_, seat) => seat);
  return Array.from({ length: count }, (_, seed) => {
    const s = c.layout.state();
    game.setup(s, new PlayoutChance(seed));
    return {
      teams: seats.map(seat => TEAMS[s[c.at.team(seat)]]),
      saga: SAGAS[s[c.at.saga]],
      firstPlacer: s[c.at.firstPlacer],
    };
  });
};
/** Every one of these must come up, and none much more often than another. */
const mustBeEven = <T>(drawn: readonly T[], of: readonly T[]) => {
  expect(drawn.filter(one => !of.includes(one))).toEqual([]);
  for (const one of of) {
    const share = (drawn.filter(other => other === one).length * of.length) / drawn.length;
    expect(share, `${one}`).toBeGreaterThan(0.6);
    expect(share, `${one}`).toBeLessThan(1.4);
  }
};

/** Humans against demons, about to choose areas; A is first. */
const placing = (more: Partial<PositionWords> = {}) =>
  new Table({ figures: ['', ''], teams: ['humans', 'demons'], phase: 'area', ...more });
const HUMANS = ['captain', 'swordsman', 'swordsman', 'swordsman', 'crossbowman'];

describe('teams and saga', () => {
  test('SAGA-030: teams, saga, battlefield, figures, start player', () => {
    const t = new Table({ fresh: { seats: 2, options: { openingLots: 'chosen' } } });
    t.playUntil(({ phase }) => phase === 'figure');
    const story = t.match.events(AUDIENCE).map(({ event }) => event.type);
    const chapters = story.filter((type, i) => type !== story[i - 1]);
    const placed = ['areaChosen', 'placed', 'placedAll'];
    expect(chapters).toEqual([
      ...['teamDrawn', 'sagaDrawn', 'tileLaid', 'crownLaid', 'placesFirst'],
      ...[...placed, ...placed],
      ...['starts', 'turn'],
    ]);
  });

  test('SAGA-031: every seat gets every team, one as often as another', () => {
    const drawn = lots({ seats: 3 });
    for (const seat of [0, 1, 2])
      mustBeEven(
        drawn.map(({ teams }) => teams[seat]),
        PRINTED,
      );
  });

  test('SAGA-032: no two have the same team, and those not drawn stay out', () => {
    for (const { teams } of lots({ seats: 4 })) expect(new Set(teams).size).toBe(4);
    for (const { teams } of lots({ seats: 5 }, 50)) expect(teams.toSorted()).toEqual(PRINTED.toSorted());
    const t = new Table({ fresh: { seats: 3, options: { saga: 'fight' } } }).playUntil(
      ({ phase }) => phase === 'figure',
    );
    const standing = t.c.cards.team.filter((_, figure) => t.state[t.c.at.stands(figure)] !== NONE);
    expect(t.teams).toEqual(['orcs', 'humans', 'elves']);
    expect([t.figuresLeft, standing.length]).toEqual([[6, 5, 5], 16]);
  });

  test('SAGA-033: each places all the figures of the own team and no others', () => {
    const t = placing().play(A, 'area 3,3');
    const kinds = () => new Set(t.offers(A).map(offer => offer.split('>')[0]));
    expect(kinds()).toEqual(new Set(HUMANS));
    expect(t.refused(A, 'fiend>3,3')).toBe('SAGA-033');
    t.play(A, 'captain>3,3');
    expect([t.refused(A, 'captain>4,3'), kinds()]).toEqual(['SAGA-033', new Set(HUMANS.slice(1))]);
    t.play(A, 'swordsman>4,4', 'swordsman>3,4', 'swordsman>4,3');
    expect(kinds()).toEqual(new Set(['crossbowman']));
    expect(t.refused(A, 'done')).toBe('SAGA-062');
    t.play(A, 'crossbowman>5,3');
    expect([t.offers(A), t.figures(A)]).toEqual([
      ['done'],
      'captain 3,3 swordsman-1 4,4 swordsman-2 3,4 swordsman-3 4,3 crossbowman 5,3',
    ]);
  });

  test('SAGA-034 SAGA-035: the die decides which one of the five is played, two faces each', () => {
    mustBeEven(
      lots({ seats: 2 }).map(({ saga }) => saga),
      SAGAS,
    );
    const drawn = new Map<number, string>();
    for (let seed = 0; seed < 60; seed++) {
      const t = new Table({ fresh: { seats: 2 }, seed: `${seed}` });
      const [{ saga, die }] = t.told('sagaDrawn');
      drawn.set(Number(die), String(saga));
      expect([t.saga, t.told('sagaDrawn').length]).toEqual([saga, 1]);
    }
    expect([...drawn].toSorted(([a], [b]) => a - b).map(([die, saga]) => `${die} ${saga}`)).toEqual([
      ...['0 fight', '1 fight', '2 duel', '3 duel', '4 treasure', '5 treasure'],
      ...['6 mist', '7 mist', '8 crown', '9 crown'],
    ]);
  });

  test('SAGA-036: all of it is open to every seat and to the audience', () => {
    const t = new Table({ fresh: { seats: 3 } }).playUntil(({ phase }) => phase === 'figure');
    for (const viewer of [0, 1, 2, AUDIENCE]) {
      expect([...t.match.view(viewer)]).toEqual([...t.state]);
      expect(t.match.events(viewer)).toEqual(t.match.events(0));
    }
    expect(t.told('teamDrawn').map(({ team }) => team)).toEqual(t.teams);
  });

  test('SAGA-037: chosen teams are picked in seat order from those still free, before the saga is drawn', () => {
    const t = new Table({ fresh: { seats: 3, options: { teams: 'chosen' } } });
    expect([t.active, t.phase, t.offers()]).toEqual([0, 'team', PRINTED.map(team => `team ${team}`)]);
    t.play(0, 'team undead');
    expect([t.active, t.offers()]).toEqual([1, ['humans', 'elves', 'orcs', 'demons'].map(team => `team ${team}`)]);
    expect(t.refused(1, 'team undead')).toBe('SAGA-032');
    t.play(1, 'team humans');
    expect(t.told('sagaDrawn')).toEqual([]);
    t.play(2, 'team demons');
    expect([t.teams, t.told('sagaDrawn').length, t.phase]).toEqual([['undead', 'humans', 'demons'], 1, 'area']);
  });
});

describe('placing', () => {
  test('SAGA-061: the lot decides who chooses first, each as often as another', () => {
    for (const seats of [2, 5])
      mustBeEven(
        lots({ seats }).map(({ firstPlacer }) => firstPlacer),
        Array.from({ length: seats }, (_, seat) => seat),
      );
    const t = new Table({ fresh: { seats: 5 } });
    expect(t.told('placesFirst')).toEqual([{ type: 'placesFirst', seat: t.active }]);
  });

  test('SAGA-062: all own figures are placed before the next one chooses', () => {
    const t = placing();
    t.play(A, 'area 3,3');
    for (const figure of [...HUMANS.keys()]) {
      expect([t.active, t.told('placed').length, t.refused(B, 'area -3,-3')]).toEqual([A, figure, 'not-awaited']);
      t.play(A, t.offers(A)[0]);
    }
    expect([t.phase, t.refused(B, 'area -3,-3')]).toEqual(['confirm', 'not-awaited']);
    expect(t.play(A, 'done').active).toBe(B);
  });

  test('SAGA-063: the others follow clockwise', () => {
    for (const turn of [0, 2, 3]) {
      const teams = ['humans', 'elves', 'undead', 'orcs'] as const;
      const t = new Table({ figures: ['', '', '', ''], teams, phase: 'area', turn });
      t.playUntil(({ phase }) => phase === 'figure');
      const order = [0, 1, 2, 3].map(i => (turn + i) % 4);
      expect(t.told('areaChosen').map(({ seat }) => seat)).toEqual(order);
      expect(t.told('placedAll').map(({ seat }) => seat)).toEqual(order);
    }
  });

  test('SAGA-064: only an area that nobody has', () => {
    const t = new Table({ figures: ['', '', ''], teams: ['humans', 'elves', 'undead'], phase: 'area' });
    t.play(A, 'area -6,3');
    settle(t, A);
    expect([t.active, t.offers(B)]).toEqual([B, ['area 3,3', 'area 3,-6']]);
    expect(t.refused(B, 'area -6,3')).toBe('SAGA-064');
  });

  test('SAGA-057 SAGA-064: five players choose of six areas, so that one stays empty', () => {
    const t = new Table({ fresh: { seats: 5, options: { saga: 'duel' } } });
    const offered: number[] = [];
    t.playUntil(({ phase, active }) => {
      if (phase === 'area') offered.push(t.offers(active).length);
      return phase === 'figure';
    });
    expect(offered).toEqual([6, 5, 4, 3, 2]);
  });

  test('SAGA-065: all figures stand in the area that was chosen', () => {
    const t = placing().play(A, 'area -3,-3');
    const area = '-3,-5 -2,-5 -1,-5 -4,-4 -3,-4 -2,-4 -5,-3 -4,-3 -3,-3 -5,-2 -4,-2 -5,-1'.split(' ');
    for (const kind of ['captain', 'swordsman', 'crossbowman'])
      expect(t.offers(A).filter(offer => offer.startsWith(kind))).toEqual(area.map(field => `${kind}>${field}`));
    t.play(A, 'captain>-3,-3');
    for (const field of ['3,3', '0,0', '-2,-3']) expect(t.refused(A, `swordsman>${field}`)).toBe('SAGA-065');
    settle(t, A);
    for (const { seat, field } of t.told('placed')) if (seat === A) expect(area).toContain(field);
  });

  test('SAGA-066 SAGA-103: one on a field, never on terrain or half fields', () => {
    const t = placing({ tiles: { '3,3': 'T03 turned 1' } }).play(A, 'area 3,3', 'captain>3,3');
    for (const field of ['3,3', '3,4', '2,5']) {
      expect(t.refused(A, `swordsman>${field}`)).toBe('SAGA-066');
      expect(t.offers(A)).not.toContain(`swordsman>${field}`);
    }
    expect(t.refused(A, 'swordsman>5,4')).toBe('unknown-move');
    expect(t.offers(A).filter(offer => offer.startsWith('crossbowman'))).toHaveLength(9);
  });

  test('SAGA-067: chests and crown are laid before areas are chosen', () => {
    const laid = (saga: string) => {
      const story = new Table({ fresh: { seats: 3, options: { saga } } }).match.events(AUDIENCE);
      return story.map(({ event }) => event.type).filter(type => type.endsWith('Laid') && type !== 'tileLaid');
    };
    expect(laid('treasure')).toEqual(Array(7).fill('chestLaid'));
    expect(laid('crown')).toEqual(['crownLaid']);
    for (const saga of ['fight', 'duel', 'mist']) expect(laid(saga)).toEqual([]);
  });

  test('SAGA-068: the hourglass tokens lie mixed and face down: what comes first is open', () => {
    const first = (seed: string) =>
      new Table({ figures: ['captain 0,0', 'goblin 5,-5'], turn: B, master: A, seed }).play(B, 'end').news[2];
    const turned = Array.from({ length: 120 }, (_, seed) => first(`${seed}`));
    const red = turned.filter(news => news === 'redToken 0').length;
    // One in six on average.
    expect(red).toBeGreaterThan(8);
    expect(red).toBeLessThan(35);
    expect(turned.filter(news => news === 'greenToken 0 5')).toHaveLength(120 - red);
  });

  test('SAGA-069: a lot of its own decides who starts', () => {
    const drawn = Array.from({ length: 160 }, (_, seed) => {
      const t = new Table({ fresh: { seats: 2, options: { saga: 'duel' } }, seed: `${seed}` });
      t.playUntil(({ phase }) => phase === 'figure');
      expect(t.told('starts')).toEqual([{ type: 'starts', seat: t.active }]);
      return `${t.told('placesFirst')[0].seat} ${t.active}`;
    });
    mustBeEven(drawn, ['0 0', '0 1', '1 0', '1 1']);
  });
});
