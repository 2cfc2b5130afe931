/** When a match is over, and who has won it. */
import { type Effects, NONE, type Nth } from '@idavoll/engine';
import { isCorner, isEdge, next, SQUARES, type Square, WAYS } from './board.ts';
import { type Context, tell } from './context.ts';
import { canMove } from './moving.ts';
import { type Side, seatOf, sideAt } from './sides.ts';
import { at, go, type State } from './state.ts';
import { ENDING, MOST_QUIET, PHASE, PIECE, SIDE } from './vocabulary.ts';

/** What the functions below write into, from the beginning each time. */
const seen = new Uint8Array(SQUARES);
const reached = new Int16Array(SQUARES);
const earlier = new Int16Array(SQUARES);

/** Whether no defender nor the king could walk to the edge. TAFL-052 */
const isEncircled = (s: State): boolean => {
  let count = 0;
  for (let square: Square = 0; square < SQUARES; square++) {
    seen[square] = sideAt(s, square) === SIDE.defenders ? 1 : 0;
    if (seen[square] === 1) reached[count++] = square;
  }
  for (let i = 0; i < count; i++) {
    if (isEdge(reached[i])) return false;
    for (let way = 0; way < WAYS; way++) {
      const square = next(reached[i], way);
      if (seen[square] === 1 || s[at.on(square)] === PIECE.attacker) continue;
      seen[square] = 1;
      reached[count++] = square;
    }
  }
  return true;
};

/** 1 where an earlier board differs from the one of now. */
const differs = (s: State, square: Square): number => (earlier[square] === s[at.on(square)] ? 0 : 1);

/** Whether this board stood there twice before, with the same side to move: all moves are taken back. TAFL-054 */
const isRepeated = (s: State): boolean => {
  for (let square: Square = 0; square < SQUARES; square++) earlier[square] = s[at.on(square)];
  let times = 0;
  let different = 0;
  for (let nth: Nth<'quiet'> = s[at.quiet] - 1; nth >= 0; nth--) {
    const from = s[at.from(nth)];
    const to = s[at.to(nth)];
    different -= differs(s, from) + differs(s, to);
    earlier[from] = earlier[to];
    earlier[to] = NONE;
    different += differs(s, from) + differs(s, to);
    if (different === 0 && (s[at.quiet] - nth) % 2 === 0 && ++times === 2) return true;
  }
  return false;
};

/** How the side that has just moved has ended the match, if it has. TAFL-056 */
const endingOf = (c: Context, s: State, mover: Side): Nth<'ending'> => {
  const king = s[at.king];
  if (mover === SIDE.defenders && (isCorner(king) || (c.escapesAtEdge && isEdge(king)))) return ENDING.escaped; // TAFL-050
  if (king === NONE) return ENDING.taken; // TAFL-051
  if (mover === SIDE.attackers && isEncircled(s)) return ENDING.encircled;
  if (!canMove(s, 1 - mover)) return ENDING.stuck; // TAFL-053
  if (isRepeated(s)) return ENDING.repeated;
  return s[at.quiet] === MOST_QUIET ? ENDING.quiet : NONE; // TAFL-055
};

const winnerOf = (ending: Nth<'ending'>, mover: Side): Side => {
  if (ending === ENDING.quiet) return NONE;
  return ending === ENDING.repeated ? SIDE.attackers : mover;
};

export const endIfOver = (c: Context, s: State, mover: Side, fx: Effects): void => {
  const ending = endingOf(c, s, mover);
  if (ending === NONE) return;
  const winner = winnerOf(ending, mover);
  s[at.ending] = ending;
  s[at.winner] = winner === NONE ? NONE : seatOf(s, winner);
  fx.emit(tell.ended, ending, s[at.winner]);
  go(s, PHASE.over);
};
