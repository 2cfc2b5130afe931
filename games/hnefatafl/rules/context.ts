/** What all rules of one match know: the agreement, and how the pieces begin. */
import type { Agreement } from '@idavoll/engine';
import { piecesOf, type TaflContent } from './content.ts';
import { make, moveTable } from './notation.ts';
import { at, cells } from './state.ts';
import { eventTable, tell } from './story.ts';
import { PIECE, SIZE } from './vocabulary.ts';

export const createContext = ({ seats, options }: Agreement, content: TaflContent) => {
  const pieces = piecesOf(content);
  const attackers = pieces.filter(piece => piece === PIECE.attacker).length;
  const others = pieces.filter(piece => piece !== undefined).length - attackers;
  return {
    seats,
    drawsSides: options.sides === 'random',
    escapesAtEdge: options.escape === 'edge',
    kingIsArmed: options.king === 'armed',
    hasShieldWalls: options.shieldwall === true,
    content,
    pieces,
    /** Every piece of the larger side, along the whole of its file and rank. */
    maxMoves: Math.max(attackers, others) * 2 * (SIZE - 1),
    layout: cells.fit({}),
    at,
    moves: moveTable.fit({}),
    make,
    events: eventTable.fit({}),
  };
};

/** What rules write and say. */
export { make, tell };
export type Context = ReturnType<typeof createContext>;
