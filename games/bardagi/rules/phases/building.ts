/** Phase 3: one upgrade, for those who can pay for it. BAR-610 to BAR-645 */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { addGlory, fullLimit, giveGoods, hasSlot, payGold, roomFor, tilesOn } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { at, type Cells, COUNT, go, type State } from '../state.ts';
import { turnUp } from '../tiles.ts';
import { PHASE, SOURCE } from '../vocabulary.ts';

/** By level. BAR-624, BAR-625 */
const GLORY = [3, 5] as const;

const hasGoods = ({ tables }: Context, s: Cells, seat: Seat, level: number) => {
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++)
    if (s[at.goods(seat, good)] < tables.priceGoods[level * COUNT.good + good]) return false;
  return true;
};
const hasGold = ({ tables }: Context, s: Cells, seat: Seat, level: number) =>
  s[at.gold(seat)] >= tables.priceGold[level];

/** Face up, not yet his own, and of the second level only above the first. BAR-614, BAR-619, BAR-622 */
const isOpenTo = (c: Context, s: Cells, seat: Seat, tile: Nth<'upgrade'>) =>
  s[at.shown(tile)] > 0 &&
  !s[at.built(seat, tile)] &&
  (c.tables.level[tile] === 0 || tilesOn(c, s, seat, c.tables.building[tile], 0) > 0);

/** What others can see: with enough gold this seat could build. */
const mightBuild = (c: Context, s: Cells, seat: Seat) => {
  if (!hasGoods(c, s, seat, 0) && !hasGoods(c, s, seat, 1)) return false;
  for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++)
    if (isOpenTo(c, s, seat, tile) && hasGoods(c, s, seat, c.tables.level[tile])) return true;
  return false;
};

/** From the starting player on; whoever lacks goods is not asked. BAR-610, BAR-612 */
export const nextBuilder = (c: Context, s: State, seat: Seat) => {
  const done = seat === NONE ? 0 : ((seat - s[at.first] + c.seats) % c.seats) + 1;
  for (let place = done; place < c.seats; place++) {
    const next: Seat = (s[at.first] + place) % c.seats;
    if (mightBuild(c, s, next)) return go(s, PHASE.build, next);
  }
  go(s, PHASE.claimGlory, s[at.first]);
};

/** The price, and a new tile in the display. BAR-634, BAR-640 */
const payFor = (c: Context, s: State, seat: Seat, tile: Nth<'upgrade'>, fx: Effects) => {
  const { tables } = c;
  const level = tables.level[tile];
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++)
    giveGoods(s, seat, good, tables.priceGoods[level * COUNT.good + good], fx);
  payGold(s, seat, tables.priceGold[level], fx);
  s[at.shown(tile)]--;
  s[at.built(seat, tile)] = 1;
  s[at.tiles(seat)]++;
};

/** A lower limit counts at once: disks go to the town, goods are lost. BAR-644, BAR-645 */
const lower = (c: Context, s: State, seat: Seat, building: Nth<'building'>, fx: Effects) => {
  s[at.limit(seat, building)] = Math.min(s[at.limit(seat, building)], fullLimit(c, s, seat, building));
  const over = Math.max(0, s[at.disks(seat, building)] - s[at.limit(seat, building)]);
  s[at.disks(seat, building)] -= over;
  s[at.town(seat)] += over;
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++)
    giveGoods(s, seat, good, Math.max(0, -roomFor(c, s, seat, good)), fx);
};

const replace = (c: Context, s: State, seat: Seat, old: Nth<'upgrade'>, tile: Nth<'upgrade'>, fx: Effects) => {
  s[at.built(seat, old)] = 0;
  s[at.tiles(seat)]--;
  s[at.pile(old)]++; // BAR-642
  payFor(c, s, seat, tile, fx);
  fx.emit(tell.replaced, seat, old, tile);
  lower(c, s, seat, c.tables.building[tile], fx);
};

const isLike = ({ tables }: Context, old: Nth<'upgrade'>, tile: Nth<'upgrade'>) =>
  tables.building[old] === tables.building[tile] && tables.level[old] === tables.level[tile];

const writeTile = (c: Context, s: State, seat: Seat, tile: Nth<'upgrade'>, into: Int32Array, from: number): number => {
  const level = c.tables.level[tile];
  let n = from;
  if (!isOpenTo(c, s, seat, tile) || !hasGoods(c, s, seat, level) || !hasGold(c, s, seat, level)) return n;
  if (hasSlot(c, s, seat, c.tables.building[tile], level))
    into[n++] = make.build(tile); // BAR-621
  else
    for (let old: Nth<'upgrade'> = 0; old < COUNT.upgrade; old++)
      if (s[at.built(seat, old)] && isLike(c, old, tile)) into[n++] = make.replace(old, tile); // BAR-641
  return n;
};

export const build: Phase<Context, State> = {
  rule: 'BAR-613',
  // Gold is hidden.
  obvious: false,
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++) n = writeTile(c, s, seat, tile, into, n);
    into[n++] = make.pass();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.pass.is(move)) fx.emit(tell.passed, seat);
    else {
      const tile = make.build.is(move) ? make.build.get.upgrade(move) : make.replace.get.upgrade(move);
      if (make.build.is(move)) {
        payFor(c, s, seat, tile, fx);
        fx.emit(tell.built, seat, tile);
        addGlory(s, seat, GLORY[c.tables.level[tile]], SOURCE.upgrades, fx);
      } else replace(c, s, seat, make.replace.get.old(move), tile, fx);
      turnUp(c, s, c.tables.building[tile], c.tables.level[tile], fx);
    }
    go(s, PHASE.nextBuilder, seat);
  },
  why: (c, s, seat, move) => {
    if (!make.build.is(move) && !make.replace.is(move)) return undefined;
    const tile = make.build.is(move) ? make.build.get.upgrade(move) : make.replace.get.upgrade(move);
    const { building, level } = c.tables;
    if (s[at.shown(tile)] === 0) return 'BAR-614';
    if (s[at.built(seat, tile)]) return 'BAR-622';
    if (!isOpenTo(c, s, seat, tile)) return 'BAR-619';
    if (make.build.is(move) && !hasSlot(c, s, seat, building[tile], level[tile])) return 'BAR-621';
    if (make.replace.is(move) && (hasSlot(c, s, seat, building[tile], level[tile]) || !isHeldLike(c, s, seat, move)))
      return 'BAR-641';
    return level[tile] === 0 ? 'BAR-615' : 'BAR-616';
  },
};
const isHeldLike = (c: Context, s: State, seat: Seat, move: number) =>
  s[at.built(seat, make.replace.get.old(move))] === 1 &&
  isLike(c, make.replace.get.old(move), make.replace.get.upgrade(move));
