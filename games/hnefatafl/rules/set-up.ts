/** The start of a match, and what follows from the pieces. */
import { type Effects, NONE } from '@idavoll/engine';
import { SQUARES, type Square } from './board.ts';
import { type Context, tell } from './context.ts';
import { at, go, type State } from './state.ts';
import { PHASE, PIECE } from './vocabulary.ts';

export const derive = (_c: Context, s: State) => {
  s[at.king] = NONE;
  for (let square: Square = 0; square < SQUARES; square++) if (s[at.on(square)] === PIECE.king) s[at.king] = square;
};

export const setup = (c: Context, s: State, fx: Effects) => {
  for (let square: Square = 0; square < SQUARES; square++) s[at.on(square)] = c.pieces[square] ?? NONE; // TAFL-004
  s[at.attacking] = c.drawsSides ? fx.below(2) : 0; // TAFL-005
  fx.emit(tell.attacks, s[at.attacking]);
  derive(c, s);
  go(s, PHASE.turn, s[at.attacking]); // TAFL-006
};
