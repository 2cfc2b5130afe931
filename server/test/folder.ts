/** A data folder for one test, with a database in it that is stopped when the tests end. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const makeDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'idavoll-'));
  chmodSync(folder, 0o711);
  return folder;
};

export const databasePid = (folder: string): number | undefined => {
  const file = join(folder, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Ends what a test left running in the folder, and the folder. */
export const removeDataFolder = async (folder: string): Promise<void> => {
  const pid = databasePid(folder);
  if (pid && isAlive(pid)) process.kill(pid, 'SIGINT');
  while (pid && isAlive(pid)) await new Promise(resolve => setTimeout(resolve, 20));
  rmSync(folder, { recursive: true, force: true });
};
