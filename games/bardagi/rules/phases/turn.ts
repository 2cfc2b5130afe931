/** Phase 2: a player's action turn, card by card. */
import { type Effects, type Move, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { effectOf } from '../board.ts';
import { countStep, endMove, layCard, openMove, useCard } from '../cards.ts';
import { type Context, make, tell } from '../context.ts';
import { findOwn, writeSteps } from '../reach.ts';
import { at, COUNT, go, type State } from '../state.ts';
import { EFFECT, FIGURE, figureOf, PHASE, POWER, UNIT, unitOf } from '../vocabulary.ts';
import { whyNotNow } from '../why.ts';
import { arrive, playBerserkur, writeBerserkur } from './berserkur.ts';
import { buyRunes, playGodi, remove, writeGodi, writeRemovals } from './godi.ts';
import { canUseSteward, playKaupmadur, useSteward, writeKaupmadur } from './kaupmadur.ts';
import { goAboard, land, playKnerrir, writeLandings, writeSailing } from './knerrir.ts';
import { lookIntoPurse } from './trade.ts';

/** Everything that one of the unused cards pays for. */
const writeCardActions = (c: Context, s: State, seat: Seat, into: Int32Array): number => {
  let n = 0;
  if (s[at.hand(UNIT.berserkur)] > 0) n = writeBerserkur(c, s, seat, into, n);
  if (s[at.hand(UNIT.godi)] > 0) n = writeGodi(c, s, seat, into, n);
  if (s[at.hand(UNIT.kaupmadur)] > 0) n = writeKaupmadur(c, s, seat, into, n);
  if (s[at.hand(UNIT.knerrir)] > 0) n = writeSailing(c, s, seat, false, into, n);
  return writeCouncil(c, s, seat, into, n);
};

/** War Council: once a round a card of another unit serves the Berserkur. */
const writeCouncil = (c: Context, s: State, seat: Seat, into: Int32Array, from: number): number => {
  if (s[at.once(POWER.council)] || effectOf(c, s, seat, EFFECT.anyCardAsBerserkur) === 0) return from;
  if (writeBerserkur(c, s, seat, into, from) === from) return from;
  let n = from;
  for (let unit: Nth<'unit'> = UNIT.godi; unit < COUNT.unit; unit++)
    if (s[at.hand(unit)] > 0) into[n++] = make.council(unit);
  return n;
};

/** The next step of the open move. */
const writeOpenMove = (c: Context, s: State, seat: Seat, into: Int32Array, from: number): number => {
  const unit = s[at.moving];
  if (unit === NONE) return from;
  if (unit === UNIT.knerrir) return writeSailing(c, s, seat, true, into, from);
  if (s[at.figure(seat, figureOf(unit))] === NONE) return from;
  return writeSteps(c, s, seat, figureOf(unit), true, into, from);
};

/** Any two unused cards for one that was not planned. BAR-193, BAR-196 */
const writeExchanges = (s: State, into: Int32Array, from: number): number => {
  const isLeft0 = s[at.deck(0)] > 0;
  const isLeft1 = s[at.deck(1)] > 0;
  const isLeft2 = s[at.deck(2)] > 0;
  const isLeft3 = s[at.deck(3)] > 0;
  let n = from;
  for (let first: Nth<'unit'> = 0; first < COUNT.unit; first++) {
    const cards = s[at.hand(first)];
    if (cards === 0) continue;
    // The same one twice only if there are two of it: a lone card cannot be exchanged. BAR-199
    for (let second: Nth<'unit'> = cards > 1 ? first : first + 1; second < COUNT.unit; second++)
      if (s[at.hand(second)] > 0) {
        if (isLeft0) into[n++] = make.exchange(first, second, 0);
        if (isLeft1) into[n++] = make.exchange(first, second, 1);
        if (isLeft2) into[n++] = make.exchange(first, second, 2);
        if (isLeft3) into[n++] = make.exchange(first, second, 3);
      }
  }
  return n;
};

const canUseSeer = (c: Context, s: State, seat: Seat, into: Int32Array, n: number) =>
  !s[at.once(POWER.seer)] && effectOf(c, s, seat, EFFECT.freeGodiAction) > 0 && writeGodi(c, s, seat, into, n) > n;

const exchange = (s: State, seat: Seat, move: Move, fx: Effects) => {
  const { first, second, taken } = make.exchange.get;
  s[at.hand(first(move))]--;
  s[at.hand(second(move))]--;
  s[at.hand(taken(move))]++;
  s[at.deck(taken(move))]--;
  fx.emit(tell.exchanged, seat, first(move), second(move), taken(move));
};

/** One step of a figure, which may be caught on an axe. */
const walk = (c: Context, s: State, seat: Seat, figure: Nth<'figure'>, to: Nth<'area'>, fx: Effects) => {
  const from = s[at.figure(seat, figure)];
  s[at.figure(seat, figure)] = to;
  fx.emit(tell.moved, seat, figure, from, to);
  countStep(s, seat, fx);
  if (figure === FIGURE.berserkur) arrive(c, s, seat, from, to, fx);
  else if (figure === FIGURE.kaupmadur) lookIntoPurse(c, s, seat, fx);
};

/** BAR-221 to BAR-223 */
const stepsOf = (c: Context, s: State, seat: Seat, figure: Nth<'figure'>) =>
  c.tables.steps[figure] + (figure === FIGURE.berserkur ? effectOf(c, s, seat, EFFECT.berserkurSteps) : 0);

/** Plays a step on land or aboard, and says whether it was one. */
const playSteps = (c: Context, s: State, seat: Seat, move: Move, fx: Effects): boolean => {
  if (make.move.is(move)) {
    const figure = make.move.get.figure(move);
    useCard(s, seat, unitOf(figure), fx);
    openMove(s, unitOf(figure), stepsOf(c, s, seat, figure));
    walk(c, s, seat, figure, make.move.get.area(move), fx);
  } else if (make.step.is(move)) walk(c, s, seat, figureOf(s[at.moving]), make.step.get.area(move), fx);
  else if (make.board.is(move)) {
    // A ship's open move goes on when somebody boards. BAR-587
    const figure = make.board.get.figure(move);
    layCard(s, seat, unitOf(figure), fx);
    if (s[at.moving] !== UNIT.knerrir) endMove(s, seat, fx);
    goAboard(s, seat, figure, make.board.get.area(move), fx);
  } else if (make.stepAboard.is(move)) {
    goAboard(s, seat, figureOf(s[at.moving]), make.stepAboard.get.area(move), fx);
    endMove(s, seat, fx);
  } else return false;
  return true;
};

/** A tile stands in for a card of the unit, which is used at once. */
const lend = (s: State, seat: Seat, power: Nth<'power'>, unit: Nth<'unit'>, fx: Effects) => {
  s[at.once(power)] = 1;
  s[at.hand(unit)]++;
  fx.emit(tell.power, seat, power);
};

/** Plays any action of a card, and goes on with the turn unless it asks something else. */
const playCard = (c: Context, s: State, seat: Seat, move: Move, fx: Effects): boolean => {
  if (make.buyRunes.is(move)) buyRunes(s, seat, make.buyRunes.get.figure(move), fx);
  else if (
    !playSteps(c, s, seat, move, fx) &&
    !playBerserkur(c, s, seat, move, fx) &&
    !playGodi(c, s, seat, move, fx) &&
    !playKaupmadur(c, s, seat, move, fx) &&
    !playKnerrir(c, s, seat, move, fx)
  )
    return false;
  if (s[at.phase] === PHASE.council || s[at.phase] === PHASE.seer) go(s, PHASE.turn, seat);
  return true;
};

export const turn: Phase<Context, State> = {
  rule: 'BAR-185',
  // What may be done depends on hidden gold and runes.
  obvious: false,
  legal: (c, s, seat, into) => {
    findOwn(c, s, seat);
    const cards = writeCardActions(c, s, seat, into);
    let n = writeOpenMove(c, s, seat, into, cards);
    n = writeLandings(c, s, seat, into, n);
    n = writeRemovals(s, seat, into, n);
    n = writeExchanges(s, into, n);
    if (canUseSeer(c, s, seat, into, n)) into[n++] = make.seer();
    if (canUseSteward(c, s, seat, into, n)) into[n++] = make.steward();
    if (s[at.used] || cards === 0) into[n++] = make.end(); // BAR-187, BAR-190
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.exchange.is(move)) return exchange(s, seat, move, fx);
    if (playCard(c, s, seat, move, fx)) return;
    if (make.land.is(move)) land(c, s, seat, make.land.get.figure(move), fx);
    else if (make.remove.is(move)) {
      if (s[at.moving] !== UNIT.knerrir && s[at.moving] !== UNIT.godi) endMove(s, seat, fx); // BAR-250, BAR-588
      remove(s, seat, make.remove.get.rune(move), fx);
    } else if (make.council.is(move)) {
      s[at.hand(make.council.get.unit(move))]--;
      lend(s, seat, POWER.council, UNIT.berserkur, fx);
      go(s, PHASE.council, seat);
    } else if (make.seer.is(move)) {
      lend(s, seat, POWER.seer, UNIT.godi, fx);
      go(s, PHASE.seer, seat);
    } else if (make.steward.is(move)) useSteward(c, s, seat, fx);
    else go(s, PHASE.endTurn, seat);
  },
  why: whyNotNow,
};

