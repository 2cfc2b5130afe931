/** A turn: one piece moves, takes what it takes, and the other side is to move. */
import type { Effects, Phase, Seat } from '@idavoll/engine';
import { NONE } from '@idavoll/engine';
import type { Square } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { endIfOver } from '../ending.ts';
import { whyNot, writeMoves } from '../moving.ts';
import { sideAt, sideOfSeat } from '../sides.ts';
import { at, go, type State } from '../state.ts';
import { takeAround } from '../taking.ts';
import { PHASE, PIECE } from '../vocabulary.ts';

/** Notes a move that took nothing, or forgets all of them: what was taken never comes back. TAFL-054 */
const noteQuiet = (s: State, from: Square, to: Square, taken: number) => {
  if (taken === 0) {
    s[at.from(s[at.quiet])] = from;
    s[at.to(s[at.quiet])] = to;
    s[at.quiet]++;
    return;
  }
  while (s[at.quiet] > 0) {
    s[at.quiet]--;
    s[at.from(s[at.quiet])] = NONE;
    s[at.to(s[at.quiet])] = NONE;
  }
};

const playMove = (c: Context, s: State, seat: Seat, from: Square, to: Square, fx: Effects) => {
  const piece = s[at.on(from)];
  s[at.on(from)] = NONE;
  s[at.on(to)] = piece;
  if (piece === PIECE.king) s[at.king] = to;
  fx.emit(tell.moved, seat, piece, from, to);
  noteQuiet(s, from, to, takeAround(c, s, to, piece, fx));
  go(s, PHASE.turn, 1 - seat); // TAFL-006
  endIfOver(c, s, sideOfSeat(s, seat), fx);
};

export const turn: Phase<Context, State> = {
  rule: 'TAFL-010',
  // A move is one's own, even the only one that is left.
  obvious: false,
  legal: (_c, s, seat, into) => writeMoves(s, sideOfSeat(s, seat), into),
  apply: (c, s, seat, move, fx) => playMove(c, s, seat, make.move.get.from(move), make.move.get.to(move), fx),
  why: (_c, s, seat, move) => {
    const from = make.move.get.from(move);
    const to = make.move.get.to(move);
    return sideAt(s, from) === sideOfSeat(s, seat) ? whyNot(s, from, to) : 'TAFL-010';
  },
};
