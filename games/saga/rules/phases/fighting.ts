/** The fight phase: figures attack one after another, each with a hit roll and, after a hit, a parry roll. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Consequences } from '../consequences.ts';
import type { Context, Phases } from '../context.ts';
import type { Reach } from '../reach.ts';
import type { Turn } from '../turn.ts';
import { GAIN, PHASE, SAGA } from '../vocabulary.ts';

export const fighting = (
  c: Context,
  { mayAttack, areEnemies, reaches, whyNoAttack, whyNotAgainst }: Reach,
  { startHourglass, gain, strikeDown }: Consequences,
  { nextAttack, passOn }: Turn,
): Pick<Phases, 'attacker' | 'target'> => {
  const { at, make, tell, cards } = c;

  /** Close combat and shots alike. SAGA-194 to SAGA-198, SAGA-227 */
  const attack = (s: State, seat: Seat, figure: number, target: number, fx: Effects) => {
    const isClose = c.areNeighbours(s[at.stands(figure)], s[at.stands(target)]);
    fx.emit(isClose ? tell.attacked : tell.shot, seat, figure, target);
    const toHit = c.roll(fx);
    const isHit = toHit >= cards.hit[figure];
    fx.emit(isHit ? tell.hit : tell.missed, figure, target, cards.hit[figure], toHit);
    if (s[at.saga] === SAGA.duel) startHourglass(s, seat, fx); // SAGA-371
    if (!isHit) return;
    const toParry = c.roll(fx);
    const isParried = toParry >= cards.parry[target];
    fx.emit(isParried ? tell.parried : tell.failedParry, figure, target, cards.parry[target], toParry);
    if (!isParried) strikeDown(s, target, seat, fx);
    else if (s[at.saga] === SAGA.duel) gain(s, seat, 1, GAIN.parried, fx); // SAGA-374
  };

  return {
    attacker: {
      rule: 'SAGA-190',
      legal: (s, seat, into) => {
        const end = c.endOf(s, seat);
        let n = 0;
        for (let figure = c.firstOf(s, seat); figure < end; figure++)
          if (mayAttack(s, figure)) into[n++] = make.attack(figure);
        into[n++] = make.end(); // SAGA-191
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.end.is(move)) return passOn(s, fx);
        s[at.current] = make.attack.get.figure(move);
        c.go(s, PHASE.target, seat);
      },
      why: (s, seat, move) => (make.move.is(move) || make.step.is(move) ? 'SAGA-123' : whyNoAttack(s, seat, move)),
    },
    target: {
      rule: 'SAGA-193',
      legal: (s, _seat, into) => {
        const figure = s[at.current];
        let n = 0;
        for (let target = 0; target < c.figureCount; target++)
          if (areEnemies(s, figure, target) && reaches(s, figure, target)) into[n++] = make.target(target);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const figure = s[at.current];
        s[at.attacked(figure)] = 1;
        s[at.current] = NONE;
        attack(s, seat, figure, make.target.get.figure(move), fx);
        if (s[at.phase] !== PHASE.over) nextAttack(s, seat, false, fx);
      },
      why: (s, _seat, move) => {
        if (make.move.is(move) || make.step.is(move)) return 'SAGA-123';
        return make.target.is(move) ? whyNotAgainst(s, s[at.current], make.target.get.figure(move)) : undefined;
      },
    },
  };
};
