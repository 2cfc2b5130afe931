/** From a record's text to a match that was checked move by move. */
import { fail, ok, type RecordError, type Result, readRecord } from '@idavoll/engine';
import { type LoadedGame, loadGame } from '../play/games.ts';
import { isSamePack, type PackName } from '../play/pack-name.ts';
import { findPack, type OpenPack, openPack } from '../play/packs.ts';
import { type Film, filmOf } from './frames.ts';

export interface OpenedRecord {
  readonly loaded: LoadedGame;
  readonly film: Film;
  readonly text: string;
  /** Undefined where the match was played with the game's own content. */
  readonly pack: OpenPack | undefined;
}

export type OpenError =
  | RecordError
  | { readonly code: 'no-such-game' | 'not-over' }
  | { readonly code: 'no-pack'; readonly pack: PackName; readonly loaded: LoadedGame };

/** Brings the text of the pack that a record's own source keeps, if it does. */
export type BringPack = () => Promise<string | undefined>;

const packFor = async ({ module }: LoadedGame, wanted: PackName, bring: BringPack): Promise<OpenPack | undefined> => {
  const kept = findPack(module, wanted);
  if (kept) return kept;
  const text = await bring();
  const brought = text === undefined ? undefined : openPack(module, text);
  return brought?.ok && isSamePack(brought.value, wanted) ? brought.value : undefined;
};

export const openRecord = async (
  text: string,
  bring: BringPack = async () => undefined,
): Promise<Result<OpenedRecord, OpenError>> => {
  const record = readRecord(text);
  if (!record.ok) return record;
  const loaded = await loadGame(record.value.game);
  if (!loaded) return fail({ code: 'no-such-game' });
  const wanted = record.value.pack;
  const { base } = loaded.module;
  const pack = isSamePack(wanted, base) ? undefined : await packFor(loaded, wanted, bring);
  if (!pack && !isSamePack(wanted, base)) return fail({ code: 'no-pack', pack: wanted, loaded });
  const film = filmOf(loaded.module, record.value, pack ?? base);
  if (!film.ok) return film;
  if (!film.value.match.over) return fail({ code: 'not-over' });
  return ok({ loaded, film: film.value, text, pack });
};
