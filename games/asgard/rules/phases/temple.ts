/** Phase 3: building a temple, from the choice of the tile to the disc that supports the god. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { bonusesOf, emptySupport, firstWith, keep, populationOn, score, spend, tileOn } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { topTile, turnUpTemple, turnUpTile } from '../piles.ts';
import { ask, at, type Cells, COUNT, go, type State } from '../state.ts';
import {
  BONUS,
  BUILT,
  GAIN,
  GONE,
  isUnderworld,
  LAID,
  OUT,
  PHASE,
  pieceOf,
  SPACES_OF_SIDE,
  sideOf,
  spaceOf,
  stoneOf,
  TOP,
} from '../vocabulary.ts';
import { canUse } from './bonus.ts';

const COLOURS = COUNT.stone;

export const asks = ({ tables }: Context, temple: Nth<'temple'>, stone: Nth<'stone'>) =>
  tables.templeCost[temple * COLOURS + stone] === 1;
export const holds = (s: Cells, seat: Seat, stone: Nth<'stone'>) => s[at.reserve(seat, stoneOf(stone))] > 0;
/** How many joker-stone tiles are left once they have paid for the printed stones that the seat lacks. ASG-303 */
const spareJokers = (c: Context, s: Cells, seat: Seat, temple: Nth<'temple'>) => {
  let spare = bonusesOf(c, s, seat, BONUS.jokerStone);
  for (let stone: Nth<'stone'> = 0; stone < COLOURS; stone++)
    if (asks(c, temple, stone) && !holds(s, seat, stone)) spare--;
  return spare;
};
/** Whether this colour can be the fourth stone, with so many jokers to spare. ASG-262 */
const canBeFourth = (c: Context, s: Cells, seat: Seat, temple: Nth<'temple'>, stone: Nth<'stone'>, spare: number) =>
  !asks(c, temple, stone) && spare >= (holds(s, seat, stone) ? 0 : 1);
export const canPay = (c: Context, s: Cells, seat: Seat, temple: Nth<'temple'>) => {
  const spare = spareJokers(c, s, seat, temple);
  if (spare < 0 || !c.tables.templeFurther[temple]) return spare >= 0;
  for (let stone: Nth<'stone'> = 0; stone < COLOURS; stone++)
    if (canBeFourth(c, s, seat, temple, stone, spare)) return true;
  return false;
};

const isAccepted = ({ tables }: Context, s: Cells, god: Nth<'god'>, recruit: Nth<'recruit'>) =>
  tables.accepts[(god * 2 + emptySupport(s, god)) * COUNT.recruit + recruit] === 1;
/** Whether the god demands recruits; Fenrir does not. ASG-272 */
const demands = (c: Context, s: Cells, god: Nth<'god'>) => {
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
    if (isAccepted(c, s, god, recruit)) return true;
  return false;
};
export const canGive = (c: Context, s: Cells, seat: Seat, recruit: Nth<'recruit'>) =>
  isAccepted(c, s, s[at.god], recruit) && s[at.reserve(seat, pieceOf(recruit))] > 0;
const canGiveAny = (c: Context, s: Cells, seat: Seat) => {
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
    if (canGive(c, s, seat, recruit)) return true;
  return false;
};
/** ASG-270, ASG-290 */
const hasRecruits = (c: Context, s: Cells, seat: Seat) =>
  !c.needsRecruit || !demands(c, s, s[at.god]) || canGiveAny(c, s, seat);

export const isDue = (c: Context, s: Cells, stone: Nth<'stone'>) => {
  if (s[at.joker(stone)]) return false;
  return asks(c, s[at.building], stone) || s[at.fourth] === stone;
};
/** The first stone that is due and that the seat does not have, or NONE. */
const dueButMissing = (c: Context, s: Cells, seat: Seat): Nth<'stone'> => {
  for (let stone: Nth<'stone'> = 0; stone < COLOURS; stone++)
    if (isDue(c, s, stone) && !holds(s, seat, stone)) return stone;
  return NONE;
};

/** Recruits, where the god takes any. ASG-267, ASG-272 */
const askForRecruits = (c: Context, s: State, seat: Seat, fx: Effects) => {
  if (canGiveAny(c, s, seat)) return go(s, PHASE.gift, seat);
  askForSpace(c, s, seat, fx);
};
/** The tile goes where a population of its side still lies, or out of the game. ASG-273, ASG-278, ASG-280 */
const askForSpace = (c: Context, s: State, seat: Seat, fx: Effects) => {
  const tile = topTile(c, s, s[at.god]);
  if (tile === NONE) return built(c, s, seat, fx);
  const side = sideOf(s[at.god]);
  for (let world: Nth<'world'> = 0; world < SPACES_OF_SIDE; world++)
    if (populationOn(s, spaceOf(side, world)) !== NONE) return go(s, PHASE.space, seat);
  s[at.tile(tile)] = GONE;
  fx.emit(tell.tileGone, seat, tile);
  built(c, s, seat, fx);
};

/** New tiles are turned up, and the disc stays with the god. ASG-285, ASG-286 */
export const built = (c: Context, s: State, seat: Seat, fx: Effects) => {
  const god = s[at.god];
  if (topTile(c, s, god) === NONE) turnUpTile(c, s, god, fx);
  turnUpTemple(c, s, c.tables.templePile[s[at.building]], fx);
  const support = emptySupport(s, god);
  s[at.support(god, support)] = seat;
  s[at.lifted] = 0;
  fx.emit(tell.supports, seat, god, support);
  go(s, PHASE.nextTurn, seat);
};

