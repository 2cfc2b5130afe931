/** The rule that forbids a move in an action turn, as far as its player can know. */
import { type Move, NONE, type Nth, type Seat } from '@idavoll/engine';
import { hasForeignAxe, homeOf, isBarbarian, isForeign } from './board.ts';
import { type Context, make } from './context.ts';
import { isCaught } from './reach.ts';
import { isDefeated } from './refill.ts';
import { at, type State } from './state.ts';
import { BUILDING, FIGURE, PHASE, refillerOf, TYPE, UNIT, unitOf } from './vocabulary.ts';

/** Why a figure does not come onto an area. */
const whyNotTo = (c: Context, s: State, seat: Seat, figure: Nth<'figure'>, area: Nth<'area'>): string => {
  const { land } = c;
  if (!land.isOpen[area]) return 'BAR-015';
  if (land.type[area] === TYPE.home && area !== homeOf(c, s, seat)) return c.forced ? 'BAR-097' : 'BAR-233';
  if (figure === FIGURE.berserkur) return isCaught(c, s, seat) ? 'BAR-244' : 'BAR-220';
  if (hasForeignAxe(c, s, seat, area)) return 'BAR-236';
  return land.type[area] === TYPE.camp && isBarbarian(c, s, area) ? 'BAR-234' : 'BAR-220';
};

/** Why a figure cannot act at all. */
const whyIdle = (s: State, seat: Seat, figure: Nth<'figure'>): string | undefined => {
  if (s[at.aboard(seat, figure)]) return 'BAR-577';
  if (figure === FIGURE.berserkur && isDefeated(s, seat)) return 'BAR-342';
  return s[at.hand(unitOf(figure))] === 0 && s[at.phase] === PHASE.turn ? 'BAR-184' : undefined;
};

const whyNoAttack = (c: Context, s: State, seat: Seat) => {
  const area = s[at.figure(seat, FIGURE.berserkur)];
  return isBarbarian(c, s, area) || isForeign(s, seat, area) ? 'BAR-323' : 'BAR-302';
};

/** Why the Godi or the Kaupmadur does not take the area he stands on. */
const whyNotTaken = (
  c: Context,
  s: State,
  seat: Seat,
  figure: Nth<'figure'>,
  rules: readonly [foreign: string, camp: string, place: string, disks: string],
) => {
  const area = s[at.figure(seat, figure)];
  if (isForeign(s, seat, area)) return rules[0];
  if (!isBarbarian(c, s, area)) return rules[2];
  return c.land.type[area] === TYPE.camp ? rules[1] : rules[3];
};

const whyNoRunes = (c: Context, s: State, seat: Seat, figure: Nth<'figure'>) => {
  if (c.land.type[s[at.figure(seat, figure)]] !== TYPE.sacred) return 'BAR-400';
  if (s[at.bought]) return 'BAR-403';
  return s[at.gold(seat)] < 2 ? 'BAR-401' : 'BAR-405';
};

const whyNoRefill = (c: Context, s: State, seat: Seat, building: Nth<'building'>) => {
  const figure = refillerOf(building);
  if (building === BUILDING.verslun) return 'BAR-535';
  const idle = whyIdle(s, seat, figure);
  if (idle !== undefined) return idle === 'BAR-342' ? 'BAR-344' : idle;
  if (s[at.figure(seat, figure)] !== homeOf(c, s, seat)) return 'BAR-534';
  return s[at.reserve(seat)] === 0 ? 'BAR-539' : 'BAR-540';
};

/** Actions of one figure: why not, if the figure could act. */
const whyNoAction = (c: Context, s: State, seat: Seat, move: Move): [Nth<'figure'>, () => string] | undefined => {
  const { berserkur, godi, kaupmadur } = FIGURE;
  if (make.move.is(move)) {
    const figure = make.move.get.figure(move);
    return [figure, () => whyNotTo(c, s, seat, figure, make.move.get.area(move))];
  }
  if (make.board.is(move)) return [make.board.get.figure(move), () => 'BAR-572'];
  if (make.attack.is(move)) return [berserkur, () => whyNoAttack(c, s, seat)];
  if (make.duel.is(move)) return [berserkur, () => 'BAR-338'];
  if (make.rearrange.is(move)) return [berserkur, () => 'BAR-191'];
  if (make.convert.is(move))
    return [godi, () => whyNotTaken(c, s, seat, godi, ['BAR-373', 'BAR-374', 'BAR-372', 'BAR-375'])];
  if (make.cast.is(move)) return [godi, () => (s[at.disks(seat, BUILDING.hof)] === 0 ? 'BAR-411' : 'BAR-191')];
  if (make.buyRunes.is(move)) {
    const figure = make.buyRunes.get.figure(move);
    return figure === berserkur ? undefined : [figure, () => whyNoRunes(c, s, seat, figure)];
  }
  if (make.buyLand.is(move) || make.buyLandFor.is(move))
    return [kaupmadur, () => whyNotTaken(c, s, seat, kaupmadur, ['BAR-462', 'BAR-463', 'BAR-461', 'BAR-464'])];
  if (make.trade.is(move)) return [kaupmadur, () => whyNoTrade(c, s, seat)];
  if (make.home.is(move))
    return [kaupmadur, () => (s[at.figure(seat, kaupmadur)] === homeOf(c, s, seat) ? 'BAR-191' : 'BAR-534')];
  if (make.bargain.is(move)) return [kaupmadur, () => 'BAR-811'];
  return undefined;
};

const whyNoTrade = (c: Context, s: State, seat: Seat) => {
  const area = s[at.figure(seat, FIGURE.kaupmadur)];
  if (hasForeignAxe(c, s, seat, area)) return c.land.type[area] === TYPE.home ? 'BAR-813' : 'BAR-493';
  return c.land.type[area] === TYPE.village ? 'BAR-191' : 'BAR-491';
};

const whyNotAtSea = (s: State, seat: Seat, move: Move): string | undefined => {
  if (make.sail.is(move) || make.call.is(move)) {
    if (s[at.hand(UNIT.knerrir)] === 0) return 'BAR-184';
    const isEmpty = [0, 1, 2].every(figure => !s[at.aboard(seat, figure)]);
    if (isEmpty) return 'BAR-579';
    return make.call.is(move) ? 'BAR-584' : 'BAR-564';
  }
  if (make.sailOn.is(move) || make.callOn.is(move)) return 'BAR-560';
  return make.land.is(move) ? 'BAR-582' : undefined;
};

export const whyNotNow = (c: Context, s: State, seat: Seat, move: Move): string | undefined => {
  const action = whyNoAction(c, s, seat, move);
  if (action) return whyIdle(s, seat, action[0]) ?? action[1]();
  if (make.refill.is(move)) return whyNoRefill(c, s, seat, make.refill.get.building(move));
  if (make.step.is(move) || make.stepAboard.is(move)) return s[at.moving] === NONE ? 'BAR-224' : 'BAR-220';
  if (make.exchange.is(move)) {
    const cards = [0, 1, 2, 3].reduce((sum, unit) => sum + s[at.hand(unit)], 0);
    return cards < 2 ? 'BAR-199' : s[at.deck(make.exchange.get.taken(move))] === 0 ? 'BAR-196' : 'BAR-193';
  }
  if (make.remove.is(move)) return 'BAR-439';
  if (make.end.is(move)) return 'BAR-187';
  return whyNotAtSea(s, seat, move);
};
