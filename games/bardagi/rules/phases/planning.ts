/** Phase 1: everybody plans cards in secret; or, easily, each at the start of his own turn. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { cardsOf, plansOf, turnSeat } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { at, COUNT, go, PLAN, type State } from '../state.ts';
import { CARDS_OF_UNIT, PHASE } from '../vocabulary.ts';
import { lookIntoPurse } from './trade.ts';

/** All cards can be chosen again. BAR-161 */
export const beginRound = ({ seats, easy }: Context, s: State, _seat: Seat, fx: Effects) => {
  fx.emit(tell.round, s[at.round]);
  s[at.turns] = 0;
  for (let seat: Seat = 0; seat < seats; seat++) {
    s[at.planned(seat)] = 0;
    s[at.raids(seat)] = 0;
    s[at.captures(seat)] = 0;
    for (let unit: Nth<'unit'> = 0; unit < COUNT.unit; unit++) s[at.plan(seat, unit)] = 0;
  }
  go(s, easy ? PHASE.beginTurn : PHASE.plan, s[at.first]);
};

const write = (s: State, seat: Seat, move: number) => {
  s[at.plan(seat, 0)] = make.plan.get.berserkur(move);
  s[at.plan(seat, 1)] = make.plan.get.godi(move);
  s[at.plan(seat, 2)] = make.plan.get.kaupmadur(move);
  s[at.plan(seat, 3)] = make.plan.get.knerrir(move);
  s[at.planned(seat)] = 1;
};

const list = (c: Context, s: State, _seat: Seat, into: Int32Array) => {
  const plans = plansOf(c, s);
  into.set(plans);
  return plans.length;
};
const many = {
  count: (c: Context, s: State) => plansOf(c, s).length,
  nth: (c: Context, s: State, _seat: Seat, n: number) => plansOf(c, s)[n],
};
const whyNot = (c: Context, s: State, _seat: Seat, move: number) => {
  if (!make.plan.is(move)) return undefined;
  const { get } = make.plan;
  const cards = get.berserkur(move) + get.godi(move) + get.kaupmadur(move) + get.knerrir(move);
  return cards === cardsOf(c, s) ? undefined : 'BAR-152';
};

/** The first in order who has not planned: where one screen is passed around. */
export const plan: Phase<Context, State> = {
  rule: 'BAR-151',
  awaiting: ({ seats }, s) => {
    let mask = 0;
    for (let seat: Seat = 0; seat < seats; seat++) if (!s[at.planned(seat)]) mask |= 1 << seat;
    return mask;
  },
  obvious: false,
  sealed: true,
  legal: list,
  many,
  apply: (c, s, seat, move, fx) => {
    write(s, seat, move);
    fx.emit(tell.planned, seat);
    for (let other: Seat = 0; other < c.seats; other++) if (!s[at.planned(other)]) return;
    go(s, PHASE.beginTurn, s[at.first]); // BAR-162
  },
  why: whyNot,
};

/** BAR-802 */
export const openPlan: Phase<Context, State> = {
  rule: 'BAR-802',
  legal: list,
  many,
  apply: (_c, s, seat, move, fx) => {
    write(s, seat, move);
    fx.emit(tell.planned, seat);
    go(s, PHASE.showHand, seat);
  },
  why: whyNot,
};

/** BAR-180, BAR-181 */
export const beginTurn = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  s[at.turns]++;
  s[at.used] = 0;
  s[at.bought] = 0;
  s[at.tanned] = 0;
  s[at.moving] = NONE;
  for (let power: Nth<'power'> = 0; power < COUNT.power; power++) s[at.once(power)] = 0;
  lookIntoPurse(c, s, turnSeat(c, s), fx);
  go(s, c.easy ? PHASE.openPlan : PHASE.showHand, turnSeat(c, s));
};

/** All planned cards are laid open. BAR-182 */
export const showHand = (_c: Context, s: State, seat: Seat, fx: Effects) => {
  fx.reveal(PLAN);
  fx.emit(tell.turn, seat);
  for (let unit: Nth<'unit'> = 0; unit < COUNT.unit; unit++) {
    const cards = s[at.plan(seat, unit)];
    s[at.hand(unit)] = cards;
    s[at.deck(unit)] = CARDS_OF_UNIT - cards; // BAR-159, BAR-196
    if (cards > 0) fx.emit(tell.hand, seat, unit, cards);
  }
  go(s, PHASE.turn, seat);
};
