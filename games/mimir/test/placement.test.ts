import { AUDIENCE, type Seat, viewersOf } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { randomly, sent } from '../../test/random-play.ts';
import { KINDS } from '../rules/vocabulary.ts';
import { playedOut, tables } from './random-play.ts';
import { realmIndex, Table } from './table.ts';

const SEATS = [2, 3, 4];
const EASY = { difficulty: 'easy' };

/** Whose tokens were placed in this round, one entry a token. */
const placers = (t: Table, round: number): Seat[] => {
  let now = 1;
  const seats: Seat[] = [];
  for (const { type, seat, round: begun } of t.events()) {
    if (type === 'round') now = Number(begun);
    if (type === 'placed' && now === round) seats.push(Number(seat));
  }
  return seats;
};
/** So many tokens of each seat in this order, turn by turn. */
const turns = (order: readonly Seat[], counts: readonly number[]) =>
  counts.flatMap(count => order.flatMap(seat => Array<Seat>(count).fill(seat)));
const toRound = (t: Table, round: number) => t.playUntil(table => table.round === round && table.phase === 'placement');
/** Until all tokens of this round are placed; what is forced afterwards is played too. */
const placeAll = (t: Table, choose?: (offers: string[]) => string) => {
  const { round } = t;
  return t.playUntil(table => table.phase !== 'placement' || table.round > round, choose);
};

describe('turns', () => {
  test('MIM-150 MIM-153: all take a first turn in turn order, then all a second, until the round is placed', () => {
    for (const order of [
      [2, 0, 1],
      [1, 0, 2],
    ]) {
      const t = new Table({ seats: 3, order });
      for (const [i, seat] of turns(order, [2, 2, 1]).entries()) {
        expect([i, t.phase, t.active]).toEqual([i, 'placement', seat]);
        expect(t.refused((seat + 1) % 3, 'viking>midgard')).toBe('not-awaited');
        t.play(seat, 'viking>midgard');
      }
      expect(t.match.steps).toHaveLength(15);
      expect(t.story(AUDIENCE)).toContain('turnedUp');
    }
  });

  test('MIM-151: easy: clockwise from the holder of the first-player token', () => {
    for (const seats of SEATS) {
      const holders = new Set<Seat>();
      for (const t of tables({ seats, options: EASY }, 30)) {
        const first = Number(t.events().find(({ type }) => type === 'first')?.seat);
        holders.add(first);
        for (const round of [1, 2]) {
          const holder = (first + round - 1) % seats;
          toRound(t, round);
          for (let turn = 0; turn < seats; turn++) {
            expect(t.active).toBe((holder + turn) % seats);
            t.play((holder + turn) % seats, t.offers((holder + turn) % seats)[0], t.offers((holder + turn) % seats)[0]);
          }
        }
      }
      expect(holders.size).toBe(seats);
    }
  });

  test('MIM-152: normal: the current column of the turn-order board, place 1 first', () => {
    const t = new Table({ seats: 3, order: [1, 2, 0] });
    placeAll(t).play(1, 'place 2').play(2, 'place 3');
    placeAll(toRound(t, 2));
    expect(placers(t, 1)).toEqual(turns([1, 2, 0], [2, 2, 1]));
    expect(placers(t, 2)).toEqual(turns([0, 1, 2], [2, 2, 2]));
  });

  test('MIM-154: easy: three turns of 2 in every round', () => {
    for (const seats of SEATS) {
      const t = playedOut({ seats, options: { ...EASY, firstPlayer: 'chosen' } }, 1);
      for (const round of [1, 2, 3]) {
        const order = Array.from({ length: seats }, (_, i) => (i + round - 1) % seats);
        expect(placers(t, round)).toEqual(turns(order, [2, 2, 2]));
      }
    }
  });

  test('MIM-155 MIM-156 MIM-157 MIM-163: normal: turns of 2, 2, 1, then 2, 2, 2, then 2, 2, 2, 1', () => {
    for (const seats of SEATS) {
      const t = new Table({ fresh: { seats } });
      for (const [round, counts] of [
        [1, [2, 2, 1]],
        [2, [2, 2, 2]],
        [3, [2, 2, 2, 1]],
      ] as const) {
        const { order } = toRound(t, round);
        placeAll(t, randomly(round));
        expect(placers(t, round)).toEqual(turns(order, counts));
      }
    }
  });

  test('MIM-158: nobody places fewer or more than the turn asks for', () => {
    const t = new Table({ seats: 2 }).play(0, 'viking>midgard');
    for (const move of ['stop', 'done', 'skip', 'keep', 'decline']) expect(t.refused(0, move)).toBe('MIM-162');
    t.play(0, 'viking>midgard');
    expect(t.refused(0, 'viking>midgard')).toBe('not-awaited');
    expect(t.active).toBe(1);
    for (const difficulty of ['easy', 'normal']) {
      const played = playedOut({ seats: 3, options: { difficulty } }, 2);
      for (const round of [1, 2, 3])
        for (const seat of [1, 2])
          expect(placers(played, round).filter(s => s === seat).length).toBe(
            placers(played, round).filter(s => s === 0).length,
          );
    }
  });

  test('MIM-159: there is no passing in the placement phase', () => {
    for (const difficulty of ['easy', 'normal']) {
      const t = new Table({ seats: 3, options: { difficulty } });
      while (t.phase === 'placement') {
        const seat = t.active!;
        expect(t.offers(seat)).not.toContain('pass');
        expect(t.refused(seat, 'pass')).toBe('MIM-159');
        t.play(seat, t.offers(seat).at(-1)!);
      }
      expect(t.offers(0)).toContain('pass');
    }
  });
});

