import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { databasePid, isAlive, makeDataFolder } from './folder.ts';
import { startReaper } from './run-folder.ts';

test('when the line to a run breaks, its databases are stopped and its folder is gone', async () => {
  const folder = makeDataFolder();
  const { db } = await openDatabase({ data: folder, say: () => {}, onLost: () => {} });
  const pid = databasePid(folder)!;
  const reaper = startReaper(folder);
  reaper.stdin.destroy();
  await once(reaper, 'exit');
  expect(existsSync(folder)).toBe(false);
  await expect.poll(() => isAlive(pid)).toBe(false);
  await db.destroy();
});
