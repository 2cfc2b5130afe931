/** The shape of a content pack: how the pieces stand when a match begins. */
import { basis, type ContentCheck, listOf, NONE, object, readContent, type Shape, text } from '@idavoll/engine';
import { DIRECTIONS, isCorner, next, type Square, THRONE } from './board.ts';
import { PIECE, SIZE } from './vocabulary.ts';

const LETTERS: Readonly<Record<string, number>> = { A: PIECE.attacker, D: PIECE.defender, K: PIECE.king };

const row: Shape<string> = (json, spot) => {
  const letters = text(json, spot);
  return /^[.ADK]{11}$/.test(letters)
    ? letters
    : spot.fail(`11 of the signs . A D K are wanted, not ${JSON.stringify(letters)}`, 'bad-row', { row: letters });
};

const shape = object({ board: object({ basis, rows: listOf(SIZE, row) }) });
export type TaflContent = ReturnType<typeof shape>;

/** By square: the piece that begins there, or undefined. The first row is the highest rank. */
export const piecesOf = ({ board }: TaflContent): readonly (number | undefined)[] =>
  board.rows.toReversed().flatMap(letters => Array.from(letters, letter => LETTERS[letter]));

/** TAFL-003, TAFL-004, TAFL-013 */
const checkPieces: ContentCheck<TaflContent> = (content, fail) => {
  const pieces = piecesOf(content);
  const count = (piece: number) => pieces.filter(each => each === piece).length;
  if (pieces[THRONE] !== PIECE.king || count(PIECE.king) !== 1)
    fail('board.rows', 'one king is wanted, on the throne', 'king');
  if (pieces.some((piece, square) => piece !== undefined && isCorner(square)))
    fail('board.rows', 'nobody begins on a corner', 'corner');
  if (count(PIECE.attacker) === 0 || count(PIECE.defender) === 0) fail('board.rows', 'both sides need pieces', 'sides');
};

/** Who begins must be able to. TAFL-053 */
const checkMoves: ContentCheck<TaflContent> = (content, fail) => {
  const pieces = piecesOf(content);
  const isFree = (square: Square) => square !== NONE && pieces[square] === undefined && !isCorner(square);
  const canMove = (square: Square) => DIRECTIONS.some((_, direction) => isFree(next(square, direction)));
  if (!pieces.some((piece, square) => piece === PIECE.attacker && canMove(square)))
    fail('board.rows', 'no attacker can move', 'stuck');
};

export const readTaflContent = (file: string, json: unknown): TaflContent =>
  readContent(file, json, shape, [checkPieces, checkMoves]);
