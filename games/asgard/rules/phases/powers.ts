/** The powers of request slot A. */
import { type Effects, type Move, NONE, type Nth, type Phase, type PhaseNumber, type Seat } from '@idavoll/engine';
import { strengthAt } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { writeAnswers } from '../notation.ts';
import { drawAncient } from '../piles.ts';
import { canReceive, owe, receive } from '../receive.ts';
import { ask, at, type Cells, COUNT, go, NEXT, type State } from '../state.ts';
import {
  DARK,
  GIANT,
  GOD,
  HAMMER,
  LIGHT,
  OATH,
  ON_BOARD,
  PHASE,
  pieceOf,
  recruitOf,
  SLOT_A,
  sealOf,
  TRACK_LENGTH,
  WHITE_STONE,
} from '../vocabulary.ts';
import { canUse } from './bonus.ts';
import { anySwap } from './swap.ts';

/** Freyja calls and Hel reaps so many. */
const MOST_RECRUITS = 2;

type Step = (c: Context, s: State, seat: Seat, fx: Effects) => void;

const end = (s: State, seat: Seat) => go(s, PHASE.endAction, seat);
const decline = (s: State, seat: Seat, fx: Effects) => {
  fx.emit(tell.declined, seat);
  end(s, seat);
};

/** Where a god's or a player's recruits are counted. */
const recruitsOf = (owner: Nth<'owner'>, recruit: Nth<'recruit'>) =>
  owner < COUNT.god ? at.onGod(+owner, recruit) : at.reserve(owner - COUNT.god, pieceOf(recruit));
const hasRecruits = (s: Cells, owner: Nth<'owner'>) => {
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
    if (s[recruitsOf(owner, recruit)] > 0) return true;
  return false;
};
/** ASG-234, ASG-235, ASG-502 */
const anyRecruits = ({ seats }: Context, s: Cells, seat: Seat) => {
  for (let owner: Nth<'owner'> = 0; owner < COUNT.god + seats; owner++)
    if (owner !== COUNT.god + seat && hasRecruits(s, owner)) return true;
  return false;
};
type Write = (recruit: Nth<'recruit'>, owner: Nth<'owner'>) => Move;
const writeRecruits = ({ seats }: Context, s: Cells, seat: Seat, write: Write, into: Int32Array) => {
  let n = 0;
  for (let owner: Nth<'owner'> = 0; owner < COUNT.god + seats; owner++) {
    if (owner === COUNT.god + seat || (s[at.reaped] !== NONE && owner !== s[at.reaped])) continue;
    for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
      if (s[recruitsOf(owner, recruit)] > 0) into[n++] = write(recruit, owner);
  }
  return n;
};

const canScorch = (s: Cells, population: Nth<'population'>) =>
  s[at.population(population)] === ON_BOARD && !s[at.turned(population)];
const anyFaceUp = (s: Cells) => {
  for (let population: Nth<'population'> = 0; population < COUNT.population; population++)
    if (canScorch(s, population)) return true;
  return false;
};

const phaseOf = (c: Context, s: Cells, seat: Seat): PhaseNumber => {
  switch (s[at.god]) {
    case GOD.freyja:
      return strengthAt(c, s, at.valhalla(0)) > 0 ? PHASE.fallen : PHASE.endAction;
    case GOD.baldr:
      return canReceive(c, s, seat, sealOf(LIGHT)) || canReceive(c, s, seat, sealOf(DARK))
        ? PHASE.dawn
        : PHASE.endAction;
    case GOD.odin:
      return canReceive(c, s, seat, WHITE_STONE) ? PHASE.crystal : PHASE.claim;
    case GOD.tyr:
      return s[at.powerTile(OATH)] === seat ? PHASE.endAction : PHASE.tile;
    case GOD.thor:
      return s[at.powerTile(HAMMER)] === seat ? PHASE.endAction : PHASE.tile;
    case GOD.loki:
      return anyRecruits(c, s, seat) ? PHASE.turncoat : PHASE.endAction;
    case GOD.hel:
      return anyRecruits(c, s, seat) ? PHASE.reaping : PHASE.endAction;
    case GOD.mimir:
      return PHASE.well;
    case GOD.surtr:
      return anyFaceUp(s) ? PHASE.scorch : PHASE.endAction;
    default:
      return s[at.taken(seat)] < TRACK_LENGTH ? PHASE.chain : PHASE.endAction;
  }
};
/** Asks what the god of the lifted disc offers; goes on where that is nothing. ASG-222 */
export const power: Step = (c, s, seat) =>
  go(s, s[at.slotUsed] === SLOT_A ? phaseOf(c, s, seat) : PHASE.endAction, seat);
export const claim: Step = (c, s, seat) => go(s, c.mayClaim ? PHASE.seat : PHASE.endAction, seat);

/** Both piles show their next tile to one pair of eyes, and keep it. ASG-236 */
const look: Step = (c, s, seat, fx) => {
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) s[at.next(seat, side)] = drawAncient(c, s, side, fx);
  s[at.peeker] = seat;
  fx.reveal(NEXT, seat);
  fx.emit(tell.looked, seat, s[at.next(seat, LIGHT)], s[at.next(seat, DARK)]);
  go(s, anySwap(c, s, seat) ? PHASE.swap : PHASE.askForPile, seat);
};

