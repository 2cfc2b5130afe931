/** The fight phase: figures attack one after another, each with a hit roll and, after a hit, a parry roll. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { gain, startHourglass, strikeDown } from '../consequences.ts';
import { type Context, make, tell } from '../context.ts';
import { areNeighbours, endOf, firstOf, roll } from '../figures.ts';
import { areEnemies, mayAttack, reaches, whyNoAttack, whyNotAgainst } from '../reach.ts';
import { at, go, type State } from '../state.ts';
import { GAIN, PHASE, SAGA } from '../vocabulary.ts';

/** Close combat and shots alike. SAGA-194 to SAGA-198, SAGA-227 */
const attack = (c: Context, s: State, seat: Seat, figure: Nth<'figure'>, target: Nth<'figure'>, fx: Effects) => {
  const { hit, parry } = c.cards;
  const isClose = areNeighbours(c, s[at.stands(figure)], s[at.stands(target)]);
  fx.emit(isClose ? tell.attacked : tell.shot, seat, figure, target);
  const toHit = roll(fx);
  const isHit = toHit >= hit[figure];
  fx.emit(isHit ? tell.hit : tell.missed, figure, target, hit[figure], toHit);
  if (s[at.saga] === SAGA.duel) startHourglass(s, seat, fx); // SAGA-371
  if (!isHit) return go(s, PHASE.nextAttack);
  const toParry = roll(fx);
  const isParried = toParry >= parry[target];
  fx.emit(isParried ? tell.parried : tell.failedParry, figure, target, parry[target], toParry);
  if (!isParried) return strikeDown(c, s, target, seat, PHASE.nextAttack, fx);
  if (s[at.saga] === SAGA.duel) gain(s, seat, 1, GAIN.parried, fx); // SAGA-374
  go(s, PHASE.nextAttack);
};

export const attacker: Phase<Context, State> = {
  rule: 'SAGA-190',
  legal: (c, s, seat, into) => {
    const end = endOf(c, s, seat);
    let n = 0;
    for (let figure = firstOf(c, s, seat); figure < end; figure++)
      if (mayAttack(c, s, figure)) into[n++] = make.attack(figure);
    into[n++] = make.end(); // SAGA-191
    return n;
  },
  apply: (_c, s, _seat, move) => {
    if (make.end.is(move)) return go(s, PHASE.endTurn);
    s[at.current] = make.attack.get.figure(move);
    go(s, PHASE.target);
  },
  why: (c, s, seat, move) => (make.move.is(move) || make.step.is(move) ? 'SAGA-123' : whyNoAttack(c, s, seat, move)),
};

export const target: Phase<Context, State> = {
  rule: 'SAGA-193',
  legal: (c, s, _seat, into) => {
    const figure = s[at.current];
    let n = 0;
    for (let other: Nth<'figure'> = 0; other < c.figureCount; other++)
      if (areEnemies(c, s, figure, other) && reaches(c, s, figure, other)) into[n++] = make.target(other);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    const figure = s[at.current];
    s[at.attacked(figure)] = 1;
    s[at.current] = NONE;
    attack(c, s, seat, figure, make.target.get.figure(move), fx);
  },
  why: (c, s, _seat, move) => {
    if (make.move.is(move) || make.step.is(move)) return 'SAGA-123';
    return make.target.is(move) ? whyNotAgainst(c, s, s[at.current], make.target.get.figure(move)) : undefined;
  },
};
