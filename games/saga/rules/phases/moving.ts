/** The start of a turn and its move phase: a token for the Master, then figures one after another, step by step. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Consequences } from '../consequences.ts';
import type { Context, Phases } from '../context.ts';
import type { Reach } from '../reach.ts';
import { isAtCrown, isInGoal } from '../score.ts';
import type { Turn } from '../turn.ts';
import { CROWN, PHASE, RED_TOKEN, SAGA } from '../vocabulary.ts';

export const moving = (
  c: Context,
  { mayMove, whyNoMove, whyNoAttack }: Reach,
  { startHourglass, takeChests, strikeDown, finish }: Consequences,
  { beginMoves, nextMove, nextAttack, passOn }: Turn,
): Pick<Phases, 'hourglass' | 'figure' | 'step' | 'passOn'> => {
  const { at, make, tell, cards, battlefield, ON, SIDES } = c;
  const { neighbour } = battlefield;
  const { tokens } = c.content.hourglass;

  /** The figure has ended its move: SAGA-150. In two sagas that can start the hourglass: SAGA-422, SAGA-443. */
  const endMove = (s: State, seat: Seat, canTakeBack: boolean, fx: Effects) => {
    const field = s[at.stands(s[at.current])];
    if (s[at.saga] === SAGA.mist && isInGoal(c, s, seat, field)) startHourglass(s, seat, fx);
    if (s[at.saga] === SAGA.crown && isAtCrown(c, field)) startHourglass(s, seat, fx);
    s[at.moved(s[at.current])] = 1;
    s[at.current] = NONE;
    s[at.stepsLeft] = 0;
    nextMove(s, seat, canTakeBack, fx);
  };

  /** SAGA-168, SAGA-169, SAGA-173, SAGA-315 */
  const fall = (s: State, seat: Seat, fx: Effects) => {
    strikeDown(s, s[at.current], NONE, fx);
    if (s[at.phase] === PHASE.over) return;
    s[at.current] = NONE;
    s[at.stepsLeft] = 0;
    nextMove(s, seat, false, fx);
  };

  const step = (s: State, seat: Seat, to: number, fx: Effects) => {
    const figure = s[at.current];
    const from = s[at.stands(figure)];
    const dodges = c.isNextToEnemy(s, from, cards.team[figure]); // SAGA-160, SAGA-165
    if (dodges) {
      const die = c.roll(fx);
      const isSafe = die >= cards.dodge[figure]; // SAGA-166
      fx.emit(isSafe ? tell.dodged : tell.failedDodge, seat, figure, cards.dodge[figure], die);
      if (!isSafe) return fall(s, seat, fx);
    }
    s[ON + from] = NONE;
    c.stand(s, figure, to);
    s[at.stepsLeft]--;
    fx.emit(tell.moved, seat, figure, from, to);
    if (s[at.saga] === SAGA.treasure) takeChests(s, seat, figure, to, fx);
    // The field it came from is open now: only its movement can end the move here.
    if (s[at.stepsLeft] === 0) endMove(s, seat, !dodges, fx);
  };

  return {
    hourglass: {
      rule: 'SAGA-285',
      legal: (_s, _seat, into) => {
        into[0] = make.turn();
        return 1;
      },
      apply: (s, seat, _move, fx) => {
        // Any of those left may be the red one. SAGA-289, SAGA-291
        if (fx.below(tokens - s[at.green]) === 0) {
          fx.emit(tell.redToken, seat);
          return finish(s, RED_TOKEN, fx); // SAGA-287
        }
        s[at.green]++;
        fx.emit(tell.greenToken, seat, tokens - s[at.green]);
        if (c.hasFigures(s, seat)) beginMoves(s, seat, fx);
        else passOn(s, fx); // SAGA-312
      },
    },
    figure: {
      rule: 'SAGA-140',
      legal: (s, seat, into) => {
        const end = c.endOf(s, seat);
        let n = 0;
        for (let figure = c.firstOf(s, seat); figure < end; figure++)
          if (mayMove(s, figure)) into[n++] = make.move(figure);
        into[n++] = make.end(); // SAGA-126, SAGA-144
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.end.is(move)) return nextAttack(s, seat, false, fx);
        s[at.current] = make.move.get.figure(move);
        s[at.stepsLeft] = cards.move[s[at.current]];
        c.go(s, PHASE.step, seat);
      },
      why: (s, seat, move) => (make.attack.is(move) || make.target.is(move) ? 'SAGA-123' : whyNoMove(s, seat, move)),
    },
    step: {
      rule: 'SAGA-145',
      legal: (s, _seat, into) => {
        const field = s[at.stands(s[at.current])];
        let n = 0;
        for (let i = field * SIDES; i < (field + 1) * SIDES; i++)
          if (neighbour[i] !== NONE && s[ON + neighbour[i]] === NONE) into[n++] = make.step(neighbour[i]);
        into[n++] = make.stop(); // SAGA-143
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.stop.is(move)) endMove(s, seat, true, fx);
        else step(s, seat, make.step.get.field(move), fx);
      },
      why: (s, _seat, move) => {
        if (make.move.is(move) || make.end.is(move)) return 'SAGA-147';
        if (make.attack.is(move) || make.target.is(move)) return 'SAGA-123';
        if (!make.step.is(move)) return undefined;
        const to = make.step.get.field(move);
        if (!c.areNeighbours(s[at.stands(s[at.current])], to)) return undefined;
        return s[ON + to] === CROWN ? 'SAGA-441' : 'SAGA-104';
      },
    },
    // Asked where a step could still be taken back, since the end of a turn cannot.
    passOn: {
      rule: 'SAGA-125',
      legal: (_s, _seat, into) => {
        into[0] = make.end();
        return 1;
      },
      apply: (s, _seat, _move, fx) => passOn(s, fx),
      why: (s, seat, move) =>
        make.step.is(move) ? 'SAGA-147' : (whyNoMove(s, seat, move) ?? whyNoAttack(s, seat, move)),
    },
  };
};
