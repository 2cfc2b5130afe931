/** Disks of the board and of Virki moved about with one card, disk by disk. BAR-274 to BAR-286 */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { abandon } from '../board.ts';
import { useCard } from '../cards.ts';
import { type Context, make, tell } from '../context.ts';
import { at, go, type State } from '../state.ts';
import { BUILDING, PHASE, UNIT } from '../vocabulary.ts';

export const beginRearranging = (c: Context, s: State, seat: Seat, fx: Effects) => {
  useCard(s, seat, UNIT.berserkur, fx);
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) {
    s[at.hasGiven(area)] = 0;
    s[at.hasReceived(area)] = 0;
  }
  s[at.begun] = 0;
  go(s, PHASE.rearrange, seat);
};

const canGive = (s: State, seat: Seat, area: Nth<'area'>) => s[at.owner(area)] === seat && !s[at.hasReceived(area)];
const canReceive = (s: State, seat: Seat, area: Nth<'area'>) => s[at.owner(area)] === seat && !s[at.hasGiven(area)];
const anyReceives = (c: Context, s: State, seat: Seat) => {
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) if (canReceive(s, seat, area)) return true;
  return false;
};

export const rearrange: Phase<Context, State> = {
  rule: 'BAR-274',
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let area: Nth<'area'> = 0; area < c.areaCount; area++) if (canGive(s, seat, area)) into[n++] = make.lift(area);
    if (s[at.disks(seat, BUILDING.virki)] > 0 && anyReceives(c, s, seat)) into[n++] = make.liftVirki();
    if (s[at.begun]) into[n++] = make.done(); // BAR-191
    return n;
  },
  apply: (c, s, seat, move) => {
    if (make.done.is(move)) return finish(c, s, seat);
    s[at.source] = make.liftVirki.is(move) ? NONE : make.lift.get.area(move);
    go(s, PHASE.put, seat);
  },
  why: (_c, s, seat, move) => {
    if (make.done.is(move)) return 'BAR-191';
    return make.lift.is(move) && s[at.owner(make.lift.get.area(move))] === seat ? 'BAR-286' : undefined;
  },
};

const finish = (c: Context, s: State, seat: Seat) => {
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) {
    s[at.hasGiven(area)] = 0;
    s[at.hasReceived(area)] = 0;
  }
  s[at.begun] = 0;
  go(s, PHASE.turn, seat);
};

/** The disk leaves where it was; a last one abandons the area. BAR-280 */
const takeOff = (s: State, area: Nth<'area'>, fx: Effects) => {
  s[at.onArea(area)]--;
  s[at.hasGiven(area)] = 1;
  if (s[at.onArea(area)] === 0) abandon(s, area, fx);
};

export const put: Phase<Context, State> = {
  rule: 'BAR-279',
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let area: Nth<'area'> = 0; area < c.areaCount; area++)
      if (area !== s[at.source] && canReceive(s, seat, area)) into[n++] = make.put(area);
    if (s[at.source] !== NONE) into[n++] = make.putTown(); // BAR-277
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    const from = s[at.source];
    if (make.put.is(move)) {
      const to = make.put.get.area(move);
      s[at.onArea(to)]++;
      s[at.hasReceived(to)] = 1;
      if (from === NONE) {
        s[at.disks(seat, BUILDING.virki)]--;
        fx.emit(tell.deployed, seat, to);
      } else fx.emit(tell.shifted, seat, from, to);
    } else {
      s[at.town(seat)]++;
      fx.emit(tell.recalled, seat, from);
    }
    if (from !== NONE) takeOff(s, from, fx);
    s[at.source] = NONE;
    s[at.begun] = 1;
    go(s, PHASE.rearrange, seat);
  },
  why: (_c, s, seat, move) => {
    if (make.putTown.is(move)) return 'BAR-277';
    return make.put.is(move) && s[at.owner(make.put.get.area(move))] === seat ? 'BAR-286' : undefined;
  },
};
