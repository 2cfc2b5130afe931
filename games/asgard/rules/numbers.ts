/** Numbers that rules, words and board work out alike: the price of a disc, and the strength of a side in battle. */
import { NONE, type Seat, type State } from '@idavoll/engine';
import type { Context } from './context.ts';
import { ANCIENT_COUNT, SEVENTH, SHOWN, spaceOf } from './vocabulary.ts';

/** Whether every disc is gone from this space of the track, counted from 0. */
const isTaken = ({ at, seats }: Context, s: State, space: number) => {
  for (let seat = 0; seat < seats; seat++) if (s[at.taken(seat)] <= space) return false;
  return true;
};

/** What the seat's leftmost disc costs in seals of one side. ASG-336, ASG-337 */
export const discPrice = (c: Context, s: State, seat: Seat, side: number): number => {
  const { at, tables } = c;
  const own = s[at.taken(seat)];
  let price = 0;
  for (let space = 0; space <= own; space++)
    if (tables.trackSeal[space] === side && (space === own || !isTaken(c, s, space))) price++;
  return price;
};

/** The ancient weapon of a side in this round. ASG-372 */
const ancientOf = ({ at, tables }: Context, s: State, side: number) => {
  for (let ancient = 0; ancient < ANCIENT_COUNT; ancient++)
    if (tables.ancientSide[ancient] === side && s[at.ancient(ancient)] === SHOWN) return tables.ancientValue[ancient];
  return 0;
};

/** What a side has before anything is sent; populations count only against each other. ASG-375 to ASG-377 */
export const sideWorth = (c: Context, s: State, world: number, side: number): number => {
  const space = spaceOf(side, world);
  const tile = c.tileOn(s, space);
  const ancient = ancientOf(c, s, side);
  if (tile !== NONE) return c.tables.tileValue[tile] + ancient;
  if (c.tileOn(s, c.facing(space)) !== NONE) return ancient;
  return c.populationWorth(s, s[c.at.on(space)]) + ancient;
};

/** The side of the disc that fights in this world. ASG-014, ASG-345 */
export const sideOfDisc = ({ at, tables }: Context, s: State, world: number): number =>
  world === SEVENTH ? s[at.seventh] : tables.slotSide[world];

/** What was sent so far. ASG-384 */
export const boostOf = ({ at, content, strengthAt }: Context, s: State): number =>
  strengthAt(s, at.sent(0)) + s[at.oath] * content.boosts.oath + s[at.levies] * content.boosts.levy;

/** A side of the battle in this world with all that was sent to it so far. */
export const strengthOf = (c: Context, s: State, world: number, side: number): number =>
  sideWorth(c, s, world, side) + (s[c.at.world] === world && sideOfDisc(c, s, world) === side ? boostOf(c, s) : 0);