export const council: Phase<Context, State> = {
  rule: 'BAR-270',
  legal: (c, s, seat, into) => {
    findOwn(c, s, seat);
    return writeBerserkur(c, s, seat, into, 0);
  },
  apply: (c, s, seat, move, fx) => {
    playCard(c, s, seat, move, fx);
  },
  why: whyNotNow,
};

export const seer: Phase<Context, State> = {
  rule: 'BAR-370',
  obvious: false,
  legal: (c, s, seat, into) => {
    findOwn(c, s, seat);
    return writeGodi(c, s, seat, into, 0);
  },
  apply: (c, s, seat, move, fx) => {
    playCard(c, s, seat, move, fx);
  },
  why: whyNotNow,
};

/** Unused cards have no effect. BAR-189, BAR-202 */
export const endTurn = (c: Context, s: State, seat: Seat, fx: Effects) => {
  endMove(s, seat, fx);
  fx.emit(tell.ended, seat);
  for (let unit: Nth<'unit'> = 0; unit < COUNT.unit; unit++) {
    s[at.hand(unit)] = 0;
    s[at.deck(unit)] = 0;
  }
  for (let power: Nth<'power'> = 0; power < COUNT.power; power++) s[at.once(power)] = 0;
  if (s[at.raids(seat)] > 0) for (let area: Nth<'area'> = 0; area < c.areaCount; area++) s[at.raided(area)] = 0;
  s[at.answered] = NONE;
  s[at.used] = 0;
  s[at.bought] = 0;
  s[at.tanned] = 0;
  if (s[at.turns] < c.seats) return go(s, PHASE.beginTurn, seat);
  go(s, PHASE.nextBuilder, NONE);
};
