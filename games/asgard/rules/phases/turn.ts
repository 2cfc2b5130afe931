/** Phase 3: which disc is lifted, requests, and the end of every action. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { isKept, placeOf } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { writeAnswers } from '../notation.ts';
import { owe, receive } from '../receive.ts';
import { ask, at, COUNT, go, type State } from '../state.ts';
import { PHASE, sealOf, sideOf, TEMPLE } from '../vocabulary.ts';
import { canUse, turnScorched, whyUnused } from './bonus.ts';

const hasPlaced = (s: State, seat: Seat) => s[at.inAsgard(seat)] + s[at.inSlots(seat)] > 0;

/** From this place on, whoever has a disc left to lift; else the phase is over. ASG-200, ASG-208 */
const turnFrom = (c: Context, s: State, from: Nth<'place'>, fx: Effects) => {
  for (let i = 0; i < c.seats; i++) {
    const place: Nth<'place'> = (from + i) % c.seats;
    if (!hasPlaced(s, s[at.order(place)])) continue;
    s[at.turn] = place;
    return go(s, PHASE.turn, s[at.order(place)]);
  }
  takeFirstSeat(c, s, fx);
  go(s, PHASE.beginBattles);
};

/** Whoever stood before the claimant moves back by one. ASG-229 */
const takeFirstSeat = ({ seats }: Context, s: State, fx: Effects) => {
  const claimant = s[at.claim];
  if (claimant === NONE) return;
  s[at.claim] = NONE;
  for (let place = placeOf(s, claimant); place > 0; place--) s[at.order(place)] = s[at.order(place - 1)];
  s[at.order(0)] = claimant;
  for (let place: Nth<'place'> = 0; place < seats; place++) fx.emit(tell.reordered, s[at.order(place)], place);
};

export const beginActions = (c: Context, s: State, _seat: Seat, fx: Effects) => turnFrom(c, s, 0, fx);

/** A bonus was used before a disc is lifted. */
export const turnAgain = (_c: Context, s: State, seat: Seat) => {
  s[at.bonus] = NONE;
  go(s, PHASE.turn, seat);
};

/** What was lifted returns in front of its owner. ASG-207, ASG-359 */
export const endAction = (c: Context, s: State, seat: Seat, fx: Effects) => {
  turnScorched(s, seat, fx);
  s[at.front(seat)] += s[at.lifted];
  nextTurn(c, s, seat, fx);
};

/** The action is over: nothing of it is left, and the next player is asked. */
export const nextTurn = (c: Context, s: State, _seat: Seat, fx: Effects) => {
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
  for (let stone: Nth<'stone'> = 0; stone < COUNT.stone; stone++) s[at.joker(stone)] = 0;
  turnFrom(c, s, s[at.turn] + 1, fx);
};

const lift = ({ tables }: Context, s: State, seat: Seat, god: Nth<'god'>, slot: Nth<'slot'>, fx: Effects) => {
  s[at.slot(god, slot)] = NONE;
  s[at.inSlots(seat)]--;
  s[at.lifted] = 1;
  s[at.god] = god;
  s[at.slotUsed] = slot;
  fx.emit(tell.lifted, seat, god, slot);
  // ASG-203, ASG-204
  if (s[at.sealed(god)]) {
    s[at.sealed(god)] = 0;
    s[at.reserve(seat, sealOf(sideOf(god)))]++;
    fx.emit(tell.tookSeal, seat, god);
  }
  if (slot === TEMPLE) return go(s, PHASE.temple, seat);
  go(s, tables.requestStones[god] > 0 ? PHASE.request : PHASE.power, seat); // ASG-221
};

const gather = (s: State, seat: Seat, discs: number, fx: Effects) => {
  s[at.inAsgard(seat)] -= discs;
  s[at.lifted] = discs;
  s[at.combined] = discs > 1 ? 1 : 0;
  fx.emit(tell.gathered, seat, discs);
  go(s, PHASE.flip, seat);
};

export const turn: Phase<Context, State> = {
  rule: 'ASG-200',
  legal: (c, s, seat, into) => {
    let n = 0;
    if (s[at.keeps(seat)] > 0)
      for (let population: Nth<'population'> = 0; population < COUNT.population; population++)
        if (isKept(s, seat, population) && canUse(c, s, population)) into[n++] = make.use(population); // ASG-301
    for (let left = s[at.inSlots(seat)], god: Nth<'god'> = 0; left > 0; god++)
      for (let slot: Nth<'slot'> = 0; slot < COUNT.slot; slot++) {
        if (s[at.slot(god, slot)] !== seat) continue;
        into[n++] = make.lift(god, slot);
        left--;
      }
    if (s[at.inAsgard(seat)] > 0) into[n++] = make.liftOne();
    if (s[at.inAsgard(seat)] > 1) into[n++] = make.liftAll(); // ASG-354
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.use.is(move)) {
      s[at.bonus] = make.use.get.population(move);
      return ask(s, PHASE.useBonus, seat, PHASE.turnAgain);
    }
    if (make.liftOne.is(move)) return gather(s, seat, 1, fx);
    if (make.liftAll.is(move)) return gather(s, seat, s[at.inAsgard(seat)], fx);
    lift(c, s, seat, make.lift.get.god(move), make.lift.get.slot(move), fx);
  },
  why: (c, s, seat, move) => {
    if (make.liftAll.is(move)) return 'ASG-354';
    if (!make.use.is(move)) return undefined;
    const population = make.use.get.population(move);
    return isKept(s, seat, population) ? whyUnused(c, population) : 'ASG-300';
  },
};

export const request: Phase<Context, State> = {
  rule: 'ASG-220',
  legal: writeAnswers, // ASG-242
  apply: (c, s, seat, move, fx) => {
    if (make.decline.is(move)) {
      fx.emit(tell.declined, seat);
      return endAction(c, s, seat, fx);
    }
    owe(s, c.tables.stone[s[at.god]], c.tables.requestStones[s[at.god]]);
    receive(s, seat, PHASE.power); // ASG-223
  },
};
