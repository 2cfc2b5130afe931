/** Trade on a village, trade and refill at home, forced trade on the home of another. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { hasForeignAxe, homeOf, hostOf } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { canDeal, deal, writeDeals } from '../deals.ts';
import { canRefill, refill } from '../refill.ts';
import { at, type Cells, COUNT, GOLD, go, type State } from '../state.ts';
import { FIGURE, GOOD, PHASE, TRADE, TYPE } from '../vocabulary.ts';

/** Whose home the Kaupmadur stands on, if he may trade there. BAR-807, BAR-812, BAR-813 */
export const partnerOf = (c: Context, s: Cells, seat: Seat): Seat => {
  const area = s[at.figure(seat, FIGURE.kaupmadur)];
  if (!c.forced || area === NONE || c.land.type[area] !== TYPE.home || s[at.axes(area)] > 0) return NONE;
  const host = hostOf(c, s, area);
  return host === seat ? NONE : host;
};

/** Whoever comes to trade on a home sees its gold. BAR-814 */
export const lookIntoPurse = (c: Context, s: State, seat: Seat, fx: Effects) => {
  if (c.forced && partnerOf(c, s, seat) !== NONE) fx.reveal(GOLD, seat);
};

/** Any village, unless another's axe lies there. BAR-491 to BAR-493 */
export const canTradeHere = (c: Context, s: Cells, seat: Seat, into: Int32Array, n: number) => {
  const area = s[at.figure(seat, FIGURE.kaupmadur)];
  if (c.land.type[area] === TYPE.village) return !hasForeignAxe(c, s, seat, area) && canDeal(c, s, seat, NONE, into, n);
  const partner = partnerOf(c, s, seat);
  return partner !== NONE && canDeal(c, s, seat, partner, into, n);
};

const canRefillAny = (c: Context, s: Cells, seat: Seat) => {
  for (let building: Nth<'building'> = 0; building < COUNT.building; building++)
    if (canRefill(c, s, seat, building, true)) return true;
  return false;
};
export const isAtHome = (c: Context, s: Cells, seat: Seat) =>
  s[at.figure(seat, FIGURE.kaupmadur)] === homeOf(c, s, seat);
/** Whether the home action has anything to do. BAR-191 */
export const canDoAtHome = (c: Context, s: Cells, seat: Seat, into: Int32Array, n: number) =>
  canRefillAny(c, s, seat) || canDeal(c, s, seat, NONE, into, n);

export const beginTrade = (c: Context, s: State, seat: Seat, isHome: boolean, fx: Effects) => {
  const partner = isHome ? NONE : partnerOf(c, s, seat);
  s[at.partner] = partner;
  s[at.trading] = isHome ? TRADE.home : partner === NONE ? TRADE.village : TRADE.forced;
  s[at.begun] = 0;
  if (partner === NONE) fx.emit(tell.traded, seat);
  else fx.emit(tell.forced, seat, partner);
  go(s, PHASE.trade, seat);
};

export const endTrade = (s: State, seat: Seat) => {
  s[at.trading] = NONE;
  s[at.partner] = NONE;
  s[at.begun] = 0;
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++) s[at.received(good)] = 0;
  go(s, PHASE.turn, seat);
};

/** Any number of trades, and at home of refills. BAR-494, BAR-536, BAR-537 */
export const trade: Phase<Context, State> = {
  rule: (_c, s) => (s[at.trading] === TRADE.home ? 'BAR-537' : s[at.trading] === TRADE.forced ? 'BAR-807' : 'BAR-494'),
  obvious: false,
  legal: (c, s, seat, into) => {
    let n = writeDeals(c, s, seat, s[at.partner], into, 0);
    if (s[at.trading] === TRADE.home)
      for (let building: Nth<'building'> = 0; building < COUNT.building; building++)
        if (canRefill(c, s, seat, building, true)) into[n++] = make.refill(building);
    // In a world that others think possible there may be nothing to trade.
    if (s[at.begun] || n === 0) into[n++] = make.done();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.done.is(move)) return endTrade(s, seat);
    if (make.refill.is(move)) refill(c, s, seat, make.refill.get.building(move), true, fx);
    else deal(c, s, seat, move, fx);
    s[at.begun] = 1;
  },
  why: (c, s, seat, move) => whyNoDeal(c, s, seat, move),
};

/** Whether a good that this move gives was received in the same action. */
const givesReceived = (s: State, move: number) =>
  (make.swap.is(move) && s[at.received(make.swap.get.given(move))]) ||
  (make.forge.is(move) &&
    (s[at.received(make.forge.get.first(move) as number)] || s[at.received(make.forge.get.second(move) as number)])) ||
  (make.split.is(move) && s[at.received(GOOD.iron + make.split.get.mine(move))]);

const whyNoDeal = (c: Context, s: State, seat: Seat, move: number): string | undefined => {
  if (make.done.is(move)) return 'BAR-191';
  if (make.refill.is(move)) {
    if (s[at.trading] !== TRADE.home) return s[at.trading] === TRADE.forced ? 'BAR-815' : 'BAR-542';
    return s[at.reserve(seat)] === 0 ? 'BAR-539' : 'BAR-540';
  }
  if (make.swap.is(move) && make.swap.get.given(move) === make.swap.get.taken(move)) return 'BAR-512';
  if (givesReceived(s, move)) return 'BAR-513';
  if (make.sell.is(move) || make.sellMine.is(move)) return s[at.partner] === NONE ? 'BAR-509' : 'BAR-809';
  if (s[at.partner] !== NONE) return 'BAR-809';
  return (make.swap.is(move) && s[at.goods(seat, make.swap.get.given(move))] > 0) || c.seats === 0
    ? 'BAR-511'
    : 'BAR-496';
};
