/** A start of our server with very many matches under way, beside one with none. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../statistics.ts';
import type { ManyStart } from './many-host.ts';

const TABLES = 200_000;
const ROUNDS = 3;
/** How long the server is watched after its start, in seconds: matches are woken meanwhile. */
const WATCHED = 15;
const MOST_ADDED = 3000;
const MOST_BLOCKED = 50;

export interface ManyResults {
  readonly tables: number;
  readonly rounds: number;
  /** Milliseconds until the server listens: with no match, and with all of them. */
  readonly few: number;
  readonly many: number;
  readonly mostAdded: number;
  /** Milliseconds of the longest piece of work while matches are woken: with no match, and with all of them. */
  readonly idle: number;
  readonly longest: number;
  readonly mostBlocked: number;
  readonly met: boolean;
}

const startOnce = async (folder: string, more: number, seconds: number): Promise<ManyStart> => {
  const child = fork(
    fileURLToPath(new URL('./many-host.js', import.meta.url)),
    [folder, String(more), String(seconds)],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const failed = once(child, 'exit').then(([code]): never => {
    throw new Error(`the server ended with ${code}`);
  });
  failed.catch(() => {});
  const [measured] = (await Promise.race([once(child, 'message'), failed])) as [ManyStart];
  await failed.catch(() => {});
  return measured;
};

const startAgain = async (folder: string, progress: (text: string) => void, what: string): Promise<ManyStart> => {
  const rounds: ManyStart[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    progress(`${what}: start ${round} of ${ROUNDS}`);
    rounds.push(await startOnce(folder, 0, WATCHED));
  }
  return {
    start: median(rounds.map(({ start }) => start)),
    longest: Math.max(...rounds.map(({ longest }) => longest)),
  };
};

export const measureMany = async (progress: (text: string) => void): Promise<ManyResults> => {
  const folder = mkdtempSync(join(tmpdir(), 'idavoll-bench-'));
  chmodSync(folder, 0o711);
  try {
    await startOnce(folder, 0, 0);
    const few = await startAgain(folder, progress, 'no matches');
    progress(`writing ${TABLES} matches`);
    await startOnce(folder, TABLES, 0);
    const many = await startAgain(folder, progress, 'many matches');
    const met = many.start - few.start <= MOST_ADDED && many.longest <= MOST_BLOCKED;
    return {
      tables: TABLES,
      rounds: ROUNDS,
      few: few.start,
      many: many.start,
      mostAdded: MOST_ADDED,
      idle: few.longest,
      longest: many.longest,
      mostBlocked: MOST_BLOCKED,
      met,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
