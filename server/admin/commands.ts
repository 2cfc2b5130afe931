/** What the host of a server can do to its tables and people, by the database. A server that runs is told. */
import { games as allGames } from '@idavoll/games';
import { type Kysely, sql } from 'kysely';
import { CHANNEL } from '../database/lock.ts';
import type { Schema } from '../database/schema.ts';
import { Name } from '../people/names.ts';
import { hasRules } from '../tables/supplies.ts';

type Db = Kysely<Schema>;
/** What to print; undefined where the command was not understood. */
type Said = Promise<readonly string[] | undefined>;

const MOST_LISTED = 200;

const tell = (db: Db, what: { readonly table: string } | { readonly person: string }) =>
  sql`select pg_notify(${CHANNEL}, ${JSON.stringify(what)})`.execute(db);

const tables = async (db: Db, status = 'playing'): Said => {
  const rows = await db
    .selectFrom('game_table as t')
    .innerJoin('person as p', 'p.id', 't.host')
    .select(['t.id', 't.game', 't.status', 't.created_at', 't.touched_at', 'p.name'])
    .where('t.status', '=', status as 'playing')
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
    .select(['id', 'name', 'user_id', 'created_at'])
    .where('name', 'ilike', `%${part.replace(/[\\%_]/g, sign => `\\${sign}`)}%`)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(
    ({ id, name, user_id, created_at }) =>
      `${id}  ${name}  ${user_id === null ? 'guest' : 'account'}  since ${created_at.toISOString()}`,
  );
};

const stranded = async (db: Db): Said => {
  const games = new Map(allGames.map(module => [module.id, module]));
  const rows = await db
    .selectFrom('game_table')
    .select(['id', 'game', 'rules', 'content', 'pack'])
    .where('status', '=', 'playing')
    .execute();
  return rows
    .filter(
      row => !hasRules(games, { ...row, pack: row.pack === null ? null : { id: row.pack, name: '', version: 0 } }),
    )
    .map(({ id, game, rules, content }) => `${id}  ${game}, rules ${rules}, content ${content ?? 'unknown'}`);
};

const setStatus = async (db: Db, table: string, from: 'playing' | 'closed', to: 'playing' | 'closed'): Said => {
  const query = db.updateTable('game_table').set({ status: to }).where('id', '=', table).where('status', '=', from);
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

export const runCommand = async (db: Db, [command, first, second]: readonly string[]): Said => {
  if (command === 'tables') return tables(db, first);
  if (command === 'people') return people(db, first);
  if (command === 'stranded') return stranded(db);
  if (command === 'close' && first) return setStatus(db, first, 'playing', 'closed');
  if (command === 'open' && first) return setStatus(db, first, 'closed', 'playing');
  if (command === 'rename' && first && second) return rename(db, first, second);
  return undefined;
};
