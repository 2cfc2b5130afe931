/** What events of a turn lead to: figures struck down, points, chests, the hourglass and the end of the saga. */
import { type Effects, NONE, type Nth, type PhaseNumber, type Seat } from '@idavoll/engine';
import { type Context, tell } from './context.ts';
import { carriedBy, enemyOn, hasFigures, leaves, lyingOn, ownerOf, owns, seatsLeft } from './figures.ts';
import { gainAtEnd, pointsOnField } from './score.ts';
import { at, go, type State } from './state.ts';
import { ENDING, GAIN, PHASE, SAGA, SIDES } from './vocabulary.ts';

/** SAGA-281, SAGA-282 */
export const startHourglass = (s: State, seat: Seat, fx: Effects) => {
  if (s[at.master] !== NONE) return;
  s[at.master] = seat;
  fx.emit(tell.master, seat);
};

export const gain = (s: State, seat: Seat, points: number, why: Nth<'gain'>, fx: Effects) => {
  if (points === 0) return;
  s[at.points(seat)] += points;
  fx.emit(tell.points, seat, points, why);
};

/** By the red token, unless only one has figures left. SAGA-287, SAGA-288, SAGA-313 */
export const endSaga = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  const why = gainAtEnd(s[at.saga]);
  for (let seat: Seat = 0; seat < c.seats; seat++) gain(s, seat, pointsOnField(c, s, seat), why, fx);
  fx.emit(tell.ended, seatsLeft(c, s) === 1 ? ENDING.lastStanding : ENDING.redToken);
  go(s, PHASE.over);
};

/** What striking a figure down is worth. SAGA-353, SAGA-354, SAGA-372 */
const worthOf = ({ cards }: Context, s: State, figure: Nth<'figure'>) => {
  if (s[at.saga] === SAGA.duel) return 3;
  if (s[at.saga] === SAGA.fight) return cards.leader[figure] ? 2 : 1;
  return 0;
};

/** Every opponent next to the field that a figure failed to leave, once each. SAGA-355, SAGA-356, SAGA-373 */
const creditNeighbours = (c: Context, s: State, field: Nth<'field'>, figure: Nth<'figure'>, fx: Effects) => {
  const { neighbour } = c.battlefield;
  const points = worthOf(c, s, figure);
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    if (owns(c, s, seat, figure)) continue;
    for (let i = field * SIDES; i < (field + 1) * SIDES; i++) {
      const enemy = enemyOn(c, s, neighbour[i], c.cards.team[figure]);
      if (enemy === NONE || !owns(c, s, seat, enemy)) continue;
      gain(s, seat, points, GAIN.failedDodge, fx);
      break;
    }
  }
};

/** SAGA-396 */
const dropChests = (c: Context, s: State, seat: Seat, figure: Nth<'figure'>, field: Nth<'field'>, fx: Effects) => {
  for (let place: Nth<'place'> = 0; place < c.battlefield.places; place++) {
    if (s[at.chest(place)] !== carriedBy(c, figure)) continue;
    s[at.chest(place)] = lyingOn(field);
    fx.emit(tell.chestDropped, seat, figure, field);
  }
};

/** All chests on the field are taken; the hourglass starts with the first taking of half of them. SAGA-392 to SAGA-399 */
export const takeChests = (
  c: Context,
  s: State,
  seat: Seat,
  figure: Nth<'figure'>,
  field: Nth<'field'>,
  fx: Effects,
) => {
  const { places } = c.battlefield;
  let isNew = false;
  for (let place: Nth<'place'> = 0; place < places; place++) {
    if (s[at.chest(place)] !== lyingOn(field)) continue;
    s[at.chest(place)] = carriedBy(c, figure);
    fx.emit(tell.chestTaken, seat, figure, field);
    if (s[at.taken(place)]) continue; // SAGA-399
    s[at.taken(place)] = 1;
    isNew = true;
  }
  if (!isNew) return;
  let taken = 0;
  for (let place: Nth<'place'> = 0; place < places; place++) taken += s[at.taken(place)];
  if (2 * taken >= places) startHourglass(s, seat, fx);
};

/**
 * Removes a figure, struck down by this seat or, without one, by its own failed dodge; goes on as it should, unless that
 * was the end. SAGA-168, SAGA-197, SAGA-199
 */
export const strikeDown = (c: Context, s: State, figure: Nth<'figure'>, by: Seat, then: PhaseNumber, fx: Effects) => {
  const field = s[at.stands(figure)];
  const owner = ownerOf(c, s, figure);
  leaves(c, s, figure);
  fx.emit(tell.fell, owner, figure, field, by);
  if (by === NONE) creditNeighbours(c, s, field, figure, fx);
  else gain(s, by, worthOf(c, s, figure), GAIN.struckDown, fx);
  if (s[at.saga] === SAGA.treasure) dropChests(c, s, owner, figure, field, fx);
  if (s[at.saga] === SAGA.fight) startHourglass(s, s[at.active], fx); // SAGA-351, SAGA-352
  if (hasFigures(c, s, owner)) return go(s, then);
  fx.emit(tell.out, owner);
  go(s, seatsLeft(c, s) === 1 ? PHASE.endSaga : then); // SAGA-313, SAGA-314
};
