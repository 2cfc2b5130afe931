/** Reports of people at tables, for whoever looks after the server: with what was said, since chats are not kept for ever. */
import { ok } from '@idavoll/engine';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { NewReport } from '../protocol.ts';
import { type Answer, refuse } from '../tables/refusal.ts';

type Db = Kysely<Schema>;

const SAID = 20;
const DAY = 24 * 60 * 60 * 1000;
/** How many one person may make in a day. */
const MOST_A_DAY = 20;

interface Report extends Omit<NewReport, 'who'> {
  readonly table: string;
  readonly reporter: string;
  readonly about: string;
  readonly now: Date;
}

/** One who reports the same again before it is settled says it better: the later words stand. */
export const report = async (db: Db, { table, reporter, about, reason, text, now }: Report): Promise<Answer<null>> => {
  const { many } = await db
    .selectFrom('report')
    .select(sql<number>`count(*)::integer`.as('many'))
    .where('reporter', '=', reporter)
    .where('at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow();
  if (many >= MOST_A_DAY) return refuse('too-many-reports');
  const said = await db
    .selectFrom('chat')
    .select(['at', 'text'])
    .where('table_id', '=', table)
    .where('person', '=', about)
    .orderBy('id', 'desc')
    .limit(SAID)
    .execute();
  const { name } = await db.selectFrom('person').select('name').where('id', '=', about).executeTakeFirstOrThrow();
  const words = { reason, text, said: JSON.stringify(said.reverse()), at: now };
  await db
    .insertInto('report')
    .values({ table_id: table, reporter, about, name, ...words })
    .onConflict(conflict =>
      conflict.columns(['reporter', 'about', 'table_id']).where('settled_at', 'is', null).doUpdateSet(words),
    )
    .execute();
  return ok(null);
};

/** A guest has become part of an account: of two reports of the same, one stays. */
export const mergeReports = async (tx: Db, from: string, to: string): Promise<void> => {
  await sql`delete from report r using report o where r.settled_at is null and o.settled_at is null
    and r.table_id = o.table_id and r.id > o.id
    and (r.reporter in (${from}, ${to}) and o.reporter in (${from}, ${to}) and r.about = o.about
      or r.about in (${from}, ${to}) and o.about in (${from}, ${to}) and r.reporter = o.reporter)`.execute(tx);
  await tx.updateTable('report').set({ reporter: to }).where('reporter', '=', from).execute();
  await tx.updateTable('report').set({ about: to }).where('about', '=', from).execute();
};