/** A power that is taken or left. ASG-224 */
const offer = (
  rule: string,
  accept: Step,
  otherwise: Step = (_c, s, seat, fx) => decline(s, seat, fx),
): Phase<Context, State> => ({
  rule,
  legal: writeAnswers,
  apply: (c, s, seat, move, fx) => (make.accept.is(move) ? accept(c, s, seat, fx) : otherwise(c, s, seat, fx)),
});

export const fallen: Phase<Context, State> = {
  rule: 'ASG-226',
  legal: (_c, s, _seat, into) => {
    let n = 0;
    for (let warrior: Nth<'warrior'> = 0; warrior < COUNT.warrior; warrior++)
      if (s[at.valhalla(recruitOf(warrior))] > 0) into[n++] = make.call(warrior);
    into[n++] = make.stop();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.stop.is(move)) return end(s, seat);
    const warrior = make.call.get.warrior(move);
    s[at.valhalla(recruitOf(warrior))]--;
    s[at.reserve(seat, pieceOf(recruitOf(warrior)))]++;
    s[at.count]++;
    fx.emit(tell.called, seat, warrior);
    if (s[at.count] === MOST_RECRUITS || strengthAt(c, s, at.valhalla(0)) === 0) end(s, seat);
  },
};

export const dawn = offer('ASG-227', (_c, s, seat) => {
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) owe(s, sealOf(side), 1);
  receive(s, seat, PHASE.endAction);
});

export const crystal = offer(
  'ASG-228',
  (_c, s, seat) => {
    owe(s, WHITE_STONE, 1);
    receive(s, seat, PHASE.claim);
  },
  claim,
);

export const seat = offer('ASG-229', (_c, s, claimant, fx) => {
  s[at.claim] = claimant;
  fx.emit(tell.claimed, claimant);
  end(s, claimant);
});

export const tile = offer('ASG-225', (_c, s, taker, fx) => {
  const kept = s[at.god] === GOD.tyr ? OATH : HAMMER; // ASG-231, ASG-232
  s[at.powerTile(kept)] = taker;
  fx.emit(tell.tookTile, taker, kept);
  end(s, taker);
});

export const turncoat: Phase<Context, State> = {
  rule: 'ASG-234',
  legal: (c, s, lurer, into) => {
    const n = writeRecruits(c, s, lurer, make.lure, into);
    into[n] = make.decline();
    return n + 1;
  },
  apply: (_c, s, lurer, move, fx) => {
    if (make.decline.is(move)) return decline(s, lurer, fx);
    const recruit = make.lure.get.recruit(move);
    const owner = make.lure.get.owner(move);
    s[recruitsOf(owner, recruit)]--;
    s[at.reserve(lurer, pieceOf(recruit))]++;
    fx.emit(tell.lured, lurer, recruit, owner);
    end(s, lurer);
  },
};

export const reaping: Phase<Context, State> = {
  rule: 'ASG-235',
  legal: (c, s, reaper, into) => {
    const n = writeRecruits(c, s, reaper, make.reap, into);
    into[n] = s[at.count] === 0 ? make.decline() : make.stop();
    return n + 1;
  },
  apply: (_c, s, reaper, move, fx) => {
    if (make.decline.is(move)) return decline(s, reaper, fx);
    if (make.stop.is(move)) return end(s, reaper);
    const recruit = make.reap.get.recruit(move);
    const owner = make.reap.get.owner(move);
    s[recruitsOf(owner, recruit)]--;
    s[recruit === GIANT ? at.supply(pieceOf(recruit)) : at.valhalla(recruit)]++;
    s[at.reaped] = owner;
    s[at.count]++;
    fx.emit(tell.reaped, reaper, recruit, owner);
    if (s[at.count] === MOST_RECRUITS || !hasRecruits(s, owner)) end(s, reaper);
  },
};

export const well = offer('ASG-236', look);

export const scorch: Phase<Context, State> = {
  rule: 'ASG-237',
  legal: (_c, s, _seat, into) => {
    let n = 0;
    for (let population: Nth<'population'> = 0; population < COUNT.population; population++)
      if (canScorch(s, population)) into[n++] = make.scorch(population);
    into[n++] = make.decline();
    return n;
  },
  apply: (c, s, scorcher, move, fx) => {
    if (make.decline.is(move)) return decline(s, scorcher, fx);
    s[at.bonus] = make.scorch.get.population(move);
    if (canUse(c, s, s[at.bonus])) return ask(s, PHASE.bonus, scorcher, PHASE.endAction);
    end(s, scorcher);
  },
  why: (_c, s, _seat, move) => {
    if (!make.scorch.is(move)) return undefined;
    return s[at.turned(make.scorch.get.population(move))] ? 'ASG-239' : 'ASG-238';
  },
};

export const chain = offer('ASG-241', (_c, s, taker, fx) => {
  s[at.taken(taker)]++;
  s[at.lifted]++;
  fx.emit(tell.tookDisc, taker, s[at.taken(taker)]);
  ask(s, PHASE.stand, taker, PHASE.endAction);
});
