/** What playouts are told of moves: so much as every beginner knows. */
import type { Move } from '@idavoll/engine';
import { moveTable } from '../rules/notation.ts';

/** By kind of move; what is not named is neither good nor bad. */
const BY_KIND: Readonly<Record<string, number>> = {
  ...{ build: 4, accept: 2, fight: 3, send: 1, disc: 3, buy: 1, stand: 1, pay: 1, give: 1, use: 1, raise: 2 },
  ...{ decline: -2, stop: -2, done: -1, giveUp: -3, pass: -2, blank: -2 },
};

/** By move. */
const HINTS = Int8Array.from({ length: moveTable.size }, (_, move) => {
  const { kind } = moveTable.decode(move);
  return BY_KIND[kind] ?? 0;
});

export const hints = {
  draws: 3,
  hint: (_c: unknown, _s: unknown, _seat: unknown, move: Move): number => HINTS[move],
};