describe('what may be placed, and where', () => {
  test('MIM-011 MIM-161: any kind of the supply, viking or elite, and only what is there', () => {
    const t = new Table({ seats: 2, ring: ['asgard', 'midgard', 'vanaheim', 'alfheim', 'helheim'] });
    const everywhere = (...kinds: string[]) => kinds.flatMap(kind => t.ring.map(realm => `${kind}>${realm}`));
    expect(t.offers(0).toSorted()).toEqual(everywhere('viking', 'double', 'raven', 'valkyrie', 'wyrm').toSorted());
    t.play(0, 'double>midgard');
    expect(t.offers(0).toSorted()).toEqual(everywhere('viking', 'raven', 'valkyrie', 'wyrm').toSorted());
    expect(t.refused(0, 'double>asgard')).toBe('MIM-161');
    t.play(0, 'wyrm>midgard').play(1, 'raven>asgard', 'valkyrie>asgard').play(0, 'raven>helheim');
    expect(t.offers(0).toSorted()).toEqual(everywhere('viking', 'valkyrie').toSorted());
    expect(t.refused(0, 'raven>helheim')).toBe('MIM-161');
  });

  test('MIM-162: the tokens of a turn go to one realm or to two', () => {
    const t = new Table({ seats: 2 });
    t.play(0, 'viking>midgard', 'raven>midgard').play(1, 'viking>asgard', 'viking>vanaheim');
    expect([t.faceDown('midgard', 0), t.faceDown('asgard', 1), t.faceDown('vanaheim', 1)]).toEqual([
      'viking, raven',
      'viking',
      'viking',
    ]);
  });

  test('MIM-164: any realm in play, without limit, adjacency or treasure; no other', () => {
    const ring = ['asgard', 'niflheim', 'midgard', 'vanaheim', 'muspelheim'];
    const t = new Table({ seats: 2, ring, round: 3, realms: { midgard: { treasures: ['skin-1-1'] } } });
    t.play(0, 'viking>asgard');
    for (const realm of ring) expect(t.offers(0)).toContain(`viking>${realm}`);
    expect(t.refused(0, 'viking>helheim')).toBe('MIM-164');
    t.play(0, 'viking>asgard');
    for (let turn = 1; turn < 4; turn++)
      for (const seat of [1, 0]) while (t.active === seat) t.play(seat, 'viking>asgard');
    expect([t.placed('asgard', 0), t.placed('asgard', 1)]).toEqual([7, 6]);
  });

  test('MIM-165: a placed token stays: each move takes one token out of one supply and lays it down once', () => {
    const { c } = new Table({ seats: 4 });
    const { supply, faceDown, faceUp } = c.at;
    for (const seed of [1, 2, 3]) {
      const t = new Table({ fresh: { seats: 4 }, seed: `${seed}` });
      const choose = randomly(seed);
      while (t.phase === 'placement') {
        const before = t.state.slice();
        const seat = t.active!;
        const move = choose(t.offers(seat));
        t.play(seat, move);
        if (t.phase !== 'placement') break;
        const [kind, realm] = move.split('>');
        const changed: number[] = [];
        for (let i = supply(0, 0); i < faceUp(8, 3, 4) + 1; i++) if (t.state[i] !== before[i]) changed.push(i);
        const k = KINDS.indexOf(kind as 'viking');
        const { placed } = t.c.at;
        const cells = [supply(seat, k), faceDown(realmIndex(realm), seat, k), placed(realmIndex(realm), seat)];
        expect(changed).toEqual(cells);
        expect(cells.map(cell => t.state[cell] - before[cell])).toEqual([-1, 1, 1]);
      }
    }
  });

  test('MIM-169: nobody runs short: 18 tokens a game, though none comes home', () => {
    const nothingHome = (offers: string[]) => offers.find(move => move === 'decline' || move === 'pass') ?? offers[0];
    for (const seats of SEATS)
      for (const [difficulty, owned] of [
        ['easy', 21],
        ['normal', 22],
      ] as const) {
        const t = new Table({ fresh: { seats, options: { difficulty } } });
        t.playUntil(({ match }) => match.over, nothingHome);
        for (let seat = 0; seat < seats; seat++) {
          expect([1, 2, 3].flatMap(round => placers(t, round)).filter(s => s === seat)).toHaveLength(18);
          const left = KINDS.reduce((sum, kind) => sum + t.supply(seat, kind), 0);
          expect(left).toBe(owned - 18);
        }
      }
  });
});

