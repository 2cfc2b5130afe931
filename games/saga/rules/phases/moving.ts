/** The start of a turn and its move phase: a token for the Master, then figures one after another, step by step. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { startHourglass, strikeDown, takeChests } from '../consequences.ts';
import { type Context, tell } from '../context.ts';
import { areNeighbours, comes, endOf, firstOf, hasFigures, isFree, leaves, roll } from '../figures.ts';
import { make, only } from '../notation.ts';
import { mayMove, whyNoAttack, whyNoMove } from '../reach.ts';
import { isAtCrown, isInGoal } from '../score.ts';
import { at, go, type State } from '../state.ts';
import { CROWN, PHASE, SAGA, SIDES } from '../vocabulary.ts';

/** The figure has ended its move: SAGA-150. In two sagas that can start the hourglass: SAGA-422, SAGA-443. */
const endMove = (c: Context, s: State, seat: Seat, canTakeBack: boolean, fx: Effects) => {
  const field = s[at.stands(s[at.current])];
  if (s[at.saga] === SAGA.mist && isInGoal(c, s, seat, field)) startHourglass(s, seat, fx);
  if (s[at.saga] === SAGA.crown && isAtCrown(c, field)) startHourglass(s, seat, fx);
  s[at.moved(s[at.current])] = 1;
  s[at.current] = NONE;
  s[at.stepsLeft] = 0;
  go(s, canTakeBack ? PHASE.afterMove : PHASE.nextMove);
};

/** SAGA-168, SAGA-169, SAGA-173, SAGA-315 */
const fall = (c: Context, s: State, fx: Effects) => {
  const figure = s[at.current];
  s[at.current] = NONE;
  s[at.stepsLeft] = 0;
  strikeDown(c, s, figure, NONE, PHASE.nextMove, fx);
};

const takeStep = (c: Context, s: State, seat: Seat, to: Nth<'field'>, fx: Effects) => {
  const { dodge } = c.cards;
  const figure = s[at.current];
  const from = s[at.stands(figure)];
  const dodges = s[at.foes(figure)] > 0; // SAGA-160, SAGA-165
  if (dodges) {
    const die = roll(fx);
    const isSafe = die >= dodge[figure]; // SAGA-166
    fx.emit(isSafe ? tell.dodged : tell.failedDodge, seat, figure, dodge[figure], die);
    if (!isSafe) return fall(c, s, fx);
  }
  leaves(c, s, figure);
  comes(c, s, figure, to);
  s[at.stepsLeft]--;
  fx.emit(tell.moved, seat, figure, from, to);
  if (s[at.saga] === SAGA.treasure) takeChests(c, s, seat, figure, to, fx);
  // The field it came from is open now: only its movement can end the move here.
  if (s[at.stepsLeft] === 0) endMove(c, s, seat, !dodges, fx);
};

export const hourglass: Phase<Context, State> = {
  rule: 'SAGA-285',
  legal: only(make.turn()),
  apply: (c, s, seat, _move, fx) => {
    // Any of those left may be the red one. SAGA-289, SAGA-291
    if (fx.below(c.tokens - s[at.green]) === 0) {
      fx.emit(tell.redToken, seat);
      return go(s, PHASE.endSaga); // SAGA-287
    }
    s[at.green]++;
    fx.emit(tell.greenToken, seat, c.tokens - s[at.green]);
    go(s, hasFigures(c, s, seat) ? PHASE.nextMove : PHASE.endTurn); // SAGA-312
  },
};

export const figure: Phase<Context, State> = {
  rule: 'SAGA-140',
  legal: (c, s, seat, into) => {
    const end = endOf(c, s, seat);
    let n = 0;
    for (let own = firstOf(c, s, seat); own < end; own++) if (mayMove(c, s, own)) into[n++] = make.move(own);
    into[n++] = make.end(); // SAGA-126, SAGA-144
    return n;
  },
  apply: (c, s, _seat, move) => {
    if (make.end.is(move)) return go(s, PHASE.nextAttack);
    s[at.current] = make.move.get.figure(move);
    s[at.stepsLeft] = c.cards.move[s[at.current]];
    go(s, PHASE.step);
  },
  why: (c, s, seat, move) => (make.attack.is(move) || make.target.is(move) ? 'SAGA-123' : whyNoMove(c, s, seat, move)),
};

export const step: Phase<Context, State> = {
  rule: 'SAGA-145',
  legal: ({ battlefield: { neighbour } }, s, _seat, into) => {
    const field = s[at.stands(s[at.current])];
    let n = 0;
    for (let i = field * SIDES; i < (field + 1) * SIDES; i++)
      if (isFree(s, neighbour[i])) into[n++] = make.step(neighbour[i]);
    into[n++] = make.stop(); // SAGA-143
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.stop.is(move)) endMove(c, s, seat, true, fx);
    else takeStep(c, s, seat, make.step.get.field(move), fx);
  },
  why: (c, s, _seat, move) => {
    if (make.move.is(move) || make.end.is(move)) return 'SAGA-147';
    if (make.attack.is(move) || make.target.is(move)) return 'SAGA-123';
    if (!make.step.is(move)) return undefined;
    const to = make.step.get.field(move);
    if (!areNeighbours(c, s[at.stands(s[at.current])], to)) return undefined;
    return s[at.on(to)] === CROWN ? 'SAGA-441' : 'SAGA-104';
  },
};

// Asked where a step could still be taken back, since the end of a turn cannot: so nobody comes to it unasked.
export const passOn: Phase<Context, State> = {
  rule: 'SAGA-125',
  obvious: false,
  legal: only(make.end()),
  apply: (_c, s) => go(s, PHASE.endTurn),
  why: (c, s, seat, move) =>
    make.step.is(move) ? 'SAGA-147' : (whyNoMove(c, s, seat, move) ?? whyNoAttack(c, s, seat, move)),
};
