import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewTable, Person, Refused, TableSummary } from '../protocol.ts';
import { guest, Visitor } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await testServer();
});
afterAll(() => house.stop());

const seats = (...drivers: NewTable['seats'][number]['driver'][]) => drivers.map(driver => ({ driver }));
const somebody = (name: string) => guest(house.url, name);

describe('people', () => {
  test('a visitor is nobody, then a guest with a name, and keeps it', async () => {
    const visitor = new Visitor(house.url);
    expect(await visitor.get('/api/me')).toBeNull();
    const me = await visitor.post<Person>('/api/guest', { name: ' Frigg ' });
    expect(me).toMatchObject({ name: 'Frigg', guest: true });
    expect(await visitor.get('/api/me')).toEqual(me);
    expect(await visitor.post('/api/guest', { name: 'Other' })).toEqual(me);
    expect(await visitor.post('/api/me/name', { name: 'Freyja' })).toMatchObject({ id: me.id, name: 'Freyja' });
    expect(await visitor.get('/api/me')).toMatchObject({ name: 'Freyja' });
  });

  test('one who gives no name is given one', async () => {
    const me = await new Visitor(house.url).post<Person>('/api/guest');
    expect(me.name.length).toBeGreaterThan(1);
  });

  test('the cookie is out of reach of scripts and other sites', async () => {
    const response = await new Visitor(house.url).ask('POST', '/api/guest', {});
    expect(response.headers.get('set-cookie')).toMatch(/idavoll_guest=.+; HttpOnly; SameSite=Lax/);
  });

  test('an account keeps the guest’s tables; signing in elsewhere brings that guest’s along', async () => {
    const first = await somebody('Odin');
    const table = await first.post('/api/tables', { game: 'mimir', seats: seats('person', 'open') });
    const up = await first.ask('POST', '/api/auth/sign-up/email', {
      username: 'Allfather',
      password: 'ravens-two-of-them',
    });
    expect(up.status).toBe(200);
    expect(await first.get('/api/me')).toMatchObject({ id: first.me.id, name: 'Odin', guest: false });

    const second = await somebody('Wanderer');
    const other = await second.post('/api/tables', { game: 'mimir', seats: seats('person', 'bot') });
    const wrong = await second.ask('POST', '/api/auth/sign-in/username', {
      username: 'Allfather',
      password: 'wrong-password',
    });
    expect(wrong.status).toBe(401);
    const signIn = await second.ask('POST', '/api/auth/sign-in/username', {
      username: 'allfather',
      password: 'ravens-two-of-them',
    });
    expect(signIn.status).toBe(200);
    expect(await second.get('/api/me')).toMatchObject({ id: first.me.id });
    const mine = await second.get<TableSummary[]>('/api/tables/mine');
    expect(mine.map(each => each.table).sort()).toEqual([table.table, other.table].sort());
    expect((await second.get<TableSummary>(`/api/tables/${other.table}`)).seats[0].mine).toBe(true);

    await second.ask('POST', '/api/auth/sign-out', {});
    expect(await second.get('/api/me')).toBeNull();
  });

  test('a user name is given once', async () => {
    const body = { username: 'loki', password: 'not-so-secret' };
    const first = await (await somebody('A')).ask('POST', '/api/auth/sign-up/email', body);
    const second = await (await somebody('B')).ask('POST', '/api/auth/sign-up/email', body);
    expect([first.status, second.status]).toEqual([200, 400]);
  });

  test('passkeys are offered', async () => {
    const visitor = await somebody('Heimdall');
    await visitor.ask('POST', '/api/auth/sign-up/email', { username: 'heimdall', password: 'sees-everything' });
    const options = await visitor.get<{ challenge: string }>('/api/auth/passkey/generate-register-options');
    expect(options.challenge.length).toBeGreaterThan(10);
  });
});

