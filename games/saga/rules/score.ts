/** What the battlefield is worth to each seat, and who comes before whom. */
import { NONE, type Nth, type Outcome, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { areNeighbours, endOf, figuresLeft, firstOf, hasFigures, seatsLeft } from './figures.ts';
import { at, type Cells } from './state.ts';
import { GAIN, SAGA } from './vocabulary.ts';

/** Own figures that were placed and are no longer on the battlefield: in the duel only leaders are. SAGA-334, SAGA-370 */
export const losses = (c: Context, s: Cells, seat: Seat): number => {
  const placed = s[at.saga] === SAGA.duel ? 1 : endOf(c, s, seat) - firstOf(c, s, seat);
  return placed - figuresLeft(c, s, seat);
};

/** What tells a apart from b where all else is equal: above 0 for a. SAGA-357, SAGA-375, SAGA-401, SAGA-426, SAGA-446 */
const byFigures = (c: Context, s: Cells, a: Seat, b: Seat): number =>
  c.countsLosses ? losses(c, s, b) - losses(c, s, a) : figuresLeft(c, s, a) - figuresLeft(c, s, b);

export const isInGoal = ({ battlefield }: Context, s: Cells, seat: Seat, field: Nth<'field'>): boolean =>
  battlefield.areas[s[at.area(seat)]].goal.includes(field);

export const isAtCrown = (c: Context, field: Nth<'field'>) => field !== NONE && areNeighbours(c, c.middle, field);

const chestsOf = ({ battlefield, cards }: Context, s: Cells, seat: Seat) => {
  let count = 0;
  for (let place: Nth<'place'> = 0; place < battlefield.places; place++) {
    const figure: Nth<'figure'> = s[at.chest(place)] - battlefield.fieldCount;
    if (figure >= 0 && cards.team[figure] === s[at.team(seat)]) count++;
  }
  return count;
};

/** The gain that a saga counts on the battlefield at its end; NONE in those that give points on the way. */
export const gainAtEnd = (saga: Nth<'saga'>): Nth<'gain'> => {
  if (saga === SAGA.treasure) return GAIN.chests;
  if (saga === SAGA.mist) return GAIN.goal;
  return saga === SAGA.crown ? GAIN.crown : NONE;
};

/** The points that a seat would get if the saga ended now, besides those it has won. SAGA-400, SAGA-424, SAGA-444 */
export const pointsOnField = (c: Context, s: Cells, seat: Seat): number => {
  const gain = gainAtEnd(s[at.saga]);
  if (gain === NONE) return 0;
  if (gain === GAIN.chests) return chestsOf(c, s, seat);
  let count = 0;
  for (let figure = firstOf(c, s, seat); figure < endOf(c, s, seat); figure++) {
    const field = s[at.stands(figure)];
    if (field !== NONE && (gain === GAIN.crown ? isAtCrown(c, field) : isInGoal(c, s, seat, field))) count++;
  }
  return count;
};

export const leaderAtCrown = (c: Context, s: Cells, seat: Seat) => {
  for (let figure = firstOf(c, s, seat); figure < endOf(c, s, seat); figure++)
    if (c.cards.leader[figure] && isAtCrown(c, s[at.stands(figure)])) return 1;
  return 0;
};

/** SAGA-313 */
export const isLastStanding = (c: Context, s: Cells, seat: Seat) => hasFigures(c, s, seat) && seatsLeft(c, s) === 1;

/**
 * Whether a goes before b: the last one standing before all, then by points, then by the saga's tie-breaks. In the duel
 * an own leader that fell is the only loss there can be. SAGA-331 to SAGA-336
 */
const before = (c: Context, s: Cells, a: Seat, b: Seat) => {
  if (isLastStanding(c, s, a)) return true;
  if (isLastStanding(c, s, b)) return false;
  const byPoints = s[at.points(a)] - s[at.points(b)];
  const byLeader = s[at.saga] === SAGA.crown ? leaderAtCrown(c, s, a) - leaderAtCrown(c, s, b) : 0;
  return (byPoints || byLeader || byFigures(c, s, a, b)) > 0;
};

export const outcome = (c: Context, s: Cells, { scores, places }: Outcome): void => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    scores[seat] = s[at.points(seat)];
    places[seat] = 1;
    for (let other: Seat = 0; other < c.seats; other++) if (other !== seat && before(c, s, other, seat)) places[seat]++;
  }
};
