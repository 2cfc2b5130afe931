/** The powers of request slot A. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phase, Phases, Step } from '../context.ts';
import type { Receiving } from '../receive.ts';
import type { SetUp } from '../set-up.ts';
import {
  DARK,
  FIRST_RECRUIT,
  GIANT,
  GOD,
  GODS,
  HAMMER,
  LIGHT,
  OATH,
  ON_BOARD,
  PHASE,
  POPULATION_COUNT,
  RECRUITS,
  SIDES,
  SLOT_A,
  STEP,
  STONES,
  TRACK_LENGTH,
  WARRIORS,
  WHITE_STONE,
} from '../vocabulary.ts';
import type { Arms } from './arms.ts';
import type { Bonuses } from './bonus.ts';

/** Freyja calls and Hel reaps so many. */
const MOST_RECRUITS = 2;

type PowerPhases = Pick<
  Phases,
  'fallen' | 'dawn' | 'crystal' | 'seat' | 'tile' | 'turncoat' | 'reaping' | 'well' | 'swap' | 'scorch' | 'chain'
>;

export const powers = (c: Context, start: SetUp, receiving: Receiving, bonuses: Bonuses, { askForPile }: Arms) => {
  const { at, make, tell, seats, flow, options } = c;
  const { owe, receive, canReceive, canSwap } = receiving;
  const OWNERS = GODS.length + seats;

  const end: Step = (s, seat, fx) => flow.steps[STEP.end](s, seat, fx);
  const decline: Step = (s, seat, fx) => {
    fx.emit(tell.declined, seat);
    end(s, seat, fx);
  };

  /** Where a god's or a player's recruits are counted. */
  const recruitsOf = (owner: number, recruit: number) =>
    owner < GODS.length ? at.onGod(owner, recruit) : at.reserve(owner - GODS.length, FIRST_RECRUIT + recruit);
  const hasRecruits = (s: State, owner: number) => {
    for (let recruit = 0; recruit < RECRUITS.length; recruit++) if (s[recruitsOf(owner, recruit)] > 0) return true;
    return false;
  };
  /** ASG-234, ASG-235, ASG-502 */
  const anyRecruits = (s: State, seat: Seat) => {
    for (let owner = 0; owner < OWNERS; owner++) if (owner !== GODS.length + seat && hasRecruits(s, owner)) return true;
    return false;
  };
  const writeRecruits = (s: State, seat: Seat, write: (recruit: number, owner: number) => number, into: Int32Array) => {
    let n = 0;
    for (let owner = 0; owner < OWNERS; owner++) {
      if (owner === GODS.length + seat || (s[at.reaped] !== NONE && owner !== s[at.reaped])) continue;
      for (let recruit = 0; recruit < RECRUITS.length; recruit++)
        if (s[recruitsOf(owner, recruit)] > 0) into[n++] = write(recruit, owner);
    }
    return n;
  };
  const anyFaceUp = (s: State) => {
    for (let population = 0; population < POPULATION_COUNT; population++)
      if (s[at.population(population)] === ON_BOARD && !s[at.turned(population)]) return true;
    return false;
  };
  const anySwap = (s: State, seat: Seat) => {
    for (let given = 0; given < STONES.length; given++)
      for (let taken = 0; taken < STONES.length; taken++) if (canSwap(s, seat, given, taken)) return true;
    return false;
  };

  /** Asks what the god of the lifted disc offers; goes on where that is nothing. ASG-222 */
  const power: Step = (s, seat, fx) => {
    const phase = s[at.slotUsed] === SLOT_A ? phaseOf(s, seat) : NONE;
    if (phase === NONE) return end(s, seat, fx);
    c.go(s, phase, seat);
  };
  const phaseOf = (s: State, seat: Seat): number => {
    switch (s[at.god]) {
      case GOD.freyja:
        return c.strengthAt(s, at.valhalla(0)) > 0 ? PHASE.fallen : NONE;
      case GOD.baldr:
        return canReceive(s, seat, c.sealOf(LIGHT)) || canReceive(s, seat, c.sealOf(DARK)) ? PHASE.dawn : NONE;
      case GOD.odin:
        return canReceive(s, seat, WHITE_STONE) ? PHASE.crystal : claimPhase;
      case GOD.tyr:
        return s[at.powerTile(OATH)] === seat ? NONE : PHASE.tile;
      case GOD.thor:
        return s[at.powerTile(HAMMER)] === seat ? NONE : PHASE.tile;
      case GOD.loki:
        return anyRecruits(s, seat) ? PHASE.turncoat : NONE;
      case GOD.hel:
        return anyRecruits(s, seat) ? PHASE.reaping : NONE;
      case GOD.mimir:
        return PHASE.well;
      case GOD.surtr:
        return anyFaceUp(s) ? PHASE.scorch : NONE;
      default:
        return s[at.taken(seat)] < TRACK_LENGTH ? PHASE.chain : NONE;
    }
  };
  const claimPhase = options.odinOrderChange === 'off' ? NONE : PHASE.seat;
  const claim: Step = (s, seat, fx) => (claimPhase === NONE ? end(s, seat, fx) : c.go(s, claimPhase, seat));

  /** A power that is taken or left. ASG-224 */
  const offer = (rule: string, accept: Step, otherwise: Step = decline): Phase => ({
    rule,
    legal: (_s, _seat, into) => {
      into[0] = make.accept();
      into[1] = make.decline();
      return 2;
    },
    apply: (s, seat, move, fx) => (make.accept.is(move) ? accept(s, seat, fx) : otherwise(s, seat, fx)),
  });

  /** Both piles show their next tile to one pair of eyes, and keep it. ASG-236 */
  const look = (s: State, seat: Seat, fx: Effects) => {
    for (let side = 0; side < SIDES.length; side++) s[at.next(seat, side)] = start.drawAncient(s, side, fx);
    s[at.peeker] = seat;
    fx.reveal(c.NEXT, seat);
    fx.emit(tell.looked, seat, s[at.next(seat, LIGHT)], s[at.next(seat, DARK)]);
    s[at.back] = STEP.end;
    if (anySwap(s, seat)) return c.go(s, PHASE.swap, seat);
    askForPile(s, seat, fx);
  };

  const swap = (s: State, seat: Seat, move: number, step: number, fx: Effects) => {
    const given = make.swap.get.given(move);
    const taken = make.swap.get.taken(move);
    s[at.reserve(seat, given)]--;
    s[at.supply(given)]++;
    fx.emit(tell.swapped, seat, given, taken);
    owe(s, taken, 1);
    receive(s, seat, step, fx);
  };
  const writeSwaps = (s: State, seat: Seat, into: Int32Array) => {
    let n = 0;
    for (let given = 0; given < STONES.length; given++)
      for (let taken = 0; taken < STONES.length; taken++)
        if (canSwap(s, seat, given, taken)) into[n++] = make.swap(given, taken);
    return n;
  };
  const whyNoSwap = (s: State, seat: Seat, move: number) => {
    if (!make.swap.is(move)) return undefined;
    const given = make.swap.get.given(move);
    if (given === make.swap.get.taken(move) || s[at.reserve(seat, given)] === 0) return 'ASG-328';
    return 'ASG-329';
  };

  const phases: PowerPhases = {
    fallen: {
      rule: 'ASG-226',
      legal: (s, _seat, into) => {
        let n = 0;
        for (let warrior = 0; warrior < WARRIORS.length; warrior++)
          if (s[at.valhalla(warrior)] > 0) into[n++] = make.call(warrior);
        into[n++] = make.stop();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.stop.is(move)) return end(s, seat, fx);
        const warrior = make.call.get.warrior(move);
        s[at.valhalla(warrior)]--;
        s[at.reserve(seat, FIRST_RECRUIT + warrior)]++;
        s[at.count]++;
        fx.emit(tell.called, seat, warrior);
        if (s[at.count] === MOST_RECRUITS || c.strengthAt(s, at.valhalla(0)) === 0) end(s, seat, fx);
      },
    },
    dawn: offer('ASG-227', (s, seat, fx) => {
      for (let side = 0; side < SIDES.length; side++) owe(s, c.sealOf(side), 1);
      receive(s, seat, STEP.end, fx);
    }),
    crystal: offer(
      'ASG-228',
      (s, seat, fx) => {
        owe(s, WHITE_STONE, 1);
        receive(s, seat, STEP.seat, fx);
      },
      claim,
    ),
    seat: offer('ASG-229', (s, seat, fx) => {
      s[at.claim] = seat;
      fx.emit(tell.claimed, seat);
      end(s, seat, fx);
    }),
    tile: offer('ASG-225', (s, seat, fx) => {
      const tile = s[at.god] === GOD.tyr ? OATH : HAMMER; // ASG-231, ASG-232
      s[at.powerTile(tile)] = seat;
      fx.emit(tell.tookTile, seat, tile);
      end(s, seat, fx);
    }),
    turncoat: {
      rule: 'ASG-234',
      legal: (s, seat, into) => {
        const n = writeRecruits(s, seat, make.lure, into);
        into[n] = make.decline();
        return n + 1;
      },
      apply: (s, seat, move, fx) => {
        if (make.decline.is(move)) return decline(s, seat, fx);
        const recruit = make.lure.get.recruit(move);
        const owner = make.lure.get.owner(move);
        s[recruitsOf(owner, recruit)]--;
        s[at.reserve(seat, FIRST_RECRUIT + recruit)]++;
        fx.emit(tell.lured, seat, recruit, owner);
        end(s, seat, fx);
      },
    },
    reaping: {
      rule: 'ASG-235',
      legal: (s, seat, into) => {
        const n = writeRecruits(s, seat, make.reap, into);
        into[n] = s[at.count] === 0 ? make.decline() : make.stop();
        return n + 1;
      },
      apply: (s, seat, move, fx) => {
        if (make.decline.is(move)) return decline(s, seat, fx);
        if (make.stop.is(move)) return end(s, seat, fx);
        const recruit = make.reap.get.recruit(move);
        const owner = make.reap.get.owner(move);
        s[recruitsOf(owner, recruit)]--;
        s[recruit === GIANT ? at.supply(FIRST_RECRUIT + recruit) : at.valhalla(recruit)]++;
        s[at.reaped] = owner;
        s[at.count]++;
        fx.emit(tell.reaped, seat, recruit, owner);
        if (s[at.count] === MOST_RECRUITS || !hasRecruits(s, owner)) end(s, seat, fx);
      },
    },
    well: offer('ASG-236', look),
    swap: {
      rule: 'ASG-328',
      legal: (s, seat, into) => {
        const n = writeSwaps(s, seat, into);
        into[n] = make.decline();
        return n + 1;
      },
      apply: (s, seat, move, fx) =>
        make.decline.is(move) ? askForPile(s, seat, fx) : swap(s, seat, move, STEP.browse, fx),
      why: whyNoSwap,
    },
    scorch: {
      rule: 'ASG-237',
      legal: (s, _seat, into) => {
        let n = 0;
        for (let population = 0; population < POPULATION_COUNT; population++)
          if (s[at.population(population)] === ON_BOARD && !s[at.turned(population)])
            into[n++] = make.scorch(population);
        into[n++] = make.decline();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.decline.is(move)) return decline(s, seat, fx);
        s[at.bonus] = make.scorch.get.population(move);
        s[at.back] = STEP.end;
        if (bonuses.canUse(s, s[at.bonus])) return c.go(s, PHASE.bonus, seat);
        end(s, seat, fx);
      },
      why: (s, _seat, move) => {
        if (!make.scorch.is(move)) return undefined;
        return s[at.turned(make.scorch.get.population(move))] ? 'ASG-239' : 'ASG-238';
      },
    },
    chain: offer('ASG-241', (s, seat, fx) => {
      s[at.taken(seat)]++;
      s[at.lifted]++;
      s[at.back] = STEP.end;
      fx.emit(tell.tookDisc, seat, s[at.taken(seat)]);
      c.go(s, PHASE.stand, seat);
    }),
  };

  return { phases, power, claim, swap, writeSwaps, whyNoSwap, anySwap };
};

export type Powers = ReturnType<typeof powers>;
