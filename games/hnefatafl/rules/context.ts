/** What all rules of one match know: the agreement, and how the pieces begin. */
import type { Agreement } from '@idavoll/engine';
import { SQUARES, WAYS } from './board.ts';
import { piecesOf, type TaflContent } from './content.ts';
import { make, moveTable } from './notation.ts';
import { at, cells } from './state.ts';
import { eventTable, tell } from './story.ts';

export const createContext = ({ seats, options }: Agreement, content: TaflContent) => ({
  seats,
  drawsSides: options.sides === 'random',
  escapesAtEdge: options.escape === 'edge',
  kingIsArmed: options.king === 'armed',
  hasShieldWalls: options.shieldwall === true,
  content,
  pieces: piecesOf(content),
  /** A square can be reached by one piece from each side. */
  maxMoves: SQUARES * WAYS,
  layout: cells.fit({}),
  at,
  moves: moveTable.fit({}),
  make,
  events: eventTable.fit({}),
});

/** What rules write and say. */
export { make, tell };
export type Context = ReturnType<typeof createContext>;
