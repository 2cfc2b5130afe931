/** Who was reported, and what became of it. */
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { MOST_LISTED, type Said } from './say.ts';

type Db = Kysely<Schema>;

const MOST_LETTERS = 500;
const NUMBER = /^[1-9]\d{0,15}$/;

const select = (db: Db) =>
  db
    .selectFrom('report as r')
    .leftJoin('person as by', 'by.id', 'r.reporter')
    .select(['r.id', 'r.table_id', 'r.reporter', 'r.about', 'r.name', 'r.reason', 'r.text', 'r.said', 'r.at'])
    .select(['r.settled_at', 'r.note', 'by.name as reporter_name']);

const line = ({ id, at, reason, about, name, table_id }: Awaited<ReturnType<typeof find>> & object) =>
  `${id}  ${at.toISOString()}  ${reason}  about ${about ?? 'nobody'} (${name})  at ${table_id}`;

const find = (db: Db, id: string) => select(db).where('r.id', '=', id).executeTakeFirst();

/** Those that nobody has settled, the oldest first; or the log of all, the newest first. */
export const reports = async (db: Db, which: string | undefined): Said => {
  if (which !== undefined && which !== 'all') return undefined;
  const rows = await (which === 'all'
    ? select(db).orderBy('r.id', 'desc')
    : select(db).where('r.settled_at', 'is', null).orderBy('r.id')
  )
    .limit(MOST_LISTED)
    .execute();
  return rows.map(row => line(row) + (row.settled_at ? `  settled ${row.settled_at.toISOString()}: ${row.note}` : ''));
};

const none = (id: string) => [`There is no report ${id}: "idavoll admin reports all" lists them.`];

/** One with all that belongs to it. */
export const showReport = async (db: Db, id: string): Said => {
  const row = NUMBER.test(id) ? await find(db, id) : undefined;
  if (!row) return none(id);
  return [
    line(row),
    `  by ${row.reporter ?? 'somebody who has gone'}${row.reporter_name ? ` (${row.reporter_name})` : ''}: ${row.text}`,
    ...row.said.map(({ at, text }) => `  said ${at}: ${text}`),
    ...(row.settled_at ? [`  settled ${row.settled_at.toISOString()}: ${row.note}`] : []),
  ];
};

export const settle = async (db: Db, id: string, note: string): Said => {
  if (note.length > MOST_LETTERS) return [`A note has ${MOST_LETTERS} letters at most. Nothing was settled.`];
  const row = NUMBER.test(id) ? await find(db, id) : undefined;
  if (!row) return none(id);
  if (row.settled_at) return [`Report ${id} was settled ${row.settled_at.toISOString()}: ${row.note}`];
  await db.updateTable('report').set({ settled_at: new Date(), note }).where('id', '=', id).execute();
  return [`Report ${id} is settled.`];
};
