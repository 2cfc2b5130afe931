/** A bargain: one offer in place of a forced trade, piece by piece, which the home owner accepts or refuses. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { earnGold, giveGoods, payGold, roomFor, takeGoods } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { at, type Cells, COUNT, go, type State } from '../state.ts';
import { ACCEPTED, MOST_GOLD, MOST_STORED, PHASE, REFUSED, TRADE } from '../vocabulary.ts';
import { endTrade } from './trade.ts';

/** Pieces are named in this order, so that an offer can be made in one way only. */
const GIVE_GOLD = COUNT.good;
const WANT = GIVE_GOLD + 1;
const WANT_GOLD = WANT + COUNT.good;

/** What one side holds and the other can store. BAR-817 */
const canGive = (c: Context, s: Cells, seat: Seat, partner: Seat, good: Nth<'good'>) =>
  s[at.give(good)] < Math.min(s[at.goods(seat, good)], roomFor(c, s, partner, good), MOST_STORED);
const canWant = (c: Context, s: Cells, seat: Seat, partner: Seat, good: Nth<'good'>) =>
  s[at.give(good)] === 0 &&
  s[at.want(good)] < Math.min(s[at.goods(partner, good)], roomFor(c, s, seat, good), MOST_STORED);

const writePieces = (c: Context, s: Cells, seat: Seat, partner: Seat, into: Int32Array, from: number): number => {
  const item = s[at.item];
  let n = from;
  for (let good: Nth<'good'> = item; good < COUNT.good; good++)
    if (canGive(c, s, seat, partner, good)) into[n++] = make.give(good);
  if (item <= GIVE_GOLD && s[at.giveGold] < s[at.gold(seat)]) into[n++] = make.giveGold();
  for (let good: Nth<'good'> = Math.max(item - WANT, 0); good < COUNT.good; good++)
    if (canWant(c, s, seat, partner, good)) into[n++] = make.want(good);
  if (s[at.giveGold] === 0 && s[at.wantGold] < s[at.gold(partner)]) into[n++] = make.wantGold();
  return n;
};

/** Whether any piece could be named. */
export const canBargain = (c: Context, s: Cells, seat: Seat, partner: Seat, into: Int32Array, n: number) =>
  c.bargains && partner !== NONE && writePieces(c, s, seat, partner, into, n) > n;

export const beginBargain = (s: State, seat: Seat, partner: Seat) => {
  s[at.partner] = partner;
  s[at.trading] = TRADE.forced;
  s[at.answered] = NONE;
  s[at.begun] = 0;
  go(s, PHASE.bargain, seat);
};

export const bargain: Phase<Context, State> = {
  rule: 'BAR-817',
  obvious: false,
  legal: (c, s, seat, into) => {
    let n = writePieces(c, s, seat, s[at.partner], into, 0);
    // In a world that others think possible there may be nothing to offer.
    if (s[at.begun] || n === 0) into[n++] = make.offer();
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    if (make.offer.is(move)) {
      fx.emit(tell.offered, seat, s[at.partner]);
      return go(s, PHASE.answer, s[at.partner]);
    }
    s[at.begun] = 1;
    if (make.give.is(move)) {
      s[at.item] = make.give.get.good(move);
      s[at.give(make.give.get.good(move))]++;
    } else if (make.giveGold.is(move)) {
      s[at.item] = GIVE_GOLD;
      s[at.giveGold]++;
    } else if (make.want.is(move)) {
      s[at.item] = WANT + make.want.get.good(move);
      s[at.want(make.want.get.good(move))]++;
    } else {
      s[at.item] = WANT_GOLD;
      s[at.wantGold] = Math.min(s[at.wantGold] + 1, MOST_GOLD);
    }
  },
};

/** What was offered changes hands, both ways. */
const settle = (c: Context, s: State, seat: Seat, partner: Seat, fx: Effects) => {
  payGold(s, seat, s[at.giveGold], fx);
  payGold(s, partner, s[at.wantGold], fx);
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++) {
    giveGoods(s, seat, good, s[at.give(good)], fx);
    giveGoods(s, partner, good, s[at.want(good)], fx);
    takeGoods(c, s, partner, good, s[at.give(good)], fx);
    takeGoods(c, s, seat, good, s[at.want(good)], fx);
  }
  earnGold(s, partner, s[at.giveGold], fx);
  earnGold(s, seat, s[at.wantGold], fx);
};

/** BAR-818 */
export const answer: Phase<Context, State> = {
  rule: 'BAR-818',
  legal: (_c, _s, _seat, into) => {
    into[0] = make.accept();
    into[1] = make.refuse();
    return 2;
  },
  apply: (c, s, seat, move, fx) => {
    const trader: Seat = (s[at.first] + s[at.turns] - 1) % c.seats;
    s[at.answered] = make.accept.is(move) ? ACCEPTED : REFUSED;
    fx.emit(make.accept.is(move) ? tell.accepted : tell.refused, seat);
    if (make.accept.is(move)) settle(c, s, trader, seat, fx);
    for (let good: Nth<'good'> = 0; good < COUNT.good; good++) {
      s[at.give(good)] = 0;
      s[at.want(good)] = 0;
    }
    s[at.giveGold] = 0;
    s[at.wantGold] = 0;
    s[at.item] = 0;
    endTrade(s, trader);
  },
};