/** ASG-274, ASG-281 to ASG-283 */
const layTile = (c: Context, s: State, seat: Seat, space: Nth<'space'>, fx: Effects) => {
  const population = populationOn(s, space);
  const tile = topTile(c, s, s[at.god]);
  s[at.tile(tile)] = LAID;
  s[at.on(space)] = COUNT.population + tile;
  fx.emit(tell.laidTile, seat, tile, space);
  if (isUnderworld(space)) score(s, seat, c.content.underworldPoints, GAIN.underworld, fx);
  if (s[at.turned(population)]) {
    s[at.population(population)] = OUT;
    return built(c, s, seat, fx);
  }
  keep(s, seat, population);
  fx.emit(tell.gained, seat, population);
  if (!canUse(c, s, population)) return built(c, s, seat, fx);
  s[at.bonus] = population;
  ask(s, PHASE.bonus, seat, PHASE.built);
};

export const temple: Phase<Context, State> = {
  rule: 'ASG-260',
  legal: (c, s, seat, into) => {
    let n = 0;
    if (hasRecruits(c, s, seat))
      for (let one: Nth<'temple'> = 0; one < COUNT.temple; one++)
        if (s[at.temple(one)] === TOP && canPay(c, s, seat, one)) into[n++] = make.build(one);
    into[n++] = make.decline(); // ASG-206
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.decline.is(move)) {
      fx.emit(tell.declined, seat);
      return go(s, PHASE.endAction, seat);
    }
    s[at.building] = make.build.get.temple(move);
    go(s, c.tables.templeFurther[s[at.building]] ? PHASE.fourth : PHASE.payment, seat);
  },
  why: (c, s, seat, move) => {
    if (!make.build.is(move)) return undefined;
    if (s[at.temple(make.build.get.temple(move))] !== TOP) return 'ASG-260';
    return hasRecruits(c, s, seat) ? 'ASG-263' : 'ASG-270';
  },
};

export const fourth: Phase<Context, State> = {
  rule: 'ASG-262',
  legal: (c, s, seat, into) => {
    const spare = spareJokers(c, s, seat, s[at.building]);
    let n = 0;
    for (let stone: Nth<'stone'> = 0; stone < COLOURS; stone++)
      if (canBeFourth(c, s, seat, s[at.building], stone, spare)) into[n++] = make.fourth(stone);
    return n;
  },
  apply: (_c, s, seat, move) => {
    s[at.fourth] = make.fourth.get.stone(move);
    go(s, PHASE.payment, seat);
  },
};

/** ASG-303 */
const useJoker = (c: Context, s: State, seat: Seat, stone: Nth<'stone'>, fx: Effects) => {
  const tile = firstWith(c, s, seat, BONUS.jokerStone);
  s[at.joker(stone)] = 1;
  spend(s, seat, tile);
  fx.emit(tell.used, seat, tile);
};

export const payment: Phase<Context, State> = {
  rule: 'ASG-261',
  legal: (c, s, seat, into) => {
    const missing = dueButMissing(c, s, seat);
    if (missing !== NONE) {
      into[0] = make.joker(missing); // Nothing else can pay for it. D-ASG-21
      return 1;
    }
    let n = 0;
    into[n++] = make.pay();
    if (bonusesOf(c, s, seat, BONUS.jokerStone) === 0) return n;
    for (let stone: Nth<'stone'> = 0; stone < COLOURS; stone++) if (isDue(c, s, stone)) into[n++] = make.joker(stone);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.joker.is(move)) return useJoker(c, s, seat, make.joker.get.stone(move), fx);
    for (let stone: Nth<'stone'> = 0; stone < COLOURS; stone++) {
      if (!isDue(c, s, stone)) continue;
      s[at.reserve(seat, stoneOf(stone))]--;
      s[at.supply(stoneOf(stone))]++;
    }
    s[at.temple(s[at.building])] = BUILT + seat;
    fx.emit(tell.built, seat, s[at.building], s[at.god]);
    askForRecruits(c, s, seat, fx);
  },
  why: (_c, _s, _seat, move) => (make.joker.is(move) ? 'ASG-303' : undefined),
};

export const gift: Phase<Context, State> = {
  rule: 'ASG-267',
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
      if (canGive(c, s, seat, recruit)) into[n++] = make.give(recruit);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    const recruit = make.give.get.recruit(move);
    const count = s[at.reserve(seat, pieceOf(recruit))];
    s[at.onGod(s[at.god], recruit)] += count;
    s[at.reserve(seat, pieceOf(recruit))] = 0;
    fx.emit(tell.gave, seat, s[at.god], recruit, count);
    askForSpace(c, s, seat, fx);
  },
  why: (c, s, _seat, move) => {
    if (!make.give.is(move)) return undefined;
    return isAccepted(c, s, s[at.god], make.give.get.recruit(move)) ? 'ASG-271' : 'ASG-266';
  },
};

export const space: Phase<Context, State> = {
  rule: 'ASG-273',
  legal: (_c, s, _seat, into) => {
    const side = sideOf(s[at.god]);
    let n = 0;
    for (let world: Nth<'world'> = 0; world < SPACES_OF_SIDE; world++)
      if (populationOn(s, spaceOf(side, world)) !== NONE) into[n++] = make.lay(spaceOf(side, world));
    return n;
  },
  apply: (c, s, seat, move, fx) => layTile(c, s, seat, make.lay.get.space(move), fx),
  why: (_c, s, _seat, move) => {
    if (!make.lay.is(move)) return undefined;
    const there = make.lay.get.space(move);
    if (s[at.on(there)] === NONE) return 'ASG-275';
    return tileOn(s, there) === NONE ? 'ASG-274' : 'ASG-276';
  },
};
