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
const found: [turns: number, ways: number] = [FAR, 0];

/** In how many moves he could be out, and how many squares to go out by he reaches with the next one. */
export const waysOut = (c: Context, s: Cells): readonly [turns: number, ways: number] => {
  found[0] = FAR;
  found[1] = 0;
  if (s[at.king] === NONE) return found;
  turns.fill(NONE);
  turns[s[at.king]] = 0;
  reached[0] = s[at.king];
  let count = 1;
  for (let i = 0; i < count; i++) {
    const from: Square = reached[i];
    const turn = turns[from] + 1;
    if (turn >= FAR) break;
    for (let way = 0; way < WAYS; way++)
      for (let to = next(from, way); to !== NONE && s[at.on(to)] === NONE; to = next(to, way)) {
        if (isCorner(to) || (c.escapesAtEdge && isEdge(to))) {
          if (turn < found[0]) found[0] = turn;
          if (turn === 1 && turns[to] === NONE) found[1]++;
        }
        if (turns[to] !== NONE) continue;
        turns[to] = turn;
        reached[count++] = to;
      }
  }
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
