/** What must hold for play to go on, whatever is asked. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { owns, seatsLeft } from './figures.ts';
import { byPhase } from './playable-phases.ts';
import { at, MOST_POINTS, type State } from './state.ts';
import { CROWN, FIRST_FIGURE, PHASE, SAGA } from './vocabulary.ts';

export type Check = (c: Context, s: State) => string | undefined;

/** SAGA-032, SAGA-064 */
const seatsDiffer: Check = ({ seats }, s) => {
  for (const cell of [at.team, at.area])
    for (let a: Seat = 0; a < seats; a++)
      for (let b: Seat = 0; b < a; b++)
        if (s[cell(a)] !== NONE && s[cell(a)] === s[cell(b)]) return `seats ${b} and ${a} have the same team or area`;
  return undefined;
};

/** A figure is where its field says, terrain is what the tile brings, and only one saga has a crown. SAGA-102, SAGA-440 */
const fieldsAgree: Check = ({ battlefield, figureCount, middle }, s) => {
  for (let figure: Nth<'figure'> = 0; figure < figureCount; figure++) {
    const field = s[at.stands(figure)];
    if (field !== NONE && s[at.on(field)] !== FIRST_FIGURE + figure) return `figure ${figure} is not on its field`;
  }
  for (let field: Nth<'field'> = 0; field < battlefield.fieldCount; field++) {
    const on = s[at.on(field)];
    if (on >= FIRST_FIGURE && s[at.stands(on - FIRST_FIGURE)] !== field) return `field ${field} has a figure too many`;
    if (on === CROWN && field !== middle) return 'the crown is not in the middle';
  }
  if ((s[at.saga] === SAGA.crown) !== (s[at.on(middle)] === CROWN)) return 'the crown belongs to its own saga';
  for (let place: Nth<'place'> = 0; place < battlefield.places; place++) {
    if (s[at.tile(place)] === NONE) continue;
    const terrain = battlefield.terrain(place, s[at.tile(place)], s[at.turned(place)]);
    for (let i = 0; i < terrain.length; i += 2)
      if (s[at.on(terrain[i])] !== terrain[i + 1]) return `tile place ${place} lacks terrain`;
  }
  return undefined;
};

/** Only figures of the teams in play stand, and in the duel only leaders; two seats have some until the end. */
const figuresBelong: Check = (c, s) => {
  const { seats, cards, figureCount } = c;
  for (let figure: Nth<'figure'> = 0; figure < figureCount; figure++) {
    if (s[at.stands(figure)] === NONE) continue;
    let owners = 0;
    for (let seat: Seat = 0; seat < seats; seat++) if (owns(c, s, seat, figure)) owners++;
    if (owners === 0) return `figure ${figure} is of no team in play`;
    if (s[at.saga] === SAGA.duel && !cards.leader[figure]) return `figure ${figure} has no part in the duel`; // SAGA-370
  }
  if (s[at.phase] < PHASE.hourglass || s[at.phase] === PHASE.over) return undefined;
  return seatsLeft(c, s) < 2 ? 'the saga should have ended' : undefined; // SAGA-313
};

/** Chests exist in one saga, lie where no figure or terrain is, or are carried by a figure that stands. SAGA-390 to SAGA-396 */
const chestsLie: Check = ({ battlefield: { places, fieldCount } }, s) => {
  for (let place: Nth<'place'> = 0; place < places; place++) {
    const where: number = s[at.chest(place)];
    if ((where !== NONE) !== (s[at.saga] === SAGA.treasure)) return 'chests belong to their own saga';
    if (where === NONE) continue;
    if (where < fieldCount && s[at.on(where)] !== NONE) return `chest ${place} lies on a filled field`;
    if (where >= fieldCount && s[at.stands(where - fieldCount)] === NONE) return `chest ${place} is carried by nobody`;
  }
  return undefined;
};

/** Flags of a turn are those of the seat whose turn it is, and a figure is at it only in two phases. SAGA-140, SAGA-190 */
const turnAgrees: Check = (c, s) => {
  const { cards, figureCount } = c;
  const phase = s[at.phase];
  for (let figure: Nth<'figure'> = 0; figure < figureCount; figure++)
    if ((s[at.moved(figure)] || s[at.attacked(figure)]) && !owns(c, s, s[at.active], figure))
      return `figure ${figure} has had its turn outside a turn`;
  const current = s[at.current];
  if ((current !== NONE) !== (phase === PHASE.step || phase === PHASE.target)) return 'a figure is at it, or should be';
  if (current !== NONE && (!owns(c, s, s[at.active], current) || s[at.stands(current)] === NONE))
    return 'the figure that is at it cannot be';
  if (phase === PHASE.step ? s[at.stepsLeft] < 1 || s[at.stepsLeft] > cards.move[current] : s[at.stepsLeft] !== 0)
    return `${s[at.stepsLeft]} steps are left`;
  return undefined;
};

/** As many points as can still be won find room. */
const ROOM = 999;
const pointsFit: Check = ({ seats }, s) => {
  for (let seat: Seat = 0; seat < seats; seat++)
    if (s[at.points(seat)] > MOST_POINTS - ROOM) return `seat ${seat} has ${s[at.points(seat)]} points`;
  return undefined;
};

export const unplayable: Check = (c, s) => {
  for (const holds of [seatsDiffer, fieldsAgree, figuresBelong, chestsLie, turnAgrees, pointsFit, byPhase]) {
    const problem = holds(c, s);
    if (problem !== undefined) return problem;
  }
  return undefined;
};
