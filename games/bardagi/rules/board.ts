/** What lies on the board and on the player boards: reading it, and the small changes that many rules share. */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { type Context, tell } from './context.ts';
import { at, type Cells, COUNT, type State } from './state.ts';
import {
  BUILDING,
  EFFECT,
  FIGURE,
  MARK,
  MOST_ON_BUILDING,
  PLANNED,
  PLANNED_LATE,
  SLOTS_OF_LEVEL,
  STORAGE,
  TYPE,
} from './vocabulary.ts';

/** BAR-013 */
export const homeOf = ({ land }: Context, s: Cells, seat: Seat): Nth<'area'> => land.homeOf[s[at.clan(seat)]];

/** Who plays the colour of this home; NONE if nobody does. BAR-016 */
export const hostOf = (c: Context, s: Cells, area: Nth<'area'>): Seat => {
  for (let seat: Seat = 0; seat < c.seats; seat++) if (homeOf(c, s, seat) === area) return seat;
  return NONE;
};

/** All but homes and sacred locations. BAR-081 */
export const isOwnable = ({ land }: Context, area: Nth<'area'>) =>
  land.isOpen[area] === 1 && land.type[area] !== TYPE.home && land.type[area] !== TYPE.sacred;
/** BAR-085 */
export const isBarbarian = (c: Context, s: Cells, area: Nth<'area'>) =>
  s[at.owner(area)] === NONE && isOwnable(c, area);
export const isForeign = (s: Cells, seat: Seat, area: Nth<'area'>) =>
  s[at.owner(area)] !== NONE && s[at.owner(area)] !== seat;
/** Another player's axe lies there, on an area or on a home. BAR-236, BAR-812 */
export const hasForeignAxe = (c: Context, s: Cells, seat: Seat, area: Nth<'area'>) =>
  s[at.axes(area)] > 0 && s[at.owner(area)] !== seat && area !== homeOf(c, s, seat);

/** Whether a Godi of anybody but this seat stands there. BAR-421, BAR-685 */
export const hasForeignGodi = ({ seats }: Context, s: Cells, seat: Seat, area: Nth<'area'>) => {
  for (let other: Seat = 0; other < seats; other++)
    if (other !== seat && s[at.figure(other, FIGURE.godi)] === area) return true;
  return false;
};

/** The sum of what the seat's tiles with this effect give. BAR-623 */
export const effectOf = ({ tables }: Context, s: Cells, seat: Seat, effect: Nth<'effect'>): number => {
  if (s[at.tiles(seat)] === 0) return 0;
  const tiles = tables.tilesOf[effect];
  let sum = 0;
  for (let i = 0; i < tiles.length; i++) if (s[at.built(seat, tiles[i])]) sum += tables.amount[tiles[i]];
  return sum;
};

/** BAR-064 */
const storageOf = (c: Context, s: Cells, seat: Seat) => effectOf(c, s, seat, EFFECT.storageLimit) || STORAGE;
export const roomFor = (c: Context, s: Cells, seat: Seat, good: Nth<'good'>) =>
  storageOf(c, s, seat) - s[at.goods(seat, good)];

/** How many tiles of this level lie on the building. */
export const tilesOn = ({ tables }: Context, s: Cells, seat: Seat, building: Nth<'building'>, level: number) => {
  if (s[at.tiles(seat)] === 0) return 0;
  let n = 0;
  for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++)
    if (s[at.built(seat, tile)] && tables.building[tile] === building && tables.level[tile] === level) n++;
  return n;
};
export const hasSlot = (c: Context, s: Cells, seat: Seat, building: Nth<'building'>, level: number) =>
  tilesOn(c, s, seat, building, level) < SLOTS_OF_LEVEL[level];

/** The limit that tiles give, whether a refill has brought it into force or not. BAR-628 to BAR-631 */
export const fullLimit = (c: Context, s: Cells, seat: Seat, building: Nth<'building'>): number => {
  const tiles = tilesOn(c, s, seat, building, 0) + 2 * tilesOn(c, s, seat, building, 1);
  const mead = building === BUILDING.virki && effectOf(c, s, seat, EFFECT.virkiLimit) > 0 ? c.meadHallBonus : 0;
  return Math.min(c.tables.baseLimit[building] + tiles + mead, MOST_ON_BUILDING);
};

/** Glory never falls below 0. BAR-351 */
export const addGlory = (s: State, seat: Seat, points: number, source: Nth<'source'>, fx: Effects) => {
  const change = Math.max(points, -s[at.glory(seat)]);
  if (change === 0) return;
  s[at.glory(seat)] += change;
  s[at.gained(seat, source)] += change;
  fx.emit(tell.glory, seat, change, source);
};

