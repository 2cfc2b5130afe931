import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest } from './client.ts';
import { type TestServer, testServer } from './server.ts';

const site = mkdtempSync(join(tmpdir(), 'idavoll-site-'));
let house: TestServer;
beforeAll(async () => {
  mkdirSync(join(site, 'table'));
  writeFileSync(join(site, 'index.html'), 'any page');
  writeFileSync(join(site, 'table', 'mimir.html'), 'a table of mimir');
  house = await testServer({ site });
});
afterAll(async () => {
  await house.stop();
  rmSync(site, { recursive: true });
});

const pageAt = async (path: string) => (await fetch(house.url + path)).text();
const tableOf = async (game: string): Promise<string> => {
  const host = await guest(house.url, 'Host');
  const seats = [{ driver: 'person' }, { driver: 'open' }];
  return (await host.post('/api/tables', { game, seats })).table;
};

test('the page at a table’s link is the one with the hints of its game', async () => {
  expect(await pageAt(`/table/${await tableOf('mimir')}`)).toBe('a table of mimir');
});

test('without hints, without such a table and anywhere else it is the same page for all', async () => {
  expect(await pageAt(`/table/${await tableOf('saga')}`)).toBe('any page');
  for (const path of ['/', '/table/no-such-table', '/table/', '/table/a/b', '/table/%00', '/settings'])
    expect(await pageAt(path)).toBe('any page');
});

test('its tag is its own, so that no browser takes one for the other', async () => {
  const [table, home] = await Promise.all([fetch(`${house.url}/table/${await tableOf('mimir')}`), fetch(house.url)]);
  expect(table.headers.get('etag')).not.toBe(home.headers.get('etag'));
});
