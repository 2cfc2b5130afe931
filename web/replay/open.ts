/** From a record's text to a match that was checked move by move. */
import { fail, type Match, ok, type RecordError, type Result, readRecord, replayRecord } from '@idavoll/engine';
import { type LoadedGame, loadGame } from '../play/games.ts';

export interface OpenedRecord {
  readonly loaded: LoadedGame;
  readonly match: Match;
  readonly text: string;
}

export type OpenError = RecordError | { readonly code: 'no-such-game' | 'not-over' };

export const openRecord = async (text: string): Promise<Result<OpenedRecord, OpenError>> => {
  const record = readRecord(text);
  if (!record.ok) return record;
  const loaded = await loadGame(record.value.game);
  if (!loaded) return fail({ code: 'no-such-game' });
  const match = replayRecord(loaded.module, record.value);
  if (!match.ok) return match;
  if (!match.value.over) return fail({ code: 'not-over' });
  return ok({ loaded, match: match.value, text });
};
