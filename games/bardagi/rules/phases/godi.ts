/** What a Godi card pays for. BAR-370 */
import { type Effects, type Move, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { homeOf, isBarbarian, liftRune, payGold, settleOn } from '../board.ts';
import { drawRune, runesLeft, useCard } from '../cards.ts';
import { type Context, make, tell } from '../context.ts';
import { ownsLand, writeSteps } from '../reach.ts';
import { canRefill, refill } from '../refill.ts';
import { canCastAny, canCastOn, canCastShip, whyNotCast } from '../runes.ts';
import { at, type Cells, COUNT, go, HELD, type State } from '../state.ts';
import { BUILDING, FIGURE, MARK, PHASE, RUNE, runeOf, TYPE, UNIT, unitOf } from '../vocabulary.ts';

/** BAR-375, BAR-401, BAR-439 */
const CONVERT = 2;
const RUNES_PRICE = 2;
const RUNES_BOUGHT = 3;
const REMOVAL = 1;
/** BAR-409 */
const CASTS = 2;

/** A Barbarian area but no camp: what a Godi converts and a Kaupmadur buys. BAR-372, BAR-461 */
export const isForTaking = (c: Context, s: Cells, area: Nth<'area'>) =>
  isBarbarian(c, s, area) && c.land.type[area] !== TYPE.camp;

/** On a sacred location, once a turn. BAR-400 to BAR-405 */
export const canBuyRunes = (c: Context, s: State, seat: Seat, area: Nth<'area'>) =>
  c.land.type[area] === TYPE.sacred && !s[at.bought] && s[at.gold(seat)] >= RUNES_PRICE && runesLeft(s) > 0;
export const buyRunes = (s: State, seat: Seat, figure: Nth<'figure'>, fx: Effects) => {
  useCard(s, seat, unitOf(figure), fx);
  s[at.bought] = 1;
  payGold(s, seat, RUNES_PRICE, fx);
  const count = Math.min(RUNES_BOUGHT, runesLeft(s)); // BAR-404
  fx.emit(tell.runesBought, seat, count);
  for (let i = 0; i < count; i++) drawRune(s, seat, fx);
};

export const writeGodi = (c: Context, s: State, seat: Seat, into: Int32Array, from: number): number => {
  const area = s[at.figure(seat, FIGURE.godi)];
  if (area === NONE) return from;
  let n = writeSteps(c, s, seat, FIGURE.godi, false, into, from);
  const hof = s[at.disks(seat, BUILDING.hof)];
  if (hof >= CONVERT && isForTaking(c, s, area)) into[n++] = make.convert();
  if (hof > 0 && canCastAny(c, s, seat, ownsLand())) into[n++] = make.cast(); // BAR-411
  if (canBuyRunes(c, s, seat, area)) into[n++] = make.buyRunes(FIGURE.godi);
  if (area === homeOf(c, s, seat) && canRefill(c, s, seat, BUILDING.hof, false)) into[n++] = make.refill(BUILDING.hof);
  return n;
};

/** BAR-376, BAR-377 */
const convert = (s: State, seat: Seat, fx: Effects) => {
  const area = s[at.figure(seat, FIGURE.godi)];
  useCard(s, seat, UNIT.godi, fx);
  settleOn(s, seat, area, BUILDING.hof);
  s[at.disks(seat, BUILDING.hof)]--;
  s[at.town(seat)]++;
  fx.emit(tell.converted, seat, area);
};

export const playGodi = (c: Context, s: State, seat: Seat, move: Move, fx: Effects): boolean => {
  if (make.convert.is(move)) convert(s, seat, fx);
  else if (make.cast.is(move)) {
    useCard(s, seat, UNIT.godi, fx);
    s[at.disks(seat, BUILDING.hof)]--; // BAR-410
    s[at.reserve(seat)]++;
    s[at.begun] = 0;
    go(s, PHASE.cast, seat);
  } else if (make.refill.is(move) && make.refill.get.building(move) === BUILDING.hof) {
    useCard(s, seat, UNIT.godi, fx);
    refill(c, s, seat, BUILDING.hof, false, fx);
  } else return false;
  return true;
};

const finish = (s: State, seat: Seat) => {
  s[at.begun] = 0;
  go(s, PHASE.turn, seat);
};

const castOn = (s: State, seat: Seat, rune: Nth<'areaRune'>, area: Nth<'area'>, fx: Effects) => {
  s[at.rune(area, rune)] = 1;
  fx.emit(tell.cast, seat, runeOf(rune), area);
  if (rune !== MARK.theirsAreYours) return;
  s[at.caster(area)] = seat;
  s[at.marked(area)] = s[at.reserve(seat)] > 0 ? 1 : 0; // BAR-428, BAR-429
  s[at.reserve(seat)] -= s[at.marked(area)];
};

/** One rune, then another or none. BAR-409, BAR-415 */
export const cast: Phase<Context, State> = {
  rule: 'BAR-409',
  obvious: false,
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let rune: Nth<'areaRune'> = 0; rune < COUNT.areaRune; rune++) {
      if (s[at.held(seat, runeOf(rune))] === 0) continue;
      for (let area: Nth<'area'> = 0; area < c.areaCount; area++)
        if (canCastOn(c, s, seat, rune, area)) into[n++] = make.castOn(rune, area);
    }
    if (canCastShip(s, seat)) into[n++] = make.castShip();
    // In a world that others think possible there may be nothing to cast.
    if (s[at.begun] || n === 0) into[n++] = make.done();
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    if (make.done.is(move)) return finish(s, seat);
    const isShip = make.castShip.is(move);
    const rune = isShip ? RUNE.seaMove : runeOf(make.castOn.get.rune(move));
    s[at.held(seat, rune)]--;
    s[at.heldCount(seat)]--;
    s[at.casts(seat, rune)]++;
    fx.reveal(HELD);
    if (isShip) {
      s[at.seaMove(seat)] = 1;
      fx.emit(tell.castShip, seat);
    } else castOn(s, seat, make.castOn.get.rune(move), make.castOn.get.area(move), fx);
    s[at.begun]++;
    if (s[at.begun] === CASTS || s[at.heldCount(seat)] === 0) finish(s, seat);
  },
  why: (c, s, seat, move) => {
    if (make.castShip.is(move)) return s[at.held(seat, RUNE.seaMove)] === 0 ? 'BAR-409' : 'BAR-435';
    if (!make.castOn.is(move)) return make.done.is(move) ? 'BAR-191' : undefined;
    return whyNotCast(c, s, seat, make.castOn.get.rune(move), make.castOn.get.area(move));
  },
};

/** Runes on the area where the Godi stands. BAR-439 to BAR-442 */
export const writeRemovals = (s: Cells, seat: Seat, into: Int32Array, from: number): number => {
  const area = s[at.figure(seat, FIGURE.godi)];
  if (area === NONE || s[at.gold(seat)] < REMOVAL) return from;
  let n = from;
  for (let rune: Nth<'areaRune'> = 0; rune < COUNT.areaRune; rune++)
    if (s[at.rune(area, rune)]) into[n++] = make.remove(rune);
  return n;
};
export const remove = (s: State, seat: Seat, rune: Nth<'areaRune'>, fx: Effects) => {
  const area = s[at.figure(seat, FIGURE.godi)];
  payGold(s, seat, REMOVAL, fx);
  liftRune(s, area, rune);
  fx.emit(tell.removed, seat, runeOf(rune), area);
};
