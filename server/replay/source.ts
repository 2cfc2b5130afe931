/** The matches of a database, a few at a time; of any release since packs were kept, whether it is up to date or not. */
import type { Agreement, Event, Seed } from '@idavoll/engine';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { MatchOutcome } from '../protocol.ts';
import type { StoredPack } from '../tables/packs.ts';
import { readEntries } from '../tables/store.ts';

export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly agreement: Agreement;
  readonly status: 'playing' | 'over';
  readonly seed: Seed;
  /** Who was to decide when the match began. */
  readonly awaiting: number;
  readonly pack: StoredPack | null;
  readonly entries: Awaited<ReturnType<typeof readEntries>>;
  /** What was kept of it; of a match under way it may be older than the last entry. */
  readonly story:
    | {
        readonly seq: 'end' | 'earlier';
        readonly events: readonly { readonly step: number; readonly event: Event }[];
        readonly outcome: MatchOutcome | null;
      }
    | undefined;
}

type Db = Kysely<Schema>;

const AT_ONCE = 100;

const has = async (db: Db, table: string): Promise<boolean> => {
  const { rows } = await sql<{ it: string | null }>`select to_regclass(${table}) as it`.execute(db);
  return rows[0].it !== null;
};

const BEGUN = ['playing', 'over'] as const;

export const countMatches = async (db: Db): Promise<number> => {
  if (!(await has(db, 'game_table'))) return 0;
  const { count } = await db
    .selectFrom('game_table')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('status', 'in', BEGUN)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const selectBatch = (db: Db, after: string) =>
  db
    .selectFrom('game_table as t')
    .leftJoin('pack as p', 'p.id', 't.pack')
    .select(['t.id', 't.game', 't.rules', 't.agreement', 't.status', 't.seed', 't.awaiting'])
    .select(['p.id as packId', 'p.name as packName', 'p.version as packVersion'])
    .where('t.status', 'in', BEGUN)
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(AT_ONCE)
    .execute();

const storiesOf = async (db: Db, ids: readonly string[]) =>
  new Map(
    (await db.selectFrom('chronicle').select(['table_id', 'seq', 'story']).where('table_id', 'in', ids).execute()).map(
      row => [row.table_id, row],
    ),
  );

export async function* matchesOf(db: Db): AsyncGenerator<KeptMatch> {
  const kept = await has(db, 'chronicle');
  for (let after = ''; ; ) {
    const rows = await selectBatch(db, after);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const stories = kept ? await storiesOf(db, ids) : new Map();
    for (const { packId, packName, packVersion, seed, status, ...row } of rows) {
      const entries = await readEntries(db, row.id);
      const found = stories.get(row.id);
      yield {
        ...row,
        status: status as KeptMatch['status'],
        seed: seed ?? '',
        pack: packId === null ? null : { id: packId, name: packName ?? '', version: packVersion ?? 0 },
        entries,
        story: found && { ...found.story, seq: found.seq === entries.length ? 'end' : 'earlier' },
      };
    }
    after = rows[rows.length - 1].id;
  }
}
