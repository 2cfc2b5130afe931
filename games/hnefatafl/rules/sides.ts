/** Whose piece is whose, and who is whose enemy. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { isCorner, type Square, THRONE } from './board.ts';
import { at, type Cells } from './state.ts';
import { PIECE, SIDE } from './vocabulary.ts';

export type Side = Nth<'side'>;

/** TAFL-003 */
export const sideOf = (piece: Nth<'piece'>): Side => (piece === PIECE.attacker ? SIDE.attackers : SIDE.defenders);
export const sideAt = (s: Cells, square: Square): Side => {
  const piece = s[at.on(square)];
  return piece === NONE ? NONE : sideOf(piece);
};

/** TAFL-005 */
export const sideOfSeat = (s: Cells, seat: Seat): Side => (seat === s[at.attacking] ? SIDE.attackers : SIDE.defenders);
export const seatOf = (s: Cells, side: Side): Seat => (side === SIDE.attackers ? s[at.attacking] : 1 - s[at.attacking]);

/** TAFL-013 */
export const mayRest = (piece: Nth<'piece'>, square: Square): boolean =>
  piece === PIECE.king || (square !== THRONE && !isCorner(square));