/** Payments and income are seen by all; only the sum is not. BAR-783 */
export const payGold = (s: State, seat: Seat, count: number, fx: Effects) => {
  if (count === 0) return;
  s[at.gold(seat)] -= count;
  fx.emit(tell.paid, seat, count);
};
export const earnGold = (s: State, seat: Seat, count: number, fx: Effects) => {
  if (count === 0) return;
  s[at.gold(seat)] += count;
  fx.emit(tell.earned, seat, count);
};
export const giveGoods = (s: State, seat: Seat, good: Nth<'good'>, count: number, fx: Effects) => {
  if (count === 0) return;
  s[at.goods(seat, good)] -= count;
  fx.emit(tell.gave, seat, good, count);
};
/** As many as find room. BAR-697 */
export const takeGoods = (c: Context, s: State, seat: Seat, good: Nth<'good'>, count: number, fx: Effects) => {
  const taken = Math.min(count, roomFor(c, s, seat, good));
  if (taken <= 0) return;
  s[at.goods(seat, good)] += taken;
  fx.emit(tell.got, seat, good, taken);
};
/** As many as the reserve has. BAR-702, BAR-703 */
export const recruit = (s: State, seat: Seat, count: number, fx: Effects) => {
  const taken = Math.min(count, s[at.reserve(seat)]);
  if (taken === 0) return;
  s[at.reserve(seat)] -= taken;
  s[at.town(seat)] += taken;
  fx.emit(tell.recruits, seat, taken);
};

/** The first disk of a new owner, from one of his buildings. BAR-318, BAR-376, BAR-465 */
export const settleOn = (s: State, seat: Seat, area: Nth<'area'>, building: Nth<'building'>) => {
  s[at.disks(seat, building)]--;
  if (s[at.owner(area)] !== NONE) s[at.lands(s[at.owner(area)])]--;
  s[at.lands(seat)]++;
  s[at.owner(area)] = seat;
  s[at.onArea(area)] = 1;
};

/** An area without a disk belongs to the Barbarians; its runes stay. BAR-090, BAR-092, BAR-093 */
export const abandon = (s: State, area: Nth<'area'>, fx: Effects) => {
  fx.emit(tell.abandoned, s[at.owner(area)], area);
  s[at.lands(s[at.owner(area)])]--;
  s[at.owner(area)] = NONE;
  s[at.axeSupply] += s[at.axes(area)];
  s[at.axes(area)] = 0;
};

/** The seat whose action turn it is. BAR-180 */
export const turnSeat = ({ seats }: Context, s: Cells): Seat => (s[at.first] + s[at.turns] - 1) % seats;
/** Whether this seat's turn of the round has begun: its hand lies open then. BAR-182 */
export const isOpenHand = ({ seats }: Context, s: Cells, seat: Seat) =>
  (seat - s[at.first] + seats) % seats < s[at.turns];

/** How many cards are planned in this round. BAR-151, BAR-804 */
export const cardsOf = (c: Context, s: Cells) => (s[at.round] >= c.eightFrom ? PLANNED_LATE : PLANNED);
export const plansOf = (c: Context, s: Cells) => c.tables.plans[s[at.round] >= c.eightFrom ? 1 : 0];

/** A rune goes back to the pile, and the disk that marked it to its owner. BAR-443, BAR-446 */
export const liftRune = (s: State, area: Nth<'area'>, rune: Nth<'areaRune'>) => {
  s[at.rune(area, rune)] = 0;
  s[at.runePile(rune as number)]++;
  if (rune !== MARK.theirsAreYours) return;
  s[at.reserve(s[at.caster(area)])] += s[at.marked(area)];
  s[at.marked(area)] = 0;
  s[at.caster(area)] = NONE;
};

/** What follows from the other cells. */
export const derive = ({ seats, areaCount }: Context, s: State) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    s[at.lands(seat)] = 0;
    s[at.tiles(seat)] = 0;
    for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++) s[at.tiles(seat)] += s[at.built(seat, tile)];
  }
  for (let area: Nth<'area'> = 0; area < areaCount; area++)
    if (s[at.owner(area)] !== NONE) s[at.lands(s[at.owner(area)])]++;
};

/** How many areas of this type the seat owns; of any type without one. */
export const countAreas = (c: Context, s: Cells, seat: Seat, type: Nth<'areaType'> = NONE): number => {
  if (type === NONE || s[at.lands(seat)] === 0) return s[at.lands(seat)];
  const areas = c.land.ofType[type];
  let n = 0;
  for (let i = 0; i < areas.length; i++) if (s[at.owner(areas[i])] === seat) n++;
  return n;
};

/** How many runes are in the pile: the others are held or lie open. */
export const pileCount = ({ tables, seats, areaCount }: Context, s: Cells): number => {
  let n = 0;
  for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) n += tables.runeCount[rune];
  for (let seat: Seat = 0; seat < seats; seat++) n -= s[at.heldCount(seat)] + s[at.seaMove(seat)];
  for (let area: Nth<'area'> = 0; area < areaCount; area++)
    for (let rune: Nth<'areaRune'> = 0; rune < COUNT.areaRune; rune++) n -= s[at.rune(area, rune)];
  return n;
};
