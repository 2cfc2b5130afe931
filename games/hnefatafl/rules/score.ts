/** TAFL-057 */
import { NONE, type Outcome, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { at, type Cells } from './state.ts';

export const outcome = (_c: Context, s: Cells, { scores, places }: Outcome) => {
  for (let seat: Seat = 0; seat < 2; seat++) {
    scores[seat] = s[at.winner] === seat ? 1 : 0;
    places[seat] = s[at.winner] === seat || s[at.winner] === NONE ? 1 : 2;
  }
};
