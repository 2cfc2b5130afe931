/** Phase 3: building a temple, from the choice of the tile to the disc that supports the god. */
import { NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases, Step } from '../context.ts';
import type { SetUp } from '../set-up.ts';
import { GAIN } from '../story.ts';
import {
  BONUS,
  BUILT,
  FIRST_RECRUIT,
  GONE,
  isUnderworld,
  KEPT,
  LAID,
  OUT,
  PHASE,
  POPULATION_COUNT,
  RECRUITS,
  SPACES_OF_SIDE,
  STEP,
  STONES,
  sideOf,
  spaceOf,
  TEMPLE_COUNT,
  TOP,
} from '../vocabulary.ts';
import type { Bonuses } from './bonus.ts';

export const building = (c: Context, start: SetUp, bonuses: Bonuses) => {
  const { at, make, tell, tables, flow } = c;
  const { accepts, templeCost, templeFurther } = tables;
  const needsRecruit = c.options.templeNeedsRecruit !== false;
  const COLOURS = STONES.length;

  const asks = (temple: number, stone: number) => templeCost[temple * COLOURS + stone] === 1;
  const holds = (s: State, seat: Seat, stone: number) => s[at.reserve(seat, stone)] > 0;
  /** The first joker-stone tile that the seat holds, or NONE. ASG-303 */
  const jokerOf = (s: State, seat: Seat) => {
    for (let population = 0; population < POPULATION_COUNT; population++)
      if (s[at.population(population)] === KEPT + seat && tables.bonus[population] === BONUS.jokerStone)
        return population;
    return NONE;
  };
  const jokersOf = (s: State, seat: Seat) => {
    let n = 0;
    for (let population = 0; population < POPULATION_COUNT; population++)
      if (s[at.population(population)] === KEPT + seat && tables.bonus[population] === BONUS.jokerStone) n++;
    return n;
  };
  /** How many printed stones the seat lacks. */
  const lacks = (s: State, seat: Seat, temple: number) => {
    let n = 0;
    for (let stone = 0; stone < COLOURS; stone++) if (asks(temple, stone) && !holds(s, seat, stone)) n++;
    return n;
  };
  /** Whether this colour can be the fourth stone. ASG-262 */
  const canBeFourth = (s: State, seat: Seat, temple: number, stone: number) =>
    !asks(temple, stone) && lacks(s, seat, temple) + (holds(s, seat, stone) ? 0 : 1) <= jokersOf(s, seat);
  const canPay = (s: State, seat: Seat, temple: number) => {
    if (!templeFurther[temple]) return lacks(s, seat, temple) <= jokersOf(s, seat);
    for (let stone = 0; stone < COLOURS; stone++) if (canBeFourth(s, seat, temple, stone)) return true;
    return false;
  };

  const isAccepted = (s: State, god: number, recruit: number) =>
    accepts[(god * 2 + c.emptySupport(s, god)) * RECRUITS.length + recruit] === 1;
  /** Whether the god demands recruits; Fenrir does not. ASG-272 */
  const demands = (s: State, god: number) => {
    for (let recruit = 0; recruit < RECRUITS.length; recruit++) if (isAccepted(s, god, recruit)) return true;
    return false;
  };
  const canGive = (s: State, seat: Seat, recruit: number) =>
    isAccepted(s, s[at.god], recruit) && s[at.reserve(seat, FIRST_RECRUIT + recruit)] > 0;
  const canGiveAny = (s: State, seat: Seat) => {
    for (let recruit = 0; recruit < RECRUITS.length; recruit++) if (canGive(s, seat, recruit)) return true;
    return false;
  };
  /** ASG-270, ASG-290 */
  const hasRecruits = (s: State, seat: Seat) => !needsRecruit || !demands(s, s[at.god]) || canGiveAny(s, seat);

  const isDue = (s: State, stone: number) => {
    if (s[at.joker(stone)]) return false;
    return asks(s[at.building], stone) || s[at.fourth] === stone;
  };
  /** The first stone that is due and that the seat does not have, or NONE. */
  const dueButMissing = (s: State, seat: Seat) => {
    for (let stone = 0; stone < COLOURS; stone++) if (isDue(s, stone) && !holds(s, seat, stone)) return stone;
    return NONE;
  };

  const topTile = (s: State, god: number) => {
    for (let tile = 0; tile < c.tileCount; tile++)
      if (tables.tileGod[tile] === god && s[at.tile(tile)] === TOP) return tile;
    return NONE;
  };

  /** Recruits, where the god takes any. ASG-267, ASG-272 */
  const askForRecruits: Step = (s, seat, fx) => {
    if (canGiveAny(s, seat)) return c.go(s, PHASE.gift, seat);
    askForSpace(s, seat, fx);
  };
  /** The tile goes where a population of its side still lies, or out of the game. ASG-273, ASG-278, ASG-280 */
  const askForSpace: Step = (s, seat, fx) => {
    const tile = topTile(s, s[at.god]);
    if (tile === NONE) return built(s, seat, fx);
    const side = sideOf(s[at.god]);
    for (let world = 0; world < SPACES_OF_SIDE; world++)
      if (c.populationOn(s, spaceOf(side, world)) !== NONE) return c.go(s, PHASE.space, seat);
    s[at.tile(tile)] = GONE;
    fx.emit(tell.tileGone, seat, tile);
    built(s, seat, fx);
  };

  /** New tiles are turned up, and the disc stays with the god. ASG-285, ASG-286 */
  const built: Step = (s, seat, fx) => {
    const god = s[at.god];
    if (topTile(s, god) === NONE) start.turnUpTile(s, god, fx);
    start.turnUpTemple(s, tables.templePile[s[at.building]], fx);
    const support = c.emptySupport(s, god);
    s[at.support(god, support)] = seat;
    s[at.lifted] = 0;
    fx.emit(tell.supports, seat, god, support);
    flow.nextTurn(s, fx);
  };

  /** ASG-274, ASG-281 to ASG-283 */
  const layTile = (s: State, seat: Seat, space: number, fx: Parameters<Step>[2]) => {
    const population = c.populationOn(s, space);
    const tile = topTile(s, s[at.god]);
    s[at.tile(tile)] = LAID;
    s[at.on(space)] = POPULATION_COUNT + tile;
    fx.emit(tell.laidTile, seat, tile, space);
    if (isUnderworld(space)) c.score(s, seat, c.content.underworldPoints, GAIN.underworld, fx);
    if (s[at.turned(population)]) {
      s[at.population(population)] = OUT;
      return built(s, seat, fx);
    }
    s[at.population(population)] = KEPT + seat;
    fx.emit(tell.gained, seat, population);
    if (!bonuses.canUse(s, population)) return built(s, seat, fx);
    s[at.bonus] = population;
    s[at.back] = STEP.built;
    c.go(s, PHASE.bonus, seat);
  };

  const phases: Pick<Phases, 'temple' | 'fourth' | 'payment' | 'gift' | 'space'> = {
    temple: {
      rule: 'ASG-260',
      legal: (s, seat, into) => {
        let n = 0;
        if (hasRecruits(s, seat))
          for (let temple = 0; temple < TEMPLE_COUNT; temple++)
            if (s[at.temple(temple)] === TOP && canPay(s, seat, temple)) into[n++] = make.build(temple);
        into[n++] = make.decline(); // ASG-206
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.decline.is(move)) {
          fx.emit(tell.declined, seat);
          return flow.steps[STEP.end](s, seat, fx);
        }
        s[at.building] = make.build.get.temple(move);
        c.go(s, templeFurther[s[at.building]] ? PHASE.fourth : PHASE.payment, seat);
      },
      why: (s, seat, move) => {
        if (!make.build.is(move)) return undefined;
        if (s[at.temple(make.build.get.temple(move))] !== TOP) return 'ASG-260';
        return hasRecruits(s, seat) ? 'ASG-263' : 'ASG-270';
      },
    },
    fourth: {
      rule: 'ASG-262',
      legal: (s, seat, into) => {
        let n = 0;
        for (let stone = 0; stone < COLOURS; stone++)
          if (canBeFourth(s, seat, s[at.building], stone)) into[n++] = make.fourth(stone);
        return n;
      },
      apply: (s, seat, move) => {
        s[at.fourth] = make.fourth.get.stone(move);
        c.go(s, PHASE.payment, seat);
      },
    },
    payment: {
      rule: 'ASG-261',
      legal: (s, seat, into) => {
        const missing = dueButMissing(s, seat);
        if (missing !== NONE) {
          into[0] = make.joker(missing); // Nothing else can pay for it. D-ASG-21
          return 1;
        }
        let n = 0;
        into[n++] = make.pay();
        if (jokerOf(s, seat) === NONE) return n;
        for (let stone = 0; stone < COLOURS; stone++) if (isDue(s, stone)) into[n++] = make.joker(stone);
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.joker.is(move)) {
          const tile = jokerOf(s, seat);
          s[at.joker(make.joker.get.stone(move))] = 1;
          s[at.population(tile)] = OUT;
          fx.emit(tell.used, seat, tile);
          return;
        }
        for (let stone = 0; stone < COLOURS; stone++) {
          if (!isDue(s, stone)) continue;
          s[at.reserve(seat, stone)]--;
          s[at.supply(stone)]++;
        }
        s[at.temple(s[at.building])] = BUILT + seat;
        fx.emit(tell.built, seat, s[at.building], s[at.god]);
        askForRecruits(s, seat, fx);
      },
      why: (_s, _seat, move) => (make.joker.is(move) ? 'ASG-303' : undefined),
    },
    gift: {
      rule: 'ASG-267',
      legal: (s, seat, into) => {
        let n = 0;
        for (let recruit = 0; recruit < RECRUITS.length; recruit++)
          if (canGive(s, seat, recruit)) into[n++] = make.give(recruit);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const recruit = make.give.get.recruit(move);
        const count = s[at.reserve(seat, FIRST_RECRUIT + recruit)];
        s[at.onGod(s[at.god], recruit)] += count;
        s[at.reserve(seat, FIRST_RECRUIT + recruit)] = 0;
        fx.emit(tell.gave, seat, s[at.god], recruit, count);
        askForSpace(s, seat, fx);
      },
      why: (s, _seat, move) => {
        if (!make.give.is(move)) return undefined;
        return isAccepted(s, s[at.god], make.give.get.recruit(move)) ? 'ASG-271' : 'ASG-266';
      },
    },
    space: {
      rule: 'ASG-273',
      legal: (s, _seat, into) => {
        const side = sideOf(s[at.god]);
        let n = 0;
        for (let world = 0; world < SPACES_OF_SIDE; world++)
          if (c.populationOn(s, spaceOf(side, world)) !== NONE) into[n++] = make.lay(spaceOf(side, world));
        return n;
      },
      apply: (s, seat, move, fx) => layTile(s, seat, make.lay.get.space(move), fx),
      why: (s, _seat, move) => {
        if (!make.lay.is(move)) return undefined;
        const space = make.lay.get.space(move);
        if (s[at.on(space)] === NONE) return 'ASG-275';
        return c.tileOn(s, space) === NONE ? 'ASG-274' : 'ASG-276';
      },
    },
  };

  return { phases, built };
};
