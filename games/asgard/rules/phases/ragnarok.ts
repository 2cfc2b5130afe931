/** Ragnarök up to the fight: what lies where, warriors from Valhalla, weapons and spells under the gods. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { hasDiscUnder, populationOn, score, strengthAt, tileOn } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { at, type Cells, COUNT, go, type State } from '../state.ts';
import {
  ANCIENTS_OF_SIDE,
  DARK,
  GAIN,
  GIANT,
  GONE,
  isUnderworld,
  kindOfArm,
  LAID_ARM,
  LIGHT,
  OUT,
  PHASE,
  PILE,
  recruitOf,
  SPACES_OF_SIDE,
  spaceOf,
} from '../vocabulary.ts';
import { isOffered } from './arms.ts';

const scoreBattleTiles = ({ seats, tables }: Context, s: State, fx: Effects) => {
  for (let place: Nth<'place'> = 0; place < seats; place++) {
    const seat = s[at.order(place)];
    let points = 0;
    for (let pile: Nth<'battlePile'> = 0; pile < COUNT.battlePile; pile++)
      points += s[at.battleTiles(seat, pile)] * tables.battleValue[pile];
    score(s, seat, points, GAIN.battles, fx);
  }
};

const removeFrom = (s: State, space: Nth<'space'>) => {
  const tile = tileOn(s, space);
  const population = populationOn(s, space);
  if (tile !== NONE) s[at.tile(tile)] = GONE;
  else if (population !== NONE) s[at.population(population)] = OUT;
  s[at.on(space)] = NONE;
};

/** ASG-412 to ASG-414 */
const clear = ({ seats }: Context, s: State) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    s[at.front(seat)] += s[at.centre(seat)];
    s[at.centre(seat)] = 0;
    for (let world: Nth<'world'> = 0; world < COUNT.world; world++) {
      s[at.front(seat)] += s[at.victory(world, seat)];
      s[at.victory(world, seat)] = 0;
    }
  }
  for (let ancient: Nth<'ancient'> = 0; ancient < COUNT.ancient; ancient++) s[at.ancient(ancient)] = PILE;
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) {
    s[at.wielded(side)] = NONE;
    removeFrom(s, spaceOf(side, COUNT.world));
  }
};

const guard = (s: State, space: Nth<'space'>, fx: Effects) => {
  s[at.guarded(space)] = 1;
  fx.emit(tell.guarded, space);
};
/** From the seventh world down: two populations leave, one against a god gets an ancient weapon. ASG-417 to ASG-420 */
const armPopulations = (s: State, fx: Effects) => {
  let lightLeft = ANCIENTS_OF_SIDE;
  let darkLeft = ANCIENTS_OF_SIDE;
  for (let world: Nth<'world'> = COUNT.world - 1; world >= 0; world--) {
    const light = spaceOf(LIGHT, world);
    const dark = spaceOf(DARK, world);
    const lightStands = populationOn(s, light) !== NONE;
    const darkStands = populationOn(s, dark) !== NONE;
    if (lightStands && darkStands) {
      removeFrom(s, light);
      removeFrom(s, dark);
      fx.emit(tell.cleared, world);
    } else if (lightStands && lightLeft > 0) {
      lightLeft--;
      guard(s, light, fx);
    } else if (darkStands && darkLeft > 0) {
      darkLeft--;
      guard(s, dark, fx);
    }
  }
};

const isWeaker = (c: Context, s: Cells, a: Nth<'space'>, b: Nth<'space'>) => {
  const difference = strengthAt(c, s, at.beside(a, 0)) - strengthAt(c, s, at.beside(b, 0));
  if (difference !== 0) return difference < 0;
  return c.tables.tileValue[tileOn(s, a)] < c.tables.tileValue[tileOn(s, b)];
};
/** The tile of this god with the least strength beside it, of those the one with the lowest value. ASG-426 */
const weakestTile = (c: Context, s: Cells, god: Nth<'god'>): Nth<'space'> => {
  let weakest: Nth<'space'> = NONE;
  for (let space: Nth<'space'> = 0; space < COUNT.space; space++) {
    const tile = tileOn(s, space);
    if (tile === NONE || c.tables.tileGod[tile] !== god) continue;
    if (weakest === NONE || isWeaker(c, s, space, weakest)) weakest = space;
  }
  return weakest;
};
/** Giants first, then warriors; those of a god without a tile are lost. ASG-422 to ASG-427 */
const deploy = (c: Context, s: State, fx: Effects) => {
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
    const hasTile = weakestTile(c, s, god) !== NONE;
    for (let recruit: Nth<'recruit'> = GIANT; recruit >= 0; recruit--) {
      if (hasTile) for (let n = s[at.onGod(god, recruit)]; n > 0; n--) s[at.beside(weakestTile(c, s, god), recruit)]++;
      s[at.onGod(god, recruit)] = 0;
    }
  }
  for (let space: Nth<'space'> = 0; space < COUNT.space; space++)
    for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
      if (s[at.beside(space, recruit)] > 0) fx.emit(tell.beside, space, recruit, s[at.beside(space, recruit)]);
};

