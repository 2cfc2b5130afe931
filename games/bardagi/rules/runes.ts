/** Where a rune may be cast. BAR-416 to BAR-422 */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { hasForeignGodi } from './board.ts';
import type { Context } from './context.ts';
import { at, type Cells, COUNT } from './state.ts';
import { isCurse, MARK, RUNE, runeOf } from './vocabulary.ts';

/** Curses on areas of others, the rest on one's own; one of a type, and one curse. BAR-416, BAR-419, BAR-420 */
const isTarget = (s: Cells, seat: Seat, rune: Nth<'areaRune'>, area: Nth<'area'>) => {
  const owner = s[at.owner(area)];
  if (owner === NONE) return false; // BAR-417
  if (isCurse(runeOf(rune)))
    return owner !== seat && !s[at.rune(area, MARK.noResources)] && !s[at.rune(area, MARK.theirsAreYours)];
  return owner === seat && !s[at.rune(area, rune)];
};

export const canCastOn = (c: Context, s: Cells, seat: Seat, rune: Nth<'areaRune'>, area: Nth<'area'>) =>
  isTarget(s, seat, rune, area) && !hasForeignGodi(c, s, seat, area);

/** BAR-435 */
export const canCastShip = (s: Cells, seat: Seat) => s[at.held(seat, RUNE.seaMove)] > 0 && !s[at.seaMove(seat)];

/** Whether anything that the seat holds can be cast anywhere. */
export const canCastAny = (c: Context, s: Cells, seat: Seat, hasLand: boolean): boolean => {
  if (s[at.heldCount(seat)] === 0) return false;
  if (canCastShip(s, seat)) return true;
  for (let rune: Nth<'areaRune'> = 0; rune < COUNT.areaRune; rune++) {
    if (s[at.held(seat, runeOf(rune))] === 0 || (!hasLand && !isCurse(runeOf(rune)))) continue;
    for (let area: Nth<'area'> = 0; area < c.areaCount; area++) if (canCastOn(c, s, seat, rune, area)) return true;
  }
  return false;
};

/** The rule that keeps a rune off an area. */
export const whyNotCast = (c: Context, s: Cells, seat: Seat, rune: Nth<'areaRune'>, area: Nth<'area'>): string => {
  if (s[at.held(seat, runeOf(rune))] === 0) return 'BAR-409';
  if (s[at.owner(area)] === NONE) return c.land.isOpen[area] && isBarren(c, area) ? 'BAR-418' : 'BAR-417';
  if (isTarget(s, seat, rune, area)) return 'BAR-421';
  if (isCurse(runeOf(rune)) === (s[at.owner(area)] === seat)) return 'BAR-416';
  return isCurse(runeOf(rune)) ? 'BAR-420' : 'BAR-419';
};
/** Homes and sacred locations. */
const isBarren = ({ tables, land }: Context, area: Nth<'area'>) => tables.barbarians[land.type[area]] === 0;
