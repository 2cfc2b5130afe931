/** The course of a turn: whose it is, when a phase has nothing left to ask, and when the turn passes on. */
import { type Effects, NONE, type PhaseNumber, type Seat } from '@idavoll/engine';
import { startHourglass } from './consequences.ts';
import { type Context, tell } from './context.ts';
import { endOf, firstOf, hasFigures } from './figures.ts';
import { mayAttack, mayMove } from './reach.ts';
import { at, go, MOST_ROUNDS, type State } from './state.ts';
import { PHASE } from './vocabulary.ts';

const any = (c: Context, s: State, seat: Seat, may: typeof mayMove) => {
  const end = endOf(c, s, seat);
  for (let figure = firstOf(c, s, seat); figure < end; figure++) if (may(c, s, figure)) return true;
  return false;
};

/** A Master has a turn even without figures. SAGA-310, SAGA-312 */
export const beginTurn = (c: Context, s: State, seat: Seat, fx: Effects) => {
  const isMaster = s[at.master] === seat;
  if (!isMaster && !hasFigures(c, s, seat)) return go(s, PHASE.endTurn);
  fx.emit(tell.turn, seat, s[at.rounds] + 1);
  go(s, isMaster ? PHASE.hourglass : PHASE.nextMove); // SAGA-122
};

/** Asks for the next figure as long as one may move, and then for attacks as long as one may attack. SAGA-149 */
const askAttacker = (c: Context, s: State, seat: Seat, then: PhaseNumber) =>
  go(s, any(c, s, seat, mayAttack) ? PHASE.attacker : then);
const askFigure = (c: Context, s: State, seat: Seat, then: PhaseNumber) =>
  any(c, s, seat, mayMove) ? go(s, PHASE.figure) : askAttacker(c, s, seat, then);

/** A turn in which nothing is left passes on by itself, but not behind a step that could still be taken back. SAGA-125 */
export const nextMove = (c: Context, s: State, seat: Seat) => askFigure(c, s, seat, PHASE.endTurn);
export const afterMove = (c: Context, s: State, seat: Seat) => askFigure(c, s, seat, PHASE.passOn);
export const nextAttack = (c: Context, s: State, seat: Seat) => askAttacker(c, s, seat, PHASE.endTurn);

/** SAGA-127, SAGA-293 */
const endRound = (c: Context, s: State, fx: Effects) => {
  if (s[at.rounds] < MOST_ROUNDS) s[at.rounds]++;
  fx.emit(tell.roundOver, s[at.rounds]);
  if (s[at.rounds] < c.guardRounds || s[at.master] !== NONE) return;
  let seat = s[at.startPlayer];
  while (!hasFigures(c, s, seat)) seat = (seat + 1) % c.seats;
  startHourglass(s, seat, fx);
};

/** SAGA-120 */
export const endTurn = (c: Context, s: State, seat: Seat, fx: Effects) => {
  const end = endOf(c, s, seat);
  for (let figure = firstOf(c, s, seat); figure < end; figure++) {
    s[at.moved(figure)] = 0;
    s[at.attacked(figure)] = 0;
  }
  const next: Seat = (seat + 1) % c.seats;
  if (next === s[at.startPlayer]) endRound(c, s, fx);
  go(s, PHASE.beginTurn, next);
};
