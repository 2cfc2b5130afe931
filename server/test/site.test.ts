import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepAssets } from '../http/earlier.ts';
import { guest } from './client.ts';
import { type TestServer, testServer } from './server.ts';

const site = mkdtempSync(join(tmpdir(), 'idavoll-site-'));
let house: TestServer;
beforeAll(async () => {
  mkdirSync(join(site, 'table'));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'assets', 'lobby-a1.js'), 'the old lobby');
  writeFileSync(join(site, 'index.html'), 'any page');
  writeFileSync(join(site, 'table', 'mimir.html'), 'a table of mimir');
  house = await testServer({ site });
});
const next = mkdtempSync(join(tmpdir(), 'idavoll-next-'));
afterAll(async () => {
  await house.stop();
  rmSync(next, { recursive: true });
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

test('a page that was open while the server was renewed finds its scripts, and learns that there is a newer one', async () => {
  mkdirSync(join(next, 'assets'));
  writeFileSync(join(next, 'assets', 'lobby-b2.js'), 'the new lobby');
  writeFileSync(join(next, 'index.html'), '<html><head><meta name="build" content="b2b2b2"></head></html>');
  house = await house.restart({ site: next });
  const old = await fetch(`${house.url}/assets/lobby-a1.js`);
  expect(await old.text()).toBe('the old lobby');
  expect(old.headers.get('content-type')).toContain('javascript');
  expect(old.headers.get('cache-control')).toContain('immutable');
  expect(await pageAt('/assets/lobby-b2.js')).toBe('the new lobby');
  for (const path of ['/assets/lobby-c3.js', '/assets/..%2Fpostgres.password'])
    expect((await fetch(house.url + path)).status, path).toBe(404);

  const socket = await (await guest(house.url, 'Patient')).socket();
  socket.say({ type: 'hello', build: 'a1a1a1' });
  expect(await socket.next('hello')).toEqual({ type: 'hello', build: 'b2b2b2' });
});

test('files that no build has had for long are removed', () => {
  const kept = join(house.folder, 'assets');
  const day = 24 * 60 * 60 * 1000;
  keepAssets(next, kept, new Date(Date.now() + 20 * day));
  expect(readdirSync(kept).sort()).toEqual(['lobby-a1.js', 'lobby-b2.js']);
  keepAssets(next, kept, new Date(Date.now() + 40 * day));
  expect(readdirSync(kept)).toEqual(['lobby-b2.js']);
});
