/** Content packs on the server: checked at the door, kept once however many tables use them, read again for a match. */
import { createHash } from 'node:crypto';
import { fail, type GameModule, type Pack, readPack, writePack } from '@idavoll/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PackName } from '../protocol.ts';
import type { Parts } from './parts.ts';
import type { Answer } from './refusal.ts';

export interface StoredPack extends PackName {
  readonly id: string;
}

/** The pack of a text from outside. */
export const checkPack = (
  { contain }: Pick<Parts, 'contain'>,
  module: GameModule,
  text: string,
): Answer<Pack<unknown>> => {
  const pack = contain('reading of a pack', () => readPack(module, 'pack', text));
  if (pack.ok) return pack;
  const { path, problem } = pack.error;
  return fail({ code: 'bad-pack', path, problem });
};

/** Kept as the game reads it, without what else the text may hold. */
export const keepPack = async (db: Kysely<Schema>, module: GameModule, pack: Pack<unknown>): Promise<StoredPack> => {
  const { name, version } = pack;
  const text = writePack(module, pack);
  const id = createHash('sha256').update(text).digest('hex');
  await db
    .insertInto('pack')
    .values({ id, name, version, text })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return { id, name, version };
};

export const readPackText = async (db: Kysely<Schema>, id: string): Promise<string> =>
  (await db.selectFrom('pack').select('text').where('id', '=', id).executeTakeFirstOrThrow()).text;

/** The content of a table; undefined where the game of today refuses what it took then. */
export const packOf = async (
  parts: Pick<Parts, 'db' | 'contain'>,
  module: GameModule,
  stored: StoredPack | null,
): Promise<Pack<unknown> | undefined> => {
  if (!stored) return module.base;
  const pack = checkPack(parts, module, await readPackText(parts.db, stored.id));
  return pack.ok ? pack.value : undefined;
};
