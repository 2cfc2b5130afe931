/** The load: every table plays its script at a fixed pace, whether or not the server keeps up (an open loop). */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Held, Hosting, HostName } from './hosts.ts';
import { seatPlayers } from './players.ts';
import { worked } from './processes.ts';
import { drawnScript } from './script.ts';

export interface Load {
  readonly tables: number;
  readonly movesPerSecond: number;
  /** Moves a table plays before anything is counted, and while it is. */
  readonly warmUp: number;
  readonly counted: number;
}

export interface Measured {
  /** Milliseconds from when a move was due to be sent until the opponent's socket got it. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time a move, of the server and its database together. */
  readonly cpu: number;
  /** Bytes of a table with its two connections. */
  readonly heap: number;
  readonly resident: number;
  /** Moves that the opponent was never told of. */
  readonly lost: number;
}

/** How long a move may be under way before it counts as lost. */
const PATIENCE = 5000;
const TICK = 1;
const FIRST_TABLES = 20;

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

const askHeld = async (child: ChildProcess): Promise<Held> => {
  child.send('held?');
  const [held] = await once(child, 'message');
  return held as Held;
};

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** What a server compiles and loads with its first tables is no part of what a table holds. */
const warmUpCode = async (hosting: Hosting, host: HostName, script: readonly number[]) => {
  let told = 0;
  const players = await seatPlayers(host, hosting, FIRST_TABLES, () => told++);
  for (const [nth, column] of script.entries()) {
    for (let table = 0; table < FIRST_TABLES; table++) players.play(table, nth, column);
    while (told < (nth + 1) * FIRST_TABLES) await sleep(TICK);
  }
  players.close();
};

/** Sends moves when they are due and notes when they are told. */
const playAll = async (load: Load, child: ChildProcess, hosting: Hosting, host: HostName) => {
  const { pids } = hosting;
  const { tables, movesPerSecond, warmUp, counted } = load;
  const script = drawnScript();
  const due = new Float64Array(tables * (warmUp + counted));
  const delays = new Float64Array(due.length).fill(Number.NaN);
  const numberOf = (table: number, nth: number) => nth * tables + table;
  await warmUpCode(hosting, host, script);
  const before = await askHeld(child);
  const players = await seatPlayers(host, hosting, tables, (table, nth) => {
    const move = numberOf(table, nth);
    if (Number.isNaN(delays[move])) delays[move] = performance.now() - due[move];
  });
  const first = warmUp * tables;
  let workedBefore = 0;
  const start = performance.now();
  for (let next = 0; next < due.length; ) {
    for (const now = performance.now(); next < due.length && start + (next * 1000) / movesPerSecond <= now; next++) {
      if (next === first) workedBefore = worked(pids);
      due[next] = start + (next * 1000) / movesPerSecond;
      const nth = Math.floor(next / tables);
      players.play(next % tables, nth, script[nth]);
    }
    await sleep(TICK);
  }
  for (const end = performance.now() + PATIENCE; performance.now() < end && delays.some(Number.isNaN); )
    await sleep(20);
  const seconds = worked(pids) - workedBefore;
  const after = await askHeld(child);
  const refused = players.refusals();
  players.close();
  const told = Array.from(delays.subarray(first)).filter(delay => !Number.isNaN(delay));
  told.sort((a, b) => a - b);
  return {
    p50: quantile(told, 0.5),
    p99: quantile(told, 0.99),
    cpu: (seconds * 1000) / (due.length - first),
    heap: (after.heap - before.heap) / tables,
    resident: (after.resident - before.resident) / tables,
    lost: due.length - first - told.length + refused,
  };
};

interface Started {
  readonly child: ChildProcess;
  readonly hosting: Hosting;
  /** Rejects when the host ends by itself. */
  readonly failed: Promise<never>;
  end(): Promise<void>;
}

/** `more` is for the host: see there. */
export const startHost = async (host: HostName, ...more: readonly string[]): Promise<Started> => {
  const folder = mkdtempSync(join(tmpdir(), 'idavoll-bench-'));
  chmodSync(folder, 0o711);
  const child = fork(fileURLToPath(new URL('./host.js', import.meta.url)), [host, folder, ...more], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(([code]): never => {
    throw new Error(`host ${host} ended with ${code}`);
  });
  failed.catch(() => {});
  const [hosting] = (await Promise.race([once(child, 'message'), failed])) as [Hosting];
  const end = async () => {
    for (const pid of hosting.pids.toReversed()) {
      if (pid === child.pid) child.kill('SIGKILL');
      else process.kill(pid, 'SIGINT');
    }
    await sleep(500);
    rmSync(folder, { recursive: true, force: true });
  };
  return { child, hosting, failed, end };
};

/** Starts a host afresh, plays, and ends it. */
export const measureLoad = async (host: HostName, load: Load): Promise<Measured> => {
  const { child, hosting, failed, end } = await startHost(host);
  try {
    return await Promise.race([playAll(load, child, hosting, host), failed]);
  } finally {
    await end();
  }
};
