/** Phase 4, steps A and B: glory, then goods, gold and recruits, with choices that are sealed by all at once. */
import type { Effects, Phase, Seat } from '@idavoll/engine';
import { addGlory, countAreas, payGold, roomFor, takeGoods } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { at, type Cells, CHOICE, CONFIRMED, go, type State, TO_PLACE } from '../state.ts';
import { CLAIM, GOOD, PHASE, SOURCE, TYPE } from '../vocabulary.ts';
import { claimFixed, gloryOfTiles } from '../yields.ts';

/** Step A. BAR-660 to BAR-664 */
export const claimGlory = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    addGlory(s, seat, countAreas(c, s, seat), SOURCE.areas, fx);
    addGlory(s, seat, gloryOfTiles(c, s, seat), SOURCE.effects, fx);
  }
  go(s, PHASE.claimYields, s[at.first]);
};

/** Axes that could be bought with enough gold. BAR-704 */
export const axesFor = (c: Context, s: Cells, seat: Seat) =>
  Math.min(countAreas(c, s, seat, TYPE.camp), s[at.axeSupply]);

/**
 * Wool from sheep and hide from cattle, meat for the rest. Nothing is wasted while something else has room, so that a
 * unit is forced where one of its goods is full. BAR-696, BAR-697
 */
export const canTake = (c: Context, s: Cells, seat: Seat, wool: number, hide: number): boolean => {
  const mostWool = Math.min(s[at.sheepDue(seat)], roomFor(c, s, seat, GOOD.wool));
  const mostHide = Math.min(s[at.cattleDue(seat)], roomFor(c, s, seat, GOOD.hide));
  if (wool > mostWool || hide > mostHide) return false;
  const meat = s[at.sheepDue(seat)] + s[at.cattleDue(seat)] - wool - hide;
  return meat <= roomFor(c, s, seat, GOOD.meat) || (wool === mostWool && hide === mostHide);
};

/** Writes every way to claim. */
export const writeClaims = (c: Context, s: State, seat: Seat, axes: number, into: Int32Array): number => {
  const mostWool = Math.min(s[at.sheepDue(seat)], roomFor(c, s, seat, GOOD.wool));
  const mostHide = Math.min(s[at.cattleDue(seat)], roomFor(c, s, seat, GOOD.hide));
  let n = 0;
  for (let wool = 0; wool <= mostWool; wool++)
    for (let hide = 0; hide <= mostHide; hide++) {
      if (!canTake(c, s, seat, wool, hide)) continue;
      for (let bought = 0; bought <= axes; bought++) into[n++] = make.claim(wool, hide, bought);
    }
  return n;
};
const scratch = new Int32Array(1024);

/** Whoever has a choice, or would have one with enough gold, is asked; the others have none to make. */
export const claimYields = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  claimFixed(c, s, fx);
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    const claims = writeClaims(c, s, seat, axesFor(c, s, seat), scratch);
    s[at.progress(seat)] = claims > 1 ? TO_PLACE : CONFIRMED;
    s[at.take(seat, CLAIM.wool)] = claims > 1 ? 0 : make.claim.get.wool(scratch[0]);
    s[at.take(seat, CLAIM.hide)] = claims > 1 ? 0 : make.claim.get.hide(scratch[0]);
    s[at.take(seat, CLAIM.axes)] = 0;
  }
  go(s, PHASE.claim, s[at.first]);
  if (waiting(c, s) === 0) share(c, s, fx);
};

export const waiting = ({ seats }: Context, s: Cells) => {
  let mask = 0;
  for (let seat: Seat = 0; seat < seats; seat++) if (s[at.progress(seat)] !== CONFIRMED) mask |= 1 << seat;
  return mask;
};

/** Axes one at a time in starting-player order, as long as there are any; only those received are paid for. BAR-707 */
const shareAxes = (c: Context, s: State, fx: Effects) => {
  for (let served = 0; s[at.axeSupply] > 0; served++) {
    let buyers = 0;
    for (let place = 0; place < c.seats && s[at.axeSupply] > 0; place++) {
      const seat: Seat = (s[at.first] + place) % c.seats;
      if (s[at.take(seat, CLAIM.axes)] <= served) continue;
      buyers++;
      s[at.axeSupply]--;
      s[at.axesHeld(seat)]++;
      payGold(s, seat, 1, fx);
      fx.emit(tell.axesBought, seat, 1);
    }
    if (buyers === 0) return;
  }
};

/** All have confirmed: what they chose is shown and happens. BAR-710 */
const share = (c: Context, s: State, fx: Effects) => {
  fx.reveal(CHOICE);
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    const meat =
      s[at.sheepDue(seat)] + s[at.cattleDue(seat)] - s[at.take(seat, CLAIM.wool)] - s[at.take(seat, CLAIM.hide)];
    takeGoods(c, s, seat, GOOD.wool, s[at.take(seat, CLAIM.wool)], fx);
    takeGoods(c, s, seat, GOOD.hide, s[at.take(seat, CLAIM.hide)], fx);
    takeGoods(c, s, seat, GOOD.meat, meat, fx);
  }
  shareAxes(c, s, fx);
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    s[at.sheepDue(seat)] = 0;
    s[at.cattleDue(seat)] = 0;
    s[at.take(seat, CLAIM.wool)] = 0;
    s[at.take(seat, CLAIM.hide)] = 0;
    s[at.take(seat, CLAIM.axes)] = 0;
  }
  go(s, PHASE.beginMuster, s[at.first]);
};

export const claim: Phase<Context, State> = {
  rule: 'BAR-696',
  awaiting: waiting,
  obvious: false,
  sealed: true,
  legal: (c, s, seat, into) => writeClaims(c, s, seat, Math.min(axesFor(c, s, seat), s[at.gold(seat)]), into),
  apply: (c, s, seat, move, fx) => {
    s[at.take(seat, CLAIM.wool)] = make.claim.get.wool(move);
    s[at.take(seat, CLAIM.hide)] = make.claim.get.hide(move);
    s[at.take(seat, CLAIM.axes)] = make.claim.get.axes(move);
    s[at.progress(seat)] = CONFIRMED;
    fx.emit(tell.sealed, seat);
    if (waiting(c, s) === 0) share(c, s, fx);
  },
  why: (c, s, seat, move) => {
    if (!make.claim.is(move)) return undefined;
    if (!canTake(c, s, seat, make.claim.get.wool(move), make.claim.get.hide(move))) return 'BAR-697';
    return 'BAR-704';
  },
};
