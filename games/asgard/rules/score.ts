/** Who won: most points, and of equals whoever is earlier in turn order. */
import type { Outcome, Seat } from '@idavoll/engine';
import { placeOf } from './board.ts';
import type { Context } from './context.ts';
import { at, type Cells } from './state.ts';

/** ASG-476, ASG-477 */
export const outcome = ({ seats }: Context, s: Cells, { scores, places }: Outcome) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    scores[seat] = s[at.score(seat)];
    places[seat] = 1;
    for (let other: Seat = 0; other < seats; other++) {
      const ahead = s[at.score(other)] - s[at.score(seat)];
      if (ahead > 0 || (ahead === 0 && placeOf(s, other) < placeOf(s, seat))) places[seat]++;
    }
  }
};
