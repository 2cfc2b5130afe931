/** One match played again: whether it goes as it went, and where it parts if it does not. */
import { AUDIENCE, type Match, viewersOf } from '@idavoll/engine';
import type { Contain } from '../match/containment.ts';
import { GameFault } from '../match/containment.ts';
import { LiveMatch, type MatchStart } from '../match/live-match.ts';
import type { KeptMatch } from './source.ts';

export type Verdict =
  | { readonly agrees: true; readonly live: LiveMatch }
  /** After this many entries it is not what it was; 0 is the set-up. */
  | { readonly agrees: false; readonly entry: number; readonly how: string };

const seatsIn = (mask: number): string =>
  mask === 0
    ? 'nobody'
    : `seat ${Array.from({ length: 32 }, (_, seat) => seat)
        .filter(seat => mask & (1 << seat))
        .join(', ')}`;

const parts = (entry: number, how: string): Verdict => ({ agrees: false, entry, how });

/** The story that was kept may be shorter than the match; what it tells must be told again. */
const storyParts = ({ story }: KeptMatch, match: Match): { readonly step: number } | undefined => {
  if (story?.seq !== 'end') return undefined;
  const again = match.events(AUDIENCE);
  const { events } = story;
  const first = events.findIndex((told, i) => JSON.stringify(told) !== JSON.stringify(again[i]));
  if (first >= 0) return events[first];
  return again.length > events.length ? again[events.length] : undefined;
};

const endParts = (kept: KeptMatch, { match, seq }: LiveMatch): Verdict | undefined => {
  const told = storyParts(kept, match);
  if (told) return parts(seq, `another story is told from step ${told.step} on`);
  const outcome = match.outcome();
  if (kept.status === 'over' && !outcome) return parts(seq, 'the match was over here, and is not');
  const before = kept.story?.outcome;
  if (before && outcome && before.scores.join(' ') !== outcome.scores.join(' '))
    return parts(seq, `the scores were ${before.scores.join(' ')}, and are ${outcome.scores.join(' ')}`);
  if (before && outcome && before.places.join(' ') !== outcome.places.join(' '))
    return parts(seq, `the places were ${before.places.join(' ')}, and are ${outcome.places.join(' ')}`);
  return undefined;
};

/** Plays the entries again, entry by entry. */
export const playAgain = (start: MatchStart, kept: KeptMatch, contain: Contain): Verdict => {
  let done = 0;
  try {
    const live = new LiveMatch(start, contain);
    const wrong = (awaiting: number) =>
      live.awaiting() === awaiting
        ? undefined
        : parts(done, `${seatsIn(awaiting)} was to decide, and now ${seatsIn(live.awaiting())}`);
    const first = wrong(kept.awaiting);
    if (first) return first;
    for (const entry of kept.entries) {
      done = entry.seq;
      const played = live.act(entry, live.nth(entry.seat));
      if (!played.ok) {
        const rule = 'rule' in played.error ? ` (${played.error.rule})` : '';
        return parts(done, `"${entry.text || entry.kind}" of seat ${entry.seat}: ${played.error.code}${rule}`);
      }
      const other = wrong(entry.awaiting);
      if (other) return other;
    }
    return endParts(kept, live) ?? { agrees: true, live };
  } catch (error) {
    if (error instanceof GameFault) return parts(done, error.message);
    throw error;
  }
};

/** Whether two matches stand alike and have told everybody the same: then one can go on as the other. */
export const standAlike = ({ match: a }: LiveMatch, { match: b }: LiveMatch): boolean =>
  a.state.length === b.state.length &&
  a.state.every((cell, i) => cell === b.state[i]) &&
  viewersOf(a.game).every(viewer => JSON.stringify(a.sight(viewer)) === JSON.stringify(b.sight(viewer)));
