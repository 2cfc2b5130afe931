/** Phase 4: temples score, ancient weapons are shown, discs fight for their worlds, battle tiles are taken. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { bonusesOf, firstWith, score, spend, strengthAt } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { writeAnswers } from '../notation.ts';
import { boostOf, sideOfDisc, sideWorth, strengthOf } from '../numbers.ts';
import { drawAncient } from '../piles.ts';
import { at, type Cells, COUNT, go, NEXT, type State } from '../state.ts';
import {
  BONUS,
  BUILT,
  DARK,
  GAIN,
  GIANT,
  HAMMER,
  LIGHT,
  MOST_SEATS,
  OATH,
  PAST,
  PHASE,
  pieceOf,
  ROUNDS,
  SEVENTH,
  SHOWN,
} from '../vocabulary.ts';

/** More than any piece is strong. */
const ANY_STRENGTH = 99;

/** By seat: the points of its temples. */
const points = new Int16Array(MOST_SEATS);

const scoreTemples = ({ seats, tables }: Context, s: State, fx: Effects) => {
  points.fill(0);
  for (let temple: Nth<'temple'> = 0; temple < COUNT.temple; temple++)
    if (s[at.temple(temple)] >= BUILT) points[s[at.temple(temple)] - BUILT] += tables.templeValue[temple];
  for (let place: Nth<'place'> = 0; place < seats; place++) {
    const seat = s[at.order(place)];
    score(s, seat, points[seat], GAIN.temples, fx);
  }
};

/** The next of each side, which Mimir may have shown to somebody. ASG-372 */
const showAncients = (c: Context, s: State, fx: Effects) => {
  const peeker = s[at.peeker];
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) {
    const last = s[at.wielded(side)];
    if (last !== NONE) s[at.ancient(last)] = PAST;
    const ancient = peeker === NONE ? drawAncient(c, s, side, fx) : s[at.next(peeker, side)];
    if (peeker !== NONE) s[at.next(peeker, side)] = NONE;
    s[at.wielded(side)] = ancient;
    if (ancient === NONE) continue; // only in a set position
    s[at.ancient(ancient)] = SHOWN;
    fx.emit(tell.ancient, side, ancient);
  }
  if (peeker !== NONE) fx.reveal(NEXT);
  s[at.peeker] = NONE;
};

/** What the disc's side lacks to win: it must exceed the other. ASG-382 */
const lacking = (c: Context, s: Cells) => {
  const world = s[at.world];
  const side = sideOfDisc(c, s, world);
  return sideWorth(c, s, world, 1 - side) + 1 - strengthOf(c, s, world, side);
};

/** All that the seat could still send, of pieces no stronger than this. */
const atHand = (c: Context, s: Cells, seat: Seat, most: number) => {
  const { strength } = c.tables;
  const { oath, levy } = c.content.boosts;
  let sum = 0;
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
    if (strength[recruit] <= most) sum += s[at.reserve(seat, pieceOf(recruit))] * strength[recruit];
  if (s[at.powerTile(OATH)] === seat && oath <= most) sum += oath;
  return levy <= most ? sum + bonusesOf(c, s, seat, BONUS.battleLevy) * levy : sum;
};
/** Whether the disc that fights can still win. ASG-380 */
export const canWin = (c: Context, s: Cells, seat: Seat) => atHand(c, s, seat, ANY_STRENGTH) >= lacking(c, s);
/** The weakest piece that was sent; so long as nothing was, the strongest of all. */
const weakest = ({ tables, content }: Context, s: Cells) => {
  let least = ANY_STRENGTH;
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
    if (s[at.sent(recruit)] > 0) least = Math.min(least, tables.strength[recruit]);
  if (s[at.oath]) least = Math.min(least, content.boosts.oath);
  return s[at.levies] > 0 ? Math.min(least, content.boosts.levy) : least;
};
/**
 * Whether a piece may be added. Where no piece may be spare, the strongest go first, nothing is added to a side that
 * is ahead, and what is left must still suffice: so every winning set without a spare piece is found, and no other.
 */
const mayAdd = (c: Context, s: Cells, seat: Seat, piece: number) => {
  if (!c.noSpare) return true;
  const lack = lacking(c, s);
  return lack > 0 && piece <= weakest(c, s) && atHand(c, s, seat, piece) >= lack;
};

const settleDisc = (s: State, world: Nth<'world'>) => {
  s[at.battle(world)] = NONE;
  if (world === SEVENTH) s[at.seventh] = NONE;
};
const win = (s: State, seat: Seat, world: Nth<'world'>, fx: Effects) => {
  settleDisc(s, world);
  s[at.victory(world, seat)] = 1;
  fx.emit(tell.won, seat, world);
};
const lose = (s: State, seat: Seat, world: Nth<'world'>, fx: Effects) => {
  settleDisc(s, world);
  s[at.centre(seat)]++;
  fx.emit(tell.beaten, seat, world);
};

/** The worlds after this one, until somebody is asked. ASG-374, ASG-380, ASG-390 */
const fightFrom = (c: Context, s: State, from: Nth<'world'>, fx: Effects) => {
  for (let world = from; world < COUNT.world; world++) {
    const seat = s[at.battle(world)];
    if (seat === NONE) continue;
    fx.emit(tell.battle, world, seat, sideWorth(c, s, world, LIGHT), sideWorth(c, s, world, DARK));
    s[at.world] = world;
    if (lacking(c, s) <= 0) win(s, seat, world, fx);
    else if (canWin(c, s, seat)) return go(s, PHASE.battle, seat);
    else lose(s, seat, world, fx);
  }
  s[at.world] = NONE;
  takeBattleTiles(c, s, fx);
  if (s[at.round] === ROUNDS) return go(s, PHASE.beginRagnarok);
  s[at.round]++;
  go(s, PHASE.beginRound);
};

