/** What must hold for play to go on, phase by phase. */
import { allHold, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { anySlot, bonusesOf, emptySupport, isActive, isKept, placeOf } from './board.ts';
import type { Context } from './context.ts';
import { browse, pick } from './phases/arms.ts';
import { canTakeDisc } from './phases/asgard.ts';
import { battle, canWin } from './phases/battles.ts';
import { canUse } from './phases/bonus.ts';
import { retrieve } from './phases/opening.ts';
import { arms } from './phases/ragnarok.ts';
import { fourth, gift, holds, isDue, space } from './phases/temple.ts';
import { turn } from './phases/turn.ts';
import { topTile } from './piles.ts';
import { duePiece, richest } from './receive.ts';
import { at, COUNT, type State } from './state.ts';
import {
  BONUS,
  GOD,
  HAMMER,
  ON_BOARD,
  PHASE,
  PHASES,
  type PhaseName,
  sealOf,
  sideOf,
  TEMPLE,
  TRACK_LENGTH,
} from './vocabulary.ts';

type Check = (c: Context, s: State) => string | undefined;

const buffer = new Int32Array(256);
/** The phase has an answer for the active seat. */
const hasMoves =
  (phase: Phase<Context, State>): Check =>
  (c, s) =>
    phase.legal(c, s, s[at.active], buffer) > 0 ? undefined : `seat ${s[at.active]} has nothing to answer`;

const isTurn: Check = ({ seats }, s) =>
  s[at.turn] < seats && s[at.order(s[at.turn])] === s[at.active] ? undefined : 'it is the turn of another seat';

/** Nothing of an action is left over. */
const noAction: Check = (_c, s) => {
  const nothing = [at.slotUsed, at.building, at.fourth, at.bonus, at.boon, at.browsing, at.reaped];
  const isOver = s[at.lifted] + s[at.combined] + s[at.count] === 0 && nothing.every(cell => s[cell] === NONE);
  if (!isOver || (s[at.god] !== NONE && s[at.phase] !== PHASE.refill)) return 'an action is going on outside of one';
  for (let stone: Nth<'stone'> = 0; stone < COUNT.stone; stone++)
    if (s[at.joker(stone)]) return 'a joker was used outside of an action';
  return undefined;
};
const noBattle: Check = (_c, s) => {
  if (s[at.oath] || s[at.levies]) return 'something was sent to no battle';
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
    if (s[at.sent(recruit)]) return 'something was sent to no battle';
  return undefined;
};
/** Something is due only while it is asked who gives it. ASG-493, ASG-494 */
const nothingDue: Check = (_c, s) => (duePiece(s) === NONE ? undefined : 'something is due outside of its phase');
const giverIsAsked: Check = (c, s) => {
  const piece = duePiece(s);
  if (piece === NONE) return 'nothing is due';
  return richest(c, s, s[at.active], piece) > 0 ? undefined : 'nobody can give what is due';
};

/** Before the gods are chosen all discs lie in front, on the track or where they won or supported. ASG-126 */
const discsAreHome: Check = ({ seats }, s) => {
  for (let seat: Seat = 0; seat < seats; seat++)
    if (s[at.inAsgard(seat)] + s[at.inSlots(seat)] > 0) return `seat ${seat} has discs out before the round begins`;
  for (let world: Nth<'world'> = 0; world < COUNT.world; world++)
    if (s[at.battle(world)] !== NONE) return 'a disc fights before the round begins';
  return undefined;
};
/** Everybody from here up to the second in turn order finds a recruit. ASG-068 */
const poolLasts: Check = (_c, s) => {
  let pool = 0;
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++) pool += s[at.pool(recruit)];
  const place = placeOf(s, s[at.active]);
  if (place === 0) return 'the first player takes no recruit';
  return pool >= place ? undefined : `there are ${pool} recruits for ${place} players`;
};
const sealIsMissing: Check = (c, s) => {
  if (s[at.god] === NONE || !isActive(c, s, s[at.god]) || s[at.sealed(s[at.god])]) return 'no god misses a seal';
  for (let seat: Seat = 0; seat < c.seats; seat++)
    if (s[at.reserve(seat, sealOf(sideOf(s[at.god])))] > 0) return undefined;
  return 'nobody has a seal to give';
};
const fewDiscs: Check = (_c, s) => (s[at.front(s[at.active])] < 2 ? undefined : 'there are discs enough in front');

