/** The trade table, with the bank or with the owner of a home. BAR-498 to BAR-513, BAR-808, BAR-809 */
import { type Effects, type Move, NONE, type Nth, type Seat } from '@idavoll/engine';
import { earnGold, effectOf, giveGoods, payGold, roomFor, takeGoods } from './board.ts';
import { type Context, make } from './context.ts';
import { at, type Cells, COUNT, type State } from './state.ts';
import { BASIC_COUNT, EFFECT, GOOD, goodOfBasic, goodOfMine, isBasic } from './vocabulary.ts';

/** How many of a good the other side can give and store: the bank always can. BAR-026 */
const supply = (s: Cells, partner: Seat, good: Nth<'good'>) => (partner === NONE ? 99 : s[at.goods(partner, good)]);
const space = (c: Context, s: Cells, partner: Seat, good: Nth<'good'>) =>
  partner === NONE ? 99 : roomFor(c, s, partner, good);
const purse = (s: Cells, partner: Seat) => (partner === NONE ? 99 : s[at.gold(partner)]);

/** Goods that were received in this action are not given for other goods. BAR-513 */
const toGive = (c: Context, s: Cells, seat: Seat, partner: Seat, good: Nth<'good'>) =>
  s[at.received(good)] ? 0 : Math.min(s[at.goods(seat, good)], space(c, s, partner, good));
const toTake = (c: Context, s: Cells, seat: Seat, partner: Seat, good: Nth<'good'>) =>
  Math.min(roomFor(c, s, seat, good), supply(s, partner, good));

/** One of each, or two of one kind. */
const fits = (first: number, second: number, have: number, other: number) =>
  first === second ? have >= 2 : have >= 1 && other >= 1;

/** Rows T1 to T4: goods for goods. */
const writeSwaps = (c: Context, s: Cells, seat: Seat, partner: Seat, into: Int32Array, from: number): number => {
  let n = from;
  for (let given: Nth<'good'> = 0; given < COUNT.good; given++) {
    if (toGive(c, s, seat, partner, given) === 0) continue;
    for (let taken: Nth<'good'> = 0; taken < COUNT.good; taken++)
      if (taken !== given && isBasic(taken) === isBasic(given) && toTake(c, s, seat, partner, taken) > 0)
        into[n++] = make.swap(given, taken);
  }
  for (let a: Nth<'basic'> = 0; a < BASIC_COUNT; a++)
    for (let b: Nth<'basic'> = a; b < BASIC_COUNT; b++) {
      const gives = fits(a, b, toGive(c, s, seat, partner, +a), toGive(c, s, seat, partner, +b));
      const takes = fits(a, b, toTake(c, s, seat, partner, +a), toTake(c, s, seat, partner, +b));
      for (let mine: Nth<'mine'> = 0; mine < COUNT.mine; mine++) {
        if (gives && toTake(c, s, seat, partner, goodOfMine(mine)) > 0) into[n++] = make.forge(a, b, mine);
        if (takes && toGive(c, s, seat, partner, goodOfMine(mine)) > 0) into[n++] = make.split(mine, a, b);
      }
    }
  return n;
};

/** How many of a good can be sold. */
const toSell = (c: Context, s: Cells, seat: Seat, partner: Seat, good: Nth<'good'>) =>
  Math.min(s[at.goods(seat, good)], space(c, s, partner, good));

/** Every mix of so many basic goods. BAR-502, BAR-503 */
const writeMixes = (c: Context, s: Cells, seat: Seat, partner: Seat, count: number, into: Int32Array, from: number) => {
  const timber = toSell(c, s, seat, partner, GOOD.timber);
  const hide = toSell(c, s, seat, partner, GOOD.hide);
  const wool = toSell(c, s, seat, partner, GOOD.wool);
  const meat = toSell(c, s, seat, partner, GOOD.meat);
  let n = from;
  if (timber + hide + wool + meat < count) return n;
  for (let t = Math.max(0, count - hide - wool - meat); t <= timber && t <= count; t++)
    for (let h = Math.max(0, count - t - wool - meat); h <= hide && t + h <= count; h++)
      for (let w = Math.max(0, count - t - h - meat); w <= wool && t + h + w <= count; w++)
        into[n++] = make.sell(t, h, w, count - t - h - w);
  return n;
};

