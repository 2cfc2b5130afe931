/** Phase 3: which disc is lifted, requests, and the end of every action. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases, Step } from '../context.ts';
import type { Receiving } from '../receive.ts';
import { GODS, KEPT, PHASE, POPULATION_COUNT, SLOTS, STEP, sideOf, TEMPLE } from '../vocabulary.ts';
import type { Bonuses } from './bonus.ts';

export const turning = (c: Context, { owe, receive }: Receiving, bonuses: Bonuses) => {
  const { at, make, tell, seats, tables, flow } = c;

  const hasPlaced = (s: State, seat: Seat) => {
    if (s[at.inAsgard(seat)] > 0) return true;
    for (let god = 0; god < GODS.length; god++)
      for (let slot = 0; slot < SLOTS.length; slot++) if (s[at.slot(god, slot)] === seat) return true;
    return false;
  };

  /** From this place on, whoever has a disc left to lift; else the phase is over. ASG-200, ASG-208 */
  const turnFrom = (s: State, from: number, fx: Effects) => {
    for (let i = 0; i < seats; i++) {
      const place = (from + i) % seats;
      if (!hasPlaced(s, s[at.order(place)])) continue;
      s[at.turn] = place;
      return c.go(s, PHASE.turn, s[at.order(place)]);
    }
    takeFirstSeat(s, fx);
    flow.beginBattles(s, fx);
  };

  /** Whoever stood before the claimant moves back by one. ASG-229 */
  const takeFirstSeat = (s: State, fx: Effects) => {
    const claimant = s[at.claim];
    if (claimant === NONE) return;
    s[at.claim] = NONE;
    for (let place = c.placeOf(s, claimant); place > 0; place--) s[at.order(place)] = s[at.order(place - 1)];
    s[at.order(0)] = claimant;
    for (let place = 0; place < seats; place++) fx.emit(tell.reordered, s[at.order(place)], place + 1);
  };

  const lift = (s: State, seat: Seat, god: number, slot: number, fx: Effects) => {
    s[at.slot(god, slot)] = NONE;
    s[at.lifted] = 1;
    s[at.god] = god;
    s[at.slotUsed] = slot;
    fx.emit(tell.lifted, seat, god, slot);
    // ASG-203, ASG-204
    if (s[at.sealed(god)]) {
      s[at.sealed(god)] = 0;
      s[at.reserve(seat, c.sealOf(sideOf(god)))]++;
      fx.emit(tell.tookSeal, seat, god);
    }
    if (slot === TEMPLE) return c.go(s, PHASE.temple, seat);
    if (tables.requestStones[god] > 0) return c.go(s, PHASE.request, seat);
    flow.steps[STEP.power](s, seat, fx); // ASG-221
  };

  const gather = (s: State, seat: Seat, discs: number, fx: Effects) => {
    s[at.inAsgard(seat)] -= discs;
    s[at.lifted] = discs;
    s[at.combined] = discs > 1 ? 1 : 0;
    fx.emit(tell.gathered, seat, discs);
    c.go(s, PHASE.flip, seat);
  };

  /** What was lifted returns in front of its owner. ASG-207, ASG-359 */
  const end: Step = (s, seat, fx) => {
    bonuses.turnScorched(s, seat, fx);
    s[at.front(seat)] += s[at.lifted];
    flow.nextTurn(s, fx);
  };

  const phases: Pick<Phases, 'turn' | 'request'> = {
    turn: {
      rule: 'ASG-200',
      legal: (s, seat, into) => {
        let n = 0;
        for (let population = 0; population < POPULATION_COUNT; population++)
          if (s[at.population(population)] === KEPT + seat && bonuses.canUse(s, population))
            into[n++] = make.use(population); // ASG-301
        for (let god = 0; god < GODS.length; god++)
          for (let slot = 0; slot < SLOTS.length; slot++)
            if (s[at.slot(god, slot)] === seat) into[n++] = make.lift(god, slot);
        if (s[at.inAsgard(seat)] > 0) into[n++] = make.liftOne();
        if (s[at.inAsgard(seat)] > 1) into[n++] = make.liftAll(); // ASG-354
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.use.is(move)) {
          s[at.bonus] = make.use.get.population(move);
          s[at.back] = STEP.turn;
          return bonuses.use(s, seat, fx);
        }
        if (make.liftOne.is(move)) return gather(s, seat, 1, fx);
        if (make.liftAll.is(move)) return gather(s, seat, s[at.inAsgard(seat)], fx);
        lift(s, seat, make.lift.get.god(move), make.lift.get.slot(move), fx);
      },
      why: (s, seat, move) => {
        if (make.liftAll.is(move)) return 'ASG-354';
        if (!make.use.is(move)) return undefined;
        const population = make.use.get.population(move);
        return s[at.population(population)] === KEPT + seat ? bonuses.whyUnused(population) : 'ASG-300';
      },
    },
    request: {
      rule: 'ASG-220',
      legal: (_s, _seat, into) => {
        into[0] = make.accept();
        into[1] = make.decline(); // ASG-242
        return 2;
      },
      apply: (s, seat, move, fx) => {
        if (make.decline.is(move)) {
          fx.emit(tell.declined, seat);
          return end(s, seat, fx);
        }
        owe(s, tables.stone[s[at.god]], tables.requestStones[s[at.god]]);
        receive(s, seat, STEP.power, fx); // ASG-223
      },
    },
  };

  return {
    phases,
    end,
    beginActions: (s: State, fx: Effects) => turnFrom(s, 0, fx),
    /** The action is over: nothing of it is left, and the next player is asked. */
    nextTurn: (s: State, fx: Effects) => {
      s[at.god] = NONE;
      s[at.slotUsed] = NONE;
      s[at.building] = NONE;
      s[at.fourth] = NONE;
      s[at.bonus] = NONE;
      s[at.boon] = NONE;
      s[at.reaped] = NONE;
      s[at.lifted] = 0;
      s[at.combined] = 0;
      s[at.count] = 0;
      for (let stone = at.joker(0); stone < at.joker(0) + tables.stoneCount.length; stone++) s[stone] = 0;
      turnFrom(s, s[at.turn] + 1, fx);
    },
    /** A bonus was used before a disc is lifted. */
    turnAgain: ((s, seat) => {
      s[at.bonus] = NONE;
      c.go(s, PHASE.turn, seat);
    }) satisfies Step,
  };
};
