/** What the system says of processes: the processor time and the memory of one and of all it has started. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the kernel counts in, on every Linux there is. */
const TICKS_PER_SECOND = 100;

/** The system's accounts of processes exist on Linux only. */
export const hasAccounts = (): boolean => existsSync('/proc/self/stat');

interface Account {
  readonly pid: number;
  readonly parent: number;
  /** Seconds. */
  readonly worked: number;
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // it has ended meanwhile
  }
};

const accountOf = (pid: number): Account | undefined => {
  const text = read(`/proc/${pid}/stat`);
  if (text === undefined) return undefined;
  // The name, in brackets, may hold anything; the numbers begin after it with the state.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(fields[1]), worked: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND };
};

const familyOf = (roots: readonly number[]): Account[] => {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => accountOf(Number(name)) ?? []);
  const family = new Set(roots);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid));
};

/** Seconds of processor time of these processes and all that they have started and that still live. */
export const worked = (roots: readonly number[]): number =>
  familyOf(roots).reduce((sum, account) => sum + account.worked, 0);

/** The database that a server started in its data folder. */
export const databasePid = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
