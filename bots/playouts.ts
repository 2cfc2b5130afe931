/** Playouts: at random from a leaf on, until so many decisions are made and the turn is over, or the match is. */
import { type BotModule, type Effects, type Game, type Move, type Seat, type State, someSeat } from '@idavoll/engine';
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
  if (cut === 0 || isCut(game, bot, state, scratch, fx)) worth.ofPosition(state);
  else worth.ofEnd(state);
};

/** Plays on until the playout is to be cut; false where the match is over before. */
const isCut = (game: Game, bot: BotModule, state: State, scratch: Int32Array, fx: Effects): boolean => {
  const { cut } = bot;
  let mask = game.awaiting(state);
  for (let decisions = 0; mask !== 0; ) {
    const before = mask;
    const seat = someSeat(mask, fx);
    const count = game.count(state, seat, scratch);
    if (count > 1) decisions++;
    const n = count === 1 ? 0 : fx.below(count);
    const drawn = game.nth(state, seat, n, scratch);
    const move = count > 1 && bot.hints ? hinted(game, bot.hints, state, seat, drawn, count, scratch, fx) : drawn;
    game.apply(state, seat, move, fx);
    mask = game.awaiting(state);
    if (decisions >= cut && mask !== before && mask !== 0) return true;
  }
  return false;
};

/** The best of some moves, the first of which was drawn already. */
const hinted = (
  game: Game,
  { draws, hint }: NonNullable<BotModule['hints']>,
  state: State,
  seat: Seat,
  first: Move,
  count: number,
  scratch: Int32Array,
  fx: Effects,
): Move => {
  let best = first;
  let most = hint(game.context, state, seat, first);
  for (let i = 1; i < draws; i++) {
    const move = game.nth(state, seat, fx.below(count), scratch);
    const speaks = hint(game.context, state, seat, move);
    if (speaks <= most) continue;
    most = speaks;
    best = move;
  }
  return best;
};
