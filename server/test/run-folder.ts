/** Before all tests: a folder for everything that the run puts down, and somebody who clears it away afterwards. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REAPER = fileURLToPath(new URL('reaper.mjs', import.meta.url));

/** As long as this process lives and holds the line, nothing happens. */
export const startReaper = (folder: string) =>
  spawn(process.execPath, [REAPER, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });

/** Also what tests start finds the folder where it looks for one. */
export const setup = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'idavoll-run-'));
  // The database runs as another user where the tests run as root.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const reaper = startReaper(folder);
  reaper.unref();
  (reaper.stdin as unknown as { unref(): void }).unref();
};
