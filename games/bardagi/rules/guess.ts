/** Worlds that fit what a viewer knows. */
import { type Chance, HIDDEN, NONE, type Nth, type Seat, type Viewer } from '@idavoll/engine';
import { isOpenHand, plansOf, turnSeat } from './board.ts';
import { type Context, make } from './context.ts';
import { axesFor, writeClaims } from './phases/claim.ts';
import { canLay, canLayOn, canPlace, lastLaid, writeStations } from './phases/muster.ts';
import { GOLD_AT_START } from './set-up.ts';
import { at, CONFIRMED, COUNT, type State, TO_PLACE, type View } from './state.ts';
import { axeOn, BUILDING, CLAIM, PHASE, stationOf } from './vocabulary.ts';
import { goldOfClaim } from './yields.ts';

/** Nobody is thought to hold more gold than this beyond what was seen of it. */
const GUESS = 9;
const scratch = new Int32Array(4096);

/** Any plan of as many cards. BAR-157 */
const guessPlan = (c: Context, s: State, seat: Seat, chance: Chance) => {
  if (s[at.plan(seat, 0)] !== HIDDEN) return;
  const plans = plansOf(c, s);
  const plan = plans[chance.below(plans.length)];
  s[at.plan(seat, 0)] = make.plan.get.berserkur(plan);
  s[at.plan(seat, 1)] = make.plan.get.godi(plan);
  s[at.plan(seat, 2)] = make.plan.get.kaupmadur(plan);
  s[at.plan(seat, 3)] = make.plan.get.knerrir(plan);
};

/** Whether nothing can have come or gone since the start, as anybody sees who looks: all gold moves openly. BAR-783 */
const isUntouched = (c: Context, s: State, seat: Seat): boolean =>
  s[at.round] === 1 && !c.forced && !isOpenHand(c, s, seat);

/** At least what lies in an open offer, or has just been claimed. */
const leastGold = (c: Context, s: State, seat: Seat): number => {
  if (s[at.phase] === PHASE.claim) return goldOfClaim(c, s, seat);
  if (s[at.partner] === NONE) return 0;
  if (seat === turnSeat(c, s)) return s[at.giveGold];
  return seat === s[at.partner] ? s[at.wantGold] : 0;
};

const guessGold = (c: Context, s: State, seat: Seat, chance: Chance) => {
  if (s[at.gold(seat)] !== HIDDEN) return;
  s[at.gold(seat)] = isUntouched(c, s, seat) ? GOLD_AT_START : leastGold(c, s, seat) + chance.below(GUESS);
};

/** What is neither open nor the viewer's own is in the pile or in the hands of others, who hold as many as all see. */
const guessRunes = (c: Context, s: State, chance: Chance) => {
  for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) s[at.runePile(rune)] = c.tables.runeCount[rune];
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++)
    for (let rune: Nth<'areaRune'> = 0; rune < COUNT.areaRune; rune++)
      s[at.runePile(rune as number)] -= s[at.rune(area, rune)];
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    s[at.runePile(COUNT.rune - 1)] -= s[at.seaMove(seat)];
    if (s[at.held(seat, 0)] === HIDDEN) continue;
    for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) s[at.runePile(rune)] -= s[at.held(seat, rune)];
  }
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    if (s[at.held(seat, 0)] !== HIDDEN) continue;
    for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) s[at.held(seat, rune)] = 0;
    for (let n = 0; n < s[at.heldCount(seat)]; n++) {
      let left = 0;
      for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) left += s[at.runePile(rune)];
      let skip = chance.below(left);
      let rune: Nth<'rune'> = 0;
      while (skip >= s[at.runePile(rune)]) skip -= s[at.runePile(rune++)];
      s[at.runePile(rune)]--;
      s[at.held(seat, rune)]++;
    }
  }
};

/** Any claim that the seat could have made. */
const guessClaim = (c: Context, s: State, seat: Seat, chance: Chance) => {
  const axes = Math.min(axesFor(c, s, seat), s[at.gold(seat)]);
  const isMade = s[at.phase] === PHASE.claim && s[at.progress(seat)] === CONFIRMED;
  const claims = isMade ? writeClaims(c, s, seat, axes, scratch) : 0;
  const claim = isMade ? scratch[chance.below(claims)] : make.claim(0, 0, 0);
  s[at.take(seat, CLAIM.wool)] = make.claim.get.wool(claim);
  s[at.take(seat, CLAIM.hide)] = make.claim.get.hide(claim);
  s[at.take(seat, CLAIM.axes)] = make.claim.get.axes(claim);
};

/** Any axes in the order of the areas, up to all that the seat holds. */
const guessAxes = (c: Context, s: State, seat: Seat, chance: Chance) => {
  for (let left = chance.below(s[at.axesHeld(seat)] + 1); left > 0; left--) {
    let open = 0;
    for (let area: Nth<'area'> = lastLaid(c, s, seat); area < c.areaCount; area++)
      if (canLayOn(c, s, seat, area)) scratch[open++] = area;
    if (open === 0) return;
    const area: Nth<'area'> = scratch[chance.below(open)];
    s[at.sends(seat, axeOn(area))]++;
  }
};

/** Any disks and axes that the seat could have sealed. */
const guessMuster = (c: Context, s: State, seat: Seat, chance: Chance) => {
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) s[at.sends(seat, axeOn(area))] = 0;
  const isMade = s[at.phase] === PHASE.muster && s[at.progress(seat)] !== TO_PLACE;
  const hasPlaced = isMade && canPlace(s, seat);
  const station = hasPlaced ? scratch[chance.below(writeStations(s, seat, scratch))] : make.station(0, 0, 0);
  s[at.sends(seat, stationOf(BUILDING.virki))] = make.station.get.virki(station);
  s[at.sends(seat, stationOf(BUILDING.hof))] = make.station.get.hof(station);
  s[at.sends(seat, stationOf(BUILDING.verslun))] = make.station.get.verslun(station);
  if (isMade && canLay(c, s, seat)) guessAxes(c, s, seat, chance);
};

export const determinize = (c: Context, from: View, viewer: Viewer, chance: Chance, into: State) => {
  into.set(from);
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    guessPlan(c, into, seat, chance);
    guessGold(c, into, seat, chance);
  }
  guessRunes(c, into, chance);
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    if (seat === viewer || into[at.take(seat, CLAIM.wool)] !== HIDDEN) continue;
    guessClaim(c, into, seat, chance);
    guessMuster(c, into, seat, chance);
  }
};
