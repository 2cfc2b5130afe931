/**
 * Matches that wait for the server itself: a bot is to move, parts of the chance are still to come, or the end was not
 * noted. Read in pages, by an index.
 */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** How many matches under way are looked at in one go. */
const PAGE = 1000;

/** The ids, a page at a time. What is found between two pages may be new: waking it twice does no harm. */
export async function* sleepingTables(db: Kysely<Schema>): AsyncGenerator<readonly string[]> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string; sleeps: boolean }>`
      select t.id, t.status = 'drawing' or now.awaiting = 0 or exists (
          select 1 from seat s
          where s.table_id = t.id and s.driver = 'bot' and now.awaiting & (1 << s.seat) <> 0) as sleeps
      from (
        select id, status, awaiting from game_table
        where status in ('drawing', 'playing') and id > ${after} order by id limit ${PAGE}) t
      cross join lateral (select coalesce(
          (select e.awaiting from entry e where e.table_id = t.id order by e.seq desc limit 1),
          t.awaiting)::integer as awaiting) now
      order by t.id`.execute(db);
    if (rows.length === 0) return;
    after = rows[rows.length - 1].id;
    yield rows.filter(({ sleeps }) => sleeps).map(({ id }) => id);
  }
}
