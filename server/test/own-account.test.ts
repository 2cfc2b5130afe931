import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchStory, TableSummary } from '../protocol.ts';
import { realWorld } from '../world.ts';
import { guest, Visitor } from './client.ts';
import { playToEnd } from './player.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
let now = Date.now();
beforeAll(async () => {
  house = await testServer({ world: { ...realWorld, now: () => new Date(now) } });
});
afterAll(() => house.stop());

const PASSWORD = 'by the ash tree';
const member = async (username: string): Promise<Visitor> => {
  const visitor = new Visitor(house.url);
  await visitor.ask('POST', '/api/auth/sign-up/email', { username, password: PASSWORD });
  return visitor;
};
const signIn = async (username: string, password: string) =>
  (await new Visitor(house.url).ask('POST', '/api/auth/sign-in/username', { username, password })).status;

const HOT_SEATS = [{ driver: 'person' }, { driver: 'hot-seat' }];
const setTable = async (me: Visitor, seats: readonly object[]) =>
  (await me.post('/api/tables', { game: 'mimir', seats })).table;

interface OwnData {
  readonly person: { readonly name: string };
  readonly account: { readonly username: string; readonly sessions: readonly object[] } | null;
  readonly tables: readonly {
    readonly table: string;
    readonly seats: number[];
    readonly played: { readonly seat: number }[];
  }[];
  readonly said: readonly { readonly text: string }[];
}

test('everything that is kept of somebody comes as one file, and nothing of anybody else', async () => {
  const [me, other] = [await member('Ottar'), await guest(house.url, 'Hyndla')];
  const table = await setTable(me, [{ driver: 'person' }, { driver: 'open' }]);
  await other.post(`/api/tables/${table}/join`);
  await me.post(`/api/tables/${table}/start`);
  // Whoever begins: each is to move within a few moves.
  for (let i = 0; i < 8; i++)
    for (const [seat, who] of [me, other].entries()) {
      const socket = await who.socket();
      const { nth, offers } = await socket.watch(table, seat);
      const click = { table, id: `own-click-${seat}-${i}`, seat };
      if (offers.length > 0) await socket.click({ type: 'move', ...click, nth, move: offers[0].move });
      await socket.click({ type: 'chat', table, id: `own-chat-${seat}`, text: `I sit at ${seat}` });
      socket.close();
    }
  for (let i = 0; i < 60; i++) await setTable(me, [{ driver: 'person' }, { driver: 'open' }]);
  const response = await me.ask('GET', '/api/me/data');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const text = await response.text();
  const data = JSON.parse(text) as OwnData;
  expect(data.person.name).toBe('Ottar');
  expect(data.account).toMatchObject({ username: 'ottar', sessions: [{}] });
  expect(data.tables).toHaveLength(61);
  const known = data.tables.find(one => one.table === table);
  expect(known?.seats).toEqual([0]);
  expect(new Set(known?.played.map(({ seat }) => seat))).toEqual(new Set([0]));
  expect(data.said.map(said => said.text)).toEqual(['I sit at 0']);
  expect(text).not.toContain(other.me.id);
  expect(text).not.toContain('Hyndla');
  const theirs = (await (await other.ask('GET', '/api/me/data')).json()) as OwnData;
  expect(theirs).toMatchObject({ account: null, tables: [{ table, seats: [1] }], said: [{ text: 'I sit at 1' }] });
});

