/** The board: what lies where, and what lies beside it. Squares count from a1 along the ranks. */
import { NONE, type Nth } from '@idavoll/engine';
import { FILES, SIZE } from './vocabulary.ts';

export type Square = Nth<'square'>;

export const SQUARES = SIZE * SIZE;
export const squareNames: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${FILES[square % SIZE]}${Math.floor(square / SIZE) + 1}`,
);

/** Along the file and the rank, each beside its opposite: `direction ^ 1` goes back. */
export const DIRECTIONS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
export const WAYS = DIRECTIONS.length;

/** By square and direction: the next square, or none. */
const beside = Int8Array.from({ length: SQUARES * WAYS }, (_, i) => {
  const square = Math.floor(i / WAYS);
  const [x, y] = DIRECTIONS[i % WAYS];
  const [file, rank] = [(square % SIZE) + x, Math.floor(square / SIZE) + y];
  return file < 0 || file >= SIZE || rank < 0 || rank >= SIZE ? NONE : rank * SIZE + file;
});
export const next = (square: Square, direction: number): Square => beside[square * WAYS + direction];

/** TAFL-002 */
export const THRONE: Square = (SQUARES - 1) / 2;
const CORNERS: readonly Square[] = [0, SIZE - 1, SQUARES - SIZE, SQUARES - 1];

const flags = (is: (square: Square) => boolean) => Uint8Array.from({ length: SQUARES }, (_, i) => (is(i) ? 1 : 0));
const corner = flags(square => CORNERS.includes(square));
const edge = flags(square => DIRECTIONS.some((_, direction) => next(square, direction) === NONE));

export const isCorner = (square: Square): boolean => corner[square] === 1;
export const isEdge = (square: Square): boolean => edge[square] === 1;
