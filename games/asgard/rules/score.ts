/** Who won: most points, and of equals whoever is earlier in turn order. */
import type { Outcome, State } from '@idavoll/engine';
import type { Context } from './context.ts';

/** ASG-476, ASG-477 */
export const outcome = (c: Context, s: State, { scores, places }: Outcome) => {
  const { at, seats } = c;
  for (let seat = 0; seat < seats; seat++) {
    scores[seat] = s[at.score(seat)];
    places[seat] = 1;
    for (let other = 0; other < seats; other++) {
      const ahead = s[at.score(other)] - s[at.score(seat)];
      if (ahead > 0 || (ahead === 0 && c.placeOf(s, other) < c.placeOf(s, seat))) places[seat]++;
    }
  }
};
