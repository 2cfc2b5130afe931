/** Piles of upgrade tiles: six of them, of which nobody knows the order. BAR-019, BAR-020 */
import type { Effects, Nth } from '@idavoll/engine';
import { type Context, tell } from './context.ts';
import { at, COUNT, type State } from './state.ts';

/** One tile of this pile comes into the display, if there is any. BAR-634, BAR-635 */
export const turnUp = ({ tables }: Context, s: State, building: Nth<'building'>, level: number, fx: Effects) => {
  const isOf = (tile: Nth<'upgrade'>) => tables.building[tile] === building && tables.level[tile] === level;
  let left = 0;
  for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++) if (isOf(tile)) left += s[at.pile(tile)];
  if (left === 0) return;
  let skip = fx.below(left);
  let tile: Nth<'upgrade'> = 0;
  for (; !isOf(tile) || skip >= s[at.pile(tile)]; tile++) if (isOf(tile)) skip -= s[at.pile(tile)];
  s[at.pile(tile)]--;
  s[at.shown(tile)]++;
  fx.emit(tell.turnedUp, tile);
};
