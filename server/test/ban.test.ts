import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { startCluster } from '../database/cluster.ts';
import { openAlone } from '../database/visit.ts';
import type { TableSummary } from '../protocol.ts';
import { bomb } from './bomb.ts';
import { guest, Visitor } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
let admin: (...command: string[]) => Promise<string | undefined>;
let leave: () => Promise<void>;
beforeAll(async () => {
  house = await testServer({ games: [bomb] });
  const db = openAlone((await startCluster(house.folder, () => {})).connection);
  admin = async (...command) => (await runCommand(db, command))?.join('\n');
  leave = () => db.destroy();
});
afterAll(async () => {
  await leave();
  await house.stop();
});

const PASSWORD = 'by the ash tree';
const account = (visitor: Visitor, door: 'sign-up/email' | 'sign-in/username', username: string) =>
  visitor.ask('POST', `/api/auth/${door}`, { username, password: PASSWORD });

const setTable = (me: Visitor, ...drivers: string[]) =>
  me.post('/api/tables', { game: 'bomb', seats: drivers.map(driver => ({ driver })), public: true });

const tableOf = (visitor: Visitor, table: string) => visitor.get<TableSummary>(`/api/tables/${table}`);

test('one who is banned is thrown out, leaves every table as one who is absent, and gets through no door', async () => {
  const [troll, other] = [await guest(house.url, 'Troll'), await guest(house.url, 'Other')];
  const own = await setTable(troll, 'person', 'open');
  const sat = await setTable(other, 'person', 'open');
  await troll.post(`/api/tables/${sat.table}/join`);
  const played = await setTable(other, 'person', 'open');
  await troll.post(`/api/tables/${played.table}/join`);
  await other.post(`/api/tables/${played.table}/start`);
  const socket = await troll.socket();
  await socket.watch(played.table, 1);
  const watching = await other.socket();
  await watching.watch(played.table, 0);

  expect(await admin('ban', troll.me.id, 'threw', 'the', 'pieces')).toContain(
    '(Troll) is banned, and has left 3 tables',
  );
  expect((await socket.next('refused')).refusal.code).toBe('banned');
  expect(await socket.closed).toBe(1008);
  await watching.next('table', ({ info }) => info.seats[1].driver === 'bot');
  expect((await tableOf(other, played.table)).seats[1]).toMatchObject({ driver: 'bot', name: 'Troll' });
  expect((await tableOf(other, own.table)).status).toBe('closed');
  expect((await tableOf(other, sat.table)).seats[1]).toMatchObject({ driver: 'open', name: null });

  const { paths } = await other.get<{ paths: Record<string, object> }>('/api/openapi.json');
  const valid = { name: 'Troll', game: 'bomb', seats: [{ driver: 'person' }], record: 'x', part: '0'.repeat(32) };
  const more = { who: 'abcdefghijkl', reason: 'spam', block: 'some-block', password: PASSWORD };
  const body = { ...valid, ...more, username: 'troll', code: 'AAAA' };
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods)) {
      const post = method === 'post' ? body : undefined;
      const response = await troll.ask(method.toUpperCase(), path.replace('{id}', played.table), post);
      expect([path, response.status, await response.json()]).toEqual([path, 403, { refusal: { code: 'banned' } }]);
    }
  await expect(troll.socket()).rejects.toThrow('403');

  expect(await admin('ban', troll.me.id)).toContain('has been banned since');
  expect(await admin('bans')).toMatch(/Troll {2}since .* {2}threw the pieces/);
  expect(await admin('people', 'Troll')).toContain('banned');
  expect(await admin('unban', troll.me.id)).toContain('may come back');
  expect(await admin('unban', troll.me.id)).toContain('is not banned');
  expect((await troll.post(`/api/tables/${played.table}/takeback`)).seats[1].driver).toBe('person');
});

test('an account that is banned cannot be entered again, nor its ban be shaken off by a further account', async () => {
  const troll = new Visitor(house.url);
  expect((await account(troll, 'sign-up/email', 'skrymir')).status).toBe(200);
  const { id } = await troll.get<{ id: string }>('/api/me');
  expect(await admin('ban', id)).toContain('The account cannot be entered.');
  const again = new Visitor(house.url);
  const refused = await account(again, 'sign-in/username', 'Skrymir');
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'ACCOUNT_BANNED' }]);
  expect(await again.get('/api/me')).toBeNull();

  const guestTroll = await guest(house.url, 'Utgard');
  await admin('ban', guestTroll.me.id);
  await account(guestTroll, 'sign-up/email', 'utgard_loki');
  expect(await guestTroll.refusal('/api/me')).toBe('banned');
  await admin('unban', id);
  expect((await account(again, 'sign-in/username', 'skrymir')).status).toBe(200);
});

test('who was banned while the server stood still is out when it comes back, and a rematch does not wait for him', async () => {
  const [troll, other] = [await guest(house.url, 'Hymir'), await guest(house.url, 'Tyr')];
  const { table } = await setTable(other, 'person', 'open');
  await troll.post(`/api/tables/${table}/join`);
  await other.post(`/api/tables/${table}/start`);
  await leave();
  const { folder } = house;
  await house.server.close();
  const cluster = await startCluster(folder, () => {});
  const db = openAlone(cluster.connection);
  const ban = (await runCommand(db, ['ban', troll.me.id]))?.join('\n');
  expect(ban).toContain('has left 1 tables');
  expect((await runCommand(db, ['ban', 'nobody-at-all']))?.join()).toContain('There is nobody with the id');
  await db.destroy();
  await cluster.stop();
  house = await testServer({ games: [bomb] }, folder);
  leave = async () => {};
  const back = other.at(house.url);
  expect(await troll.at(house.url).refusal('/api/me')).toBe('banned');
  expect((await tableOf(back, table)).seats[1].driver).toBe('bot');
  const socket = await back.socket();
  await socket.watch(table, 0);
  await socket.click({ type: 'move', table, id: 'last-click', seat: 0, nth: 0, move: 'end' });
  const { seats } = await back.post(`/api/tables/${table}/rematch`);
  expect(seats[1]).toMatchObject({ driver: 'bot', name: null });
});
