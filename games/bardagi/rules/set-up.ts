/** Set-up of the board, up to the first decision of a player. */
import type { Effects, Nth, Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { at, COUNT, go, type State } from './state.ts';
import { turnUp } from './tiles.ts';
import { AXES, DISKS, PHASE } from './vocabulary.ts';

/** BAR-030 */
export const GOLD_AT_START = 1;

const layPlayerBoard = ({ tables }: Context, s: State, seat: Seat) => {
  s[at.gold(seat)] = GOLD_AT_START;
  s[at.reserve(seat)] = DISKS;
  for (let building: Nth<'building'> = 0; building < COUNT.building; building++) {
    s[at.disks(seat, building)] = tables.startDisks[building]; // BAR-053
    s[at.limit(seat, building)] = tables.baseLimit[building];
    s[at.reserve(seat)] -= tables.startDisks[building]; // BAR-054
  }
};

export const setup = (c: Context, s: State, fx: Effects) => {
  const { seats, tables } = c;
  s[at.round] = 1;
  s[at.axeSupply] = AXES;
  for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) s[at.runePile(rune)] = tables.runeCount[rune];
  for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++) s[at.pile(tile)] = tables.copies[tile];
  for (let building: Nth<'building'> = 0; building < COUNT.building; building++)
    for (let level = 0; level < tables.shown.length; level++)
      for (let i = 0; i < tables.shown[level]; i++) turnUp(c, s, building, level, fx); // BAR-022, BAR-023
  for (let seat: Seat = 0; seat < seats; seat++) layPlayerBoard(c, s, seat);
  go(s, c.choosesClans ? PHASE.clan : PHASE.deal, 0);
};
