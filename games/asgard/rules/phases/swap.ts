/** A stone is given back for another one: what Mimir and an Asgard tile offer. */
import type { Effects, Move, Nth, Phase, PhaseNumber, Seat } from '@idavoll/engine';
import { type Context, make, tell } from '../context.ts';
import { canReceive, owe, receive } from '../receive.ts';
import { at, type Cells, COUNT, go, type State } from '../state.ts';
import { PHASE, stoneOf } from '../vocabulary.ts';

/** Whether a stone can be given back for another one that comes. ASG-329 */
const canSwap = (c: Context, s: Cells, seat: Seat, given: Nth<'stone'>, taken: Nth<'stone'>) =>
  given !== taken && s[at.reserve(seat, stoneOf(given))] > 0 && canReceive(c, s, seat, stoneOf(taken));

export const anySwap = (c: Context, s: Cells, seat: Seat) => {
  for (let given: Nth<'stone'> = 0; given < COUNT.stone; given++)
    for (let taken: Nth<'stone'> = 0; taken < COUNT.stone; taken++) if (canSwap(c, s, seat, given, taken)) return true;
  return false;
};

export const writeSwaps = (c: Context, s: Cells, seat: Seat, into: Int32Array) => {
  let n = 0;
  for (let given: Nth<'stone'> = 0; given < COUNT.stone; given++)
    for (let taken: Nth<'stone'> = 0; taken < COUNT.stone; taken++)
      if (canSwap(c, s, seat, given, taken)) into[n++] = make.swap(given, taken);
  return n;
};

export const swapStones = (s: State, seat: Seat, move: Move, then: PhaseNumber, fx: Effects) => {
  const given = make.swap.get.given(move);
  const taken = make.swap.get.taken(move);
  s[at.reserve(seat, stoneOf(given))]--;
  s[at.supply(stoneOf(given))]++;
  fx.emit(tell.swapped, seat, given, taken);
  owe(s, stoneOf(taken), 1);
  receive(s, seat, then);
};

export const whyNoSwap = (_c: Context, s: Cells, seat: Seat, move: Move) => {
  if (!make.swap.is(move)) return undefined;
  const given = make.swap.get.given(move);
  if (given === make.swap.get.taken(move) || s[at.reserve(seat, stoneOf(given))] === 0) return 'ASG-328';
  return 'ASG-329';
};

export const swap: Phase<Context, State> = {
  rule: 'ASG-328',
  legal: (c, s, seat, into) => {
    const n = writeSwaps(c, s, seat, into);
    into[n] = make.decline();
    return n + 1;
  },
  apply: (_c, s, seat, move, fx) =>
    make.decline.is(move) ? go(s, PHASE.askForPile, seat) : swapStones(s, seat, move, PHASE.askForPile, fx),
  why: whyNoSwap,
};
