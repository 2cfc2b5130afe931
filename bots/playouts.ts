/** Playouts: at random from a leaf on, until so many decisions are made and the turn is over, or the match is. */
import { type BotModule, type Effects, type Game, type State, someSeat } from '@idavoll/engine';
import type { Worth } from './worth.ts';

/** Plays on from here, in place, and leaves in `worth` what each seat has of it. */
export const playOn = (
  game: Game,
  bot: BotModule,
  state: State,
  scratch: Int32Array,
  fx: Effects,
  worth: Worth,
): void => {
  const { cut } = bot;
  if (cut === Number.POSITIVE_INFINITY) game.playOut(state, scratch, fx);
  if (cut === 0 || isCut(game, cut, state, scratch, fx)) worth.ofPosition(state);
  else worth.ofEnd(state);
};

/** Plays on until the playout is to be cut; false where the match is over before. */
const isCut = (game: Game, cut: number, state: State, scratch: Int32Array, fx: Effects): boolean => {
  let mask = game.awaiting(state);
  for (let decisions = 0; mask !== 0; ) {
    const before = mask;
    const seat = someSeat(mask, fx);
    const count = game.count(state, seat, scratch);
    if (count > 1) decisions++;
    game.apply(state, seat, game.nth(state, seat, count === 1 ? 0 : fx.below(count), scratch), fx);
    mask = game.awaiting(state);
    if (decisions >= cut && mask !== before && mask !== 0) return true;
  }
  return false;
};
