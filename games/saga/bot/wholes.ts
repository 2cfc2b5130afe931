/** Whole moves of a turn: a figure to a field, a figure against another, and the end of moving and of attacking. */
import { type Move, NONE, type Nth, type Seat, type State, type WholeMoves } from '@idavoll/engine';
import { MOST_FIELDS } from '../rules/battlefield.ts';
import { type Context, make } from '../rules/context.ts';
import { endOf, firstOf } from '../rules/figures.ts';
import { areEnemies, mayAttack, mayMove, reaches } from '../rules/reach.ts';
import { at, type State as SagaState } from '../rules/state.ts';
import { MOST_FIGURES, PHASE, TEAMS } from '../rules/vocabulary.ts';
import { nextField, waysFrom } from './ways.ts';

const FIGURES = TEAMS.length * MOST_FIGURES;
/** By own figure, counted from the first of its team. */
const goTo = (own: number, field: Nth<'field'>): number => own * MOST_FIELDS + field;
const ATTACKS = MOST_FIGURES * MOST_FIELDS;
const against = (own: number, target: Nth<'figure'>): number => ATTACKS + own * FIGURES + target;
const END_OF_MOVES = ATTACKS + MOST_FIGURES * FIGURES;
const END_OF_ATTACKS = END_OF_MOVES + 1;

/** Every field that the figure can come to; where it stands, it has stopped. */
const writeFields = (c: Context, s: SagaState, own: number, figure: Nth<'figure'>, into: Int32Array, from: number) => {
  const { fieldCount } = c.battlefield;
  const { steps } = waysFrom(c, s, figure);
  let n = from;
  for (let field: Nth<'field'> = 0; field < fieldCount; field++)
    if (steps[field] > 0 || (steps[field] === 0 && s[at.phase] === PHASE.step)) into[n++] = goTo(own, field);
  return n;
};

const writeMoves = (c: Context, s: SagaState, seat: Seat, into: Int32Array): number => {
  const first = firstOf(c, s, seat);
  const end = endOf(c, s, seat);
  let n = 0;
  for (let figure = first; figure < end; figure++)
    if (mayMove(c, s, figure)) n = writeFields(c, s, figure - first, figure, into, n);
  into[n++] = END_OF_MOVES;
  return n;
};

const writeAttacks = (c: Context, s: SagaState, seat: Seat, into: Int32Array): number => {
  const first = firstOf(c, s, seat);
  const end = endOf(c, s, seat);
  let n = 0;
  for (let figure = first; figure < end; figure++) {
    if (!mayAttack(c, s, figure)) continue;
    for (let target: Nth<'figure'> = 0; target < c.figureCount; target++)
      if (areEnemies(c, s, figure, target) && reaches(c, s, figure, target))
        into[n++] = against(figure - first, target);
  }
  into[n++] = END_OF_ATTACKS;
  return n;
};

const nextStep = (c: Context, s: SagaState, figure: Nth<'figure'>, to: Nth<'field'>): Move => {
  const field = s[at.stands(figure)];
  if (field === NONE) return NONE;
  if (s[at.phase] === PHASE.figure && field !== to && mayMove(c, s, figure)) return make.move(figure);
  if (s[at.phase] !== PHASE.step || s[at.current] !== figure) return NONE;
  if (field === to) return make.stop();
  const step = nextField(c, s, figure, to);
  return step === NONE ? make.stop() : make.step(step);
};

const nextBlow = (c: Context, s: SagaState, figure: Nth<'figure'>, target: Nth<'figure'>): Move => {
  if (s[at.phase] === PHASE.attacker && mayAttack(c, s, figure)) return make.attack(figure);
  if (s[at.phase] !== PHASE.target || s[at.current] !== figure) return NONE;
  return make.target(target);
};

export const wholes: WholeMoves<Context> = {
  size: END_OF_ATTACKS + 1,
  most: END_OF_ATTACKS + 1,
  write: (c, state, seat, into) => {
    const s = state as SagaState;
    switch (s[at.phase]) {
      case PHASE.figure:
        return writeMoves(c, s, seat, into);
      case PHASE.step:
        return writeFields(c, s, s[at.current] - firstOf(c, s, seat), s[at.current], into, 0);
      case PHASE.attacker:
        return writeAttacks(c, s, seat, into);
      default:
        return 0;
    }
  },
  next: (c, state: State, seat, whole) => {
    const s = state as SagaState;
    if (whole === END_OF_MOVES) return s[at.phase] === PHASE.figure ? make.end() : NONE;
    if (whole === END_OF_ATTACKS) return s[at.phase] === PHASE.attacker ? make.end() : NONE;
    const first = firstOf(c, s, seat);
    if (whole < ATTACKS) return nextStep(c, s, first + Math.trunc(whole / MOST_FIELDS), whole % MOST_FIELDS);
    return nextBlow(c, s, first + Math.trunc((whole - ATTACKS) / FIGURES), (whole - ATTACKS) % FIGURES);
  },
};
