/** No guessed world contradicts what its seat has seen before: each look into a pile, and all that was picked since. */
import { agree, type Event, Match, PlayoutChance, type Seat, type State, seedFrom } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { memory } from '../bot/memory.ts';
import { asgard } from '../index.ts';
import type { Context } from '../rules/context.ts';
import { at } from '../rules/state.ts';
import { ARM_COUNT, ARMS_OF_KIND, HELD, PHASE } from '../rules/vocabulary.ts';

/** A look at a pile as its view showed it, and how many tiles each seat had by then. */
interface Look {
  readonly seat: Seat;
  readonly kind: number;
  readonly pile: readonly number[];
  readonly counts: readonly number[];
}

const lookOf = ({ game, state }: Match, seat: Seat): Look | undefined => {
  if (state[at.phase] !== PHASE.pick || state[at.active] !== seat) return undefined;
  const kind = state[at.browsing];
  const arms = Array.from({ length: ARMS_OF_KIND }, (_, nth) => kind * ARMS_OF_KIND + nth);
  const seats = Array.from({ length: game.seats }, (_, other) => other);
  return {
    seat,
    kind,
    pile: arms.filter(arm => seats.every(other => state[at.arm(other, arm)] < HELD)),
    counts: seats.map(other => state[at.armCount(other, kind)]),
  };
};

const owned = (world: State, seat: Seat, kind: number): number[] =>
  Array.from({ length: ARM_COUNT }, (_, arm) => arm).filter(
    arm => Math.trunc(arm / ARMS_OF_KIND) === kind && world[at.arm(seat, arm)] >= HELD,
  );

/** What a seat had before the look did not lie in the pile then; what it took since then did. */
const contradicts = (world: State, look: Look): boolean =>
  look.counts.some(
    (count, other) => owned(world, other, look.kind).filter(arm => !look.pile.includes(arm)).length !== count,
  );

const toldOf = (match: Match, seat: Seat): Event[] =>
  match.events(seat).flatMap(({ event }) => (memory.events.includes(event.type) ? [event] : []));

const walk = (seed: string, seats: number, visit: (match: Match, seat: Seat, looks: readonly Look[]) => void) => {
  const agreement = agree(asgard, { seats });
  if (!agreement.ok) throw new Error(agreement.error.code);
  const match = new Match({ module: asgard, agreement: agreement.value, seed: seedFrom(seed) });
  const chance = new PlayoutChance(5);
  const looks: Look[] = [];
  while (!match.over) {
    const seat = 31 - Math.clz32(match.awaiting & -match.awaiting);
    const look = lookOf(match, seat);
    if (look) looks.push(look);
    for (let viewer = 0; viewer < seats; viewer++)
      if (looks.some(({ seat: looker }) => looker === viewer)) visit(match, viewer, looks);
    const moves = match.legal(seat);
    match.submit(seat, match.nth(seat), match.game.moves.notate(moves[chance.below(moves.length)]));
  }
};

describe('what was seen once', () => {
  test.each([2, 3, 4])('is in every world that a bot guesses, with %d seats', seats => {
    const chance = new PlayoutChance(9);
    let [guesses, forgetful] = [0, 0];
    for (let i = 0; i < 6; i++)
      walk(`memory ${i}`, seats, (match, seat, looks) => {
        if (chance.below(12) !== 0) return;
        const { game } = match;
        const world = game.layout.state();
        const own = looks.filter(look => look.seat === seat);
        game.determinize(match.view(seat), seat, chance, world);
        if (own.some(look => contradicts(world, look))) forgetful++;
        memory.determinize(game.context as Context, match.view(seat), seat, toldOf(match, seat), chance, world);
        expect(own.filter(look => contradicts(world, look))).toEqual([]);
        expect(game.check(world)).toBeUndefined();
        const seen = game.layout.view();
        game.view(world, seat, seen);
        expect(seen).toEqual(match.view(seat));
        guesses++;
      });
    expect(guesses).toBeGreaterThan(10);
    expect(forgetful).toBeGreaterThan(0);
  });

  test('is guessed evenly: who of two others took which of the missing tiles', () => {
    const chance = new PlayoutChance(11);
    let sampled = 0;
    for (let i = 0; i < 80 && sampled === 0; i++)
      walk(`even ${i}`, 3, (match, seat, looks) => {
        const look = looks.findLast(one => one.seat === seat);
        const others = [0, 1, 2].filter(other => other !== seat);
        if (!look || sampled > 0 || match.state[at.shown] === 1) return;
        if (others.some(other => look.counts[other] !== 1 || match.state[at.armCount(other, look.kind)] !== 1)) return;
        sampled++;
        const world = match.game.layout.state();
        const told = toldOf(match, seat);
        const firsts = new Map<number, number>();
        for (let n = 0; n < 400; n++) {
          memory.determinize(match.game.context as Context, match.view(seat), seat, told, chance, world);
          const [arm] = owned(world, others[0], look.kind);
          firsts.set(arm, (firsts.get(arm) ?? 0) + 1);
        }
        expect(firsts.size).toBeLessThanOrEqual(2);
        // Taken before one and the same look, either can be whose; in two spans it is known.
        if (firsts.size === 2) for (const count of firsts.values()) expect(count).toBeGreaterThan(150);
      });
    expect(sampled).toBeGreaterThan(0);
  });
});