const wanted = ({ tables }: Context, s: State, seat: Seat) => Math.min(s[at.front(seat)], tables.awake[s[at.round]]);
/** Nobody has laid more cards than wanted, those who have chosen have laid all, and somebody has not. ASG-152, ASG-153 */
const cardsAreLaid: Check = (c, s) => {
  let choosing = 0;
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    if (!s[at.hasChosen(seat)]) choosing++;
    const most = wanted(c, s, seat);
    const isRight = s[at.hasChosen(seat)] ? s[at.cardsLaid(seat)] === most : s[at.cardsLaid(seat)] <= most;
    if (!isRight) return `seat ${seat} has laid ${s[at.cardsLaid(seat)]} cards, not ${most}`;
    if (s[at.cardsShown(seat)] > 0) return `seat ${seat} has shown cards before all have chosen`;
  }
  return choosing > 0 ? undefined : 'everybody has chosen';
};
const cardsAreShown: Check = ({ seats }, s) => {
  const left = (seat: Seat) => s[at.chosenCount(seat)] - s[at.cardsShown(seat)];
  for (let seat: Seat = 0; seat < seats; seat++)
    if (left(seat) > s[at.front(seat)]) return `seat ${seat} has more cards to show than discs`;
  return left(s[at.active]) > 0 ? undefined : `seat ${s[at.active]} has shown all its cards`;
};
const hasPlaced: Check = (_c, s) =>
  s[at.inAsgard(s[at.active])] + s[at.inSlots(s[at.active])] > 0
    ? undefined
    : `seat ${s[at.active]} has no disc to lift`;

const actsFor =
  (...gods: readonly Nth<'god'>[]): Check =>
  (_c, s) =>
    s[at.slotUsed] !== NONE && s[at.slotUsed] !== TEMPLE && s[at.building] === NONE && gods.includes(s[at.god])
      ? undefined
      : 'no disc was lifted from the slot of a god who asks this';
const EVERY_GOD = Object.values(GOD);
const liftedOne: Check = (_c, s) => (s[at.lifted] > 0 ? undefined : 'no disc is lifted');
const countLeft: Check = (_c, s) => (s[at.count] < 2 ? undefined : 'two were taken already');
const noBonus: Check = (_c, s) =>
  s[at.bonus] === NONE && s[at.browsing] === NONE ? undefined : 'a bonus is used at the wrong time';
const isMember: Check = ({ seats }, s) =>
  s[at.reaped] === NONE || s[at.reaped] < COUNT.god + seats ? undefined : 'nobody was reaped';

const isTemple: Check = (_c, s) => {
  const god = s[at.god];
  if (god === NONE || s[at.slotUsed] !== TEMPLE) return 'no disc was lifted from a temple slot';
  return emptySupport(s, god) === NONE ? 'the god has no room for a supporter' : undefined;
};
const isBuilding: Check = (_c, s) => (s[at.building] === NONE ? 'no temple is being built' : undefined);
const isNotBuilding: Check = (_c, s) => (s[at.building] === NONE ? undefined : 'a temple is being built');
/** Every stone that is due is there, or a joker for it. ASG-261, ASG-303 */
const canBePaid: Check = (c, s) => {
  const seat = s[at.active];
  let missing = 0;
  for (let stone: Nth<'stone'> = 0; stone < COUNT.stone; stone++)
    if (isDue(c, s, stone) && !holds(s, seat, stone)) missing++;
  return missing <= bonusesOf(c, s, seat, BONUS.jokerStone) ? undefined : 'the temple cannot be paid';
};
/** A fourth stone that leaves the temple payable. ASG-262 */
const needsFourth: Check = ({ tables }, s) =>
  tables.templeFurther[s[at.building]] && s[at.fourth] === NONE ? undefined : 'this temple needs no fourth stone';
const tileIsUp: Check = (c, s) => (topTile(c, s, s[at.god]) === NONE ? 'the god has no tile to lay' : undefined);

const inAsgard: Check = (_c, s) =>
  s[at.god] === NONE && s[at.slotUsed] === NONE && s[at.building] === NONE
    ? undefined
    : 'no disc was lifted from Asgard';
const boonIsFlipped: Check = (_c, s) => (s[at.boon] === NONE ? 'no Asgard tile was flipped' : undefined);
const discIsLeft: Check = (c, s) => (canTakeDisc(c, s, s[at.active]) ? undefined : 'no disc can be taken');
const centreIsOpen: Check = (c, s) =>
  s[at.centre(s[at.active])] > 0 && anySlot(c, s, s[at.active]) ? undefined : 'no disc can return from the centre';

