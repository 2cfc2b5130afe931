/** Phase 4: temples score, ancient weapons are shown, discs fight for their worlds, battle tiles are taken. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import { boostOf, sideOfDisc, sideWorth, strengthOf } from '../numbers.ts';
import type { SetUp } from '../set-up.ts';
import { GAIN } from '../story.ts';
import {
  ANCIENT_COUNT,
  BATTLE_PILES,
  BONUS,
  BUILT,
  DARK,
  FIRST_RECRUIT,
  GIANT,
  HAMMER,
  KEPT,
  LIGHT,
  OATH,
  OUT,
  PAST,
  PHASE,
  POPULATION_COUNT,
  RECRUITS,
  ROUNDS,
  SEVENTH,
  SHOWN,
  SIDES,
  TEMPLE_COUNT,
  WORLD_COUNT,
} from '../vocabulary.ts';

export const battles = (c: Context, start: SetUp) => {
  const { at, make, tell, seats, tables, content, flow } = c;
  const { strength } = tables;
  const noSpare = c.options.battleCommit === 'noSparePiece';
  const { oath: OATH_STRENGTH, levy: LEVY_STRENGTH } = content.boosts;

  const scoreTemples = (s: State, fx: Effects) => {
    for (let place = 0; place < seats; place++) {
      const seat = s[at.order(place)];
      let points = 0;
      for (let temple = 0; temple < TEMPLE_COUNT; temple++)
        if (s[at.temple(temple)] === BUILT + seat) points += tables.templeValue[temple];
      c.score(s, seat, points, GAIN.temples, fx);
    }
  };

  /** The next of each side, which Mimir may have shown to somebody. ASG-372 */
  const showAncients = (s: State, fx: Effects) => {
    const peeker = s[at.peeker];
    for (let side = 0; side < SIDES.length; side++) {
      for (let ancient = 0; ancient < ANCIENT_COUNT; ancient++)
        if (tables.ancientSide[ancient] === side && s[at.ancient(ancient)] === SHOWN) s[at.ancient(ancient)] = PAST;
      const ancient = peeker === NONE ? start.drawAncient(s, side, fx) : s[at.next(peeker, side)];
      if (peeker !== NONE) s[at.next(peeker, side)] = NONE;
      s[at.ancient(ancient)] = SHOWN;
      fx.emit(tell.ancient, side, ancient);
    }
    if (peeker !== NONE) fx.reveal(c.NEXT);
    s[at.peeker] = NONE;
  };
  /** What the disc's side lacks to win: it must exceed the other. ASG-382 */
  const lacking = (s: State) => {
    const world = s[at.world];
    const side = sideOfDisc(c, s, world);
    return sideWorth(c, s, world, 1 - side) + 1 - strengthOf(c, s, world, side);
  };

  const levyOf = (s: State, seat: Seat) => {
    for (let population = 0; population < POPULATION_COUNT; population++)
      if (s[at.population(population)] === KEPT + seat && tables.bonus[population] === BONUS.battleLevy)
        return population;
    return NONE;
  };
  /** All that the seat could still send, of pieces no stronger than this. */
  const atHand = (s: State, seat: Seat, most: number) => {
    let sum = 0;
    for (let recruit = 0; recruit < RECRUITS.length; recruit++)
      if (strength[recruit] <= most) sum += s[at.reserve(seat, FIRST_RECRUIT + recruit)] * strength[recruit];
    if (s[at.powerTile(OATH)] === seat && OATH_STRENGTH <= most) sum += OATH_STRENGTH;
    if (LEVY_STRENGTH <= most)
      for (let population = 0; population < POPULATION_COUNT; population++)
        if (s[at.population(population)] === KEPT + seat && tables.bonus[population] === BONUS.battleLevy)
          sum += LEVY_STRENGTH;
    return sum;
  };
  /** The weakest piece that was sent; so long as nothing was, the strongest of all. */
  const weakest = (s: State) => {
    let least = 99;
    for (let recruit = 0; recruit < RECRUITS.length; recruit++)
      if (s[at.sent(recruit)] > 0) least = Math.min(least, strength[recruit]);
    if (s[at.oath]) least = Math.min(least, OATH_STRENGTH);
    return s[at.levies] > 0 ? Math.min(least, LEVY_STRENGTH) : least;
  };
  /**
   * Whether a piece may be added. Where no piece may be spare, the strongest go first, nothing is added to a side that
   * is ahead, and what is left must still suffice: so every winning set without a spare piece is found, and no other.
   */
  const mayAdd = (s: State, seat: Seat, piece: number) => {
    if (!noSpare) return true;
    const lack = lacking(s);
    return lack > 0 && piece <= weakest(s) && atHand(s, seat, piece) >= lack;
  };

  const settleDisc = (s: State, world: number) => {
    s[at.battle(world)] = NONE;
    if (world === SEVENTH) s[at.seventh] = NONE;
  };
  const win = (s: State, seat: Seat, world: number, fx: Effects) => {
    settleDisc(s, world);
    s[at.victory(world, seat)] = 1;
    fx.emit(tell.won, seat, world);
  };
  const lose = (s: State, seat: Seat, world: number, fx: Effects) => {
    settleDisc(s, world);
    s[at.centre(seat)]++;
    fx.emit(tell.beaten, seat, world);
  };

  /** The worlds after this one, until somebody is asked. ASG-374, ASG-380, ASG-390 */
  const fightFrom = (s: State, from: number, fx: Effects) => {
    for (let world = from; world < WORLD_COUNT; world++) {
      const seat = s[at.battle(world)];
      if (seat === NONE) continue;
      fx.emit(tell.battle, world, seat, sideWorth(c, s, world, LIGHT), sideWorth(c, s, world, DARK));
      s[at.world] = world;
      const lack = lacking(s);
      if (lack <= 0) win(s, seat, world, fx);
      else if (atHand(s, seat, 99) >= lack) return c.go(s, PHASE.battle, seat);
      else lose(s, seat, world, fx);
    }
    s[at.world] = NONE;
    takeBattleTiles(s, fx);
    if (s[at.round] < ROUNDS) flow.beginRound(s, s[at.round] + 1, fx);
    else flow.beginRagnarok(s, fx);
  };

  /** Recruits that were sent go to Valhalla or the supply, or home with Thor's hammer. ASG-385 to ASG-388 */
  const finish = (s: State, seat: Seat, hammer: boolean, fx: Effects) => {
    for (let recruit = 0; recruit < RECRUITS.length; recruit++) {
      const count = s[at.sent(recruit)];
      s[at.sent(recruit)] = 0;
      if (hammer) s[at.reserve(seat, FIRST_RECRUIT + recruit)] += count;
      else s[recruit === GIANT ? at.supply(FIRST_RECRUIT + recruit) : at.valhalla(recruit)] += count;
    }
    s[at.oath] = 0;
    s[at.levies] = 0;
    const world = s[at.world];
    win(s, seat, world, fx);
    fightFrom(s, world + 1, fx);
  };

  const discsInZones = (s: State, seat: Seat) => {
    let n = 0;
    for (let world = 0; world < WORLD_COUNT; world++) n += s[at.victory(world, seat)];
    return n;
  };
  /** The last player first; what is missing is replaced by the next lower. ASG-392 to ASG-399 */
  const takeBattleTiles = (s: State, fx: Effects) => {
    let served = 0;
    for (let i = 0; i < seats; i++) {
      let next = NONE;
      for (let place = 0; place < seats; place++) {
        const seat = s[at.order(place)];
        if (!(served & (1 << seat)) && (next === NONE || s[at.score(seat)] < s[at.score(next)])) next = seat;
      }
      served |= 1 << next;
      let pile = Math.min(discsInZones(s, next), BATTLE_PILES) - 1;
      while (pile >= 0 && s[at.battlePile(pile)] === 0) pile--;
      if (pile < 0) continue;
      s[at.battlePile(pile)]--;
      s[at.battleTiles(next, pile)]++;
      fx.emit(tell.battleTile, next, tables.battleValue[pile]);
    }
  };

  const phases: Pick<Phases, 'battle' | 'hammer'> = {
    battle: {
      rule: 'ASG-381',
      legal: (s, seat, into) => {
        let n = 0;
        for (let recruit = 0; recruit < RECRUITS.length; recruit++)
          if (s[at.reserve(seat, FIRST_RECRUIT + recruit)] > 0 && mayAdd(s, seat, strength[recruit]))
            into[n++] = make.send(recruit);
        if (s[at.powerTile(OATH)] === seat && mayAdd(s, seat, OATH_STRENGTH)) into[n++] = make.oath();
        if (levyOf(s, seat) !== NONE && mayAdd(s, seat, LEVY_STRENGTH)) into[n++] = make.levy();
        if (lacking(s) <= 0) into[n++] = make.fight();
        if (boostOf(c, s) === 0) into[n++] = make.giveUp();
        return n;
      },
      apply: (s, seat, move, fx) => {
        const world = s[at.world];
        if (make.send.is(move)) {
          const recruit = make.send.get.recruit(move);
          s[at.reserve(seat, FIRST_RECRUIT + recruit)]--;
          s[at.sent(recruit)]++;
          fx.emit(tell.sent, seat, recruit);
        } else if (make.oath.is(move)) {
          s[at.powerTile(OATH)] = NONE; // ASG-387
          s[at.oath] = 1;
          fx.emit(tell.swore, seat);
        } else if (make.levy.is(move)) {
          s[at.population(levyOf(s, seat))] = OUT;
          s[at.levies]++;
          fx.emit(tell.levied, seat);
        } else if (make.giveUp.is(move)) {
          lose(s, seat, world, fx);
          fightFrom(s, world + 1, fx);
        } else if (s[at.powerTile(HAMMER)] === seat && c.strengthAt(s, at.sent(0)) > 0) c.go(s, PHASE.hammer, seat);
        else finish(s, seat, false, fx);
      },
      why: (s, seat, move) => {
        if (make.fight.is(move)) return 'ASG-382';
        if (make.oath.is(move) || make.levy.is(move)) return 'ASG-384';
        const isSpare = make.send.is(move) && s[at.reserve(seat, FIRST_RECRUIT + make.send.get.recruit(move))] > 0;
        return isSpare ? 'ASG-383' : undefined;
      },
    },
    hammer: {
      rule: 'ASG-388',
      legal: (_s, _seat, into) => {
        into[0] = make.accept();
        into[1] = make.decline();
        return 2;
      },
      apply: (s, seat, move, fx) => {
        const hammer = make.accept.is(move);
        if (hammer) {
          s[at.powerTile(HAMMER)] = NONE;
          fx.emit(tell.hammered, seat);
        }
        finish(s, seat, hammer, fx);
      },
    },
  };

  return {
    phases,
    /** ASG-370 */
    beginBattles: (s: State, fx: Effects) => {
      scoreTemples(s, fx);
      showAncients(s, fx);
      fightFrom(s, 0, fx);
    },
  };
};
