/** What stays of a match when its rules are gone: the story as the audience was told it, and the record at the end. */
import { AUDIENCE, recordOf, writeRecord } from '@idavoll/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { standing } from '../match/standing.ts';
import type { MatchStory } from '../protocol.ts';
import { readEntries, type StoredTable, type TableRow } from './store.ts';

type Db = Kysely<Schema>;

export interface Chronicle {
  readonly seq: number;
  readonly record: string | null;
  readonly story: MatchStory;
}

/** The names are those of this moment. A match from a set position has no record. */
export const chronicleOf = ({ row, seats }: StoredTable, { match, seq }: LiveMatch): Chronicle => {
  const { events, outcome } = match.sight(AUDIENCE);
  return {
    seq,
    record: outcome && !match.setPosition ? writeRecord(match) : null,
    story: {
      game: row.game,
      rules: row.rules,
      options: row.agreement.options,
      seats: seats.map(({ driver, name }, seat) => ({ driver, name, traits: row.agreement.traits[seat] })),
      events,
      outcome,
    },
  };
};

/** A later one takes the place of an earlier one, never the other way round. */
export const keepChronicle = async (db: Db, table: string, { seq, record, story }: Chronicle): Promise<void> => {
  const values = { seq, record, story: JSON.stringify(story) };
  await db
    .insertInto('chronicle')
    .values({ table_id: table, ...values })
    .onConflict(conflict => conflict.column('table_id').doUpdateSet(values).where('chronicle.seq', '<=', seq))
    .execute();
};

/** The end of a match: status, record and story at once. */
export const keepEnd = (db: Db, table: string, chronicle: Chronicle): Promise<void> =>
  db.transaction().execute(async tx => {
    await tx.updateTable('game_table').set({ status: 'over' }).where('id', '=', table).execute();
    await keepChronicle(tx, table, chronicle);
  });

export const readChronicle = (db: Db, table: string): Promise<Chronicle | undefined> =>
  db.selectFrom('chronicle').select(['seq', 'record', 'story']).where('table_id', '=', table).executeTakeFirst();

/** The record of a match that will not go on, from its entries alone. Content of an unknown name is the game's own. */
export const recordSoFar = async (db: Db, row: TableRow): Promise<string> => {
  const { game, rules, agreement, seed } = row;
  const lots = row.lots ?? undefined;
  const [, name = 'base', version = '1'] = /^(.*) (\d+)$/.exec(row.content ?? '') ?? [];
  const pack = row.pack ?? { name, version: Number(version) };
  const steps = standing(await readEntries(db, row.id));
  return recordOf({ game, rules, pack, agreement, lots, seed: seed ?? '', steps, outcome: undefined });
};
