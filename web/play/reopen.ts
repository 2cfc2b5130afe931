/** From a match to what is kept of it, and back: only where one is played, since it takes all of the engine. */
import { type GameModule, type Match, type Pack, readRecord, replayRecord, writeRecord } from '@idavoll/engine';
import type { SavedMatch } from './saved.ts';

export const saveOf = (match: Match, about: Pick<SavedMatch, 'id' | 'seats' | 'startedAt' | 'pack'>): SavedMatch => ({
  ...about,
  game: match.module.id,
  touchedAt: new Date().toISOString(),
  over: match.over,
  myTurn: about.seats.some((seat, i) => seat.driver !== 'bot' && (match.awaiting & (1 << i)) !== 0),
  record: writeRecord(match),
});

/** The match as it stood; undefined where the record no longer fits the rules of today, or another pack. */
export const matchOf = (
  module: GameModule,
  saved: SavedMatch,
  pack: Pack<unknown> = module.base,
): Match | undefined => {
  const record = readRecord(saved.record);
  if (!record.ok) return undefined;
  const match = replayRecord(module, record.value, pack);
  return match.ok ? match.value : undefined;
};
