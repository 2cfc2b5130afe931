/** The king's ways out over a board on which nobody else moves, and the room that he and his have. */
import { NONE } from '@idavoll/engine';
import { isCorner, isEdge, next, SQUARES, type Square, WAYS } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { at, type Cells } from '../rules/state.ts';
import { PIECE } from '../rules/vocabulary.ts';

/** A king who cannot get out at all is as far as this. */
const FAR = 6;

/** By square: in how many moves the king can be there. */
const turns = new Int8Array(SQUARES);
const reached = new Int16Array(SQUARES);
/** What is known of the king's ways. */
interface Ways {
  /** In how many moves he could be out. */
  turns: number;
  /** The squares to go out by that he reaches with the next move, and whether nothing can come between. */
  ways: number;
  isBeside: boolean;
  /** In how many ways he could threaten to get out, and whether one of them cannot be stopped. */
  threats: number;
  isSure: boolean;
}
const found: Ways = { turns: FAR, ways: 0, isBeside: false, threats: 0, isSure: false };

const isExit = (c: Context, square: Square): boolean => isCorner(square) || (c.escapesAtEdge && isEdge(square));

/** Looks along all ways from a square that the king can be on after so many moves; gives how many more are reached then. */
const lookAround = (c: Context, s: Cells, from: Square, turn: number, count: number): number => {
  let length = count;
  let exits = 0;
  for (let way = 0; way < WAYS; way++)
    for (let to = next(from, way); to !== NONE && s[at.on(to)] === NONE; to = next(to, way)) {
      if (isExit(c, to)) {
        exits++;
        found.turns = Math.min(found.turns, turn);
        if (turn === 1 && to === next(from, way)) found.isBeside = true;
        if (turn === 2 && (exits > 1 || to === next(from, way))) found.isSure = true;
      }
      if (turns[to] !== NONE) continue;
      turns[to] = turn;
      reached[length++] = to;
    }
  if (turn === 1) found.ways = exits;
  if (turn === 2) found.threats += exits;
  return length;
};

export const waysOut = (c: Context, s: Cells): Readonly<Ways> => {
  found.turns = FAR;
  found.ways = 0;
  found.isBeside = false;
  found.threats = 0;
  found.isSure = false;
  if (s[at.king] === NONE) return found;
  turns.fill(NONE);
  turns[s[at.king]] = 0;
  reached[0] = s[at.king];
  let count = 1;
  for (let i = 0; i < count && turns[reached[i]] + 1 < FAR; i++)
    count = lookAround(c, s, reached[i], turns[reached[i]] + 1, count);
  return found;
};

const seen = new Uint8Array(SQUARES);

/** How many squares the king could walk over if only attackers were in his way: at the end of it he is encircled. */
export const roomOf = (s: Cells): number => {
  if (s[at.king] === NONE) return 0;
  seen.fill(0);
  seen[s[at.king]] = 1;
  reached[0] = s[at.king];
  let count = 1;
  for (let i = 0; i < count; i++)
    for (let way = 0; way < WAYS; way++) {
      const square = next(reached[i], way);
      if (square === NONE || seen[square] === 1 || s[at.on(square)] === PIECE.attacker) continue;
      seen[square] = 1;
      reached[count++] = square;
    }
  return count;
};
