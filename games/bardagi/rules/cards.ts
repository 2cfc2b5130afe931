/** Cards, open moves and the ship: what an act begins, interrupts and ends. */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { tell } from './context.ts';
import { at, type Cells, COUNT, HELD, type State } from './state.ts';
import { PHASE, UNIT } from './vocabulary.ts';

export const isAboard = (s: Cells, seat: Seat) => {
  for (let figure: Nth<'figure'> = 0; figure < COUNT.figure; figure++) if (s[at.aboard(seat, figure)]) return true;
  return false;
};

/** An empty ship whose move is over goes back to the player board. BAR-585 */
export const dockShip = (s: State, seat: Seat, fx: Effects) => {
  if (s[at.harbour(seat)] === NONE || s[at.moving] === UNIT.knerrir || isAboard(s, seat)) return;
  s[at.harbour(seat)] = NONE;
  fx.emit(tell.shipHome, seat);
};

/** Steps left are lost. BAR-250, BAR-253, BAR-589 */
export const endMove = (s: State, seat: Seat, fx: Effects) => {
  if (s[at.moving] === NONE) return;
  s[at.moving] = NONE;
  s[at.steps] = 0;
  dockShip(s, seat, fx);
};

/** An act of this unit ends the open move of any other; a Berserkur's own acts end his too. BAR-250, BAR-252 */
export const interrupt = (s: State, seat: Seat, unit: Nth<'unit'>, fx: Effects) => {
  if (s[at.moving] !== unit || unit === UNIT.berserkur) endMove(s, seat, fx);
};

/** One card pays for one action of its unit. BAR-184, BAR-186, BAR-203 */
export const layCard = (s: State, seat: Seat, unit: Nth<'unit'>, fx: Effects) => {
  s[at.hand(unit)]--;
  if (s[at.phase] === PHASE.seer) return;
  s[at.used] = 1;
  fx.emit(tell.used, seat, unit);
};
export const useCard = (s: State, seat: Seat, unit: Nth<'unit'>, fx: Effects) => {
  layCard(s, seat, unit, fx);
  interrupt(s, seat, unit, fx);
};

/** A card opens a move; another one of the same unit is lost to it. BAR-251 */
export const openMove = (s: State, unit: Nth<'unit'>, steps: number) => {
  s[at.moving] = unit;
  s[at.steps] = steps;
};
/** One step of the open move is made. */
export const countStep = (s: State, seat: Seat, fx: Effects) => {
  s[at.steps]--;
  if (s[at.steps] === 0) endMove(s, seat, fx);
};

/** How many runes the pile holds: everybody can count them. */
export const runesLeft = (s: State) => {
  let left = 0;
  for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) left += s[at.runePile(rune)];
  return left;
};

/** A rune is drawn from those in the pile, seen by its holder alone. BAR-028, BAR-407 */
export const drawRune = (s: State, seat: Seat, fx: Effects) => {
  let skip = fx.below(runesLeft(s));
  let rune: Nth<'rune'> = 0;
  while (skip >= s[at.runePile(rune)]) skip -= s[at.runePile(rune++)];
  s[at.runePile(rune)]--;
  s[at.held(seat, rune)]++;
  s[at.heldCount(seat)]++;
  fx.reveal(HELD, seat);
  fx.emit(tell.drew, seat, rune);
};
