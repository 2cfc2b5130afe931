/** A data folder for one test, with a database in it that is stopped when the tests end. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** The database and all its processes. */
export const processesOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(one => {
      try {
        return one === pid || readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1].split(' ')[1] === String(pid);
      } catch {
        return false;
      }
    });

/** Sends a signal to the database and all its processes. */
export const signalDatabase = (pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const one of processesOf(pid)) process.kill(one, signal);
};

/** Ends what a test left running in the folder, and the folder. */
export const removeDataFolder = async (folder: string): Promise<void> => {
  const pid = databasePid(folder);
  if (pid && isAlive(pid)) process.kill(pid, 'SIGINT');
  while (pid && isAlive(pid)) await new Promise(resolve => setTimeout(resolve, 20));
  rmSync(folder, { recursive: true, force: true });
};
