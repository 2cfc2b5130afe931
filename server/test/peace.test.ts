import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import type { Block, TableSummary } from '../protocol.ts';
import { guest, type Visitor } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await testServer({ botDelay: 1_000_000 });
});
afterAll(() => house.stop());

const admin = async (...command: string[]) => (await runCommand(house.server.house.parts.db, command))?.join('\n');

const setTable = async (me: Visitor, more: object = {}) => {
  const seats = [{ driver: 'person' }, { driver: 'open' }];
  return (await me.post('/api/tables', { game: 'mimir', seats, ...more })).table;
};
const arrive = async (me: Visitor, table: string) => {
  const socket = await me.socket();
  socket.say({ type: 'watch', table, seat: null });
  const { chat = [] } = await socket.next('table');
  return { socket, chat };
};
const whoOf = async (me: Visitor, table: string, seat: number) =>
  (await me.get<TableSummary>(`/api/tables/${table}`)).seats[seat].who;

test('one who is blocked is not heard at any table, sits at none of mine, and neither of us is shown the other’s', async () => {
  const [me, loud, other] = [
    await guest(house.url, 'Quiet'),
    await guest(house.url, 'Loud'),
    await guest(house.url, 'Other'),
  ];
  const table = await setTable(me);
  await loud.post(`/api/tables/${table}/join`);
  const mine = await arrive(me, table);
  const theirs = await arrive(loud, table);
  const bystander = await arrive(other, table);
  const say = (text: string) => theirs.socket.click({ type: 'chat', table, id: `loud-${text}`, text });
  await say('before');
  const { chat } = await mine.socket.next('chat');
  expect(chat).toMatchObject({ text: 'before', who: await whoOf(me, table, 1) });

  expect((await me.ask('POST', `/api/tables/${table}/block`, { who: chat.who })).status).toBe(200);
  await say('after');
  expect((await bystander.socket.next('chat', one => one.chat.text === 'after')).chat.name).toBe('Loud');
  await mine.socket.settle();
  expect(mine.socket.frames.join()).not.toContain('after');
  expect((await arrive(me, table)).chat).toEqual([]);
  expect((await arrive(other, table)).chat.map(({ text }) => text)).toEqual(['before', 'after']);

  const another = await setTable(me, { public: true });
  expect(await loud.refusal(`/api/tables/${another}/join`, {})).toBe('not-welcome');
  expect((await other.ask('POST', `/api/tables/${another}/join`, {})).status).toBe(200);
  const open = await setTable(me, { public: true });
  const loudly = await setTable(loud, { public: true });
  const listed = async (who: Visitor) => (await who.get<TableSummary[]>('/api/tables')).map(one => one.table);
  expect(await listed(loud)).not.toContain(open);
  expect(await listed(me)).not.toContain(loudly);
  expect(await listed(other)).toEqual(expect.arrayContaining([open, loudly]));

  const [known] = await me.get<Block[]>('/api/me/blocks');
  expect(known.name).toBe('Loud');
  await loud.post('/api/me/unblock', { block: known.block });
  expect(await me.get<Block[]>('/api/me/blocks')).toHaveLength(1);
  await me.post('/api/me/unblock', { block: known.block });
  expect(await me.get<Block[]>('/api/me/blocks')).toEqual([]);
  await say('again');
  await mine.socket.next('chat', one => one.chat.text === 'again');
});

test('what somebody is called at a table tells nothing of the same person at another', async () => {
  const me = await guest(house.url, 'Wanderer');
  const tables = [await setTable(me), await setTable(me)];
  const names = await Promise.all(tables.map(table => whoOf(me, table, 0)));
  expect(new Set(names).size).toBe(2);
  expect(names.join()).not.toContain(me.me.id);
  expect(await me.refusal(`/api/tables/${tables[0]}/block`, { who: names[0] })).toBe('no-such-person');
  const other = await guest(house.url, 'Stranger');
  expect(await other.refusal(`/api/tables/${tables[0]}/block`, { who: names[1] })).toBe('no-such-person');
});

test('a report comes with what was said, is read and settled by moderators, and stays in their log', async () => {
  const [me, loud] = [await guest(house.url, 'Reporter'), await guest(house.url, 'Shouter')];
  const table = await setTable(me);
  await loud.post(`/api/tables/${table}/join`);
  const { socket } = await arrive(loud, table);
  for (const text of ['one', 'two']) await socket.click({ type: 'chat', table, id: `shout-${text}`, text });
  const who = await whoOf(me, table, 1);
  const report = (more: object) => me.ask('POST', `/api/tables/${table}/report`, { who, ...more });
  expect((await report({ reason: 'because' })).status).toBe(400);
  expect((await report({ reason: 'insults', text: 'x'.repeat(501) })).status).toBe(400);
  expect((await report({ reason: 'spam' })).status).toBe(200);
  expect((await report({ reason: 'insults', text: 'He shouts.' })).status).toBe(200);

  const open = await admin('reports');
  expect(open?.split('\n')).toHaveLength(1);
  expect(open).toContain(`insults  about ${loud.me.id} (Shouter)  at ${table}`);
  const [id] = (open ?? '').split(' ');
  const shown = await admin('report', id);
  expect(shown).toContain(`by ${me.me.id} (Reporter): He shouts.`);
  expect(shown).toMatch(/said \S+: one\n {2}said \S+: two/);
  expect(await admin('settle', id, 'spoke', 'to', 'him')).toBe(`Report ${id} is settled.`);
  expect(await admin('settle', id, 'again')).toContain('was settled');
  expect(await admin('reports')).toBe('');
  expect(await admin('reports', 'all')).toContain('spoke to him');
  expect(await admin('report', '999')).toContain('There is no report 999');
  expect(await admin('report', 'x')).toContain('There is no report x');
  const metrics = await (await me.ask('GET', '/metrics')).text();
  expect(metrics).toContain('idavoll_reports_total{reason="insults"} 1');
  expect(metrics).toMatch(/\nidavoll_stranded_matches 0\n/);
  expect(metrics).toMatch(/\nidavoll_pool_wait_seconds_count [1-9]/);
  expect(house.logs.some(log => log.includes('somebody was reported') && !log.includes(loud.me.id))).toBe(true);
});

test('reports and blocks of one person are so many and no more', async () => {
  const me = await guest(house.url, 'Busybody');
  const loud = await guest(house.url, 'Everywhere');
  const refusals: (string | undefined)[] = [];
  for (let i = 0; i < 21; i++) {
    const table = await setTable(loud);
    const who = await whoOf(me, table, 0);
    refusals.push(await me.refusal(`/api/tables/${table}/report`, { who, reason: 'other' }));
  }
  expect(refusals.slice(0, 20).every(refusal => refusal === undefined)).toBe(true);
  expect(refusals[20]).toBe('too-many-reports');
  const { db } = house.server.house.parts;
  await sql`insert into person (id, name, user_id, created_at)
    select 'blocked-' || n, 'Blocked', null, now() from generate_series(1, 200) n`.execute(db);
  await sql`insert into block (id, person, blocked, created_at)
    select 'block-' || n, ${me.me.id}, 'blocked-' || n, now() from generate_series(1, 200) n`.execute(db);
  const table = await setTable(loud);
  const who = await whoOf(me, table, 0);
  expect(await me.refusal(`/api/tables/${table}/block`, { who })).toBe('too-many-blocks');
  await me.post('/api/me/unblock', { block: 'block-7' });
  expect(await me.refusal(`/api/tables/${table}/block`, { who })).toBeUndefined();
});
