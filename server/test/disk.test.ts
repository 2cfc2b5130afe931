import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startCluster } from '../database/cluster.ts';
import { openAlone } from '../database/visit.ts';
import { guest } from './client.ts';
import { makeDataFolder, removeDataFolder } from './folder.ts';
import { type ServerProcess, startProcess } from './process.ts';

const SIZE = '160m';
const folder = makeDataFolder();
/** A small disk of its own: only root can make one. */
const isDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=711`, 'tmpfs', folder]).status === 0;
let server: ServerProcess | undefined;
afterAll(async () => {
  if (server?.child.exitCode === null) server.child.kill('SIGKILL');
  if (isDisk) {
    const cluster = await startCluster(folder, () => {}).catch(() => undefined);
    await cluster?.stop();
    spawnSync('umount', ['-l', folder]);
  }
  await removeDataFolder(folder);
});

/** Leaves not a byte. */
const fillDisk = (file: string): void => {
  const open = openSync(file, 'w');
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2))
    try {
      for (;;) writeSync(open, Buffer.alloc(size));
    } catch {
      // This much does not fit any more; perhaps half of it does.
    }
  closeSync(open);
};

test.runIf(isDisk)(
  'a disk that is full while people play loses nothing that was acknowledged, and play goes on',
  async () => {
    server = await startProcess(folder, { IDAVOLL_LOG: 'none' });
    const me = await guest(server.url, 'Full');
    const seats = [{ driver: 'person' }, { driver: 'hot-seat' }];
    const { table } = await me.post('/api/tables', { game: 'mimir', seats });
    const socket = await me.socket();
    await socket.watch(table, 0);
    const filler = join(folder, 'filler');
    fillDisk(filler);
    const acked: string[] = [];
    let isFull = false;
    for (let i = 0; i < 400 && !isFull; i++) {
      const id = `chat-click-${i}`;
      const broken = socket.closed.then(() => undefined);
      const said = socket.click({ type: 'chat', table, id, text: `${i} ${'full '.repeat(95)}` });
      const answer = await Promise.race([said, broken]).catch(() => undefined);
      if (answer?.type === 'ack') acked.push(id);
      else isFull = answer?.type !== 'refused' || answer.refusal.code !== 'too-fast';
      // As fast as one may talk.
      await sleep(220);
    }
    expect(isFull).toBe(true);
    rmSync(filler);
    if (server.child.exitCode === null) await server.kill('SIGTERM');
    server = await startProcess(folder, { IDAVOLL_LOG: 'none' });
    const db = openAlone((await startCluster(folder, () => {})).connection);
    const kept = new Set((await db.selectFrom('chat').select('click').execute()).map(({ click }) => click));
    await db.destroy();
    expect(acked.filter(id => !kept.has(id))).toEqual([]);
    const again = await me.at(server.url).socket();
    const positions = [await again.watch(table, 0), await again.watch(table, 1)];
    const seat = positions.findIndex(({ offers }) => offers.length > 0);
    const { nth, offers } = positions[seat];
    const click = { type: 'move' as const, table, id: 'after-all', seat, nth, move: offers[0].move };
    expect(await again.click(click)).toMatchObject({ type: 'ack', seq: 1 });
  },
);
