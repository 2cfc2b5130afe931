/**
 * What is cleared away, a page at a time, so that nothing waits for it. Nothing that belongs to a table which gathers or
 * plays is touched. Each chore gives how much it has cleared with each page, or in a `dry` run would.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { forget } from '../people/forget.ts';

export interface ChoreSetting {
  readonly db: Kysely<Schema>;
  /** What is older than this is cleared away. */
  readonly before: Date;
  readonly now: Date;
  readonly dry: boolean;
  /** Tables that somebody has in his hands. */
  readonly isHere: (table: string) => boolean;
  readonly onForgotten: (people: readonly string[]) => Promise<void>;
}
export type Chore = (setting: ChoreSetting) => AsyncGenerator<number>;

const PAGE = 200;

export async function* guests({ db, before, dry, onForgotten }: ChoreSetting): AsyncGenerator<number> {
  for (let after = ['-infinity', '']; ; ) {
    const { rows } = await sql<{ id: string; seen: string; busy: boolean }>`
      select p.id, p.seen_at::text as seen,
        exists (select 1 from seat s join game_table t on t.id = s.table_id
          where s.person = p.id and t.status in ('gathering', 'drawing', 'playing'))
        or exists (select 1 from game_table t
          where t.host = p.id and t.status in ('gathering', 'drawing', 'playing')) as busy
      from person p
      where p.user_id is null and p.seen_at < ${before} and (p.seen_at, p.id) > (${after[0]}::timestamptz, ${after[1]})
        and p.name <> ''
      order by p.seen_at, p.id limit ${PAGE}`.execute(db);
    const ids = rows.filter(({ busy }) => !busy).map(({ id }) => id);
    if (!dry && ids.length > 0) {
      await db.transaction().execute(tx => forget(tx, ids));
      await onForgotten(ids);
    }
    if (ids.length > 0) yield ids.length;
    if (rows.length < PAGE) return;
    const { seen, id } = rows[rows.length - 1];
    after = [seen, id];
  }
}

export async function* closedTables({ db, before, dry, isHere }: ChoreSetting): AsyncGenerator<number> {
  for (let after = ['-infinity', '']; ; ) {
    const { rows } = await sql<{ id: string; touched: string }>`
      select id, touched_at::text as touched from game_table
      where status = 'closed' and touched_at < ${before} and (touched_at, id) > (${after[0]}::timestamptz, ${after[1]})
      order by touched_at, id limit ${PAGE}`.execute(db);
    const ids = rows.map(({ id }) => id).filter(id => !isHere(id));
    const gone = dry ? ids.length : await db.transaction().execute(tx => dropTables(tx, ids, before));
    if (gone > 0) yield gone;
    if (rows.length < PAGE) return;
    const { touched, id } = rows[rows.length - 1];
    after = [touched, id];
  }
}

/** Those that nobody has opened meanwhile. */
const dropTables = async (tx: Kysely<Schema>, ids: readonly string[], before: Date): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    select id from game_table where id = any(${ids}) and status = 'closed' and touched_at < ${before} for update`.execute(
    tx,
  );
  const still = rows.map(({ id }) => id);
  await sql`delete from entry where table_id = any(${still})`.execute(tx);
  await sql`delete from game_table where id = any(${still})`.execute(tx);
  return still.length;
};

export async function* chats({ db, before, dry }: ChoreSetting): AsyncGenerator<number> {
  for (let after = ['-infinity', '0']; ; ) {
    const { rows } = await sql<{ id: string; said: string; done: boolean }>`
      select c.id, c.at::text as said, t.status in ('over', 'closed') as done
      from chat c join game_table t on t.id = c.table_id
      where c.at < ${before} and (c.at, c.id) > (${after[0]}::timestamptz, ${after[1]}::bigint)
      order by c.at, c.id limit ${PAGE}`.execute(db);
    const ids = rows.filter(({ done }) => done).map(({ id }) => id);
    if (!dry && ids.length > 0) await db.deleteFrom('chat').where('id', 'in', ids).execute();
    if (ids.length > 0) yield ids.length;
    if (rows.length < PAGE) return;
    const { said, id } = rows[rows.length - 1];
    after = [said, id];
  }
}

/** Rows that nothing else hangs on: page after page, or of a dry run the whole count at once. */
async function* rowsOf(
  { db, dry }: ChoreSetting,
  table: 'sessions' | 'verifications' | 'report',
  where: RawBuilder<unknown>,
  change = sql`delete from ${sql.table(table)}`,
): AsyncGenerator<number> {
  const found = sql`from ${sql.table(table)} where ${where}`;
  if (dry) {
    const { rows } = await sql<{ many: number }>`select count(*)::integer as many ${found}`.execute(db);
    if (rows[0].many > 0) yield rows[0].many;
    return;
  }
  for (;;) {
    const done = await sql`${change} where id in (select id ${found} limit ${PAGE})`.execute(db);
    if (!done.numAffectedRows) return;
    yield Number(done.numAffectedRows);
  }
}

/** What the accounts' library keeps of those who signed in. */
export const addresses: Chore = setting =>
  rowsOf(
    setting,
    'sessions',
    sql`"createdAt" < ${setting.before} and ("ipAddress" is not null or "userAgent" is not null)`,
    sql`update sessions set "ipAddress" = null, "userAgent" = null`,
  );

/** Sessions that nobody can use any more, and questions of passkeys that nobody has answered. */
export async function* sessions(setting: ChoreSetting): AsyncGenerator<number> {
  const ended = sql`"expiresAt" < ${setting.now}`;
  yield* rowsOf(setting, 'sessions', ended);
  yield* rowsOf(setting, 'verifications', ended);
}

export const reports: Chore = setting => rowsOf(setting, 'report', sql`settled_at < ${setting.before}`);
