/**
 * Whether the chance of a replayed match was fair, as far as this page can say. A record always fits itself, or it would
 * not be shown; whether it is the truth, only what was told at the table can say.
 */
import type { Match } from '@idavoll/engine';
import { Alarm } from '../fair/alarm.tsx';
import { liesIn } from '../fair/check.ts';
import { Figures } from '../fair/figures.tsx';
import type { Told } from '../fair/told.ts';
import { type Key, say } from '../words.ts';

/** What this page was told at the table; 'here' where the match was played in this browser. */
export type Heard = Told | 'here' | undefined;

interface ProofProps {
  readonly match: Match;
  readonly names: readonly string[];
  readonly heard: Heard;
}

const about = (heard: Heard, fails: boolean): { readonly badge: Key; readonly text: Key } => {
  if (fails) return { badge: 'fair.badge.fails', text: 'fair.replay.fails' };
  if (heard === 'here') return { badge: 'fair.badge.itself', text: 'fair.replay.here' };
  return heard
    ? { badge: 'fair.badge.holds', text: 'fair.replay.holds' }
    : { badge: 'fair.badge.itself', text: 'fair.replay.unheard' };
};

export const Proof = ({ match, names, heard }: ProofProps) => {
  const { commitment, lots, seed, game } = match;
  const told = typeof heard === 'object' ? heard : undefined;
  const lies = told ? [...told.lies, ...liesIn({ commitment, lots, seats: game.seats }, told)] : [];
  const { badge, text } = about(heard, lies.length > 0);
  const promises = lots?.seats.map(lot => lot?.promise ?? null) ?? [];
  return (
    <>
      <Alarm lies={lies} names={names} />
      <details class="panel fair" open={lies.length > 0}>
        <summary>
          <h2>{say('fair.title')}</h2>
          <span class="badge">{say(badge)}</span>
        </summary>
        <p>{say(text)}</p>
        <Figures commitment={commitment} promises={promises} names={names} opened={{ seed, lots }} />
      </details>
    </>
  );
};