describe('what is hidden', () => {
  test('MIM-160: tokens are placed face down', () => {
    const t = new Table({ seats: 3 }).play(0, 'wyrm>midgard', 'viking>midgard');
    expect(t.faceDown('midgard', 0)).toBe('viking, wyrm');
    expect(t.tokens('midgard', 0)).toBe('');
    for (const viewer of [1, 2, AUDIENCE])
      expect(t.events(viewer)).toEqual(Array(2).fill({ type: 'placed', seat: 0, realm: 'midgard', token: '?' }));
  });

  test('MIM-166: a player sees the own placed tokens at any time, and nobody else does', () => {
    const t = new Table({ seats: 3 }).play(0, 'wyrm>midgard', 'viking>midgard').play(1, 'double>asgard');
    const seen = (viewer: number, seat: Seat, realm: string) =>
      KINDS.map((_, kind) => t.seen(viewer, t.c.at.faceDown(realmIndex(realm), seat, kind)));
    const hidden = KINDS.map(() => undefined);
    expect(seen(0, 0, 'midgard')).toEqual([1, 0, 0, 0, 1]);
    expect(seen(1, 1, 'asgard')).toEqual([0, 1, 0, 0, 0]);
    for (const viewer of [1, 2, AUDIENCE]) expect(seen(viewer, 0, 'midgard')).toEqual(hidden);
    for (const viewer of [0, 2, AUDIENCE]) expect(seen(viewer, 1, 'asgard')).toEqual(hidden);
    expect(t.events(0).map(({ token }) => token)).toEqual(['wyrm', 'viking', '?']);
  });

  test('MIM-167: everyone sees whose the face-down tokens are and how many, but not their kinds', () => {
    const t = new Table({ seats: 3 }).play(0, 'wyrm>midgard', 'viking>midgard').play(1, 'double>midgard');
    const { at } = t.c;
    const midgard = realmIndex('midgard');
    for (const viewer of viewersOf(t.match.game)) {
      expect([0, 1, 2].map(seat => t.seen(viewer, at.placed(midgard, seat)))).toEqual([2, 1, 0]);
      for (const seat of [0, 1, 2])
        for (const kind of KINDS.keys())
          if (seat !== viewer) {
            expect(t.seen(viewer, at.faceDown(midgard, seat, kind))).toBeUndefined();
            expect(t.seen(viewer, at.supply(seat, kind))).toBeUndefined();
          }
    }
  });

  test('MIM-012: a screen hides supply and cards from all but their owner', () => {
    for (const seats of SEATS) {
      const t = new Table({ fresh: { seats } });
      for (const viewer of viewersOf(t.match.game))
        for (let seat = 0; seat < seats; seat++) {
          const mine = viewer === seat;
          for (const [kind, name] of KINDS.entries())
            expect(t.seen(viewer, t.c.at.supply(seat, kind))).toBe(mine ? t.supply(seat, name) : undefined);
          expect(sent(t, viewer).includes(`"${t.cardsOf(seat)[0]}":"seat ${seat}"`)).toBe(mine);
        }
    }
  });

  test('MIM-168: vikings that stayed from earlier rounds lie face up', () => {
    const t = new Table({ seats: 3, order: [0, 1, 2] });
    toRound(placeAll(t), 2);
    const [home] = t.ring;
    t.play(0, `double>${home}`);
    for (const viewer of viewersOf(t.match.game)) {
      expect(t.seen(viewer, t.c.at.faceUp(realmIndex(home), 0, 0))).toBe(5);
      expect(t.seen(viewer, t.c.at.placed(realmIndex(home), 0))).toBe(1);
    }
    expect([t.tokens(home, 0), t.faceDown(home, 0)]).toEqual(['5 viking', 'double']);
  });

  test('MIM-170: what the others are sent of a placement turn is the same whatever was placed', () => {
    const turn = (...tokens: string[]) =>
      new Table({ seats: 3, order: [1, 0, 2] }).play(1, ...tokens.map(token => `${token}>midgard`));
    for (const kind of ['double', 'raven', 'valkyrie', 'wyrm'])
      for (const [run, twin] of [
        [turn('viking'), turn(kind)],
        [turn('viking', 'viking'), turn(kind, 'viking')],
        [turn('viking', 'viking'), turn('viking', kind)],
      ]) {
        for (const viewer of [0, 2, AUDIENCE]) expect(sent(twin, viewer)).toBe(sent(run, viewer));
        expect(sent(twin, 1)).not.toBe(sent(run, 1));
      }
  });

  test('MIM-170: a forced choice of kind is asked for all the same', () => {
    const t = new Table({ seats: 2, realms: { midgard: { 0: '16 viking, double, raven, valkyrie, wyrm' } } });
    const u = new Table({ seats: 2, realms: { midgard: { 0: '17 viking, double, raven, valkyrie' } } });
    for (const table of [t, u]) {
      table.play(0, 'viking>asgard');
      expect(table.active).toBe(0);
      expect(table.match.steps).toHaveLength(1);
    }
    expect(t.offers(0)).toEqual(t.ring.map(realm => `viking>${realm}`));
    expect(u.offers(0)).toEqual(u.ring.map(realm => `wyrm>${realm}`));
  });
});
