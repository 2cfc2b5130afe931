/** What must hold in every position that play can reach. */
import { allHold, NONE, type Nth } from '@idavoll/engine';
import { SQUARES, type Square } from './board.ts';
import type { Context } from './context.ts';
import { canMove } from './moving.ts';
import { mayRest, sideOfSeat } from './sides.ts';
import { at, type State } from './state.ts';
import { ENDING, MOST_QUIET, PHASE, PIECES } from './vocabulary.ts';

type Check = (c: Context, s: State) => string | undefined;

const countOf = (s: State, piece: Nth<'piece'>): number => {
  let count = 0;
  for (let square: Square = 0; square < SQUARES; square++) if (s[at.on(square)] === piece) count++;
  return count;
};

/** TAFL-003, TAFL-013 */
const pieces: Check = (c, s) => {
  for (const [piece, name] of PIECES.entries()) {
    const most = c.pieces.filter(each => each === piece).length;
    if (countOf(s, piece) > most) return `there are at most ${most} of ${name}`;
  }
  for (let square: Square = 0; square < SQUARES; square++)
    if (s[at.on(square)] !== NONE && !mayRest(s[at.on(square)], square)) return 'only the king rests there';
  return undefined;
};

/** Moves since something was taken: as many as were counted, each from one empty square to another. TAFL-054 */
const quietMoves: Check = (_c, s) => {
  for (let nth: Nth<'quiet'> = 0; nth < MOST_QUIET; nth++) {
    const [from, to] = [s[at.from(nth)], s[at.to(nth)]];
    if (nth < s[at.quiet] ? from === NONE || to === NONE || from === to : from !== NONE || to !== NONE)
      return 'the moves since something was taken are not as counted';
  }
  const board = Array.from({ length: SQUARES }, (_, square) => s[at.on(square)]);
  for (let nth: Nth<'quiet'> = s[at.quiet] - 1; nth >= 0; nth--) {
    const [from, to] = [s[at.from(nth)], s[at.to(nth)]];
    if (board[to] === NONE || board[from] !== NONE) return 'the moves since something was taken cannot be';
    board[from] = board[to];
    board[to] = NONE;
  }
  return undefined;
};

const ending: Check = (_c, s) => {
  const isOver = s[at.phase] === PHASE.over;
  if (isOver !== (s[at.ending] !== NONE)) return 'a match is over when it has ended';
  if ((s[at.winner] === NONE) !== (!isOver || s[at.ending] === ENDING.quiet)) return 'who won does not fit the end';
  if (isOver) return undefined;
  if (s[at.king] === NONE) return 'the king is gone, and nobody has won';
  if (s[at.quiet] === MOST_QUIET) return 'so many quiet moves end a match';
  return canMove(s, sideOfSeat(s, s[at.active])) ? undefined : 'who is to move cannot';
};

export const check = allHold(pieces, quietMoves, ending);
