/** The record of a match against what this page was told and shown while it was played. */
import { type GameModule, type MatchRecord, type Pack, readRecord, replayRecord, type Viewer } from '@idavoll/engine';
import type { TableSight } from '../play/session.ts';
import type { Lie, Told } from './told.ts';

/** What of the record is not what was told at the start. */
export const liesIn = (
  { commitment, lots, seats }: Pick<MatchRecord, 'commitment' | 'lots' | 'seats'>,
  { promises, shown, ...told }: Told,
): Lie[] => {
  const held = Array.from({ length: seats }, (_, seat) => lots?.seats[seat]?.promise ?? null);
  const given = promises ?? held;
  const others = given.flatMap((promise, seat) => (promise === held[seat] ? [] : [seat]));
  const isOther = commitment !== told.commitment;
  // By what one knows a match again besides: one's own promise, or else those of the others.
  const marks = shown ? [shown.promise] : given.filter(promise => promise !== null);
  if (given.length !== seats || (isOther && marks.length > 0 && !marks.some(mark => held.includes(mark))))
    return [{ code: 'other-match' }];
  const own = shown && lots?.seats.find(lot => lot?.promise === shown.promise);
  return [
    ...(isOther ? [{ code: 'commitment' } as const] : []),
    ...others.map(seat => ({ code: 'promise', seat }) as const),
    ...(shown?.answer === 'taken' && !own?.part ? [{ code: 'dropped' } as const] : []),
  ];
};

/** The table as this page saw it. */
export interface Seen {
  readonly module: GameModule;
  readonly pack: Pack<unknown>;
  readonly viewer: Viewer;
  readonly story: TableSight['story'];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Everything: against what was told, by itself, and against what was shown. */
export const checkRecord = (text: string, told: Told, { module, pack, viewer, story }: Seen): Lie[] => {
  const record = readRecord(text);
  if (!record.ok) return [falseBy(record.error)];
  const lies = liesIn(record.value, told);
  if (lies.length > 0) return lies;
  const match = replayRecord(module, record.value, pack);
  if (!match.ok) return match.error.code === 'other-game' ? [{ code: 'other-match' }] : [falseBy(match.error)];
  return isSame(match.value.events(viewer), story) ? [] : [{ code: 'story' }];
};

const falseBy = (error: { readonly code: string; readonly line?: number }): Lie => ({
  code: 'false',
  why: error.code,
  line: error.line ?? 0,
});
