/** Loops that play many moves: on a state in place, without a match around it and without allocating. */
import type { Chance, Effects, Game, Seat } from './game.ts';
import type { State } from './layout.ts';

/** The only seat in the mask, or -1. */
export const loneSeat = (mask: number): Seat => (mask !== 0 && (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : -1);

/** One seat of a mask that has any. */
export const someSeat = (mask: number, chance: Chance): Seat => {
  const lone = loneSeat(mask);
  if (lone >= 0) return lone;
  let rest = mask;
  for (let skip = chance.below(countSeats(mask)); skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
};

export const countSeats = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Plays what is forced and seen by all to be forced, until somebody has a decision to make or the game is over. */
export const settle = (game: Game, state: State, buffer: Int32Array, fx: Effects): void => {
  for (;;) {
    const seat = loneSeat(game.awaiting(state));
    if (seat < 0 || !game.obvious(state) || game.legal(state, seat, buffer) !== 1) return;
    game.apply(state, seat, buffer[0], fx);
  }
};

/** Plays random moves until the game is over and says how many decisions that took; forced moves count none. */
export const playOut = (game: Game, state: State, scratch: Int32Array, fx: Effects): number =>
  game.playOut(state, scratch, fx);

/** The same by the other functions of the contract alone. */
export const playOutBare = (game: Game, state: State, buffer: Int32Array, fx: Effects): number => {
  let decisions = 0;
  for (;;) {
    const mask = game.awaiting(state);
    if (mask === 0) return decisions;
    const seat = someSeat(mask, fx);
    const count = game.count(state, seat, buffer);
    if (count > 1 || !game.obvious(state)) decisions++;
    game.apply(state, seat, game.nth(state, seat, count === 1 ? 0 : fx.below(count), buffer), fx);
  }
};