const discsInZones = (s: Cells, seat: Seat) => {
  let n = 0;
  for (let world: Nth<'world'> = 0; world < COUNT.world; world++) n += s[at.victory(world, seat)];
  return n;
};
/** Of those who are not served yet, who has fewest points, and of equals is first in turn order. */
const lastPlayer = ({ seats }: Context, s: Cells, served: number): Seat => {
  let last: Seat = NONE;
  for (let place: Nth<'place'> = 0; place < seats; place++) {
    const seat = s[at.order(place)];
    if (!(served & (1 << seat)) && (last === NONE || s[at.score(seat)] < s[at.score(last)])) last = seat;
  }
  return last;
};
/** The last player first; what is missing is replaced by the next lower. ASG-392 to ASG-399 */
const takeBattleTiles = (c: Context, s: State, fx: Effects) => {
  let served = 0;
  for (let i = 0; i < c.seats; i++) {
    const next = lastPlayer(c, s, served);
    served |= 1 << next;
    let pile: Nth<'battlePile'> = Math.min(discsInZones(s, next), COUNT.battlePile) - 1;
    while (pile >= 0 && s[at.battlePile(pile)] === 0) pile--;
    if (pile < 0) continue;
    s[at.battlePile(pile)]--;
    s[at.battleTiles(next, pile)]++;
    fx.emit(tell.battleTile, next, c.tables.battleValue[pile]);
  }
};

/** ASG-370 */
export const beginBattles = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  scoreTemples(c, s, fx);
  showAncients(c, s, fx);
  fightFrom(c, s, 0, fx);
};

/** Recruits that were sent go to Valhalla or the supply, or home with Thor's hammer. ASG-385 to ASG-388 */
const finish = (c: Context, s: State, seat: Seat, hammer: boolean, fx: Effects) => {
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++) {
    const count = s[at.sent(recruit)];
    s[at.sent(recruit)] = 0;
    if (hammer) s[at.reserve(seat, pieceOf(recruit))] += count;
    else s[recruit === GIANT ? at.supply(pieceOf(recruit)) : at.valhalla(recruit)] += count;
  }
  s[at.oath] = 0;
  s[at.levies] = 0;
  const world = s[at.world];
  win(s, seat, world, fx);
  fightFrom(c, s, world + 1, fx);
};

export const battle: Phase<Context, State> = {
  rule: 'ASG-381',
  // Nobody goes to battle unasked.
  obvious: false,
  legal: (c, s, seat, into) => {
    const { oath, levy } = c.content.boosts;
    let n = 0;
    for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
      if (s[at.reserve(seat, pieceOf(recruit))] > 0 && mayAdd(c, s, seat, c.tables.strength[recruit]))
        into[n++] = make.send(recruit);
    if (s[at.powerTile(OATH)] === seat && mayAdd(c, s, seat, oath)) into[n++] = make.oath();
    if (bonusesOf(c, s, seat, BONUS.battleLevy) > 0 && mayAdd(c, s, seat, levy)) into[n++] = make.levy();
    if (lacking(c, s) <= 0) into[n++] = make.fight();
    if (boostOf(c, s) === 0) into[n++] = make.giveUp();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.send.is(move)) {
      const recruit = make.send.get.recruit(move);
      s[at.reserve(seat, pieceOf(recruit))]--;
      s[at.sent(recruit)]++;
      fx.emit(tell.sent, seat, recruit);
    } else if (make.oath.is(move)) {
      s[at.powerTile(OATH)] = NONE; // ASG-387
      s[at.oath] = 1;
      fx.emit(tell.swore, seat);
    } else if (make.levy.is(move)) {
      spend(s, seat, firstWith(c, s, seat, BONUS.battleLevy));
      s[at.levies]++;
      fx.emit(tell.levied, seat);
    } else if (make.giveUp.is(move)) {
      const world = s[at.world];
      lose(s, seat, world, fx);
      fightFrom(c, s, world + 1, fx);
    } else if (s[at.powerTile(HAMMER)] === seat && strengthAt(c, s, at.sent(0)) > 0) go(s, PHASE.hammer, seat);
    else finish(c, s, seat, false, fx);
  },
  why: (_c, s, seat, move) => {
    if (make.fight.is(move)) return 'ASG-382';
    if (make.oath.is(move) || make.levy.is(move)) return 'ASG-384';
    const isSpare = make.send.is(move) && s[at.reserve(seat, pieceOf(make.send.get.recruit(move)))] > 0;
    return isSpare ? 'ASG-383' : undefined;
  },
};

export const hammer: Phase<Context, State> = {
  rule: 'ASG-388',
  legal: writeAnswers,
  apply: (c, s, seat, move, fx) => {
    const isUsed = make.accept.is(move);
    if (isUsed) {
      s[at.powerTile(HAMMER)] = NONE;
      fx.emit(tell.hammered, seat);
    }
    finish(c, s, seat, isUsed, fx);
  },
};
