/** What a piece that has come to rest takes. */
import { type Effects, NONE, type Nth } from '@idavoll/engine';
import { isCorner, isEdge, next, type Square, THRONE, WAYS } from './board.ts';
import { type Context, tell } from './context.ts';
import { type Side, seatOf, sideAt, sideOf } from './sides.ts';
import { at, type State } from './state.ts';
import { PIECE, SIDE } from './vocabulary.ts';

/** Whether a piece of this side that takes part in taking stands there. TAFL-026 */
const isArmed = (c: Context, s: State, square: Square, side: Side): boolean =>
  sideAt(s, square) === side && (c.kingIsArmed || s[at.on(square)] !== PIECE.king);

/** Whether a piece of this side is pinned against that square. TAFL-020, TAFL-023 to TAFL-025 */
const isHostile = (c: Context, s: State, square: Square, to: Side): boolean => {
  if (square === NONE) return false;
  if (isCorner(square)) return true;
  if (square === THRONE && (to === SIDE.attackers || s[at.on(THRONE)] === NONE)) return true;
  return isArmed(c, s, square, 1 - to);
};

const take = (s: State, square: Square, fx: Effects) => {
  const piece = s[at.on(square)];
  s[at.on(square)] = NONE;
  if (piece === PIECE.king) s[at.king] = NONE;
  fx.emit(tell.taken, seatOf(s, sideOf(piece)), piece, square); // TAFL-027
};

/** TAFL-030 to TAFL-032 */
const isKingTaken = (s: State): boolean => {
  for (let way = 0; way < WAYS; way++) {
    const square = next(s[at.king], way);
    if (square === NONE) return false;
    if (s[at.on(square)] !== PIECE.attacker && (square !== THRONE || s[at.on(THRONE)] !== NONE)) return false;
  }
  return true;
};

const isBeside = (one: Square, other: Square): boolean => {
  for (let way = 0; way < WAYS; way++) if (next(one, way) === other) return true;
  return false;
};

/** The end of the row along the edge that is closed from here, or the same square where there is no such row. TAFL-040 */
const endOfWall = (c: Context, s: State, closing: Square, along: number, inwards: number, side: Side): Square => {
  let length = 0;
  let square = next(closing, along);
  while (square !== NONE && sideAt(s, square) === 1 - side && isArmed(c, s, next(square, inwards), side)) {
    length++;
    square = next(square, along);
  }
  const isClosed = square !== NONE && (isCorner(square) || isArmed(c, s, square, side)); // TAFL-041
  return length >= 2 && isClosed ? square : closing;
};

/** TAFL-040 to TAFL-043 */
const takeWalls = (c: Context, s: State, closing: Square, side: Side, fx: Effects): number => {
  let count = 0;
  for (let inwards = 0; inwards < WAYS; inwards++) {
    if (next(closing, inwards ^ 1) !== NONE) continue;
    for (let along = 0; along < WAYS; along++) {
      if (along >> 1 === inwards >> 1) continue;
      const end = endOfWall(c, s, closing, along, inwards, side);
      for (let square = next(closing, along); end !== closing && square !== end; square = next(square, along))
        if (s[at.on(square)] !== PIECE.king) {
          take(s, square, fx);
          count++;
        }
    }
  }
  return count;
};

/** Takes all that this piece takes by coming to rest here, and says how many that were. TAFL-021, TAFL-022 */
export const takeAround = (c: Context, s: State, to: Square, piece: Nth<'piece'>, fx: Effects): number => {
  const side = sideOf(piece);
  if (piece === PIECE.king && !c.kingIsArmed) return 0;
  let count = c.hasShieldWalls && isEdge(to) ? takeWalls(c, s, to, side, fx) : 0;
  for (let way = 0; way < WAYS; way++) {
    const square = next(to, way);
    if (square === NONE || sideAt(s, square) !== 1 - side || s[at.on(square)] === PIECE.king) continue;
    if (!isHostile(c, s, next(square, way), 1 - side)) continue;
    take(s, square, fx);
    count++;
  }
  if (side === SIDE.attackers && isBeside(to, s[at.king]) && isKingTaken(s)) {
    take(s, s[at.king], fx);
    count++;
  }
  return count;
};