/** Rows T5 to T8: goods for gold. BAR-502 to BAR-505, BAR-509 */
const writeSales = (c: Context, s: Cells, seat: Seat, partner: Seat, into: Int32Array, from: number): number => {
  const { saleBasic, saleMine } = c.tables;
  const gold = purse(s, partner);
  let n = from;
  if (gold >= saleBasic[0]) n = writeMixes(c, s, seat, partner, 4, into, n);
  if (gold >= saleBasic[1]) n = writeMixes(c, s, seat, partner, 8, into, n);
  const iron = toSell(c, s, seat, partner, GOOD.iron);
  const stone = toSell(c, s, seat, partner, GOOD.stone);
  for (let i = 0; i < 2; i++) {
    const count = i === 0 ? 2 : 4;
    if (gold < saleMine[i]) continue;
    for (let some = Math.max(0, count - stone); some <= iron && some <= count; some++)
      into[n++] = make.sellMine(some, count - some);
  }
  return n;
};

/** Rows T9 and T10: gold for goods. BAR-506 to BAR-508 */
const writePurchases = (c: Context, s: Cells, seat: Seat, partner: Seat, into: Int32Array, from: number): number => {
  let n = from;
  if (s[at.gold(seat)] === 0) return n;
  for (let a: Nth<'basic'> = 0; a < BASIC_COUNT; a++)
    for (let b: Nth<'basic'> = a; b < BASIC_COUNT; b++)
      if (fits(a, b, toTake(c, s, seat, partner, +a), toTake(c, s, seat, partner, +b))) into[n++] = make.buy(a, b);
  for (let mine: Nth<'mine'> = 0; mine < COUNT.mine; mine++)
    if (toTake(c, s, seat, partner, goodOfMine(mine)) > 0) into[n++] = make.buyMine(mine);
  return n;
};

/** With the bank alone. */
const canTan = (c: Context, s: Cells, seat: Seat, partner: Seat) =>
  partner === NONE && s[at.goods(seat, GOOD.hide)] > 0 && s[at.tanned] < effectOf(c, s, seat, EFFECT.hideForGold);

export const writeDeals = (c: Context, s: Cells, seat: Seat, partner: Seat, into: Int32Array, from: number): number => {
  let n = writeSwaps(c, s, seat, partner, into, from);
  n = writeSales(c, s, seat, partner, into, n);
  n = writePurchases(c, s, seat, partner, into, n);
  if (canTan(c, s, seat, partner)) into[n++] = make.tan();
  return n;
};

/** Whether any deal can be made: told without listing them all. */
export const canDeal = (c: Context, s: Cells, seat: Seat, partner: Seat, into: Int32Array, from: number): boolean =>
  (s[at.gold(seat)] > 0 || holdsGoods(s, seat)) && canDealAtAll(c, s, seat, partner, into, from);
const holdsGoods = (s: Cells, seat: Seat) => {
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++) if (s[at.goods(seat, good)] > 0) return true;
  return false;
};
const canBuyMine = (c: Context, s: Cells, seat: Seat, partner: Seat) =>
  s[at.gold(seat)] > 0 && toTake(c, s, seat, partner, GOOD.iron) > 0;
/** One good for another of its group: where anything can be swapped, mostly this can. */
const canSwapLike = (c: Context, s: Cells, seat: Seat, partner: Seat): boolean => {
  for (let given: Nth<'good'> = 0; given < COUNT.good; given++) {
    if (toGive(c, s, seat, partner, given) === 0) continue;
    for (let taken: Nth<'good'> = 0; taken < COUNT.good; taken++)
      if (taken !== given && isBasic(taken) === isBasic(given) && toTake(c, s, seat, partner, taken) > 0) return true;
  }
  return false;
};
const canDealAtAll = (c: Context, s: Cells, seat: Seat, partner: Seat, into: Int32Array, from: number) =>
  canBuyMine(c, s, seat, partner) ||
  writePurchases(c, s, seat, partner, into, from) > from ||
  canTan(c, s, seat, partner) ||
  canSwapLike(c, s, seat, partner) ||
  writeSwaps(c, s, seat, partner, into, from) > from ||
  writeSales(c, s, seat, partner, into, from) > from;

