import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { startCluster } from '../database/cluster.ts';
import { migrate, requireUpToDate } from '../database/migrations.ts';
import { openAlone } from '../database/visit.ts';
import { guest } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
let admin: (...command: string[]) => Promise<string | undefined>;
let leave: () => Promise<void>;
beforeAll(async () => {
  house = await testServer();
  const db = openAlone((await startCluster(house.folder, () => {})).connection);
  admin = async (...command) => (await runCommand(db, command))?.join('\n');
  leave = () => db.destroy();
});
afterAll(async () => {
  await leave();
  await house.stop();
});

test('the host closes a match and opens it again while people sit there, and renames one of them', async () => {
  const me = await guest(house.url, 'Askr');
  const seats = [{ driver: 'person' }, { driver: 'hot-seat' }];
  const { table } = await me.post('/api/tables', { game: 'mimir', seats });
  const sockets = [await me.socket(), await me.socket()];
  const positions = [await sockets[0].watch(table, 0), await sockets[1].watch(table, 1)];
  const seat = positions.findIndex(({ offers }) => offers.length > 0);
  const { nth, offers } = positions[seat];
  const click = (id: string) => sockets[seat].click({ type: 'move', table, id, seat, nth, move: offers[0].move });

  expect(await admin('tables')).toContain(`${table}  mimir  host Askr`);
  expect(await admin('people', 'sk')).toContain(`${me.me.id}  Askr  guest`);
  expect(await admin('people', '%')).toBe('');
  expect(await admin('stranded')).toBe('');
  expect(await admin('close', table)).toBe(`${table} is closed.`);
  await sockets[seat].next('closed');
  expect(await click('too-late-click')).toMatchObject({ refusal: { code: 'table-closed' } });
  expect(await admin('close', table)).toContain('stays as it is');
  expect(await admin('open', table)).toBe(`${table} goes on.`);
  await sockets[seat].next('table', ({ info }) => info.status === 'playing');
  expect(await click('in-time-click')).toMatchObject({ type: 'ack', seq: 1 });

  expect(await admin('rename', me.me.id, 'Embla')).toBe(`${me.me.id} is called Embla now.`);
  await sockets[seat].next('table', ({ info }) => info.seats[0].name === 'Embla');
  expect(await admin('rename', me.me.id, '\u202e')).toContain('is no name');
  expect(await admin('rename', 'nobody', 'Embla')).toContain('There is nobody');

  await admin('close', table);
  await sockets[seat].next('closed');
  await me.ask('GET', `/api/tables/${table}/record`);
  expect(await admin('open', table)).toContain('its record was read');
  expect(await admin('what')).toBeUndefined();
});

test('matches that this release has no rules for are listed by kind and counted, and a status that there is not is named', async () => {
  const me = await guest(house.url, 'Embla');
  const seats = [{ driver: 'person' }, { driver: 'hot-seat' }];
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) tables.push((await me.post('/api/tables', { game: 'mimir', seats })).table);
  const { db } = house.server.house.parts;
  await db.updateTable('game_table').set({ rules: 99 }).where('id', 'in', tables.slice(0, 2)).execute();
  await db.updateTable('game_table').set({ game: 'chess' }).where('id', '=', tables[2]).execute();
  const lines = (await admin('stranded'))?.split('\n') ?? [];
  expect(lines[0]).toMatch(/^1 of chess, rules \d+, content base 1:$/);
  expect(lines[1]).toContain(`  ${tables[2]}  opened `);
  expect(lines[2]).toMatch(/^2 of mimir, rules 99, content base 1:$/);
  expect(lines).toHaveLength(5);
  await house.server.caretaker.count();
  expect(await (await me.ask('GET', '/metrics')).text()).toContain('\nidavoll_stranded_matches 3\n');
  expect(await admin('tables', 'stranded')).toContain('they are gathering, drawing, playing, over, closed');
});

test('a database that no server of this release has opened is left alone, and it is said why', async () => {
  const cluster = await startCluster(house.folder, () => {});
  const { db: own } = house.server.house.parts;
  await sql`create database untouched`.execute(own);
  const empty = openAlone({ ...cluster.connection, database: 'untouched' });
  await expect(requireUpToDate(empty)).rejects.toThrow('Start the server of this one first');
  await migrate(empty);
  await requireUpToDate(empty);
  await sql`insert into kysely_migration values ('999-of-tomorrow', '')`.execute(empty);
  await expect(requireUpToDate(empty)).rejects.toThrow('a newer release');
  await empty.destroy();
});
