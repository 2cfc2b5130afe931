/** What the battlefield is worth to each seat, and who comes before whom. */
import { NONE, type Outcome, type Seat, type State } from '@idavoll/engine';
import type { Context } from './context.ts';
import { GAIN, SAGA } from './vocabulary.ts';

/** SAGA-334 */
export const figuresLeft = (c: Context, s: State, seat: Seat): number => {
  let count = 0;
  for (let figure = c.firstOf(s, seat); figure < c.endOf(s, seat); figure++)
    if (s[c.at.stands(figure)] !== NONE) count++;
  return count;
};

export const isInGoal = ({ at, battlefield }: Context, s: State, seat: Seat, field: number): boolean =>
  battlefield.areas[s[at.area(seat)]].goal.includes(field);

export const isAtCrown = (c: Context, field: number) => field !== NONE && c.areNeighbours(c.middle, field);

const chestsOf = ({ at, battlefield, cards }: Context, s: State, seat: Seat) => {
  let count = 0;
  for (let place = 0; place < battlefield.places; place++) {
    const figure = s[at.chest(place)] - battlefield.fieldCount;
    if (figure >= 0 && cards.team[figure] === s[at.team(seat)]) count++;
  }
  return count;
};

/** The gain that a saga counts on the battlefield at its end; NONE in those that give points on the way. */
export const gainAtEnd = (saga: number): number => {
  if (saga === SAGA.treasure) return GAIN.chests;
  if (saga === SAGA.mist) return GAIN.goal;
  return saga === SAGA.crown ? GAIN.crown : NONE;
};

/** The points that a seat would get if the saga ended now, besides those it has won. SAGA-400, SAGA-424, SAGA-444 */
export const pointsOnField = (c: Context, s: State, seat: Seat): number => {
  const gain = gainAtEnd(s[c.at.saga]);
  if (gain === NONE) return 0;
  if (gain === GAIN.chests) return chestsOf(c, s, seat);
  let count = 0;
  for (let figure = c.firstOf(s, seat); figure < c.endOf(s, seat); figure++) {
    const field = s[c.at.stands(figure)];
    if (field !== NONE && (gain === GAIN.crown ? isAtCrown(c, field) : isInGoal(c, s, seat, field))) count++;
  }
  return count;
};

export const leaderAtCrown = (c: Context, s: State, seat: Seat) => {
  for (let figure = c.firstOf(s, seat); figure < c.endOf(s, seat); figure++)
    if (c.cards.leader[figure] && isAtCrown(c, s[c.at.stands(figure)])) return 1;
  return 0;
};

/** SAGA-313 */
export const isLastStanding = (c: Context, s: State, seat: Seat) => {
  for (let other = 0; other < c.seats; other++) if (other !== seat && c.hasFigures(s, other)) return false;
  return true;
};

/**
 * Whether a goes before b: the last one standing before all, then by points, then by the saga's tie-breaks. In the duel
 * an own leader standing is a figure left. SAGA-331 to SAGA-336, SAGA-357, SAGA-375, SAGA-401, SAGA-426, SAGA-446
 */
const before = (c: Context, s: State, a: Seat, b: Seat) => {
  if (isLastStanding(c, s, a)) return true;
  if (isLastStanding(c, s, b)) return false;
  const byPoints = s[c.at.points(a)] - s[c.at.points(b)];
  const byLeader = s[c.at.saga] === SAGA.crown ? leaderAtCrown(c, s, a) - leaderAtCrown(c, s, b) : 0;
  return (byPoints || byLeader || figuresLeft(c, s, a) - figuresLeft(c, s, b)) > 0;
};

export const outcome = (c: Context, s: State, { scores, places }: Outcome): void => {
  for (let seat = 0; seat < c.seats; seat++) {
    scores[seat] = s[c.at.points(seat)];
    places[seat] = 1;
    for (let other = 0; other < c.seats; other++) if (other !== seat && before(c, s, other, seat)) places[seat]++;
  }
};
