/** An attack in its stages. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { turnSeat } from '../board.ts';
import { useCard } from '../cards.ts';
import { beatBerserkur, carryOut, isRefuge, stageCost } from '../combat.ts';
import { type Context, make, tell } from '../context.ts';
import { at, go, type State } from '../state.ts';
import { BUILDING, FIGURE, PHASE, UNIT } from '../vocabulary.ts';

const fieldOf = (c: Context, s: State) => s[at.figure(turnSeat(c, s), FIGURE.berserkur)];

/** The attack is declared: on the area, or on one Berserkur alone. BAR-301, BAR-338 */
export const declare = (s: State, seat: Seat, other: Seat, fx: Effects) => {
  const area = s[at.figure(seat, FIGURE.berserkur)];
  useCard(s, seat, UNIT.berserkur, fx);
  s[at.duel] = other;
  if (other === NONE) fx.emit(tell.attacked, seat, area);
  else fx.emit(tell.duelled, seat, other, area);
  go(s, PHASE.driveOff, seat);
};

/** Every Godi but the attacker's leaves first, in seating order after the attacker. BAR-331 to BAR-336 */
export const driveOff = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  const attacker = turnSeat(c, s);
  const area = fieldOf(c, s);
  for (let i = 1; i < c.seats; i++) {
    const other: Seat = (attacker + i) % c.seats;
    if (s[at.figure(other, FIGURE.godi)] === area) return go(s, PHASE.flee, other);
  }
  if (s[at.duel] === NONE) return fight(c, s, attacker, fx);
  beatBerserkur(c, s, attacker, s[at.duel], area, fx);
  go(s, PHASE.stage, attacker);
};

export const flee: Phase<Context, State> = {
  rule: 'BAR-331',
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let area: Nth<'area'> = 0; area < c.areaCount; area++)
      if (isRefuge(c, s, seat, area)) into[n++] = make.flee(area);
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    const to = make.flee.get.area(move);
    fx.emit(tell.fled, seat, s[at.figure(seat, FIGURE.godi)], to);
    s[at.figure(seat, FIGURE.godi)] = to;
    go(s, PHASE.driveOff);
  },
  why: (_c, _s, _seat, move) => (make.flee.is(move) ? 'BAR-334' : undefined),
};

/** The next stage; a new owner may reinforce. BAR-328 */
const fight = (c: Context, s: State, seat: Seat, fx: Effects) => {
  if (!carryOut(c, s, seat, fieldOf(c, s), fx)) return go(s, PHASE.stage, seat);
  go(s, s[at.disks(seat, BUILDING.virki)] > 0 ? PHASE.reinforce : PHASE.turn, seat);
};

const canPress = (c: Context, s: State, seat: Seat) =>
  s[at.duel] === NONE && s[at.disks(seat, BUILDING.virki)] >= stageCost(c, s, fieldOf(c, s));

/** After the Berserkur and after every axe. BAR-321 to BAR-327 */
export const stage: Phase<Context, State> = {
  rule: 'BAR-305',
  legal: (c, s, seat, into) => {
    let n = 0;
    if (canPress(c, s, seat)) into[n++] = make.press();
    into[n++] = make.stay();
    if (s[at.entry(seat)] !== NONE) into[n++] = make.retreat();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.press.is(move)) return fight(c, s, seat, fx);
    s[at.duel] = NONE;
    if (make.stay.is(move)) fx.emit(tell.stayed, seat, fieldOf(c, s));
    else {
      s[at.figure(seat, FIGURE.berserkur)] = s[at.entry(seat)];
      fx.emit(tell.retreated, seat, s[at.entry(seat)]);
      s[at.entry(seat)] = NONE; // BAR-247
      s[at.caught(seat)] = 0; // BAR-245
    }
    go(s, PHASE.turn, seat);
  },
  why: (_c, s, _seat, move) => {
    if (make.retreat.is(move)) return 'BAR-327';
    if (!make.press.is(move)) return undefined;
    return s[at.duel] === NONE ? 'BAR-319' : 'BAR-338';
  },
};

/** Directly after the area is taken, without a card. BAR-328, BAR-329 */
export const reinforce: Phase<Context, State> = {
  rule: 'BAR-328',
  legal: (_c, s, seat, into) => {
    const most = s[at.disks(seat, BUILDING.virki)];
    for (let disks = 0; disks <= most; disks++) into[disks] = make.reinforce(disks);
    return most + 1;
  },
  apply: (c, s, seat, move, fx) => {
    const disks = make.reinforce.get.disks(move);
    const area = fieldOf(c, s);
    s[at.disks(seat, BUILDING.virki)] -= disks;
    s[at.onArea(area)] += disks;
    if (disks > 0) fx.emit(tell.reinforced, seat, area, disks);
    go(s, PHASE.turn, seat);
  },
};