/** ASG-410 */
export const beginRagnarok = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  fx.emit(tell.ragnarok);
  scoreBattleTiles(c, s, fx);
  clear(c, s);
  armPopulations(s, fx);
  deploy(c, s, fx);
  nextValhalla(c, s, 0);
};

/** ASG-431 to ASG-434 */
const mayRaise = (c: Context, s: Cells, seat: Seat, space: Nth<'space'>) =>
  space < SPACES_OF_SIDE && !isUnderworld(space) && hasDiscUnder(c, s, seat, space);
const mayRaiseAny = (c: Context, s: Cells, seat: Seat) => {
  for (let space: Nth<'space'> = 0; space < SPACES_OF_SIDE; space++) if (mayRaise(c, s, seat, space)) return true;
  return false;
};
/** ASG-428 to ASG-430 */
const nextValhalla = (c: Context, s: State, from: Nth<'place'>) => {
  if (strengthAt(c, s, at.valhalla(0)) > 0)
    for (let i = 0; i < c.seats; i++) {
      const place: Nth<'place'> = (from + i) % c.seats;
      const seat = s[at.order(place)];
      if (s[at.passed(seat)] || !mayRaiseAny(c, s, seat)) continue;
      s[at.turn] = place;
      return go(s, PHASE.valhalla, seat);
    }
  nextArms(c, s, 0);
};

/** How many weapons and spells a seat has not laid yet: all can count them. */
const unlaid = (s: Cells, seat: Seat) => {
  let n = 0;
  for (let kind: Nth<'armKind'> = 0; kind < COUNT.armKind; kind++) {
    n += s[at.armCount(seat, kind)];
    for (let space: Nth<'space'> = 0; space < COUNT.space; space++) n -= s[at.laid(space, seat, kind)];
  }
  return n;
};
const mayLayAny = (c: Context, s: Cells, seat: Seat) => {
  for (let space: Nth<'space'> = 0; space < COUNT.space; space++) if (hasDiscUnder(c, s, seat, space)) return true;
  return false;
};
/** ASG-435 to ASG-438 */
const nextArms = (c: Context, s: State, from: Nth<'place'>) => {
  for (let i = 0; i < c.seats; i++) {
    const place: Nth<'place'> = (from + i) % c.seats;
    const seat = s[at.order(place)];
    if (unlaid(s, seat) === 0 || !mayLayAny(c, s, seat)) continue;
    s[at.turn] = place;
    return go(s, PHASE.arms, seat);
  }
  go(s, PHASE.fight);
};

export const valhalla: Phase<Context, State> = {
  rule: 'ASG-428',
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let warrior: Nth<'warrior'> = 0; warrior < COUNT.warrior; warrior++) {
      if (s[at.valhalla(recruitOf(warrior))] === 0) continue;
      for (let space: Nth<'space'> = 0; space < SPACES_OF_SIDE; space++)
        if (mayRaise(c, s, seat, space)) into[n++] = make.raise(warrior, space);
    }
    into[n++] = make.pass();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.pass.is(move)) {
      s[at.passed(seat)] = 1;
      fx.emit(tell.passed, seat);
    } else {
      const warrior = make.raise.get.warrior(move);
      const space = make.raise.get.space(move);
      s[at.valhalla(recruitOf(warrior))]--;
      s[at.beside(space, recruitOf(warrior))]++;
      fx.emit(tell.raised, seat, warrior, space);
    }
    nextValhalla(c, s, s[at.turn] + 1);
  },
  why: (c, s, seat, move) => {
    if (!make.raise.is(move)) return undefined;
    const space = make.raise.get.space(move);
    if (space >= SPACES_OF_SIDE) return 'ASG-432';
    if (mayRaise(c, s, seat, space)) return 'ASG-430';
    return tileOn(s, space) === NONE ? 'ASG-433' : 'ASG-431';
  },
};

export const arms: Phase<Context, State> = {
  rule: 'ASG-435',
  // What may be done depends on hidden tiles.
  obvious: false,
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let arm: Nth<'arm'> = 0; arm < COUNT.arm; arm++) {
      if (!isOffered(c, s, seat, arm)) continue;
      for (let space: Nth<'space'> = 0; space < COUNT.space; space++)
        if (hasDiscUnder(c, s, seat, space)) into[n++] = make.arm(arm, space);
    }
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    const arm = make.arm.get.arm(move);
    const space = make.arm.get.space(move);
    const kind = kindOfArm(arm);
    s[at.arm(seat, arm)] = LAID_ARM + space;
    s[at.laid(space, seat, kind)]++;
    fx.emit(tell.laidArm, seat, kind, space, arm);
    nextArms(c, s, s[at.turn] + 1);
  },
  why: (c, s, seat, move) => {
    if (make.pass.is(move)) return 'ASG-436';
    if (!make.arm.is(move)) return undefined;
    return hasDiscUnder(c, s, seat, make.arm.get.space(move)) ? undefined : 'ASG-439';
  },
};
