/** Counts the decision paths of a game to a given depth: a fingerprint of its rules. */

import { chanceAt, type Seed } from './chance.ts';
import type { Effects, Game } from './game.ts';
import type { State } from './layout.ts';
import { settle } from './playout.ts';

const effectsAt = (seed: Seed, step: number): Effects => ({ ...chanceAt(seed, step), emit() {}, reveal() {} });

/** The start of a match on this seed, with everything forced played. */
export const start = (game: Game, seed: Seed, fx: Effects = effectsAt(seed, 0)): State => {
  const state = game.layout.state();
  game.setup(state, fx);
  settle(game, state, new Int32Array(game.maxMoves), fx);
  return state;
};

/**
 * How many ways there are to make `depth` decisions, chance being that of the seed; a game that ends sooner counts once.
 * They are made from the start, or from a position in which everything forced has been played.
 */
export const perft = (game: Game, seed: Seed, depth: number, from: State = start(game, seed)): number => {
  const buffer = new Int32Array(game.maxMoves);
  const count = (state: State, step: number): number => {
    const mask = game.awaiting(state);
    if (mask === 0 || step > depth) return 1;
    let total = 0;
    for (let seat = 0; seat < game.seats; seat++) {
      if (!(mask & (1 << seat))) continue;
      const legal = Array.from(buffer.subarray(0, game.legal(state, seat, buffer)));
      for (const move of legal) {
        const next = state.slice() as State;
        const fx = effectsAt(seed, step);
        game.apply(next, seat, move, fx);
        settle(game, next, buffer, fx);
        total += count(next, step + 1);
      }
    }
    return total;
  };
  return count(from, 1);
};
