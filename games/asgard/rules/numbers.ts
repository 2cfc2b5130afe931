/** Numbers that rules, words and board work out alike: the price of a disc, and the strength of a side in battle. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { populationOn, populationWorth, strengthAt, tileOn } from './board.ts';
import type { Context } from './context.ts';
import { at, type Cells } from './state.ts';
import { facing, SEVENTH, spaceOf } from './vocabulary.ts';

/** Whether every disc is gone from this space of the track, counted from 0. */
const isTaken = ({ seats }: Context, s: Cells, space: number) => {
  for (let seat: Seat = 0; seat < seats; seat++) if (s[at.taken(seat)] <= space) return false;
  return true;
};

/** What the seat's leftmost disc costs in seals of one side. ASG-336, ASG-337 */
export const discPrice = (c: Context, s: Cells, seat: Seat, side: Nth<'side'>): number => {
  const own = s[at.taken(seat)];
  let price = 0;
  for (let space = 0; space <= own; space++)
    if (c.tables.trackSeal[space] === side && (space === own || !isTaken(c, s, space))) price++;
  return price;
};

/** The ancient weapon of a side in this round. ASG-372 */
const ancientOf = ({ tables }: Context, s: Cells, side: Nth<'side'>) =>
  s[at.wielded(side)] === NONE ? 0 : tables.ancientValue[s[at.wielded(side)]];

/** What a side has with this ancient weapon; populations count only against each other. ASG-375 to ASG-377 */
const worthWith = (c: Context, s: Cells, world: Nth<'world'>, side: Nth<'side'>, ancient: number): number => {
  const space = spaceOf(side, world);
  const tile = tileOn(s, space);
  if (tile !== NONE) return c.tables.tileValue[tile] + ancient;
  if (tileOn(s, facing(space)) !== NONE) return ancient;
  return populationWorth(c, s, populationOn(s, space)) + ancient;
};

/** What a side has before anything is sent. */
export const sideWorth = (c: Context, s: Cells, world: Nth<'world'>, side: Nth<'side'>): number =>
  worthWith(c, s, world, side, ancientOf(c, s, side));

/** The same before this round's ancient weapons are shown. */
export const bareWorth = (c: Context, s: Cells, world: Nth<'world'>, side: Nth<'side'>): number =>
  worthWith(c, s, world, side, 0);

/** The side of the disc that fights in this world. ASG-014, ASG-345 */
export const sideOfDisc = ({ tables }: Context, s: Cells, world: Nth<'world'>): Nth<'side'> =>
  world === SEVENTH ? s[at.seventh] : tables.slotSide[world];

/** What was sent so far. ASG-384 */
export const boostOf = (c: Context, s: Cells): number =>
  strengthAt(c, s, at.sent(0)) + s[at.oath] * c.content.boosts.oath + s[at.levies] * c.content.boosts.levy;

/** A side of the battle in this world with all that was sent to it so far. */
export const strengthOf = (c: Context, s: Cells, world: Nth<'world'>, side: Nth<'side'>): number =>
  sideWorth(c, s, world, side) + (s[at.world] === world && sideOfDisc(c, s, world) === side ? boostOf(c, s) : 0);
