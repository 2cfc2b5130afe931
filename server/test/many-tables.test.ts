import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sleepingTables } from '../tables/sleepers.ts';
import { guest } from './client.ts';
import { type TestServer, testServer } from './server.ts';

const MANY = 70_000;

let house: TestServer;
beforeAll(async () => {
  house = await testServer({ botDelay: 1 });
});
afterAll(() => house.stop());

test(`a server with ${MANY} matches under way starts, wakes the bots that are to move, and lists mine by an index`, async () => {
  const me = await guest(house.url, 'Host of one');
  const many = await guest(house.url, 'Host of many');
  const seats = [{ driver: 'person' }, { driver: 'bot' }];
  const { table } = await me.post('/api/tables', { game: 'mimir', seats });
  const { db } = house.server.house.parts;
  // All like this one, but waiting for the person, as nearly all matches do.
  await sql`insert into game_table (id, game, rules, agreement, status, host, public, spectators, created_at, seed, awaiting, content)
    select 'many-' || n, game, rules, agreement, 'playing', ${many.me.id}, false, true, created_at, seed, 1, content
    from game_table, generate_series(1, ${sql.lit(MANY)}) n where id = ${table}`.execute(db);
  await sql`insert into seat (table_id, seat, driver, person, resigned)
    select 'many-' || n, s.seat, s.driver, ${many.me.id}, false from seat s, generate_series(1, ${sql.lit(MANY)}) n
    where s.table_id = ${table}`.execute(db);
  await sql`analyze`.execute(db);
  await sql`update game_table set awaiting = 2 where id in ('many-7', 'many-69999')`.execute(db);
  await sql`update game_table set awaiting = 0 where id = 'many-40000'`.execute(db);

  const found: string[] = [];
  for await (const ids of sleepingTables(db)) found.push(...ids);
  expect(found.filter(id => id.startsWith('many')).sort()).toEqual(['many-40000', 'many-69999', 'many-7']);

  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from game_table where host = ${me.me.id}
    union select table_id from seat where person = ${me.me.id}`.execute(db);
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan/);

  house = await house.restart();
  const visitor = me.at(house.url);
  expect(await visitor.get<unknown[]>('/api/tables/mine')).toHaveLength(1);
  expect(await many.at(house.url).get<unknown[]>('/api/tables/mine')).toHaveLength(60);
});