describe('tables', () => {
  test('one click plays against bots: such a table starts at once', async () => {
    const me = await somebody('Solo');
    const table = await me.post('/api/tables', { game: 'mimir', seats: seats('person', 'bot', 'bot') });
    expect(table).toMatchObject({ status: 'playing', host: true, game: 'mimir' });
    expect(table.seats.map(({ driver, mine, name }) => ({ driver, mine, name }))).toEqual([
      { driver: 'person', mine: true, name: 'Solo' },
      { driver: 'bot', mine: false, name: null },
      { driver: 'bot', mine: false, name: null },
    ]);
    expect(table.options.difficulty).toBe('normal');
  });

  test('hot-seats are the host’s', async () => {
    const table = await (await somebody('Host')).post('/api/tables', {
      game: 'mimir',
      seats: seats('person', 'hot-seat'),
    });
    expect(table.status).toBe('playing');
    expect(table.seats.map(seat => seat.mine)).toEqual([true, true]);
  });

  test('options are checked by the game, and refused with what is allowed', async () => {
    const me = await somebody('Picky');
    const refuse = async (wish: object) => {
      const { refusal } = await me.post<Refused>('/api/tables', {
        game: 'mimir',
        seats: seats('person', 'bot'),
        ...wish,
      });
      return refusal;
    };
    expect(await refuse({ seats: seats('person') })).toEqual({ code: 'bad-seat-count', allowed: [2, 3, 4] });
    expect(await refuse({ options: { speed: 3 } })).toMatchObject({ code: 'unknown-option', option: 'speed' });
    expect(await refuse({ options: { difficulty: 'absurd' } })).toEqual({
      code: 'bad-option-value',
      option: 'difficulty',
      allowed: ['normal', 'easy'],
    });
    expect(await refuse({ game: 'chess' })).toEqual({ code: 'no-such-game' });
  });

  test('gather, join, start by the host, and only when full', async () => {
    const host = await somebody('Host');
    const friend = await somebody('Friend');
    const { table } = await host.post('/api/tables', {
      game: 'mimir',
      seats: seats('person', 'open', 'open'),
      public: true,
    });
    const at = `/api/tables/${table}`;
    const listed = async (who: Visitor) =>
      (await who.get<TableSummary[]>('/api/tables')).some(each => each.table === table);
    expect(await listed(friend)).toBe(true);
    expect(await host.refusal(`${at}/start`, {})).toBe('not-ready');
    expect(await friend.refusal(`${at}/join`, { seat: 0 })).toBe('seat-taken');
    const joined = await friend.post(`${at}/join`, { seat: 2 });
    expect(joined.seats.map(seat => seat.mine)).toEqual([false, false, true]);
    expect((await friend.post(`${at}/join`)).seats.map(seat => seat.mine)).toEqual([false, false, true]);
    expect((await friend.post(`${at}/join`, { seat: 1 })).seats.map(seat => seat.mine)).toEqual([false, true, false]);
    expect(await friend.refusal(`${at}/start`, {})).toBe('not-host');
    expect(await friend.refusal(`${at}/bot`, { seat: 2 })).toBe('not-host');
    expect((await host.post(`${at}/bot`, { seat: 2 })).seats[2].driver).toBe('bot');
    expect((await host.post(`${at}/takeback`, { seat: 2 })).seats[2].driver).toBe('open');
    await host.post(`${at}/bot`, { seat: 2 });
    expect(await listed(friend)).toBe(false);
    expect((await host.post(`${at}/start`)).status).toBe('playing');
    expect(await (await somebody('Late')).refusal(`${at}/join`, {})).toBe('table-full');
  });

  test('leaving frees a seat before the match; without its host the table is gone', async () => {
    const host = await somebody('Host');
    const friend = await somebody('Friend');
    const { table } = await host.post('/api/tables', { game: 'mimir', seats: seats('person', 'open') });
    await friend.post(`/api/tables/${table}/join`);
    expect((await friend.post(`/api/tables/${table}/leave`)).seats[1].driver).toBe('open');
    expect(await friend.refusal(`/api/tables/${table}/leave`, {})).toBe('not-your-seat');
    expect((await host.post(`/api/tables/${table}/leave`)).status).toBe('closed');
    expect(await friend.refusal(`/api/tables/${table}/join`, {})).toBe('table-closed');
  });

  test('a private table is not listed, but its link opens it', async () => {
    const host = await somebody('Host');
    const { table } = await host.post('/api/tables', { game: 'mimir', seats: seats('person', 'open') });
    expect((await host.get<TableSummary[]>('/api/tables')).some(each => each.table === table)).toBe(false);
    expect(await new Visitor(house.url).get(`/api/tables/${table}`)).toMatchObject({ table, host: false });
  });

  test('a seat goes to a bot and comes back; given up, it does not', async () => {
    const me = await somebody('Tired');
    const { table } = await me.post('/api/tables', { game: 'mimir', seats: seats('person', 'hot-seat') });
    const at = `/api/tables/${table}`;
    expect((await me.post(`${at}/bot`, { seat: 1 })).seats[1]).toMatchObject({ driver: 'bot', mine: true });
    expect((await me.post(`${at}/takeback`, { seat: 1 })).seats[1]).toMatchObject({ driver: 'person', mine: true });
    expect((await me.post(`${at}/resign`, { seat: 1 })).seats[1]).toMatchObject({
      driver: 'bot',
      mine: false,
      resigned: true,
    });
    expect(await me.refusal(`${at}/takeback`, { seat: 1 })).toBe('not-your-seat');
    expect(await (await somebody('Stranger')).refusal(`${at}/bot`, { seat: 0 })).toBe('not-your-seat');
  });

  test('my tables: where it is my turn comes first', async () => {
    const me = await somebody('Busy');
    const turn = await me.post('/api/tables', { game: 'mimir', seats: seats('person', 'hot-seat') });
    const waiting = await me.post('/api/tables', { game: 'mimir', seats: seats('person', 'open') });
    const mine = await me.get<TableSummary[]>('/api/tables/mine');
    expect(mine.map(({ table, myTurn }) => ({ table, myTurn }))).toEqual([
      { table: turn.table, myTurn: true },
      { table: waiting.table, myTurn: false },
    ]);
  });

  test('names at the table follow their people', async () => {
    const me = await somebody('Before');
    const { table } = await me.post('/api/tables', { game: 'mimir', seats: seats('person', 'open') });
    await me.post('/api/me/name', { name: 'After' });
    expect((await me.get<TableSummary>(`/api/tables/${table}`)).seats[0].name).toBe('After');
  });
});
