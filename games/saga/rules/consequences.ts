/** What events of a turn lead to: figures struck down, points, chests, the hourglass and the end of the saga. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context } from './context.ts';
import { gainAtEnd, pointsOnField } from './score.ts';
import { GAIN, LAST_STANDING, PHASE, SAGA } from './vocabulary.ts';

export const createConsequences = (c: Context) => {
  const { at, tell, cards, battlefield, seats, ON, SIDES } = c;
  const { places, fieldCount, neighbour } = battlefield;
  const CHEST = at.chest(0);

  /** SAGA-281, SAGA-282 */
  const startHourglass = (s: State, seat: Seat, fx: Effects) => {
    if (s[at.master] !== NONE) return;
    s[at.master] = seat;
    fx.emit(tell.master, seat);
  };

  const gain = (s: State, seat: Seat, points: number, why: number, fx: Effects) => {
    if (points === 0) return;
    s[at.points(seat)] += points;
    fx.emit(tell.points, seat, points, why);
  };

  const finish = (s: State, ending: number, fx: Effects) => {
    const why = gainAtEnd(s[at.saga]);
    for (let seat = 0; seat < seats; seat++) gain(s, seat, pointsOnField(c, s, seat), why, fx); // SAGA-288
    s[at.current] = NONE;
    s[at.stepsLeft] = 0;
    c.go(s, PHASE.over, s[at.active]);
    fx.emit(tell.ended, ending);
  };

  /** What striking a figure down is worth. SAGA-353, SAGA-354, SAGA-372 */
  const worthOf = (s: State, figure: number) => {
    if (s[at.saga] === SAGA.duel) return 3;
    if (s[at.saga] === SAGA.fight) return cards.leader[figure] ? 2 : 1;
    return 0;
  };

  /** Every opponent next to the field that a figure failed to leave, once each. SAGA-355, SAGA-356, SAGA-373 */
  const creditNeighbours = (s: State, field: number, figure: number, fx: Effects) => {
    const points = worthOf(s, figure);
    for (let seat = 0; seat < seats; seat++) {
      if (c.owns(s, seat, figure)) continue;
      for (let i = field * SIDES; i < (field + 1) * SIDES; i++) {
        const enemy = c.enemyOn(s, neighbour[i], cards.team[figure]);
        if (enemy === NONE || !c.owns(s, seat, enemy)) continue;
        gain(s, seat, points, GAIN.failedDodge, fx);
        break;
      }
    }
  };

  /** SAGA-396 */
  const dropChests = (s: State, seat: Seat, figure: number, field: number, fx: Effects) => {
    for (let place = 0; place < places; place++) {
      if (s[CHEST + place] !== fieldCount + figure) continue;
      s[CHEST + place] = field;
      fx.emit(tell.chestDropped, seat, figure, field);
    }
  };

  /** All chests on the field are taken; the hourglass starts with the first taking of half of them. SAGA-392 to SAGA-399 */
  const takeChests = (s: State, seat: Seat, figure: number, field: number, fx: Effects) => {
    let isNew = false;
    for (let place = 0; place < places; place++) {
      if (s[CHEST + place] !== field) continue;
      s[CHEST + place] = fieldCount + figure;
      fx.emit(tell.chestTaken, seat, figure, field);
      if (s[at.taken(place)]) continue; // SAGA-399
      s[at.taken(place)] = 1;
      isNew = true;
    }
    if (!isNew) return;
    let taken = 0;
    for (let place = 0; place < places; place++) taken += s[at.taken(place)];
    if (2 * taken >= places) startHourglass(s, seat, fx);
  };

  /** Removes a figure, struck down by this seat or, without one, by its own failed dodge. SAGA-168, SAGA-197, SAGA-199 */
  const strikeDown = (s: State, figure: number, by: Seat, fx: Effects) => {
    const field = s[at.stands(figure)];
    const owner = c.ownerOf(s, figure);
    s[ON + field] = NONE;
    s[at.stands(figure)] = NONE;
    fx.emit(tell.fell, owner, figure, field, by);
    if (by === NONE) creditNeighbours(s, field, figure, fx);
    else gain(s, by, worthOf(s, figure), GAIN.struckDown, fx);
    if (s[at.saga] === SAGA.treasure) dropChests(s, owner, figure, field, fx);
    if (s[at.saga] === SAGA.fight) startHourglass(s, s[at.active], fx); // SAGA-351, SAGA-352
    if (c.hasFigures(s, owner)) return;
    fx.emit(tell.out, owner);
    let left = 0;
    for (let seat = 0; seat < seats; seat++) if (c.hasFigures(s, seat)) left++;
    if (left === 1) finish(s, LAST_STANDING, fx); // SAGA-313, SAGA-314
  };

  return { startHourglass, gain, finish, takeChests, strikeDown };
};

export type Consequences = ReturnType<typeof createConsequences>;
