/** What an attack costs, stage by stage. BAR-300 to BAR-341 */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { addGlory, effectOf, homeOf, isBarbarian, isForeign, settleOn } from './board.ts';
import { type Context, tell } from './context.ts';
import { at, type Cells, type State } from './state.ts';
import { BUILDING, EFFECT, FIGURE, MARK, SOURCE, TYPE } from './vocabulary.ts';

/** In defence a Berserkur counts four units, and the attacker pays one more. BAR-273, BAR-306 */
const BERSERKUR = 4;
const AXE = 2;
const CAMP_AXES = 2;

/** Disks that beat a Berserkur. */
export const duelCost = (c: Context, s: Cells, other: Seat) =>
  (effectOf(c, s, other, EFFECT.berserkurDefence) || BERSERKUR) + 1;
export const axeCost = (c: Context, s: Cells, owner: Seat) => effectOf(c, s, owner, EFFECT.axeDefence) || AXE; // BAR-311

/** Barbarians or disks, and the Defence rune. BAR-313, BAR-314 */
const defenceOf = ({ tables, land }: Context, s: Cells, area: Nth<'area'>): number =>
  (s[at.owner(area)] === NONE ? tables.barbarians[land.type[area]] : s[at.onArea(area)]) +
  s[at.rune(area, MARK.defence)];

/** Whether the owner's Berserkur stands on his area. BAR-310 */
export const guardOf = (s: Cells, area: Nth<'area'>): Seat => {
  const owner = s[at.owner(area)];
  return owner !== NONE && s[at.figure(owner, FIGURE.berserkur)] === area ? owner : NONE;
};

/** What the next stage of an attack on the area costs; the last one with the disk that claims it. BAR-305, BAR-319 */
export const stageCost = (c: Context, s: Cells, area: Nth<'area'>): number => {
  const guard = guardOf(s, area);
  if (guard !== NONE) return duelCost(c, s, guard);
  if (s[at.axes(area)] > 0) return axeCost(c, s, s[at.owner(area)]);
  return defenceOf(c, s, area) + 1;
};

/** BAR-302, BAR-323 */
export const canAttack = (c: Context, s: Cells, seat: Seat, area: Nth<'area'>) =>
  (isBarbarian(c, s, area) || isForeign(s, seat, area)) && s[at.disks(seat, BUILDING.virki)] >= stageCost(c, s, area);

/** A Berserkur on the same area who does not own it; never on a home. BAR-338, BAR-339 */
export const canDuel = (c: Context, s: Cells, seat: Seat, other: Seat, area: Nth<'area'>) =>
  other !== seat &&
  s[at.figure(other, FIGURE.berserkur)] === area &&
  s[at.owner(area)] !== other &&
  c.land.type[area] !== TYPE.home &&
  s[at.disks(seat, BUILDING.virki)] >= duelCost(c, s, other);

const spend = (s: State, seat: Seat, disks: number) => {
  s[at.disks(seat, BUILDING.virki)] -= disks;
  s[at.reserve(seat)] += disks; // BAR-317
};

/** An area on which a stage was carried out. */
const raid = (s: State, seat: Seat, area: Nth<'area'>) => {
  if (s[at.raided(area)]) return;
  s[at.raided(area)] = 1;
  s[at.raids(seat)]++;
};

/** Stage 1. BAR-306 to BAR-309 */
export const beatBerserkur = (c: Context, s: State, seat: Seat, other: Seat, area: Nth<'area'>, fx: Effects) => {
  const cost = duelCost(c, s, other);
  const lost = Math.min(BERSERKUR, s[at.disks(other, BUILDING.virki)]);
  spend(s, seat, cost);
  spend(s, other, lost);
  s[at.figure(other, FIGURE.berserkur)] = NONE;
  s[at.entry(other)] = NONE;
  s[at.caught(other)] = 0;
  raid(s, seat, area);
  fx.emit(tell.beat, seat, other, cost, lost);
};

/** Stage 2, one axe. BAR-311, BAR-312 */
const beatAxe = (c: Context, s: State, seat: Seat, area: Nth<'area'>, fx: Effects) => {
  const cost = axeCost(c, s, s[at.owner(area)]);
  spend(s, seat, cost);
  s[at.axes(area)]--;
  s[at.axeSupply]++;
  raid(s, seat, area);
  fx.emit(tell.axeBeaten, seat, area, cost);
};

/** Glory that moves with a village or a gold mine between players, at once. BAR-347 to BAR-350 */
const capture = (c: Context, s: State, seat: Seat, loser: Seat, type: Nth<'areaType'>, fx: Effects) => {
  s[at.captures(seat)]++;
  if (type !== TYPE.village && type !== TYPE.goldMine) return;
  addGlory(s, seat, c.captureGlory, SOURCE.captures, fx);
  addGlory(s, loser, -c.captureGlory, SOURCE.captures, fx);
};

/** Two axes for a camp, the first time that it is taken from Barbarians. BAR-091, BAR-352, BAR-355 */
const loot = (s: State, seat: Seat, area: Nth<'area'>, fx: Effects) => {
  if (s[at.paid(area)]) return;
  s[at.paid(area)] = 1;
  const axes = Math.min(CAMP_AXES, s[at.axeSupply]);
  s[at.axeSupply] -= axes;
  s[at.axesHeld(seat)] += axes;
  fx.emit(tell.axesGained, seat, axes);
};

/** Stages 3 and 4. BAR-313 to BAR-319 */
const takeArea = (c: Context, s: State, seat: Seat, area: Nth<'area'>, fx: Effects) => {
  const loser = s[at.owner(area)];
  const type = c.land.type[area];
  const cost = defenceOf(c, s, area);
  spend(s, seat, cost);
  if (loser !== NONE) s[at.reserve(loser)] += s[at.onArea(area)]; // BAR-316
  settleOn(s, seat, area, BUILDING.virki);
  s[at.caught(seat)] = 0;
  raid(s, seat, area);
  if (loser === NONE) {
    fx.emit(tell.took, seat, area, cost);
    if (type === TYPE.camp) loot(s, seat, area, fx);
    return;
  }
  fx.emit(tell.captured, seat, area, cost, loser);
  capture(c, s, seat, loser, type, fx);
};

/** Carries out the next stage, and says whether the area is taken. */
export const carryOut = (c: Context, s: State, seat: Seat, area: Nth<'area'>, fx: Effects): boolean => {
  const guard = guardOf(s, area);
  if (guard !== NONE) beatBerserkur(c, s, seat, guard, area, fx);
  else if (s[at.axes(area)] > 0) beatAxe(c, s, seat, area, fx);
  else {
    takeArea(c, s, seat, area, fx);
    return true;
  }
  return false;
};

/** Whether a Godi may flee to this area: another one of his clan. BAR-334, BAR-335 */
export const isRefuge = (c: Context, s: Cells, seat: Seat, area: Nth<'area'>) =>
  area !== s[at.figure(seat, FIGURE.godi)] && (s[at.owner(area)] === seat || homeOf(c, s, seat) === area);
