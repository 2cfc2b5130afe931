import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person, TableSummary } from '../protocol.ts';
import { realWorld } from '../world.ts';
import { guest, Visitor } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
let now = Date.now();
beforeAll(async () => {
  house = await testServer({ world: { ...realWorld, now: () => new Date(now) } });
});
afterAll(() => house.stop());

const NUL = '\0';

describe('names', () => {
  test.each<[string, string]>([
    ['a NUL', `As${NUL}kr`],
    ['nothing to see', '\u200b\u200b'],
    ['a blank that is a letter', '\u3164'],
    ['an order to write the other way', 'Askr\u202eoiD'],
    ['an invisible joiner', 'As\u2060kr'],
    ['a line of its own', 'Askr\u2028Embla'],
    ['letters of two scripts that look alike', 'Аskr'],
    ['marks piled up', `A${'\u0301'.repeat(12)}skr`],
    ['no letter', '!!!'],
    ['25 letters', 'x'.repeat(25)],
    ['200,000 letters', 'x'.repeat(200_000)],
  ])('%s is refused as a name', async (_what, name) => {
    const me = await guest(house.url, 'Tester');
    expect(await me.refusal('/api/me/name', { name })).toBe('bad-name');
    expect((await new Visitor(house.url).ask('POST', '/api/guest', { name })).status).toBe(400);
  });

  test.each([
    ['Þórr Óðinsson', 'Þórr Óðinsson'],
    ['  Åse   Bjørk ', 'Åse Bjørk'],
    ['Ａｓｋｒ', 'Askr'],
    ['Аскр', 'Аскр'],
    ['أسكر', 'أسكر'],
    ['明日香', '明日香'],
    ['O’Neill-Ðag', 'O’Neill-Ðag'],
  ])('%s is a name: %s', async (said, name) => {
    expect((await new Visitor(house.url).post<Person>('/api/guest', { name: said })).name).toBe(name);
  });
});

describe('what the database cannot keep', () => {
  test.each(['/api/tables/%00', '/api/tables/abcdef%00/story', '/api/records/%00', `/api/records/${'x'.repeat(99)}`])(
    'GET %s is not there',
    async path => {
      expect((await new Visitor(house.url).ask('GET', path)).status).toBe(404);
    },
  );

  test('a NUL in a chat or an account is refused, not tried', async () => {
    const me = await guest(house.url, 'Tester');
    const { table } = await me.post('/api/tables', {
      game: 'mimir',
      seats: [{ driver: 'person' }, { driver: 'open' }],
    });
    const socket = await me.socket();
    socket.say({ type: 'watch', table, seat: null });
    await socket.next('table');
    expect(await socket.click({ type: 'chat', table, id: 'nul-click', text: `a${NUL}b` })).toMatchObject({
      refusal: { code: 'bad-message' },
    });
    const up = await me.ask('POST', '/api/auth/sign-up/email', { username: `a${NUL}b`, password: 'by the ash tree' });
    expect(up.status).toBe(400);
  });
});

describe('accounts', () => {
  const signUp = (visitor: Visitor, body: object) => visitor.ask('POST', '/api/auth/sign-up/email', body);
  const signIn = (visitor: Visitor, username: string, password: string) =>
    visitor.ask('POST', '/api/auth/sign-in/username', { username, password });

  test('are called what they sign in as, whatever else is sent', async () => {
    const visitor = new Visitor(house.url);
    const body = {
      username: 'Freyja',
      password: 'cats and a cloak',
      name: 'x'.repeat(200_000),
      image: 'x'.repeat(1000),
    };
    expect((await signUp(visitor, body)).status).toBe(200);
    expect((await visitor.get<Person>('/api/me')).name).toBe('Freyja');
    const seats = [{ driver: 'person' }, { driver: 'open' }];
    await visitor.post('/api/tables', { game: 'mimir', seats, public: true });
    const lobby = await visitor.get<TableSummary[]>('/api/tables');
    expect(JSON.stringify(lobby).length).toBeLessThan(10_000);
    expect((await visitor.ask('POST', '/api/auth/update-user', { name: 'x'.repeat(200_000) })).status).toBe(404);
  });

  test.each(['password', 'Password123', '12345678', 'aaaaaaaaaa', 'skadi123', 'Skadiskadi'])(
    'take no password as easy to guess as %s',
    async password => {
      const refused = await signUp(new Visitor(house.url), { username: 'Skadi', password });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
    },
  );

  test('are closed for a while to one who guesses, wherever from, and for nobody else', async () => {
    const owner = new Visitor(house.url);
    await signUp(owner, { username: 'Njord', password: 'ships and seals' });
    await signUp(new Visitor(house.url), { username: 'Nanna', password: 'ships and seals' });
    for (let i = 0; i < 10; i++) expect((await signIn(new Visitor(house.url), 'njord', `guess ${i}`)).status).toBe(401);
    const locked = await signIn(new Visitor(house.url), 'Njord', 'ships and seals');
    expect(locked.status).toBe(429);
    expect(await locked.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect((await signIn(new Visitor(house.url), 'Nanna', 'ships and seals')).status).toBe(200);
    expect((await owner.get<Person>('/api/me')).name).toBe('Njord');
    now += 16 * 60_000;
    expect((await signIn(new Visitor(house.url), 'Njord', 'ships and seals')).status).toBe(200);
  });
});
