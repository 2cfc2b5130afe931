import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { StartError } from '../database/folders.ts';
import type { MatchStory, TableSummary } from '../protocol.ts';
import { retentionFrom } from '../retention/days.ts';
import { realWorld } from '../world.ts';
import { guest, Visitor } from './client.ts';
import { playToEnd } from './player.ts';
import { type TestServer, testServer } from './server.ts';

const DAY = 24 * 60 * 60 * 1000;
let now = Date.now();
let house: TestServer;
beforeAll(async () => {
  const world = { ...realWorld, now: () => new Date(now) };
  house = await testServer({ world, idleFor: 1, retention: retentionFrom({}), endAfter: 180 * DAY });
});
afterAll(() => house.stop());

const round = async () => Object.fromEntries(await house.server.caretaker.round());
const db = () => house.server.house.parts.db;
const count = async (table: string, where: string): Promise<number> => {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from ${sql.table(table)} where ${sql.raw(where)}`.execute(db());
  return rows[0].many;
};
const atRest = () => expect.poll(() => house.server.house.size).toBe(0);
const chat = async (me: Visitor, table: string, text: string) => {
  const socket = await me.socket();
  socket.say({ type: 'watch', table, seat: null });
  await socket.next('table');
  await socket.click({ type: 'chat', table, id: `chat-${text}`, text });
  socket.close();
};

test('guests, closed tables, words, addresses and sessions go when their time is over; what is under way stays whole', async () => {
  const [gone, busy] = [await guest(house.url, 'Gone'), await guest(house.url, 'Busy')];
  const passing = await guest(house.url, 'Passing');
  const seats = [{ driver: 'person' }, { driver: 'hot-seat' }];
  const set = async (me: Visitor, drivers = seats) =>
    (await me.post('/api/tables', { game: 'mimir', seats: drivers })).table;
  const [over, closed] = [await set(gone), await set(gone, [{ driver: 'person' }, { driver: 'open' }])];
  const running = await set(busy);
  await chat(gone, over, 'farewell');
  await chat(busy, running, 'still-here');
  await playToEnd(gone, over);
  await gone.post(`/api/tables/${closed}/leave`);
  const member = new Visitor(house.url);
  await member.ask('POST', '/api/auth/sign-up/email', { username: 'sigyn', password: 'holds the bowl' });
  await member.get('/api/me');
  await atRest();
  const before = await count('entry', `table_id = '${running}'`);
  expect(await count('sessions', '"ipAddress" is not null or "userAgent" is not null')).toBe(1);

  // A table that nobody opens ends by itself before it could go; whoever plays comes by now and then.
  for (let days = 0; days < 400; days += 100) {
    now += 100 * DAY;
    await busy.get(`/api/tables/${running}`);
    await atRest();
    await expect
      .poll(() => count('game_table', `id = '${running}' and touched_at < '${new Date(now).toISOString()}'`))
      .toBe(0);
    if (days > 0) continue;
    // The accounts' library has a clock of its own: this one stays signed in for a while yet.
    await sql`update sessions set "expiresAt" = ${new Date(now + 200 * DAY)}`.execute(db());
    expect(await round()).toMatchObject({
      'guests who have not been here': 0,
      'closed tables that nobody has opened': 1,
      'addresses and browsers of those who signed in': 1,
    });
    expect((await member.get<{ name: string }>('/api/me')).name).toBe('sigyn');
  }
  const wouldGo = (await runCommand(db(), ['retention']))?.join('\n');
  expect(wouldGo).toContain('Nothing was deleted.');
  const done = await round();
  expect(done).toEqual({
    'guests who have not been here': 2,
    'closed tables that nobody has opened': 0,
    'words said at finished tables': 0,
    'addresses and browsers of those who signed in': 0,
    'sessions that have ended': 1,
    'settled reports': 0,
  });
  expect(await gone.get('/api/me')).toBeNull();
  expect(await passing.get('/api/me')).toBeNull();
  expect(await count('person', `id = '${passing.me.id}'`)).toBe(0);
  expect(await count('person', `id = '${gone.me.id}' and name = ''`)).toBe(1);
  expect(await count('chat', `table_id = '${over}'`)).toBe(0);

  expect((await busy.get<{ name: string }>('/api/me')).name).toBe('Busy');
  expect(await count('entry', `table_id = '${running}'`)).toBe(before);
  expect(await count('chat', `table_id = '${running}'`)).toBe(1);
  expect(await busy.get<TableSummary>(`/api/tables/${running}`)).toMatchObject({ status: 'playing' });
  // What was played stays, under nobody's name.
  const info = await busy.get<TableSummary>(`/api/tables/${over}`);
  expect(info.seats.map(({ name }) => name)).toEqual([null, null]);
  const story = await busy.get<MatchStory>(`/api/tables/${over}/story`);
  expect(story.seats.map(({ name }) => name)).toEqual([null, null]);
  expect(story.events.length).toBeGreaterThan(20);
  expect((await busy.ask('GET', `/api/tables/${over}/record`)).status).toBe(200);
  expect((await busy.ask('GET', `/api/tables/${closed}`)).status).toBe(404);
});

test('more than one page goes, words of finished tables alone, while the table that is played on keeps its own', async () => {
  const me = await guest(house.url, 'Talker');
  const seats = [{ driver: 'person' }, { driver: 'hot-seat' }];
  const tables: string[] = [];
  for (let i = 0; i < 2; i++) tables.push((await me.post('/api/tables', { game: 'mimir', seats })).table);
  for (const table of tables)
    await sql`insert into chat (table_id, person, click, name, seat, text, at)
      select ${table}, ${me.me.id}, 'click-' || n, 'Talker', 0, 'word ' || n, ${new Date(Date.now() - 366 * DAY)}
      from generate_series(1, 450) n`.execute(db());
  await sql`update game_table set status = 'over' where id = ${tables[0]}`.execute(db());
  const dry = (await runCommand(db(), ['retention']))?.join('\n');
  expect(dry).toContain('would go: 450 words said at finished tables');
  expect(await count('chat', `person = '${me.me.id}'`)).toBe(900);
  expect(await round()).toMatchObject({ 'words said at finished tables': 450 });
  expect(await count('chat', `table_id = '${tables[1]}'`)).toBe(450);
  const lines: string[] = [];
  await sql`update game_table set status = 'over' where id = ${tables[1]}`.execute(db());
  const done = (await runCommand(db(), ['retention', '--now'], line => lines.push(line)))?.join('\n');
  expect(done).toContain('gone: 450 words said at finished tables');
  expect(lines.length).toBeGreaterThan(1);
  expect(await runCommand(db(), ['retention', '--then'])).toBeUndefined();
});

test('settings are numbers of days, or 0 for ever', () => {
  expect(retentionFrom({ GUEST_DAYS: '10', CHAT_DAYS: '0' })).toMatchObject({ guests: 10 * DAY, chats: undefined });
  for (const said of ['soon', '-1', '1e9']) expect(() => retentionFrom({ GUEST_DAYS: said })).toThrow(StartError);
});
