/** One who will not come back leaves all tables at once, as whoever leaves a table does: by the database, beside a server that may run. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Before a match the seat becomes free, and without its host the table is gone; during it a bot stands in, `forGood` where
 * the seat is given up. Gives how many tables that were.
 */
export const leaveTables = async (tx: Kysely<Schema>, person: string, forGood: boolean): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    with closed as (
      update game_table set status = 'closed', touched_at = now()
      where host = ${person} and status = 'gathering' returning id
    ), freed as (
      update seat s set driver = 'open', person = null, promise = null, part = null, next_promise = null
      from game_table t where t.id = s.table_id and t.status = 'gathering' and s.person = ${person}
      returning s.table_id as id
    ), handed as (
      update seat s set driver = 'bot', resigned = s.resigned or ${forGood}
      from game_table t where t.id = s.table_id and t.status in ('drawing', 'playing') and s.person = ${person}
        and (s.driver <> 'bot' or ${forGood})
      returning s.table_id as id
    )
    select id from closed union select id from freed union select id from handed`.execute(tx);
  return rows.length;
};
