/** Filling a building up again. BAR-530 to BAR-547 */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { fullLimit, giveGoods, homeOf } from './board.ts';
import { type Context, tell } from './context.ts';
import { at, type Cells, type State } from './state.ts';
import { BUILDING, FIGURE } from './vocabulary.ts';

/** BAR-309 */
export const isDefeated = (s: Cells, seat: Seat) =>
  s[at.figure(seat, FIGURE.berserkur)] === NONE && s[at.aboard(seat, FIGURE.berserkur)] === 0;

/** It must add a disk, or bring back a Berserkur. BAR-540, BAR-543 */
export const canRefill = (
  c: Context,
  s: Cells,
  seat: Seat,
  building: Nth<'building'>,
  byKaupmadur: boolean,
): boolean => {
  const { refillGood, refillCount } = c.tables;
  if (s[at.goods(seat, refillGood[building])] < refillCount[building]) return false;
  if (byKaupmadur && building === BUILDING.virki && isDefeated(s, seat)) return true;
  return s[at.reserve(seat)] > 0 && s[at.disks(seat, building)] < fullLimit(c, s, seat, building);
};

export const refill = (
  c: Context,
  s: State,
  seat: Seat,
  building: Nth<'building'>,
  byKaupmadur: boolean,
  fx: Effects,
) => {
  const { refillGood, refillCount } = c.tables;
  giveGoods(s, seat, refillGood[building], refillCount[building], fx); // BAR-533
  const limit = fullLimit(c, s, seat, building);
  s[at.limit(seat, building)] = limit; // BAR-544
  const added = Math.max(0, Math.min(limit - s[at.disks(seat, building)], s[at.reserve(seat)])); // BAR-538, BAR-539
  s[at.disks(seat, building)] += added;
  s[at.reserve(seat)] -= added;
  fx.emit(tell.refilled, seat, building, added);
  if (!byKaupmadur || building !== BUILDING.virki || !isDefeated(s, seat)) return;
  const home = homeOf(c, s, seat);
  s[at.figure(seat, FIGURE.berserkur)] = home; // BAR-345
  s[at.entry(seat)] = NONE; // BAR-247
  s[at.caught(seat)] = 0;
  fx.emit(tell.returned, seat, home);
};
