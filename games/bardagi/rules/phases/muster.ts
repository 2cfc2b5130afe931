/** Phase 4, step C: recruits onto buildings and axes onto areas, sealed by all at once; then the round ends. */
import type { Effects, Nth, Phase, Seat } from '@idavoll/engine';
import { homeOf } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { at, type Cells, CHOICE, CONFIRMED, COUNT, go, type State, TO_LAY, TO_PLACE } from '../state.ts';
import { axeOn, BUILDING, PHASE, stationOf } from '../vocabulary.ts';
import { waiting } from './claim.ts';

export const roomOn = (s: Cells, seat: Seat, building: Nth<'building'>) =>
  Math.max(0, s[at.limit(seat, building)] - s[at.disks(seat, building)]); // BAR-731

export const canPlace = (s: Cells, seat: Seat) => {
  if (s[at.town(seat)] === 0) return false;
  for (let building: Nth<'building'> = 0; building < COUNT.building; building++)
    if (roomOn(s, seat, building) > 0) return true;
  return false;
};

/** Own areas; the own home only where trade can be forced there, and once. BAR-736, BAR-741, BAR-742 */
export const canLayOn = (c: Context, s: Cells, seat: Seat, area: Nth<'area'>): boolean => {
  if (s[at.owner(area)] === seat) return true;
  return c.forced && area === homeOf(c, s, seat) && s[at.axes(area)] + s[at.sends(seat, axeOn(area))] === 0;
};
export const canLay = (c: Context, s: Cells, seat: Seat) => {
  if (s[at.axesHeld(seat)] === 0) return false;
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) if (canLayOn(c, s, seat, area)) return true;
  return false;
};

export const beginMuster = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  for (let seat: Seat = 0; seat < c.seats; seat++)
    s[at.progress(seat)] = canPlace(s, seat) ? TO_PLACE : canLay(c, s, seat) ? TO_LAY : CONFIRMED;
  go(s, PHASE.muster, s[at.first]);
  if (waiting(c, s) === 0) carryOut(c, s, fx);
};

/** Any split within the limits; disks may be kept. BAR-730 to BAR-733 */
export const writeStations = (s: Cells, seat: Seat, into: Int32Array): number => {
  const town = s[at.town(seat)];
  const virki = roomOn(s, seat, BUILDING.virki);
  const hof = roomOn(s, seat, BUILDING.hof);
  const verslun = roomOn(s, seat, BUILDING.verslun);
  let n = 0;
  for (let v = 0; v <= virki && v <= town; v++)
    for (let h = 0; h <= hof && v + h <= town; h++)
      for (let k = 0; k <= verslun && v + h + k <= town; k++) into[n++] = make.station(v, h, k);
  return n;
};

/** The last area on which the seat lays an axe, and 0 before the first. */
export const lastLaid = (c: Context, s: Cells, seat: Seat): Nth<'area'> => {
  let last: Nth<'area'> = c.areaCount - 1;
  while (last > 0 && s[at.sends(seat, axeOn(last))] === 0) last--;
  return last;
};

/** How many axes the seat has laid so far in this step. */
const laidBy = (c: Context, s: Cells, seat: Seat) => {
  let n = 0;
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) n += s[at.sends(seat, axeOn(area))];
  return n;
};

const seal = (c: Context, s: State, seat: Seat, fx: Effects) => {
  s[at.progress(seat)] = CONFIRMED;
  fx.emit(tell.sealed, seat);
  if (waiting(c, s) === 0) carryOut(c, s, fx);
};

/** First the disks, then axe by axe in the order of the areas, so that no choice can be made in two ways. */
export const muster: Phase<Context, State> = {
  rule: 'BAR-730',
  awaiting: waiting,
  obvious: false,
  sealed: true,
  legal: (c, s, seat, into) => {
    if (s[at.progress(seat)] === TO_PLACE) return writeStations(s, seat, into);
    let n = 0;
    if (laidBy(c, s, seat) < s[at.axesHeld(seat)])
      for (let area: Nth<'area'> = lastLaid(c, s, seat); area < c.areaCount; area++)
        if (canLayOn(c, s, seat, area)) into[n++] = make.axe(area);
    into[n++] = make.done();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.station.is(move)) {
      s[at.sends(seat, stationOf(BUILDING.virki))] = make.station.get.virki(move);
      s[at.sends(seat, stationOf(BUILDING.hof))] = make.station.get.hof(move);
      s[at.sends(seat, stationOf(BUILDING.verslun))] = make.station.get.verslun(move);
      if (!canLay(c, s, seat)) return seal(c, s, seat, fx);
      s[at.progress(seat)] = TO_LAY;
      return;
    }
    if (make.done.is(move)) return seal(c, s, seat, fx);
    const area = make.axe.get.area(move);
    s[at.sends(seat, axeOn(area))]++;
  },
  why: (c, s, seat, move) => {
    if (make.station.is(move)) return s[at.progress(seat)] === TO_PLACE ? 'BAR-731' : 'BAR-730';
    if (!make.axe.is(move)) return undefined;
    if (canLayOn(c, s, seat, make.axe.get.area(move))) return 'BAR-735';
    return make.axe.get.area(move) === homeOf(c, s, seat) ? (c.forced ? 'BAR-742' : 'BAR-741') : 'BAR-736';
  },
};

const carryOutFor = (c: Context, s: State, seat: Seat, fx: Effects) => {
  for (let building: Nth<'building'> = 0; building < COUNT.building; building++) {
    const disks = s[at.sends(seat, stationOf(building))];
    s[at.sends(seat, stationOf(building))] = 0;
    s[at.disks(seat, building)] += disks;
    s[at.town(seat)] -= disks;
    if (disks > 0) fx.emit(tell.stationed, seat, building, disks);
  }
  if (s[at.axesHeld(seat)] === 0) return;
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) {
    const axes = s[at.sends(seat, axeOn(area))];
    if (axes === 0) continue;
    s[at.sends(seat, axeOn(area))] = 0;
    s[at.axes(area)] += axes;
    s[at.axesHeld(seat)] -= axes;
    fx.emit(tell.axeLaid, seat, area, axes);
  }
};

/** All have confirmed: what they chose is shown and happens. BAR-710 */
const carryOut = (c: Context, s: State, fx: Effects) => {
  fx.reveal(CHOICE);
  for (let seat: Seat = 0; seat < c.seats; seat++) carryOutFor(c, s, seat, fx);
  go(s, PHASE.endRound, s[at.first]);
};

/** The marker moves on, and the starting player's token to the left. BAR-135 to BAR-138, BAR-760 */
export const endRound = (c: Context, s: State) => {
  if (s[at.round] >= c.tables.rounds) return go(s, PHASE.finalScoring, s[at.first]);
  s[at.round]++;
  s[at.first] = (s[at.first] + 1) % c.seats;
  go(s, PHASE.beginRound, s[at.first]);
};
