/** Ragnarök up to the fight: what lies where, warriors from Valhalla, weapons and spells under the gods. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import type { Fight } from '../fight.ts';
import { GAIN } from '../story.ts';
import {
  ANCIENT_COUNT,
  ANCIENTS_OF_SIDE,
  ARM_COUNT,
  ARM_KINDS,
  BATTLE_PILES,
  DARK,
  GIANT,
  GODS,
  GONE,
  kindOfArm,
  LAID_ARM,
  LIGHT,
  OUT,
  PHASE,
  PILE,
  RECRUITS,
  SIDES,
  SPACES,
  SPACES_OF_SIDE,
  spaceOf,
  WARRIORS,
  WORLD_COUNT,
} from '../vocabulary.ts';
import type { Arms } from './arms.ts';

export const ragnarok = (c: Context, arms: Arms, fight: Fight) => {
  const { at, make, tell, seats, tables } = c;
  const onWorlds = (space: number) => space % SPACES_OF_SIDE < WORLD_COUNT;

  const scoreBattleTiles = (s: State, fx: Effects) => {
    for (let place = 0; place < seats; place++) {
      const seat = s[at.order(place)];
      let points = 0;
      for (let pile = 0; pile < BATTLE_PILES; pile++)
        points += s[at.battleTiles(seat, pile)] * tables.battleValue[pile];
      c.score(s, seat, points, GAIN.battles, fx);
    }
  };

  const removeFrom = (s: State, space: number) => {
    const tile = c.tileOn(s, space);
    const population = c.populationOn(s, space);
    if (tile !== NONE) s[at.tile(tile)] = GONE;
    else if (population !== NONE) s[at.population(population)] = OUT;
    s[at.on(space)] = NONE;
  };

  /** ASG-412 to ASG-414 */
  const clear = (s: State) => {
    for (let seat = 0; seat < seats; seat++) {
      s[at.front(seat)] += s[at.centre(seat)];
      s[at.centre(seat)] = 0;
      for (let world = 0; world < WORLD_COUNT; world++) {
        s[at.front(seat)] += s[at.victory(world, seat)];
        s[at.victory(world, seat)] = 0;
      }
    }
    for (let ancient = 0; ancient < ANCIENT_COUNT; ancient++) s[at.ancient(ancient)] = PILE;
    for (let side = 0; side < SIDES.length; side++) removeFrom(s, spaceOf(side, WORLD_COUNT));
  };

  /** From the seventh world down: two populations leave, one against a god gets an ancient weapon. ASG-417 to ASG-420 */
  const arm = (s: State, fx: Effects) => {
    let lightLeft = ANCIENTS_OF_SIDE;
    let darkLeft = ANCIENTS_OF_SIDE;
    for (let world = WORLD_COUNT - 1; world >= 0; world--) {
      const light = spaceOf(LIGHT, world);
      const dark = spaceOf(DARK, world);
      const lightStands = c.populationOn(s, light) !== NONE;
      const darkStands = c.populationOn(s, dark) !== NONE;
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
  const guard = (s: State, space: number, fx: Effects) => {
    s[at.guarded(space)] = 1;
    fx.emit(tell.guarded, space);
  };

  /** The tile of this god with the least strength beside it, of those the one with the lowest value. ASG-426 */
  const weakestTile = (s: State, god: number) => {
    let weakest = NONE;
    for (let space = 0; space < SPACES.length; space++) {
      const tile = c.tileOn(s, space);
      if (tile === NONE || tables.tileGod[tile] !== god) continue;
      if (weakest === NONE || isWeaker(s, space, weakest)) weakest = space;
    }
    return weakest;
  };
  const isWeaker = (s: State, a: number, b: number) => {
    const difference = c.strengthAt(s, at.beside(a, 0)) - c.strengthAt(s, at.beside(b, 0));
    if (difference !== 0) return difference < 0;
    return tables.tileValue[c.tileOn(s, a)] < tables.tileValue[c.tileOn(s, b)];
  };
  /** Giants first, then warriors; those of a god without a tile are lost. ASG-422 to ASG-427 */
  const deploy = (s: State, fx: Effects) => {
    for (let god = 0; god < GODS.length; god++) {
      const hasTile = weakestTile(s, god) !== NONE;
      for (let recruit = GIANT; recruit >= 0; recruit--) {
        if (hasTile) for (let n = s[at.onGod(god, recruit)]; n > 0; n--) s[at.beside(weakestTile(s, god), recruit)]++;
        s[at.onGod(god, recruit)] = 0;
      }
    }
    for (let space = 0; space < SPACES.length; space++)
      for (let recruit = 0; recruit < RECRUITS.length; recruit++)
        if (s[at.beside(space, recruit)] > 0) fx.emit(tell.beside, space, recruit, s[at.beside(space, recruit)]);
  };

  /** ASG-431 to ASG-434 */
  const mayRaise = (s: State, seat: Seat, space: number) =>
    space < SPACES_OF_SIDE && onWorlds(space) && c.hasDiscUnder(s, seat, space);
  const mayRaiseAny = (s: State, seat: Seat) => {
    for (let space = 0; space < SPACES_OF_SIDE; space++) if (mayRaise(s, seat, space)) return true;
    return false;
  };
  /** ASG-428 to ASG-430 */
  const nextValhalla = (s: State, from: number, fx: Effects) => {
    if (c.strengthAt(s, at.valhalla(0)) > 0)
      for (let i = 0; i < seats; i++) {
        const place = (from + i) % seats;
        const seat = s[at.order(place)];
        if (s[at.passed(seat)] || !mayRaiseAny(s, seat)) continue;
        s[at.turn] = place;
        return c.go(s, PHASE.valhalla, seat);
      }
    nextArms(s, 0, fx);
  };

  /** How many weapons and spells a seat has not laid yet: all can count them. */
  const unlaid = (s: State, seat: Seat) => {
    let n = 0;
    for (let kind = 0; kind < ARM_KINDS.length; kind++) {
      n += s[at.armCount(seat, kind)];
      for (let space = 0; space < SPACES.length; space++) n -= s[at.laid(space, seat, kind)];
    }
    return n;
  };
  const mayLayAny = (s: State, seat: Seat) => {
    for (let space = 0; space < SPACES.length; space++) if (c.hasDiscUnder(s, seat, space)) return true;
    return false;
  };
  /** ASG-435 to ASG-438 */
  const nextArms = (s: State, from: number, fx: Effects) => {
    for (let i = 0; i < seats; i++) {
      const place = (from + i) % seats;
      const seat = s[at.order(place)];
      if (unlaid(s, seat) === 0 || !mayLayAny(s, seat)) continue;
      s[at.turn] = place;
      return c.go(s, PHASE.arms, seat);
    }
    fight(s, fx);
  };

  const phases: Pick<Phases, 'valhalla' | 'arms'> = {
    valhalla: {
      rule: 'ASG-428',
      legal: (s, seat, into) => {
        let n = 0;
        for (let warrior = 0; warrior < WARRIORS.length; warrior++) {
          if (s[at.valhalla(warrior)] === 0) continue;
          for (let space = 0; space < SPACES_OF_SIDE; space++)
            if (mayRaise(s, seat, space)) into[n++] = make.raise(warrior, space);
        }
        into[n++] = make.pass();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.pass.is(move)) {
          s[at.passed(seat)] = 1;
          fx.emit(tell.passed, seat);
        } else {
          const warrior = make.raise.get.warrior(move);
          const space = make.raise.get.space(move);
          s[at.valhalla(warrior)]--;
          s[at.beside(space, warrior)]++;
          fx.emit(tell.raised, seat, warrior, space);
        }
        nextValhalla(s, s[at.turn] + 1, fx);
      },
      why: (s, seat, move) => {
        if (!make.raise.is(move)) return undefined;
        const space = make.raise.get.space(move);
        if (space >= SPACES_OF_SIDE) return 'ASG-432';
        if (mayRaise(s, seat, space)) return 'ASG-430';
        return c.tileOn(s, space) === NONE ? 'ASG-433' : 'ASG-431';
      },
    },
    arms: {
      rule: 'ASG-435',
      legal: (s, seat, into) => {
        let n = 0;
        for (let tile = 0; tile < ARM_COUNT; tile++) {
          if (!arms.isOffered(s, seat, tile)) continue;
          for (let space = 0; space < SPACES.length; space++)
            if (c.hasDiscUnder(s, seat, space)) into[n++] = make.arm(tile, space);
        }
        return n;
      },
      apply: (s, seat, move, fx) => {
        const tile = make.arm.get.arm(move);
        const space = make.arm.get.space(move);
        const kind = kindOfArm(tile);
        s[at.arm(seat, tile)] = LAID_ARM + space;
        s[at.laid(space, seat, kind)]++;
        fx.emit(tell.laidArm, seat, kind, space, tile);
        nextArms(s, s[at.turn] + 1, fx);
      },
      why: (s, seat, move) => {
        if (make.pass.is(move)) return 'ASG-436';
        if (!make.arm.is(move)) return undefined;
        return c.hasDiscUnder(s, seat, make.arm.get.space(move)) ? undefined : 'ASG-439';
      },
    },
  };

  return {
    phases,
    /** ASG-410 */
    beginRagnarok: (s: State, fx: Effects) => {
      fx.emit(tell.ragnarok);
      scoreBattleTiles(s, fx);
      clear(s);
      arm(s, fx);
      deploy(s, fx);
      nextValhalla(s, 0, fx);
    },
  };
};
