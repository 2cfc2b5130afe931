import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientMessage, TableSummary } from '../protocol.ts';
import { guest, type TestSocket } from './client.ts';
import { Fuzz } from './fuzz.ts';
import { type TestServer, testServer } from './server.ts';

const FULL = process.env.IDAVOLL_FULL === '1';
const MESSAGES = FULL ? 960_000 : 47_000;
const REQUESTS = FULL ? 40_000 : 3000;
const BATCH = 200;
const AT_ONCE = 16;
const PATIENCE = FULL ? 3_600_000 : 240_000;

let house: TestServer;
beforeAll(async () => {
  house = await testServer({ botDelay: 1_000_000 });
});
afterAll(() => house.stop());

/** A match that somebody plays in peace beside all this. */
const inPeace = async () => {
  const me = await guest(house.url, 'Peaceful');
  const seats = [{ driver: 'person' }, { driver: 'hot-seat' }];
  const { table } = await me.post('/api/tables', { game: 'mimir', seats });
  let entries = 0;
  const play = async () => {
    for (const seat of [0, 1]) {
      const socket = await me.socket();
      const { nth, offers, outcome } = await socket.watch(table, seat);
      if (outcome) return socket.close();
      if (offers.length > 0) {
        const id = `peaceful-${seat}-${nth}`;
        const answer = await socket.click({ type: 'move', table, id, seat, nth, move: offers[0].move });
        expect(answer).toMatchObject({ type: 'ack', seq: ++entries });
      }
      socket.close();
    }
  };
  return { table, play };
};

const messagesAt = (table: string, peaceful: string): ClientMessage[] => [
  { type: 'watch', table, seat: 0 },
  { type: 'watch', table: peaceful, seat: 0 },
  { type: 'watch', table, seat: null, since: 3 },
  { type: 'leave', table },
  { type: 'move', table, id: 'fuzzed-click', seat: 0, nth: 0, move: 'viking>midgard' },
  { type: 'move', table: peaceful, id: 'fuzzed-click', seat: 0, nth: 1, move: 'pass' },
  { type: 'undo', table, id: 'fuzzed-click', seat: 1, nth: 0 },
  { type: 'chat', table, id: 'fuzzed-click', text: 'Skål!' },
  { type: 'hello', build: 'one' },
  { type: 'ping' },
];

test(
  `${MESSAGES} fuzzed messages crash nothing, and a match beside them is played in peace`,
  async () => {
    const fuzz = new Fuzz(1);
    const quiet = await inPeace();
    const vandal = await guest(house.url, 'Vandal');
    const { table } = await vandal.post('/api/tables', {
      game: 'mimir',
      seats: [{ driver: 'person' }, { driver: 'hot-seat' }],
    });
    const kinds = messagesAt(table, quiet.table);
    let socket: TestSocket | undefined;
    for (let said = 0; said < MESSAGES; said += BATCH) {
      if (said % (BATCH * 20) === 0) {
        await quiet.play();
        socket?.close();
        socket = await vandal.socket();
      }
      for (let i = 0; i < BATCH; i++) socket?.sayRaw(fuzz.text(fuzz.mend(fuzz.pick(kinds))));
      await socket?.settle();
    }
    await quiet.play();
    // Nothing was even tried that the server could fail at.
    expect(house.logs.filter(log => log.includes('"level":50'))).toEqual([]);
  },
  PATIENCE,
);

test(
  `${REQUESTS} fuzzed requests are answered, none with a failure of the server`,
  async () => {
    const fuzz = new Fuzz(2);
    const vandal = await guest(house.url, 'Vandal');
    const seats = [{ driver: 'person' }, { driver: 'open' }];
    const { table } = await vandal.post('/api/tables', { game: 'mimir', seats });
    const { paths } = await vandal.get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json');
    const bodies: unknown[] = [
      { name: 'Vandal' },
      { game: 'mimir', seats, options: { difficulty: 'easy' }, public: true, spectators: true },
      { seat: 0 },
      { record: 'Idavoll-Record 1\n', pack: '{}' },
      { username: 'vandal', password: 'break the gates', code: 'AAAA-BBBB-CCCC-DDDD' },
      { who: 'abcdefghijkl', reason: 'spam', text: 'Skål!' },
    ];
    const doors = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => ({ method: method.toUpperCase(), path })),
    );
    doors.push({ method: 'POST', path: '/api/auth/sign-in/username' }, { method: 'POST', path: '/api/auth/sign-out' });
    const ids = [table, 'no-such-table', '%00', '%2e%2e', 'x'.repeat(300), '__proto__', encodeURIComponent('💥')];
    const ask = async () => {
      const { method, path } = fuzz.pick(doors);
      const body = method === 'POST' ? fuzz.text(fuzz.mend(fuzz.pick(bodies))) : undefined;
      const headers = { 'content-type': fuzz.below(20) === 0 ? 'text/plain' : 'application/json' };
      const { status } = await vandal.ask(method, path.replace('{id}', fuzz.pick(ids)), body, body ? headers : {});
      return { method, path, status, body };
    };
    for (let asked = 0; asked < REQUESTS; asked += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      // Whoever tries every door goes for good now and then.
      if (!(await vandal.get('/api/me'))) await vandal.post('/api/guest', { name: 'Vandal' });
    }
    const info = await vandal.get<TableSummary>(`/api/tables/${table}`);
    expect(info.table).toBe(table);
  },
  PATIENCE,
);
