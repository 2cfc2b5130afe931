/** The ship: sailing, calling at harbours, landing. BAR-560 to BAR-595 */
import { type Effects, type Move, NONE, type Nth, type Seat } from '@idavoll/engine';
import { effectOf, hasForeignAxe } from '../board.ts';
import { dockShip, endMove, isAboard, openMove, useCard } from '../cards.ts';
import { type Context, make, tell } from '../context.ts';
import { mayCall, mayEnter } from '../reach.ts';
import { at, type Cells, COUNT, type State } from '../state.ts';
import { EFFECT, FIGURE, RUNE, UNIT, unitOf } from '../vocabulary.ts';
import { lookIntoPurse } from './trade.ts';

/** BAR-431 */
const SEA_MOVE = 10;

/** Where the ship comes in one step: from a harbour to its sea square, from there along the route or into a harbour. */
export const writeSailing = (
  c: Context,
  s: Cells,
  seat: Seat,
  isOn: boolean,
  into: Int32Array,
  from: number,
): number => {
  if (!isAboard(s, seat)) return from; // BAR-579
  const { sea, port, link } = c.land;
  const harbour = s[at.harbour(seat)];
  let n = from;
  if (harbour !== NONE) {
    into[n++] = isOn ? make.sailOn(link[harbour]) : make.sail(link[harbour]); // BAR-562
    return n;
  }
  const here = s[at.sea(seat)];
  for (let i = sea.first[here]; i < sea.first[here + 1]; i++)
    into[n++] = isOn ? make.sailOn(sea.to[i]) : make.sail(sea.to[i]);
  for (let i = port.first[here]; i < port.first[here + 1]; i++) {
    const area: Nth<'area'> = port.to[i] - c.seaCount;
    if (mayCall(c, s, seat, area)) into[n++] = isOn ? make.callOn(area) : make.call(area);
  }
  return n;
};

/** Three steps and two for each tile; or ten with Sea move, which is spent. BAR-431, BAR-432, BAR-444, BAR-590 */
const stepsOfCard = (c: Context, s: State, seat: Seat, fx: Effects): number => {
  if (!s[at.seaMove(seat)]) return c.tables.steps[UNIT.knerrir] + effectOf(c, s, seat, EFFECT.knerrirSteps);
  s[at.seaMove(seat)] = 0;
  s[at.runePile(RUNE.seaMove)]++;
  fx.emit(tell.spentSeaMove, seat);
  return SEA_MOVE;
};

const sailTo = (s: State, seat: Seat, sea: Nth<'sea'>, fx: Effects) => {
  s[at.harbour(seat)] = NONE;
  s[at.sea(seat)] = sea;
  fx.emit(tell.sailed, seat, sea);
};
const callAt = (s: State, seat: Seat, area: Nth<'area'>, fx: Effects) => {
  s[at.sea(seat)] = NONE;
  s[at.harbour(seat)] = area;
  fx.emit(tell.called, seat, area);
};

export const playKnerrir = (c: Context, s: State, seat: Seat, move: Move, fx: Effects): boolean => {
  const isCard = make.sail.is(move) || make.call.is(move);
  if (!isCard && !make.sailOn.is(move) && !make.callOn.is(move)) return false;
  if (isCard) {
    useCard(s, seat, UNIT.knerrir, fx);
    openMove(s, UNIT.knerrir, stepsOfCard(c, s, seat, fx));
  }
  if (make.sail.is(move)) sailTo(s, seat, make.sail.get.sea(move), fx);
  else if (make.sailOn.is(move)) sailTo(s, seat, make.sailOn.get.sea(move), fx);
  else if (make.call.is(move)) callAt(s, seat, make.call.get.area(move), fx);
  else callAt(s, seat, make.callOn.get.area(move), fx);
  s[at.steps]--;
  if (s[at.steps] === 0) endMove(s, seat, fx);
  return true;
};

/** Any figure aboard may land where it could walk. BAR-580, BAR-582, BAR-583 */
export const writeLandings = (c: Context, s: Cells, seat: Seat, into: Int32Array, from: number): number => {
  const area = s[at.harbour(seat)];
  if (area === NONE) return from;
  let n = from;
  for (let figure: Nth<'figure'> = 0; figure < COUNT.figure; figure++)
    if (s[at.aboard(seat, figure)] && mayEnter(c, s, seat, figure, area)) into[n++] = make.land(figure);
  return n;
};
export const land = (c: Context, s: State, seat: Seat, figure: Nth<'figure'>, fx: Effects) => {
  const area = s[at.harbour(seat)];
  if (s[at.moving] !== UNIT.knerrir && s[at.moving] !== unitOf(figure)) endMove(s, seat, fx); // BAR-250
  s[at.aboard(seat, figure)] = 0;
  s[at.figure(seat, figure)] = area;
  if (figure === FIGURE.berserkur) {
    s[at.entry(seat)] = NONE; // BAR-247
    s[at.caught(seat)] = hasForeignAxe(c, s, seat, area) ? 1 : 0;
  }
  fx.emit(tell.landed, seat, figure, area);
  if (figure === FIGURE.kaupmadur) lookIntoPurse(c, s, seat, fx);
  dockShip(s, seat, fx);
};

/** The figure goes aboard; its steps left are lost, and a ship from the player board comes. BAR-575, BAR-576 */
export const goAboard = (s: State, seat: Seat, figure: Nth<'figure'>, area: Nth<'area'>, fx: Effects) => {
  s[at.figure(seat, figure)] = NONE;
  s[at.aboard(seat, figure)] = 1;
  s[at.harbour(seat)] = area;
  if (figure === FIGURE.berserkur) {
    s[at.entry(seat)] = NONE;
    s[at.caught(seat)] = 0;
  }
  fx.emit(tell.boarded, seat, figure, area);
};
