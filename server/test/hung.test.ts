import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { guest } from './client.ts';
import { databasePid, isAlive, makeDataFolder, removeDataFolder, signalDatabase } from './folder.ts';
import { type ServerProcess, startProcess } from './process.ts';

const folders: string[] = [];
const running: ServerProcess[] = [];
/** Databases that stand still. */
const frozen: number[] = [];
const newFolder = () => {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder;
};
const start = async (folder: string) => {
  const server = await startProcess(folder);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) if (server.child.exitCode === null) server.child.kill('SIGKILL');
  for (const pid of frozen.splice(0)) signalDatabase(pid, 'SIGCONT');
  for (const folder of folders.splice(0)) await removeDataFolder(folder);
});

const soon = () => ({ signal: AbortSignal.timeout(8000) });

describe('a database that hangs', () => {
  test('hangs neither the server’s word on its health nor its stop; what was acknowledged is there afterwards', async () => {
    const folder = newFolder();
    const server = await start(folder);
    const me = await guest(server.url, 'Patient');
    const seats = [{ driver: 'person' }, { driver: 'hot-seat' }];
    const { table } = await me.post('/api/tables', { game: 'mimir', seats });
    const socket = await me.socket();
    const seat = (await socket.watch(table, 0)).offers.length > 0 ? 0 : 1;
    const { nth, offers } = seat === 0 ? await socket.watch(table, 0, 0) : await socket.watch(table, 1);
    const first = { type: 'move' as const, table, id: 'before-it-hung', seat, nth, move: offers[0].move };
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    const pid = databasePid(folder)!;
    signalDatabase(pid, 'SIGSTOP');
    frozen.push(pid);
    socket.say(first);
    expect((await fetch(`${server.url}/healthz`, soon())).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`, soon())).status).toBe(503);
    expect((await fetch(`${server.url}/metrics`, soon())).status).toBe(200);
    await server.kill('SIGTERM');
    expect(await socket.closed).toBe(1001);
    signalDatabase(pid, 'SIGCONT');
    frozen.length = 0;

    const next = await start(folder);
    const again = await me.at(next.url).socket();
    expect((await again.click(first)).type).toBe('ack');
    await next.kill('SIGTERM');
  });
});

describe('a start that cannot be', () => {
  const refusal = (folder: string) =>
    startProcess(folder).then(
      () => '',
      (error: Error) => error.message,
    );

  test('of a release older than its database is refused in a sentence, and leaves no database running', async () => {
    const folder = newFolder();
    const database = await openDatabase({ data: folder, say: () => {}, onLost: () => {} });
    await sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', 'now')`.execute(database.db);
    await database.close();
    const words = await refusal(folder);
    expect(words).toContain('The database was used by a newer release of Idavoll (999-of-tomorrow)');
    expect(words).not.toMatch(/\n\s+at /);
    await expect.poll(() => databasePid(folder) ?? 0).toBe(0);
  });

  test('after a first start that found the disk full, an empty password is made anew', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'postgres.password'), '');
    const server = await start(folder);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.kill('SIGTERM');
    expect(isAlive(server.child.pid!)).toBe(false);
  });
});
