/** Piles of upgrade tiles: six of them, of which nobody knows the order. BAR-019, BAR-020 */
import type { Effects, Nth } from '@idavoll/engine';
import { type Context, tell } from './context.ts';
import { at, COUNT, type State } from './state.ts';

const isOf = ({ tables }: Context, tile: Nth<'upgrade'>, building: Nth<'building'>, level: number) =>
  tables.building[tile] === building && tables.level[tile] === level;

/** One tile of this pile comes into the display, if there is any. BAR-634, BAR-635 */
export const turnUp = (c: Context, s: State, building: Nth<'building'>, level: number, fx: Effects) => {
  let left = 0;
  for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++)
    if (isOf(c, tile, building, level)) left += s[at.pile(tile)];
  if (left === 0) return;
  let skip = fx.below(left);
  let tile: Nth<'upgrade'> = 0;
  for (; !isOf(c, tile, building, level) || skip >= s[at.pile(tile)]; tile++)
    if (isOf(c, tile, building, level)) skip -= s[at.pile(tile)];
  s[at.pile(tile)]--;
  s[at.shown(tile)]++;
  fx.emit(tell.turnedUp, tile);
};