/** Where the question that is open was asked: of a god, of a temple, in Asgard, or before a disc is lifted. */
const comesBack: Check = (c, s) => {
  if (s[at.building] !== NONE) return isTemple(c, s);
  if (s[at.god] !== NONE) return actsFor(...EVERY_GOD)(c, s) ?? liftedOne(c, s);
  const inHall = s[at.phase] === PHASE.stand || (s[at.phase] !== PHASE.bonus && s[at.bonus] === NONE);
  return inHall ? liftedOne(c, s) : hasPlaced(c, s);
};
const bonusIsUsed: Check = (_c, s) => (s[at.bonus] === NONE ? 'no bonus is used' : undefined);
const bonusIsThere: Check = (c, s) => {
  const bonus = s[at.bonus];
  if (bonus === NONE || !canUse(c, s, bonus)) return 'no bonus can be used';
  return isKept(s, s[at.active], bonus) || s[at.population(bonus)] === ON_BOARD ? undefined : 'the bonus is not there';
};

const fights: Check = (_c, s) =>
  s[at.world] !== NONE && s[at.battle(s[at.world])] === s[at.active] ? undefined : 'the active seat fights nowhere';
const mayWin: Check = (c, s) => (canWin(c, s, s[at.active]) ? undefined : 'the battle cannot be won');
const hasHammer: Check = (_c, s) => (s[at.powerTile(HAMMER)] === s[at.active] ? undefined : 'it has no hammer');

const rest = allHold(noAction, noBattle, nothingDue);
const opening = allHold(rest, discsAreHome);
const acting = allHold(isTurn, noBattle, nothingDue);
const power = (...gods: readonly Nth<'god'>[]) => allHold(acting, noBonus, actsFor(...gods), liftedOne);
const returning = allHold(acting, comesBack);
const hall = allHold(acting, noBonus, inAsgard, liftedOne);
const building = allHold(acting, noBonus, isTemple, isBuilding);

const BY_PHASE: Readonly<Record<PhaseName, Check>> = {
  recruit: allHold(opening, poolLasts),
  refill: allHold(opening, sealIsMissing),
  retrieve: allHold(opening, fewDiscs, hasMoves(retrieve)),
  gods: allHold(rest, cardsAreLaid),
  reveal: allHold(rest, isTurn, cardsAreShown),
  turn: allHold(rest, isTurn, hasPlaced, hasMoves(turn)),
  request: allHold(power(...EVERY_GOD), ({ tables }, s) =>
    tables.requestStones[s[at.god]] > 0 ? undefined : 'this god gives no stones',
  ),
  fallen: allHold(power(GOD.freyja), countLeft),
  dawn: power(GOD.baldr),
  crystal: power(GOD.odin),
  seat: power(GOD.odin),
  tile: power(GOD.tyr, GOD.thor),
  turncoat: allHold(power(GOD.loki), isMember),
  reaping: allHold(power(GOD.hel), countLeft, isMember),
  well: allHold(power(GOD.mimir), (_c, s) => (s[at.peeker] === NONE ? undefined : 'somebody has looked already')),
  swap: allHold(power(GOD.mimir), (_c, s) => (s[at.peeker] === s[at.active] ? undefined : 'nobody has looked yet')),
  browse: allHold(returning, hasMoves(browse)),
  pick: allHold(returning, (_c, s) => (s[at.browsing] === NONE ? 'no pile is browsed' : undefined), hasMoves(pick)),
  scorch: power(GOD.surtr),
  bonus: allHold(returning, bonusIsThere),
  muster: allHold(returning, bonusIsUsed),
  quarry: allHold(returning, bonusIsUsed),
  chain: allHold(power(GOD.fenrir), (_c, s) =>
    s[at.taken(s[at.active])] < TRACK_LENGTH ? undefined : 'the track is empty',
  ),
  stand: allHold(returning, isNotBuilding, liftedOne),
  temple: allHold(acting, noBonus, isTemple, isNotBuilding),
  fourth: allHold(building, needsFourth, hasMoves(fourth)),
  payment: allHold(building, canBePaid),
  gift: allHold(building, hasMoves(gift)),
  space: allHold(building, tileIsUp, hasMoves(space)),
  flip: hall,
  boon: allHold(hall, boonIsFlipped),
  hire: hall,
  disc: allHold(hall, discIsLeft),
  centre: allHold(hall, centreIsOpen),
  donor: allHold(isTurn, noBattle, comesBack, giverIsAsked),
  battle: allHold(noAction, nothingDue, fights, mayWin, hasMoves(battle)),
  hammer: allHold(noAction, nothingDue, fights, hasHammer),
  valhalla: allHold(rest, isTurn),
  arms: allHold(rest, isTurn, hasMoves(arms)),
  over: () => undefined,
};

export const byPhase: Check = (c, s) => BY_PHASE[PHASES[s[at.phase]]](c, s);