describe('going for good', () => {
  test('wants the password, is final, and leaves moves under nobody’s name', async () => {
    const [me, other] = [await member('Loki'), await guest(house.url, 'Sif')];
    const finished = await setTable(me, HOT_SEATS);
    await playToEnd(me, finished);
    const gathering = await setTable(me, [{ driver: 'person' }, { driver: 'open' }]);
    const playing = await setTable(other, [{ driver: 'person' }, { driver: 'open' }]);
    await me.post(`/api/tables/${playing}/join`);
    await other.post(`/api/tables/${playing}/start`);
    const sockets = [await other.socket(), await me.socket()];
    for (const [seat, socket] of sockets.entries()) await socket.watch(playing, seat);
    await sockets[1].click({ type: 'chat', table: playing, id: 'last-words', text: 'I was never here' });

    expect(await me.refusal('/api/me/delete', {})).toBe('wrong-password');
    expect(await me.refusal('/api/me/delete', { password: 'something else' })).toBe('wrong-password');
    expect((await me.ask('POST', '/api/me/delete', { password: PASSWORD })).status).toBe(200);
    await sockets[1].closed;
    expect(await me.get('/api/me')).toBeNull();
    expect(await signIn('loki', PASSWORD)).toBe(401);

    await sockets[0].next('table', ({ info }) => info.seats[1].resigned === true);
    const info = await other.get<TableSummary>(`/api/tables/${playing}`);
    expect(info.seats[1]).toMatchObject({ driver: 'bot', name: null, resigned: true });
    expect((await other.get<TableSummary>(`/api/tables/${gathering}`)).status).toBe('closed');
    const story = await other.get<MatchStory>(`/api/tables/${finished}/story`);
    expect(story.seats.map(({ name }) => name)).toEqual([null, null]);
    expect((await other.ask('GET', `/api/tables/${finished}/record`)).status).toBe(200);
    const late = await other.socket();
    await late.watch(playing, 0);
    expect(late.messages.find(message => message.type === 'table')).toMatchObject({ chat: [] });
    // The bot that took the seat plays on.
    const isPlayed = async () => {
      const { nth, offers } = await late.watch(playing, 0);
      const click = { table: playing, id: `next-click-${nth}`, seat: 0, nth };
      if (offers.length > 0) await late.click({ type: 'move', ...click, move: offers[0].move });
      const { db } = house.server.house.parts;
      const entries = await db.selectFrom('entry').select('seat').where('table_id', '=', playing).execute();
      return entries.some(({ seat }) => seat === 1);
    };
    await expect.poll(isPlayed, { timeout: 20_000 }).toBe(true);
    // The name is free again, and nobody's tables come with it.
    const again = await member('Loki');
    expect(await again.get('/api/tables/mine')).toEqual([]);
  });

  test('is one step for a guest, who has no password', async () => {
    const me = await guest(house.url, 'Passing');
    const table = await setTable(me, HOT_SEATS);
    expect((await me.ask('POST', '/api/me/delete', {})).status).toBe(200);
    expect(await me.get('/api/me')).toBeNull();
    expect(await me.get<TableSummary>(`/api/tables/${table}`)).toMatchObject({
      seats: [
        { driver: 'bot', name: null },
        { driver: 'bot', name: null },
      ],
    });
  });

  test('is not for those who guess: ten wrong passwords close the account for a while', async () => {
    const me = await member('Hodr');
    for (let i = 0; i < 10; i++)
      expect(await me.refusal('/api/me/delete', { password: `guess ${i}` })).toBe('wrong-password');
    expect(await me.refusal('/api/me/delete', { password: PASSWORD })).toBe('account-locked');
    expect(await signIn('hodr', PASSWORD)).toBe(429);
    now += 16 * 60_000;
    expect(await signIn('hodr', PASSWORD)).toBe(200);
  });
});

describe('recovery codes', () => {
  const recover = (username: string, code: string, password: string) =>
    new Visitor(house.url).refusal('/api/recover', { username, code, password });

  test('are shown once, kept as hashes, and each lets its owner in once with a new password', async () => {
    const me = await member('Mimir');
    expect(await me.refusal('/api/me/recovery', { password: 'something else' })).toBe('wrong-password');
    const { codes } = await me.post<{ codes: string[] }>('/api/me/recovery', { password: PASSWORD });
    expect(new Set(codes).size).toBe(10);
    const rows = await house.server.house.parts.db.selectFrom('recovery_code').selectAll().execute();
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
    expect(await me.get('/api/me/recovery')).toEqual({ left: 10 });

    expect(await recover('mimir', codes[0], 'password')).toBe('weak-password');
    const typed = codes[0].toLowerCase().replaceAll('-', ' ');
    expect(await recover('Mimir', typed, 'an eye in the well')).toBeUndefined();
    expect(await me.get('/api/me')).toBeNull();
    expect(await signIn('mimir', PASSWORD)).toBe(401);
    expect(await signIn('mimir', 'an eye in the well')).toBe(200);
    expect(await recover('mimir', codes[0], 'a second eye there')).toBe('wrong-code');
    expect(await recover('nobody', codes[1], 'a second eye there')).toBe('wrong-code');

    const back = new Visitor(house.url);
    await back.ask('POST', '/api/auth/sign-in/username', { username: 'mimir', password: 'an eye in the well' });
    expect(await back.get('/api/me/recovery')).toEqual({ left: 9 });
    await back.post('/api/me/recovery', { password: 'an eye in the well' });
    expect(await recover('mimir', codes[1], 'a second eye there')).toBe('wrong-code');
  });

  test('cannot be guessed at for long, and whoever knows the password is not kept out by those who try', async () => {
    const me = await member('Kvasir');
    const { codes } = await me.post<{ codes: string[] }>('/api/me/recovery', { password: PASSWORD });
    for (let i = 0; i < 10; i++) expect(await recover('kvasir', `AAAA-${i}`, 'mead for everyone')).toBe('wrong-code');
    expect(await recover('kvasir', codes[0], 'mead for everyone')).toBe('account-locked');
    expect(await signIn('kvasir', PASSWORD)).toBe(200);
    now += 16 * 60_000;
    expect(await recover('kvasir', codes[0], 'mead for everyone')).toBeUndefined();
  });

  test('are for accounts', async () => {
    const me = await guest(house.url, 'Guest');
    expect(await me.refusal('/api/me/recovery', { password: PASSWORD })).toBe('no-account');
    expect(await me.get('/api/me/recovery')).toEqual({ left: 0 });
  });
});