/** One side gives, the other takes. */
const give = (c: Context, s: State, seat: Seat, good: Nth<'good'>, count: number, fx: Effects) => {
  giveGoods(s, seat, good, count, fx);
  if (s[at.partner] !== NONE) takeGoods(c, s, s[at.partner], good, count, fx);
};
const take = (c: Context, s: State, seat: Seat, good: Nth<'good'>, count: number, fx: Effects) => {
  if (s[at.partner] !== NONE) giveGoods(s, s[at.partner], good, count, fx);
  takeGoods(c, s, seat, good, count, fx);
  s[at.received(good)] = 1;
};
const earn = (s: State, seat: Seat, gold: number, fx: Effects) => {
  if (s[at.partner] !== NONE) payGold(s, s[at.partner], gold, fx);
  earnGold(s, seat, gold, fx);
};
const pay = (s: State, seat: Seat, fx: Effects) => {
  payGold(s, seat, 1, fx);
  if (s[at.partner] !== NONE) earnGold(s, s[at.partner], 1, fx);
};

const sell = (c: Context, s: State, seat: Seat, move: Move, fx: Effects) => {
  const { get } = make.sell;
  give(c, s, seat, GOOD.timber, get.timber(move), fx);
  give(c, s, seat, GOOD.hide, get.hide(move), fx);
  give(c, s, seat, GOOD.wool, get.wool(move), fx);
  give(c, s, seat, GOOD.meat, get.meat(move), fx);
  const isLarge = get.timber(move) + get.hide(move) + get.wool(move) + get.meat(move) === 8;
  earn(s, seat, c.tables.saleBasic[isLarge ? 1 : 0], fx);
};
const sellMine = (c: Context, s: State, seat: Seat, move: Move, fx: Effects) => {
  const { get } = make.sellMine;
  give(c, s, seat, GOOD.iron, get.iron(move), fx);
  give(c, s, seat, GOOD.stone, get.stone(move), fx);
  earn(s, seat, c.tables.saleMine[get.iron(move) + get.stone(move) === 4 ? 1 : 0], fx);
};

/** Makes a deal, and says whether the move was one. */
export const deal = (c: Context, s: State, seat: Seat, move: Move, fx: Effects): boolean => {
  if (make.swap.is(move)) {
    give(c, s, seat, make.swap.get.given(move), 1, fx);
    take(c, s, seat, make.swap.get.taken(move), 1, fx);
  } else if (make.forge.is(move)) {
    give(c, s, seat, goodOfBasic(make.forge.get.first(move)), 1, fx);
    give(c, s, seat, goodOfBasic(make.forge.get.second(move)), 1, fx);
    take(c, s, seat, goodOfMine(make.forge.get.mine(move)), 1, fx);
  } else if (make.split.is(move)) {
    give(c, s, seat, goodOfMine(make.split.get.mine(move)), 1, fx);
    take(c, s, seat, goodOfBasic(make.split.get.first(move)), 1, fx);
    take(c, s, seat, goodOfBasic(make.split.get.second(move)), 1, fx);
  } else if (make.sell.is(move)) sell(c, s, seat, move, fx);
  else if (make.sellMine.is(move)) sellMine(c, s, seat, move, fx);
  else if (make.buy.is(move)) {
    pay(s, seat, fx);
    take(c, s, seat, goodOfBasic(make.buy.get.first(move)), 1, fx);
    take(c, s, seat, goodOfBasic(make.buy.get.second(move)), 1, fx);
  } else if (make.buyMine.is(move)) {
    pay(s, seat, fx);
    take(c, s, seat, goodOfMine(make.buyMine.get.mine(move)), 1, fx);
  } else if (make.tan.is(move)) {
    giveGoods(s, seat, GOOD.hide, 1, fx);
    earnGold(s, seat, 1, fx);
    s[at.tanned]++;
  } else return false;
  return true;
};
