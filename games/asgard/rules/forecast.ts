/** What the battles of a round may come to, from what everybody can see: no rule asks it, tables and people do. */
import { NONE, type Nth } from '@idavoll/engine';
import type { Context } from './context.ts';
import { bareWorth, strengthOf } from './numbers.ts';
import { at, type Cells, COUNT } from './state.ts';
import { PHASE, PILE } from './vocabulary.ts';

/** The ancient weapons of a side that may be shown in this round: one, for whom Mímir has shown it. ASG-236, ASG-372 */
export const ancientsToCome = (c: Context, s: Cells, viewer: number, side: Nth<'side'>): number[] => {
  const seen = viewer < 0 ? NONE : s[at.next(viewer, side)];
  if (seen >= 0) return [c.tables.ancientValue[seen]];
  const values: number[] = [];
  for (let ancient: Nth<'ancient'> = 0; ancient < COUNT.ancient; ancient++)
    if (c.tables.ancientSide[ancient] === side && s[at.ancient(ancient)] === PILE)
      values.push(c.tables.ancientValue[ancient]);
  return values.sort((a, b) => a - b);
};

/** Whether this round's ancient weapons lie open: from the first battle on. */
export const areShown = (s: Cells) => s[at.phase] === PHASE.battle || s[at.phase] === PHASE.hammer;

/** How strong a side of a world is now: with its ancient weapon once that is shown, and with what was sent. */
export const strengthNow = (c: Context, s: Cells, world: Nth<'world'>, side: Nth<'side'>): number =>
  areShown(s) ? strengthOf(c, s, world, side) : bareWorth(c, s, world, side);

/** The chance that a disc on this side of the world wins without any help. ASG-379, ASG-380 */
export const chanceIn = (c: Context, s: Cells, viewer: number, world: Nth<'world'>, side: Nth<'side'>): number => {
  if (areShown(s)) return strengthOf(c, s, world, side) > strengthOf(c, s, world, 1 - side) ? 1 : 0;
  const ahead = bareWorth(c, s, world, side) - bareWorth(c, s, world, 1 - side);
  const [own, other] = [side, 1 - side].map(each => ancientsToCome(c, s, viewer, each));
  // Only set positions have no ancient weapon left.
  const pairs = (own.length > 0 ? own : [0]).flatMap(mine => (other.length > 0 ? other : [0]).map(its => mine - its));
  return pairs.filter(more => ahead + more > 0).length / pairs.length;
};
