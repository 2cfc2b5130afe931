import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSummary } from '../protocol.ts';
import { realWorld } from '../world.ts';
import { guest } from './client.ts';
import { type TestServer, testServer } from './server.ts';

const DAY = 24 * 60 * 60 * 1000;
let now = Date.now();
let house: TestServer;
beforeAll(async () => {
  const world = { ...realWorld, now: () => new Date(now) };
  house = await testServer({ world, endAfter: 100 * DAY, idleFor: 1 });
});
afterAll(() => house.stop());

test('a match that nobody has touched ends by itself, its players are told before, and its host may open it again', async () => {
  const me = await guest(house.url, 'Sleeper');
  const seats = [{ driver: 'person' }, { driver: 'hot-seat' }];
  const set = async () => (await me.post('/api/tables', { game: 'mimir', seats })).table;
  const [left, visited] = [await set(), await set()];
  const inMemory = () => house.server.house.size;
  const list = async () => {
    const mine = await me.get<TableSummary[]>('/api/tables/mine');
    return Object.fromEntries(mine.map(({ table, status, endsAt }) => [table, { status, endsAt }]));
  };
  await expect.poll(inMemory).toBe(0);
  now += 85 * DAY;
  expect((await list())[left]).toEqual({ status: 'playing', endsAt: undefined });
  now += 5 * DAY;
  expect((await list())[left].endsAt).toBeDefined();
  await me.get(`/api/tables/${visited}`);
  await expect.poll(inMemory).toBe(0);
  await expect.poll(async () => (await list())[visited].endsAt).toBeUndefined();
  expect(await house.server.house.retire()).toBe(0);
  now += 11 * DAY;
  expect(await house.server.house.retire()).toBe(1);
  expect(await list()).toEqual({
    [left]: { status: 'closed', endsAt: undefined },
    [visited]: { status: 'playing', endsAt: undefined },
  });
  expect((await me.post(`/api/tables/${left}/reopen`)).status).toBe('playing');
});
