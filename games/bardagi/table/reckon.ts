/** What taking an area costs: every disk, and what it is spent on. BAR-305 to BAR-320 */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { isBarbarian, isForeign } from '../rules/board.ts';
import { axeCost, duelCost, guardOf } from '../rules/combat.ts';
import type { Context } from '../rules/context.ts';
import { at, type Cells } from '../rules/state.ts';
import { BUILDING, MARK } from '../rules/vocabulary.ts';

/** On what disks are spent: `count` things that cost `each`. */
export interface Cost {
  readonly on: 'berserkur' | 'axe' | 'disk' | 'barbarian' | 'rune';
  readonly each: number;
  readonly count: number;
}

export interface Reckoning {
  readonly area: Nth<'area'>;
  readonly owner: Seat;
  /** In the order of the stages. */
  readonly costs: readonly Cost[];
  readonly lost: number;
  /** The disks of Virki, and how many of them are left when the area is taken. */
  readonly virki: number;
  readonly left: number;
}

export const reckon = (c: Context, s: Cells, seat: Seat, area: Nth<'area'>): Reckoning | undefined => {
  if (!isBarbarian(c, s, area) && !isForeign(s, seat, area)) return undefined;
  const owner = s[at.owner(area)];
  const guard = guardOf(s, area);
  const defenders = owner === NONE ? c.tables.barbarians[c.land.type[area]] : s[at.onArea(area)];
  const costs: Cost[] = [
    { on: 'berserkur', each: guard === NONE ? 0 : duelCost(c, s, guard), count: guard === NONE ? 0 : 1 },
    { on: 'axe', each: owner === NONE ? 0 : axeCost(c, s, owner), count: s[at.axes(area)] },
    { on: owner === NONE ? 'barbarian' : 'disk', each: 1, count: defenders },
    { on: 'rune', each: 1, count: s[at.rune(area, MARK.defence)] },
  ];
  const lost = costs.reduce((sum, { each, count }) => sum + each * count, 0);
  const virki = s[at.disks(seat, BUILDING.virki)];
  return { area, owner, costs: costs.filter(({ count }) => count > 0), lost, virki, left: virki - lost - 1 };
};

/** All the disks that it takes, the one that stays included. */
export const neededFor = ({ lost }: Reckoning): number => lost + 1;
