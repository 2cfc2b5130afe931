import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { TableSummary } from '../protocol.ts';
import { guest, type Visitor } from './client.ts';
import { databasePid, isAlive, makeDataFolder, removeDataFolder } from './folder.ts';
import { type ServerProcess, startProcess } from './process.ts';

const LOOPING = fileURLToPath(new URL('looping.mjs', import.meta.url));
const TABLES = 10;

const folder = makeDataFolder();
let server: ServerProcess | undefined;
afterEach(async () => {
  if (server?.child.exitCode === null) server.child.kill('SIGKILL');
  await removeDataFolder(folder);
});

const hotSeats = { game: 'mimir', seats: [{ driver: 'person' }, { driver: 'hot-seat' }] };

/** Plays one move as whichever seat is asked, and gives the entry's number. */
const playOnce = async (me: Visitor, table: string): Promise<number> => {
  const socket = await me.socket();
  for (const seat of [0, 1]) {
    const { nth, offers } = await socket.watch(table, seat);
    if (offers.length === 0) continue;
    const id = `click-${seat}-${nth}`;
    const answer = await socket.click({ type: 'move', table, id, seat, nth, move: offers[0].move });
    socket.close();
    if (answer.type === 'ack') return answer.seq;
    throw new Error(answer.refusal.code);
  }
  throw new Error('nobody is asked');
};

test('a game that never comes back ends its own match; ten others lose nothing', async () => {
  server = await startProcess(folder, {}, LOOPING);
  const pid = databasePid(folder)!;
  const me = await guest(server.url, 'Watcher');
  const socket = await me.socket();
  const acked = new Map<string, number>();
  for (let i = 0; i < TABLES; i++) {
    const { table } = await me.post('/api/tables', hotSeats);
    for (let n = 0; n <= i % 3; n++) acked.set(table, await playOnce(me, table));
  }
  const { table: loop } = await me.post('/api/tables', { ...hotSeats, options: { difficulty: 'easy' } });
  playOnce(me, loop).catch(() => {});
  // Nobody tells the players anything but that their line is cut.
  await socket.closed;

  await expect.poll(() => me.socket().catch(() => undefined), { timeout: 60_000 }).toBeDefined();
  expect((await me.get<TableSummary>(`/api/tables/${loop}`)).status).toBe('closed');
  for (const [table, seq] of acked) {
    expect((await me.get<TableSummary>(`/api/tables/${table}`)).status).toBe('playing');
    expect(await playOnce(me, table)).toBe(seq + 1);
  }
  expect(server.output()).toContain('A game did not come back.');
  expect(databasePid(folder)).toBe(pid);
  await server.kill('SIGTERM');
  expect(server.child.exitCode).toBe(0);
  // Whoever inherits the children of the dead takes a moment to notice.
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
});
