/** Everything that the server keeps of one person, as one JSON file: written in pieces, so that nobody waits for it. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

type Db = Kysely<Schema>;

const PAGE = 50;

const accountOf = async (db: Db, person: string) => {
  const user = await db
    .selectFrom('users')
    .innerJoin('person', 'person.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.createdAt as since'])
    .where('person.id', '=', person)
    .executeTakeFirst();
  if (!user) return null;
  const { id, ...account } = user;
  const passkeys = db.selectFrom('passkeys').select(['name', 'createdAt as since']).where('userId', '=', id);
  const sessions = db
    .selectFrom('sessions')
    .select(['createdAt as since', 'expiresAt as until', 'ipAddress as address', 'userAgent as browser'])
    .where('userId', '=', id);
  const codes = await db.selectFrom('recovery_code').select('hash').where('user_id', '=', id).execute();
  return {
    ...account,
    passkeys: await passkeys.execute(),
    sessions: await sessions.execute(),
    recoveryCodes: codes.length,
  };
};

/** One's own tables with what was played at one's own seats. */
async function* tablesOf(db: Db, person: string): AsyncGenerator<object> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ table: string }>`
      select t.id as table, t.game, t.rules, t.agreement, t.status, t.created_at as since, t.host = ${person} as host,
        (select coalesce(json_agg(s.seat order by s.seat), '[]') from seat s
          where s.table_id = t.id and s.person = ${person}) as seats,
        (select coalesce(json_agg(json_build_object('seq', e.seq, 'seat', e.seat, 'kind', e.kind, 'text', e.text)
            order by e.seq), '[]')
          from entry e join seat s on s.table_id = e.table_id and s.seat = e.seat
          where e.table_id = t.id and s.person = ${person}) as played
      from game_table t
      where t.id > ${after} and t.id in (
        select id from game_table where host = ${person} union select table_id from seat where person = ${person})
      order by t.id limit ${PAGE}`.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows[rows.length - 1].table;
  }
}

async function* saidBy(db: Db, person: string): AsyncGenerator<object> {
  for (let after = '0'; ; ) {
    const rows = await db
      .selectFrom('chat')
      .select(['id', 'table_id as table', 'at', 'text'])
      .where('person', '=', person)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id: _, ...said } of rows) yield said;
    if (rows.length < PAGE) return;
    after = rows[rows.length - 1].id;
  }
}

async function* listed(items: AsyncIterable<object> | readonly object[]): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield `${before}    ${JSON.stringify(item)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

export async function* ownData(db: Db, person: string, now: Date): AsyncGenerator<string> {
  const about = await db
    .selectFrom('person')
    .select(['id', 'name', 'created_at as since', 'seen_at as seen'])
    .where('id', '=', person)
    .executeTakeFirst();
  const records = db.selectFrom('record').select(['id', 'game', 'created_at as since']).where('person', '=', person);
  const blocks = db
    .selectFrom('block')
    .innerJoin('person', 'person.id', 'block.blocked')
    .select(['person.name', 'block.created_at as since'])
    .where('block.person', '=', person);
  const reports = db
    .selectFrom('report')
    .select(['table_id as table', 'at', 'reason', 'text'])
    .where('reporter', '=', person);
  const parts: Readonly<Record<string, AsyncIterable<object> | readonly object[]>> = {
    tables: tablesOf(db, person),
    said: saidBy(db, person),
    records: await records.execute(),
    blocks: await blocks.execute(),
    reports: await reports.execute(),
  };
  yield `{\n  "idavollData": 1,\n  "at": ${JSON.stringify(now)},\n  "person": ${JSON.stringify(about)},\n`;
  yield `  "account": ${JSON.stringify(await accountOf(db, person))}`;
  for (const [name, items] of Object.entries(parts)) {
    yield `,\n  "${name}": `;
    yield* listed(items);
  }
  yield '\n}\n';
}
