/** Where pieces can go. */
import { NONE, type Nth } from '@idavoll/engine';
import { next, SQUARES, type Square, WAYS } from './board.ts';
import { make } from './context.ts';
import { mayRest, type Side, sideAt } from './sides.ts';
import { at, type Cells } from './state.ts';

/** Every move of one side, square by square. TAFL-011, TAFL-012, TAFL-014 */
export const writeMoves = (s: Cells, side: Side, into: Int32Array): number => {
  let n = 0;
  for (let from: Square = 0; from < SQUARES; from++) {
    if (sideAt(s, from) !== side) continue;
    const piece = s[at.on(from)];
    for (let way = 0; way < WAYS; way++)
      for (let to = next(from, way); to !== NONE && s[at.on(to)] === NONE; to = next(to, way))
        if (mayRest(piece, to)) into[n++] = make.move(from, to);
  }
  return n;
};

const canLeave = (s: Cells, from: Square, piece: Nth<'piece'>): boolean => {
  for (let way = 0; way < WAYS; way++)
    for (let to = next(from, way); to !== NONE && s[at.on(to)] === NONE; to = next(to, way))
      if (mayRest(piece, to)) return true;
  return false;
};

/** TAFL-053 */
export const canMove = (s: Cells, side: Side): boolean => {
  for (let from: Square = 0; from < SQUARES; from++)
    if (sideAt(s, from) === side && canLeave(s, from, s[at.on(from)])) return true;
  return false;
};

/** The first thing in the way between two squares of one file or rank, or the rule that there is no way. */
export const whyNot = (s: Cells, from: Square, to: Square): string => {
  for (let way = 0; way < WAYS; way++)
    for (let square = next(from, way); square !== NONE; square = next(square, way)) {
      if (s[at.on(square)] !== NONE) {
        if (isBeyond(square, to, way)) return 'TAFL-012';
        break;
      }
      if (square === to) return 'TAFL-013';
    }
  return 'TAFL-011';
};

const isBeyond = (blocked: Square, to: Square, way: number): boolean => {
  for (let square = blocked; square !== NONE; square = next(square, way)) if (square === to) return true;
  return false;
};
