import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewTable } from '../protocol.ts';
import { guest, type Visitor } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
/** The same, where visitors are limited. */
let strict: TestServer;
beforeAll(async () => {
  // Nobody moves here but the test.
  house = await testServer({ botDelay: 1_000_000 });
  strict = await testServer({ botDelay: 1_000_000, limited: true });
});
afterAll(async () => {
  await house.stop();
  await strict.stop();
});

const setTable = (me: Visitor, ...drivers: NewTable['seats'][number]['driver'][]) =>
  me.post<{ table?: string; refusal?: { code: string } }>('/api/tables', {
    game: 'mimir',
    seats: drivers.map(driver => ({ driver })),
  });

describe('tables of one person', () => {
  test('are so many and no more; when one is given up there is room for another', async () => {
    const me = await guest(strict.url, 'Hoarder');
    const tables: string[] = [];
    for (let i = 0; i < 60; i++) tables.push((await setTable(me, 'person', 'open')).table!);
    expect((await setTable(me, 'person', 'open')).refusal).toEqual({ code: 'too-many-tables' });
    await me.post(`/api/tables/${tables[0]}/leave`);
    expect((await setTable(me, 'person', 'bot')).table).toBeDefined();
    expect((await setTable(me, 'person', 'open')).refusal).toEqual({ code: 'too-many-tables' });
    const metrics = await (await me.ask('GET', '/metrics')).text();
    expect(metrics).toContain('\nidavoll_refusals_total{code="too-many-tables"} 2\n');
    expect(metrics).toMatch(/\nidavoll_(entries|pool|bots)_waiting \d+\n/);
  });

  test('at which only bots sit are fewer', async () => {
    const me = await guest(strict.url, 'Puppeteer');
    for (let i = 0; i < 3; i++) expect((await setTable(me, 'bot', 'bot')).table).toBeDefined();
    expect((await setTable(me, 'bot', 'bot', 'bot')).refusal).toEqual({ code: 'too-many-tables' });
    expect((await setTable(me, 'person', 'bot')).table).toBeDefined();
  });
});

test('a table that its host closed before the match is gone for its guests too', async () => {
  const [host, other] = [await guest(house.url, 'Host'), await guest(house.url, 'Guest')];
  const { table } = await setTable(host, 'person', 'open', 'open');
  await other.post(`/api/tables/${table}/join`);
  await host.post(`/api/tables/${table}/leave`);
  expect(await other.refusal(`/api/tables/${table}/rematch`, {})).toBe('table-closed');
  expect(await other.get(`/api/tables/mine`)).toHaveLength(1);
});

test('taking back and playing again ends somewhere, and the match goes on from there', async () => {
  const me = await guest(house.url, 'Doubter');
  const { table } = await setTable(me, 'person', 'hot-seat');
  const sockets = [await me.socket(), await me.socket()];
  const positions = [await sockets[0].watch(table!, 0), await sockets[1].watch(table!, 1)];
  const seat = positions.findIndex(({ offers }) => offers.some(({ final }) => !final));
  expect(seat).toBeGreaterThanOrEqual(0);
  const { move } = positions[seat].offers.find(({ final }) => !final)!;
  const click = (kind: 'move' | 'undo', nth: number) =>
    sockets[seat].click({
      table: table!,
      id: `${kind}-click-${nth}`,
      seat,
      nth,
      ...(kind === 'move' ? { type: 'move', move } : { type: 'undo' }),
    });
  let nth = 0;
  let refused: string | undefined;
  while (refused === undefined && nth < 2000) {
    expect((await click('move', nth++)).type).toBe('ack');
    const undone = await click('undo', nth);
    if (undone.type === 'ack') nth++;
    else refused = undone.refusal.code;
  }
  expect(refused).toBe('no-more-undos');
  const entries = await house.server.house.parts.db
    .selectFrom('entry')
    .select('seq')
    .where('table_id', '=', table!)
    .execute();
  expect(entries.length).toBe(nth);
  expect(nth).toBeLessThan(700);
});
