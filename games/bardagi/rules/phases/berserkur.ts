/** What a Berserkur card pays for. BAR-270 */
import { type Effects, type Move, NONE, type Nth, type Seat } from '@idavoll/engine';
import { hasForeignAxe, homeOf } from '../board.ts';
import { endMove, useCard } from '../cards.ts';
import { canAttack, canDuel } from '../combat.ts';
import { type Context, make } from '../context.ts';
import { ownsLand, writeSteps } from '../reach.ts';
import { canRefill, refill } from '../refill.ts';
import { at, type Cells, type State } from '../state.ts';
import { BUILDING, FIGURE, UNIT } from '../vocabulary.ts';
import { declare } from './combat.ts';
import { beginRearranging } from './rearrange.ts';

/** A Berserkur who is defeated or aboard does nothing. BAR-282, BAR-342, BAR-577 */
export const writeBerserkur = (c: Context, s: Cells, seat: Seat, into: Int32Array, from: number): number => {
  const area = s[at.figure(seat, FIGURE.berserkur)];
  if (area === NONE) return from;
  let n = writeSteps(c, s, seat, FIGURE.berserkur, false, into, from);
  if (canAttack(c, s, seat, area)) into[n++] = make.attack();
  for (let other: Seat = 0; other < c.seats; other++)
    if (canDuel(c, s, seat, other, area)) into[n++] = make.duel(other);
  if (ownsLand()) into[n++] = make.rearrange();
  if (area === homeOf(c, s, seat) && canRefill(c, s, seat, BUILDING.virki, false))
    into[n++] = make.refill(BUILDING.virki);
  return n;
};

/** He remembers where he came from; another's axe ends his move. BAR-243, BAR-246 */
export const arrive = (c: Context, s: State, seat: Seat, from: Nth<'area'>, to: Nth<'area'>, fx: Effects) => {
  s[at.entry(seat)] = from;
  s[at.caught(seat)] = hasForeignAxe(c, s, seat, to) ? 1 : 0;
  if (s[at.caught(seat)] && s[at.moving] === UNIT.berserkur) endMove(s, seat, fx);
};

/** Plays an action of the Berserkur other than a move, and says whether it was one. */
export const playBerserkur = (c: Context, s: State, seat: Seat, move: Move, fx: Effects): boolean => {
  if (make.attack.is(move)) declare(s, seat, NONE, fx);
  else if (make.duel.is(move)) declare(s, seat, make.duel.get.seat(move), fx);
  else if (make.rearrange.is(move)) beginRearranging(c, s, seat, fx);
  else if (make.refill.is(move) && make.refill.get.building(move) === BUILDING.virki) {
    useCard(s, seat, UNIT.berserkur, fx);
    refill(c, s, seat, BUILDING.virki, false, fx);
  } else return false;
  return true;
};
