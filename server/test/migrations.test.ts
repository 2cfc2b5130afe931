import { createHash } from 'node:crypto';
import { Match, seedFrom } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { agreed } from '../../engine/test/table.ts';
import { startCluster } from '../database/cluster.ts';
import { MIGRATION_NAMES, migrate } from '../database/migrations.ts';
import type { Schema } from '../database/schema.ts';
import type { TableSummary } from '../protocol.ts';
import { Visitor } from './client.ts';
import { makeDataFolder } from './folder.ts';
import { type TestServer, testServer } from './server.ts';

const TOKEN = 'a-token-from-long-ago';
const PLAYED = 5;

let house: TestServer | undefined;
afterEach(() => house?.stop());

/** A match under way and one guest, as the first release with tables wrote them down. */
const writeData = async (db: Kysely<Schema>): Promise<void> => {
  const match = new Match({ module: mimir, agreement: agreed(mimir, { seats: 2 }), seed: seedFrom('old'), rules: 1 });
  const hash = createHash('sha256').update(TOKEN).digest('base64url');
  await sql`insert into person (id, name, user_id, created_at) values ('old-person', 'Askr', null, now())`.execute(db);
  await sql`insert into guest (token_hash, person) values (${hash}, 'old-person')`.execute(db);
  await sql`insert into game_table
      (id, game, rules, agreement, status, host, public, spectators, created_at, seed, awaiting, rematch)
    values ('old-table', 'mimir', 1, ${JSON.stringify(match.agreement)}, 'playing', 'old-person', true, true, now(),
      ${match.seed}, ${match.awaiting}, null)`.execute(db);
  await sql`insert into seat (table_id, seat, driver, person, resigned) values
    ('old-table', 0, 'person', 'old-person', false), ('old-table', 1, 'hot-seat', 'old-person', false)`.execute(db);
  for (let seq = 1; seq <= PLAYED; seq++) {
    const seat = 31 - Math.clz32(match.awaiting & -match.awaiting);
    const [text] = match.notations(seat);
    match.submit(seat, match.nth(seat), text);
    await sql`insert into entry (table_id, seq, seat, kind, text, click, awaiting)
      values ('old-table', ${seq}, ${seat}, 'move', ${text}, ${`old-click-${seq}`}, ${match.awaiting})`.execute(db);
  }
  await sql`insert into chat (table_id, person, click, name, seat, text, at)
    values ('old-table', 'old-person', 'old-chat', 'Askr', 0, 'Skål!', now())`.execute(db);
};

const WITH_TABLES = MIGRATION_NAMES.slice(MIGRATION_NAMES.indexOf('003-tables'));

test('from the data of every schema that there was, a match goes on', async () => {
  expect(WITH_TABLES.length).toBeGreaterThan(2);
  const folder = makeDataFolder();
  const cluster = await startCluster(folder, () => {});
  const own = cluster.connection;
  const at = (database: string) => ({ ...own, database });
  const open = (database: string) => {
    const pool = new pg.Pool({ ...at(database), max: 1 });
    pool.on('error', () => {});
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  };
  const root = open('postgres');
  for (const [i, name] of WITH_TABLES.entries()) {
    await sql.raw(`create database old_${i}`).execute(root);
    const db = open(`old_${i}`);
    await migrate(db, name);
    await writeData(db);
    await db.destroy();
    const databaseUrl = `postgresql://${own.user}:${own.password}@/old_${i}?host=${encodeURIComponent(own.host!)}&port=${own.port}`;
    house = await testServer({ databaseUrl });
    const me = new Visitor(house.url);
    const headers = { cookie: `idavoll_guest=${encodeURIComponent(TOKEN)}` };
    const mine = (await (await me.ask('GET', '/api/tables/mine', undefined, headers)).json()) as TableSummary[];
    expect(mine.map(({ table, status }) => ({ table, status }))).toEqual([{ table: 'old-table', status: 'playing' }]);
    for (const seat of [0, 1]) {
      const socket = await me.socket(headers);
      const { seq, nth, offers } = await socket.watch('old-table', seat);
      const welcome = socket.messages.find(message => message.type === 'table');
      expect(welcome).toMatchObject({ chat: [{ text: 'Skål!' }] });
      if (offers.length === 0) continue;
      expect(seq).toBe(PLAYED);
      const click = { type: 'move' as const, table: 'old-table', id: 'new-click', seat, nth, move: offers[0].move };
      expect(await socket.click(click)).toMatchObject({ type: 'ack', seq: PLAYED + 1 });
      break;
    }
    await house.stop();
    house = undefined;
  }
  await root.destroy();
  await cluster.stop();
});
