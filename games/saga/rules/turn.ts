/** The course of a turn: whose it is, when a phase has nothing left to ask, and when the turn passes on. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Consequences } from './consequences.ts';
import type { Context } from './context.ts';
import type { Reach } from './reach.ts';
import { MOST_ROUNDS } from './state.ts';
import { PHASE } from './vocabulary.ts';

export const createTurn = (c: Context, { mayMove, mayAttack }: Reach, { startHourglass }: Consequences) => {
  const { at, tell, seats } = c;
  const guardRounds = c.options.hourglassGuard ? c.content.hourglass.guardRounds : MOST_ROUNDS + 1;

  const anyMayMove = (s: State, seat: Seat) => {
    const end = c.endOf(s, seat);
    for (let figure = c.firstOf(s, seat); figure < end; figure++) if (mayMove(s, figure)) return true;
    return false;
  };
  const anyMayAttack = (s: State, seat: Seat) => {
    const end = c.endOf(s, seat);
    for (let figure = c.firstOf(s, seat); figure < end; figure++) if (mayAttack(s, figure)) return true;
    return false;
  };

  /** SAGA-127, SAGA-293 */
  const endRound = (s: State, fx: Effects) => {
    if (s[at.rounds] < MOST_ROUNDS) s[at.rounds]++;
    fx.emit(tell.roundOver, s[at.rounds]);
    if (s[at.rounds] < guardRounds || s[at.master] !== NONE) return;
    let seat = s[at.startPlayer];
    while (!c.hasFigures(s, seat)) seat = (seat + 1) % seats;
    startHourglass(s, seat, fx);
  };

  /** Says whether the seat has a turn: a Master has one even without figures. SAGA-310, SAGA-312 */
  const beginTurn = (s: State, seat: Seat, fx: Effects) => {
    const isMaster = s[at.master] === seat;
    if (!isMaster && !c.hasFigures(s, seat)) return false;
    fx.emit(tell.turn, seat, s[at.rounds] + 1);
    if (isMaster)
      c.go(s, PHASE.hourglass, seat); // SAGA-122
    else beginMoves(s, seat, fx);
    return true;
  };

  /** SAGA-120, SAGA-125 */
  const passOn = (s: State, fx: Effects) => {
    let seat = s[at.active];
    for (let figure = c.firstOf(s, seat); figure < c.endOf(s, seat); figure++) {
      s[at.moved(figure)] = 0;
      s[at.attacked(figure)] = 0;
    }
    do {
      seat = (seat + 1) % seats;
      if (seat === s[at.startPlayer]) endRound(s, fx);
    } while (!beginTurn(s, seat, fx));
  };

  const beginMoves = (s: State, seat: Seat, fx: Effects) => {
    s[at.active] = seat;
    nextMove(s, seat, false, fx);
  };

  /**
   * Asks for the next figure as long as one may move, and then for attacks as long as one may attack. A turn in which
   * neither is left passes on by itself, but not behind a step that could still be taken back. SAGA-125, SAGA-149
   */
  const nextMove = (s: State, seat: Seat, canTakeBack: boolean, fx: Effects) => {
    if (anyMayMove(s, seat)) c.go(s, PHASE.figure, seat);
    else nextAttack(s, seat, canTakeBack, fx);
  };
  const nextAttack = (s: State, seat: Seat, canTakeBack: boolean, fx: Effects) => {
    if (anyMayAttack(s, seat)) c.go(s, PHASE.attacker, seat);
    else if (canTakeBack) c.go(s, PHASE.passOn, seat);
    else passOn(s, fx);
  };

  return { beginTurn, beginMoves, nextMove, nextAttack, passOn };
};

export type Turn = ReturnType<typeof createTurn>;
