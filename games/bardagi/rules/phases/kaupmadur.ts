/** What a Kaupmadur card pays for. BAR-460 */
import { type Effects, type Move, NONE, type Nth, type Seat } from '@idavoll/engine';
import { earnGold, effectOf, recruit, roomFor, settleOn, takeGoods } from '../board.ts';
import { interrupt, useCard } from '../cards.ts';
import { type Context, make, tell } from '../context.ts';
import { writeSteps } from '../reach.ts';
import { at, type Cells, COUNT, type State } from '../state.ts';
import { BUILDING, EFFECT, FIGURE, POWER, UNIT, YIELDS } from '../vocabulary.ts';
import { beginBargain, canBargain } from './bargain.ts';
import { canBuyRunes, isForTaking } from './godi.ts';
import { beginTrade, canDoAtHome, canTradeHere, isAtHome, partnerOf } from './trade.ts';

/** BAR-464 */
const LAND_PRICE = 2;
const GOLD = YIELDS.indexOf('gold');

const canBuyLand = (c: Context, s: Cells, seat: Seat, area: Nth<'area'>) =>
  s[at.disks(seat, BUILDING.verslun)] >= LAND_PRICE && isForTaking(c, s, area);

/** For a sheep or cattle area which of the two goods is the bonus, as long as there is room. BAR-468 to BAR-470 */
const writeLand = (c: Context, s: Cells, seat: Seat, area: Nth<'area'>, into: Int32Array, from: number): number => {
  if (!canBuyLand(c, s, seat, area)) return from;
  const type = c.land.type[area];
  const second = c.tables.second[type];
  let n = from;
  if (second !== NONE) {
    if (roomFor(c, s, seat, c.tables.yields[type]) > 0) into[n++] = make.buyLandFor(c.tables.yields[type]);
    if (roomFor(c, s, seat, second) > 0) into[n++] = make.buyLandFor(second);
  }
  if (n === from) into[n++] = make.buyLand();
  return n;
};

/** With the Steward's House the home action is open on any land. */
const isSteward = (c: Context, s: Cells, seat: Seat) => effectOf(c, s, seat, EFFECT.remoteHomeActions) > 0;

export const writeKaupmadur = (c: Context, s: State, seat: Seat, into: Int32Array, from: number): number => {
  const area = s[at.figure(seat, FIGURE.kaupmadur)];
  if (area === NONE) return from;
  let n = writeSteps(c, s, seat, FIGURE.kaupmadur, false, into, from);
  n = writeLand(c, s, seat, area, into, n);
  if (canBuyRunes(c, s, seat, area)) into[n++] = make.buyRunes(FIGURE.kaupmadur);
  if (canTradeHere(c, s, seat, into, n)) into[n++] = make.trade();
  if ((isAtHome(c, s, seat) || isSteward(c, s, seat)) && canDoAtHome(c, s, seat, into, n)) into[n++] = make.home();
  if (canBargain(c, s, seat, partnerOf(c, s, seat), into, n)) into[n++] = make.bargain();
  return n;
};

/** Once a round without a card. */
export const canUseSteward = (c: Context, s: State, seat: Seat, into: Int32Array, n: number) =>
  s[at.figure(seat, FIGURE.kaupmadur)] !== NONE &&
  !s[at.once(POWER.steward)] &&
  isSteward(c, s, seat) &&
  canDoAtHome(c, s, seat, into, n);
export const useSteward = (c: Context, s: State, seat: Seat, fx: Effects) => {
  s[at.once(POWER.steward)] = 1;
  fx.emit(tell.power, seat, POWER.steward);
  interrupt(s, seat, UNIT.kaupmadur, fx);
  beginTrade(c, s, seat, true, fx);
};

/** BAR-465, BAR-468, BAR-471, BAR-472 */
const buyLand = (c: Context, s: State, seat: Seat, bonus: number, fx: Effects) => {
  const area = s[at.figure(seat, FIGURE.kaupmadur)];
  useCard(s, seat, UNIT.kaupmadur, fx);
  settleOn(s, seat, area, BUILDING.verslun);
  s[at.disks(seat, BUILDING.verslun)]--;
  s[at.reserve(seat)]++;
  fx.emit(tell.bought, seat, area);
  if (bonus === NONE) return;
  if (bonus < COUNT.good) takeGoods(c, s, seat, bonus, 1, fx);
  else if (bonus === GOLD) earnGold(s, seat, 1, fx);
  else recruit(s, seat, 1, fx);
};
const bonusOf = (c: Context, s: State, seat: Seat) => {
  const type = c.land.type[s[at.figure(seat, FIGURE.kaupmadur)]];
  return c.tables.second[type] === NONE ? c.tables.yields[type] : NONE;
};

export const playKaupmadur = (c: Context, s: State, seat: Seat, move: Move, fx: Effects): boolean => {
  if (make.buyLand.is(move)) buyLand(c, s, seat, bonusOf(c, s, seat), fx);
  else if (make.buyLandFor.is(move)) buyLand(c, s, seat, make.buyLandFor.get.good(move), fx);
  else if (make.trade.is(move) || make.home.is(move)) {
    useCard(s, seat, UNIT.kaupmadur, fx);
    beginTrade(c, s, seat, make.home.is(move), fx);
  } else if (make.bargain.is(move)) {
    useCard(s, seat, UNIT.kaupmadur, fx);
    beginBargain(s, seat, partnerOf(c, s, seat));
  } else return false;
  return true;
};
