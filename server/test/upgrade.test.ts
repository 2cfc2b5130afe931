/** The server is killed under one version of a game and started under the next, with people at its tables. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameModule, type Match, readRecord, replayRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Socket, type Wire } from '../../web/online/socket.ts';
import type { MatchStory, ServerMessage, TableSummary } from '../protocol.ts';
import { guest, type Visitor } from './client.ts';
import { makeDataFolder, removeDataFolder } from './folder.ts';
import { playToEnd, TestPlayer } from './player.ts';
import { RENEWABLE, type ServerProcess, startProcess } from './process.ts';
import { revise } from './revised.mjs';

const PATIENCE = 300_000;
const revised = revise(mimir as GameModule);

const folders: string[] = [];
const running: ServerProcess[] = [];
let page: Socket | undefined;
const start = async (...how: Parameters<typeof startProcess>) => {
  const server = await startProcess(...how);
  running.push(server);
  return server;
};
afterEach(async () => {
  page?.close();
  for (const server of running.splice(0)) if (server.child.exitCode === null) server.child.kill('SIGKILL');
  const [data, ...others] = folders.splice(0);
  await removeDataFolder(data);
  for (const folder of others) rmSync(folder, { recursive: true });
});

/** A page built under this name, with one script. */
const siteOf = (build: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'idavoll-site-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', `page-${build}.js`), `script of ${build}`);
  writeFileSync(join(folder, 'index.html'), `<head><meta name="build" content="${build}"></head>`);
  return folder;
};

/** Both servers listen where the page looks for them. */
const freePort = () =>
  new Promise<string>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)));
    });
  });

/** The page's own socket, as it comes back by itself. */
const openPage = (me: Visitor, build: string) => {
  const heard: ServerMessage[] = [];
  page = new Socket({
    open: () =>
      new WebSocket(`${me.url.replace('http', 'ws')}/ws`, { headers: { cookie: me.cookie } }).on(
        'error',
        () => {},
      ) as unknown as Wire,
    build,
    heard: message => heard.push(message),
    changed: () => {},
    backoff: () => 50,
  });
  const until = async <T>(find: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  };
  const position = () => heard.findLast(message => message.type === 'position')?.position;
  return { page, heard, until, position };
};

const recordAt = async (me: Visitor, table: string): Promise<string> =>
  (await me.ask('GET', `/api/tables/${table}/record`)).text();
const replayed = (text: string): Match => {
  const record = readRecord(text);
  const match = record.ok ? replayRecord(revised, record.value) : record;
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
};
const hotSeats = {
  game: 'mimir',
  seats: [{ driver: 'person' }, { driver: 'hot-seat' }],
  // By seating: the first click is seat 0's.
  options: { firstPlayer: 'chosen' },
};

test(
  'tables of both versions go on side by side, what is over can be read, and an open page survives',
  async () => {
    const data = makeDataFolder();
    folders.push(data);
    const PORT = await freePort();
    const old = await start(data, { PORT, SITE: siteOf('aaa111'), REVISED: '0' }, RENEWABLE);
    const me = await guest(old.url, 'Wanderer');
    const finished = await me.post('/api/tables', hotSeats);
    await playToEnd(me, finished.table);
    const before = await recordAt(me, finished.table);
    const gathering = await me.post('/api/tables', { ...hotSeats, seats: [{ driver: 'person' }, { driver: 'open' }] });
    const { table } = await me.post('/api/tables', hotSeats);

    const { page, heard, until, position } = openPage(me, 'aaa111');
    page.watch(table, () => ({ type: 'watch', table, seat: 0, ...(position() && { since: position()?.seq ?? 0 }) }));
    const first = await until(position);
    expect(heard).toContainEqual({ type: 'hello', build: 'aaa111' });
    await old.kill('SIGKILL');
    // Clicked while nobody is there to hear it.
    const click = {
      type: 'move',
      table,
      id: 'patient-click',
      seat: 0,
      nth: first.nth,
      move: first.offers[0].move,
    } as const;
    page.click(click);

    const next = await start(data, { PORT, SITE: siteOf('bbb222'), REVISED: '1' }, RENEWABLE);
    expect(next.url).toBe(old.url);
    const ack = await until(() => heard.find(message => message.type === 'ack'));
    expect(ack).toMatchObject({ id: 'patient-click', seq: 1 });
    expect(heard.findLast(message => message.type === 'hello')).toEqual({ type: 'hello', build: 'bbb222' });
    for (const build of ['aaa111', 'bbb222'])
      expect(await (await fetch(`${next.url}/assets/page-${build}.js`)).text()).toBe(`script of ${build}`);

    // Both versions, move by move in turn.
    const beside = await me.post('/api/tables', hotSeats);
    expect([(await me.get<TableSummary>(`/api/tables/${table}`)).rules, beside.rules]).toEqual([1, 2]);
    const players: TestPlayer[] = [];
    for (const each of [table, beside.table])
      for (const seat of [0, 1]) {
        const socket = await me.socket();
        await socket.watch(each, seat);
        players.push(new TestPlayer(socket, each, seat));
      }
    while (players.some(player => player.learn()?.outcome === null)) for (const player of players) await player.play();

    const [older, newer] = [await recordAt(me, table), await recordAt(me, beside.table)].map(replayed);
    expect([older.rules, newer.rules]).toEqual([1, 2]);
    expect([older.over, newer.over]).toEqual([true, true]);
    expect(older.steps[0]).toMatchObject({ seat: 0, text: click.move });

    expect(await recordAt(me, finished.table)).toBe(before);
    const { outcome, rules } = await me.get<MatchStory>(`/api/tables/${finished.table}/story`);
    expect(rules).toBe(1);
    expect(outcome).toEqual({
      scores: Array.from(replayed(before).outcome()?.scores ?? []),
      places: Array.from(replayed(before).outcome()?.places ?? []),
    });
    await me.post(`/api/tables/${gathering.table}/bot`, { seat: 1 });
    expect(await me.post(`/api/tables/${gathering.table}/start`)).toMatchObject({ status: 'playing', rules: 1 });
  },
  PATIENCE,
);
