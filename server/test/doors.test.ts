import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Refused } from '../protocol.ts';
import { guest, Visitor } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await testServer({ limited: true, publicUrl: 'https://play.example.org' });
});
afterAll(() => house.stop());

const table = { game: 'mimir', seats: [{ driver: 'person' }, { driver: 'open' }] };

describe('HTTP', () => {
  test.each<[string, string, unknown]>([
    ['no body at all', '/api/tables', undefined],
    ['a list', '/api/tables', []],
    ['no seats', '/api/tables', { game: 'mimir', seats: [] }],
    ['nine seats', '/api/tables', { game: 'mimir', seats: Array(9).fill({ driver: 'bot' }) }],
    ['an unknown driver', '/api/tables', { game: 'mimir', seats: [{ driver: 'ghost' }] }],
    ['a number for a game', '/api/tables', { ...table, game: 7 }],
    ['an object for an option', '/api/tables', { ...table, options: { difficulty: {} } }],
    ['broken JSON', '/api/tables', '{"game":'],
    ['a number for a name', '/api/me/name', { name: 7 }],
    ['a seat that is no number', '/api/tables/abcdef/join', { seat: 'first' }],
    ['a record that is no text', '/api/records', { record: 5 }],
  ])('refuses %s', async (_what, path, body) => {
    const me = await guest(house.url, 'Tester');
    const response = await me.ask('POST', path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ refusal: { code: 'bad-message' } });
  });

  test('refuses a body that is too large, and types it does not read', async () => {
    const me = await guest(house.url, 'Tester');
    expect((await me.ask('POST', '/api/records', { record: 'x'.repeat(300_000) })).status).toBe(413);
    const form = await me.ask('POST', '/api/tables', 'game=mimir', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
  });

  test('refuses nobody where a name is needed, and what does not exist', async () => {
    const nobody = new Visitor(house.url);
    expect(await nobody.refusal('/api/tables', table)).toBe('no-guest');
    expect(await nobody.refusal('/api/tables/mine')).toBe('no-guest');
    expect(await nobody.refusal('/api/tables/no-such-table')).toBe('no-such-table');
    expect(await nobody.refusal('/api/records/no-such-record')).toBe('no-such-record');
    expect((await nobody.ask('GET', '/api/nowhere')).status).toBe(404);
    expect(await (await guest(house.url, 'Tester')).refusal('/api/records', { record: 'hello' })).toBe('not-a-record');
  });

  test('a cookie that was made up opens nothing', async () => {
    const response = await fetch(`${house.url}/api/me`, { headers: { cookie: 'idavoll_guest=made-up' } });
    expect(await response.json()).toBeNull();
  });

  test('pages of other origins may not act for their visitors', async () => {
    const me = await guest(house.url, 'Tester');
    const from = async (origin: string) => (await me.ask('POST', '/api/tables', table, { origin })).status;
    expect(await from('https://evil.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from(house.url)).toBe(200);
    expect(await from('https://play.example.org')).toBe(200);
  });

  test('headers keep the page to itself', async () => {
    const { headers } = await fetch(`${house.url}/api/docs`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('describes itself from the schemas that it checks with', async () => {
    const api = await new Visitor(house.url).get<{ paths: Record<string, Record<string, never>> }>('/api/openapi.json');
    expect(Object.keys(api.paths)).toContain('/api/tables/{id}/join');
    const { schema } = (
      api.paths['/api/tables'].post as { requestBody: { content: Record<string, { schema: never }> } }
    ).requestBody.content['application/json'];
    expect(schema).toMatchObject({ type: 'object', required: ['game', 'seats'] });
    expect(await (await fetch(`${house.url}/api/docs`)).text()).toContain('POST /api/tables/{id}/join');
  });

  test('one who asks without end is slowed down', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 700 && !statuses.has(429); i += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${house.url}/api/openapi.json`)));
      for (const answer of answers) statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([200, 429]);
    const refused = (await (await fetch(`${house.url}/api/tables`)).json()) as Refused;
    expect(refused).toEqual({ refusal: { code: 'too-fast' } });
    expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
  });
});

describe('what is slow or many', () => {
  test('a body that does not come to its end is cut off', async () => {
    const patient = await testServer({ requestTimeout: 300 });
    const line = connect(Number(new URL(patient.url).port), '127.0.0.1');
    line.on('error', () => {});
    line.write(
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999\r\n\r\n{',
    );
    const drip = setInterval(() => line.write(' '), 400);
    await once(line.resume(), 'close');
    clearInterval(drip);
    await patient.stop();
  });

  test('pages of tables come to whoever asks, without asking the database each time', async () => {
    const site = mkdtempSync(join(tmpdir(), 'idavoll-site-'));
    writeFileSync(join(site, 'index.html'), 'the page');
    const quiet = await testServer({ limited: true, site });
    const asked = vi.spyOn(quiet.server.house, 'table');
    for (let i = 0; i < 700; i += 50) {
      const ids = Array.from({ length: 50 }, (_, n) => `made-up-${i + n}`);
      const pages = await Promise.all(ids.map(id => fetch(`${quiet.url}/table/${id}`)));
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(asked.mock.calls.length).toBeLessThanOrEqual(600);
    await quiet.stop();
    rmSync(site, { recursive: true });
  });
});

describe('the socket', () => {
  test.each<[string, string | Buffer]>([
    ['no JSON', 'hello'],
    ['no message', '7'],
    ['an unknown type', '{"type":"cheat"}'],
    ['a table that is no name', '{"type":"watch","table":"../../etc","seat":0}'],
    ['a seat that cannot be', '{"type":"watch","table":"abcdef","seat":-1}'],
    ['a move without a click', '{"type":"move","table":"abcdef","seat":0,"nth":0,"move":"pass"}'],
    ['a fraction', '{"type":"undo","table":"abcdef","id":"abcdef","seat":0,"nth":0.5}'],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('refuses %s', async (_what, said) => {
    const socket = await new Visitor(house.url).socket();
    socket.sayRaw(said);
    expect(await socket.next('refused')).toMatchObject({ type: 'refused', refusal: { code: 'bad-message' } });
  });

  test('refuses a click by its own id, also where it cannot be read or comes too fast', async () => {
    const socket = await new Visitor(house.url).socket();
    socket.sayRaw('{"type":"move","table":"abcdef","id":"click-one","seat":-1}');
    expect(await socket.next('refused')).toEqual({
      type: 'refused',
      table: 'abcdef',
      id: 'click-one',
      refusal: { code: 'bad-message' },
    });
    const ids = Array.from({ length: 150 }, (_, i) => `quick-click-${i}`);
    for (const id of ids) socket.say({ type: 'undo', table: 'no-such-table', id, seat: 0, nth: 0 });
    const answered = new Map<string | null, string>();
    while (answered.size < ids.length) {
      const { table, id, refusal } = await socket.next('refused');
      expect(table).toBe('no-such-table');
      answered.set(id, refusal.code);
    }
    expect([...answered.keys()].sort()).toEqual([...ids].sort());
    expect(new Set(answered.values())).toEqual(new Set(['no-such-table', 'too-fast']));
  });

  test('counts what costs more for more', async () => {
    const socket = await new Visitor(house.url).socket();
    for (let i = 0; i < 40; i++) socket.say({ type: 'watch', table: 'no-such-table', seat: null });
    for (let i = 0; i < 40; i++) await socket.next('refused');
    const codes = socket.messages.flatMap(message => (message.type === 'refused' ? [message.refusal.code] : []));
    expect(codes.filter(code => code === 'too-fast').length).toBeGreaterThan(10);
  });

  test('ends with one who sends too much at once', async () => {
    const socket = await new Visitor(house.url).socket();
    socket.sayRaw('x'.repeat(5000));
    await socket.closed;
    expect(socket.frames).toEqual([]);
  });

  test('slows down one who talks without pause, and in the end hangs up', async () => {
    const socket = await new Visitor(house.url).socket();
    for (let i = 0; i < 600; i++) socket.say({ type: 'ping' });
    await socket.closed;
    expect(socket.messages[0]).toEqual({ type: 'pong' });
    expect(socket.messages.at(-1)).toMatchObject({ type: 'refused', refusal: { code: 'too-fast' } });
  });

  test('opens for its own page alone', async () => {
    const visitor = new Visitor(house.url);
    await expect(visitor.socket({ origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(visitor.socket({ origin: house.url.replace('http', 'http') })).resolves.toBeDefined();
    await expect(visitor.socket({ origin: 'https://play.example.org' })).resolves.toBeDefined();
  });
});
