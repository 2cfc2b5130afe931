/** Assignments of random hands, against a search that tries all. */
import { PlayoutChance, type State } from '@idavoll/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mimir } from '../index.ts';
import { breakdown } from '../rules/score.ts';
import { faultsOf, mostCardPoints, pointsOf } from './assignments.ts';
import { Table } from './table.ts';

interface Deal {
  readonly hands: Record<number, string[]>;
  readonly screens: Record<number, string[]>;
}
const SEATS = [0, 1, 2];
const artefacts = mimir.base.content.artefacts.map(({ id }) => id);
const treasures = mimir.base.content.treasures.map(({ id }) => id);

/** So many cards and treasures a seat at most. */
const deals = (mostCards: number, mostTreasures: number): fc.Arbitrary<Deal> =>
  fc
    .record({
      cards: fc.shuffledSubarray(artefacts, { minLength: artefacts.length }),
      treasures: fc.shuffledSubarray(treasures, { minLength: treasures.length }),
      sizes: fc.array(fc.record({ cards: fc.nat(mostCards), treasures: fc.nat(mostTreasures) }), {
        minLength: SEATS.length,
        maxLength: SEATS.length,
      }),
    })
    .map(({ cards, treasures, sizes }) => {
      const share = (ids: string[], most: number, size: number, seat: number) =>
        ids.slice(seat * most, seat * most + size);
      return {
        hands: Object.fromEntries(SEATS.map(seat => [seat, share(cards, mostCards, sizes[seat].cards, seat)])),
        screens: Object.fromEntries(
          SEATS.map(seat => [seat, share(treasures, mostTreasures, sizes[seat].treasures, seat)]),
        ),
      };
    });

const scoring = (deal: Deal, scoringAssignment: string) =>
  new Table({ seats: 3, phase: 'scoring', options: { scoringAssignment }, ...deal });

/** Plays at random until the match is over or `stop` says so; gives what each seat did. */
const assignAtRandom = (t: Table, seed: number, stop: (t: Table) => boolean = () => false) => {
  const chance = new PlayoutChance(seed);
  const done: string[][] = [[], [], []];
  while (!t.match.over && !stop(t)) {
    const seat = t.awaited[chance.below(t.awaited.length)];
    const offers = t.offers(seat);
    const move = offers[chance.below(offers.length)];
    t.play(seat, move);
    done[seat].push(move);
  }
  return done;
};

test('MIM-401 MIM-403 MIM-408 MIM-410 MIM-415: no assignment is better than the automatic one', () => {
  const property = fc.property(deals(5, 9), deal => {
    const t = scoring(deal, 'auto');
    for (const seat of SEATS) {
      expect(faultsOf(t, seat)).toEqual([]);
      const most = mostCardPoints(deal.hands[seat], deal.screens[seat]);
      expect(t.scores[seat]).toBe(pointsOf(deal.screens[seat]) + most);
    }
  });
  fc.assert(property, { seed: 415, numRuns: 200 });
});

/** Every position that seat 0 can reach by hand. */
const reachable = ({ match, state }: Table): State[] => {
  const { game } = match;
  const buffer = new Int32Array(game.maxMoves);
  const fx = { below: () => 0, emit() {}, reveal() {} };
  const found = new Map([[state.join(), state]]);
  for (const from of found.values()) {
    const legal = buffer.slice(0, game.legal(from, 0, buffer));
    for (const move of legal) {
      const next = from.slice() as State;
      game.apply(next, 0, move, fx);
      found.set(next.join(), next);
    }
  }
  return [...found.values()];
};

test('MIM-402 MIM-403 MIM-404 MIM-408 MIM-411 MIM-415: by hand every way is legal, and the best one can be found', () => {
  const property = fc.property(deals(4, 3), deal => {
    const t = scoring(deal, 'manual');
    let best = 0;
    for (const state of reachable(t)) {
      expect(faultsOf({ c: t.c, state }, 0)).toEqual([]);
      best = Math.max(best, breakdown(t.c, state, 0).total);
    }
    expect(best).toBe(scoring(deal, 'auto').scores[0]);
  });
  fc.assert(property, { seed: 402, numRuns: 40 });
});

test('MIM-403 MIM-408: by hand every treasure and every leaf is used once', () => {
  const property = fc.property(deals(5, 9), fc.nat(), (deal, seed) => {
    for (const moves of assignAtRandom(scoring(deal, 'manual'), seed)) {
      const spent = moves.filter(move => move !== 'done').map(move => move.split(' for ')[0]);
      expect(new Set(spent).size).toBe(spent.length);
    }
  });
  fc.assert(property, { seed: 403, numRuns: 40 });
});

test('MIM-415: everything can be taken back until all are done', () => {
  const property = fc.property(deals(5, 9), fc.nat(), (deal, seed) => {
    const t = scoring(deal, 'manual');
    const start = t.state.slice();
    const lastOne = (table: Table) => table.awaited.length === 1;
    assignAtRandom(t, seed, lastOne);
    const chance = new PlayoutChance(seed);
    while (SEATS.some(seat => t.match.canUndo(seat))) {
      const able = SEATS.filter(seat => t.match.canUndo(seat));
      const seat = able[chance.below(able.length)];
      expect(t.match.undo(seat, t.match.nth(seat)).ok).toBe(true);
    }
    expect(t.state).toEqual(start);
    assignAtRandom(t, seed);
    expect(t.match.undo(0, t.match.nth(0))).toEqual({ ok: false, error: { code: 'over' } });
  });
  fc.assert(property, { seed: 416, numRuns: 40 });
});

test('MIM-419: the order in which seats assign has no effect', () => {
  const property = fc.property(deals(5, 9), fc.nat(), (deal, seed) => {
    const mixed = scoring(deal, 'manual');
    const done = assignAtRandom(mixed, seed);
    for (const order of [SEATS, SEATS.toReversed()]) {
      const t = scoring(deal, 'manual');
      for (const seat of order) t.play(seat, ...done[seat]);
      expect(t.state).toEqual(mixed.state);
    }
  });
  fc.assert(property, { seed: 419, numRuns: 40 });
});
