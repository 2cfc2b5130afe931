/** What the host of a server can do to its tables and people, by the database. A server that runs is told. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { Name } from '../people/names.ts';
import { TABLE_STATUSES, type TableStatus } from '../protocol.ts';
import { retentionFrom } from '../retention/days.ts';
import { ban, bans, unban } from './bans.ts';
import { reports, settle, showReport } from './reports.ts';
import { retention } from './retention.ts';
import { MOST_LISTED, type Said, tell } from './say.ts';
import { stranded } from './stranded.ts';

type Db = Kysely<Schema>;

const STATUSES = TABLE_STATUSES.filter((status): status is Exclude<TableStatus, 'stranded'> => status !== 'stranded');

const tables = async (db: Db, wanted = 'playing'): Said => {
  const status = STATUSES.find(one => one === wanted);
  if (!status) return [`There are no tables that are "${wanted}": they are ${STATUSES.join(', ')}.`];
  const rows = await db
    .selectFrom('game_table as t')
    .innerJoin('person as p', 'p.id', 't.host')
    .select(['t.id', 't.game', 't.status', 't.created_at', 't.touched_at', 'p.name'])
    .where('t.status', '=', status)
    .orderBy('t.touched_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(
    ({ id, game, created_at, touched_at, name }) =>
      `${id}  ${game}  host ${name}  set ${created_at.toISOString()}  opened ${touched_at.toISOString()}`,
  );
};

const people = async (db: Db, part = ''): Said => {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'user_id', 'created_at', 'seen_at', 'banned_at'])
    .where('name', 'ilike', `%${part.replace(/[\\%_]/g, sign => `\\${sign}`)}%`)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(
    ({ id, name, user_id, created_at, seen_at, banned_at }) =>
      `${id}  ${name}  ${user_id === null ? 'guest' : 'account'}  since ${created_at.toISOString()}` +
      `  here ${seen_at.toISOString().slice(0, 10)}${banned_at ? '  banned' : ''}`,
  );
};

const setStatus = async (db: Db, table: string, from: 'playing' | 'closed', to: 'playing' | 'closed'): Said => {
  const query = db
    .updateTable('game_table')
    .set({ status: to, touched_at: sql<Date>`now()` })
    .where('id', '=', table)
    .where('status', '=', from);
  // Whoever knows the seed knows every shuffle to come.
  const { numUpdatedRows } = await (to === 'playing'
    ? query.where('seed', 'is not', null).where('seed_told', '=', false)
    : query
  ).executeTakeFirst();
  if (numUpdatedRows === 0n)
    return [
      to === 'playing'
        ? `${table} is no closed match, or its record was read, seed and all: it stays as it is.`
        : `${table} is no match under way: it stays as it is.`,
    ];
  await tell(db, { table });
  return [to === 'playing' ? `${table} goes on.` : `${table} is closed.`];
};

const rename = async (db: Db, person: string, said: string): Said => {
  const name = Name.safeParse(said);
  if (!name.success) return [`"${said}" is no name: 1 to 24 letters of one script, all of them visible.`];
  const query = db.updateTable('person').set({ name: name.data }).where('id', '=', person);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (numUpdatedRows === 0n) return [`There is nobody with the id ${person}.`];
  await tell(db, { person });
  return [`${person} is called ${name.data} now.`];
};

/** `progress` is told how far it has come where something takes long. */
export const runCommand = async (
  db: Db,
  [command, first, second, ...more]: readonly string[],
  progress: (line: string) => void = () => {},
): Said => {
  if (command === 'tables') return tables(db, first);
  if (command === 'people') return people(db, first);
  if (command === 'stranded') return stranded(db);
  if (command === 'close' && first) return setStatus(db, first, 'playing', 'closed');
  if (command === 'open' && first) return setStatus(db, first, 'closed', 'playing');
  if (command === 'rename' && first && second) return rename(db, first, second);
  if (command === 'ban' && first) return ban(db, first, [second ?? '', ...more].join(' ').trim());
  if (command === 'unban' && first) return unban(db, first);
  if (command === 'bans') return bans(db);
  if (command === 'reports') return reports(db, first);
  if (command === 'report' && first) return showReport(db, first);
  if (command === 'settle' && first && second) return settle(db, first, [second, ...more].join(' '));
  if (command === 'retention') return retention(db, first, retentionFrom(process.env), progress);
  return undefined;
};
