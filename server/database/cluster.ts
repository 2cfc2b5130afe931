/** Our own PostgreSQL: makes its cluster, starts it, takes over one that outlived its server, and stops it. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { binariesFolder, makeFolder, type Owner, ownerOf, StartError } from './folders.ts';

export interface Cluster {
  readonly connection: pg.ClientConfig;
  /** Whether it ran already. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

const ROLE = 'idavoll';
const MOST_SOCKET_PATH = 100;
const START_PATIENCE = 120_000;

const SETTINGS: Readonly<Record<string, string>> = {
  // Statements and their values may hold what players keep secret: they never reach the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  max_connections: '40',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Whether a child of ours has ended without anybody noticing: the thread that started it may be gone. */
const isZombie = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(`) Z ${process.pid} `);
  } catch {
    return false;
  }
};

/** What a running PostgreSQL says of itself in its folder: pid, folder, start, port, socket folder, address. */
const readPidFile = (folder: string): { pid: number; port: number; host: string } | undefined => {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port, sockets, address] = readFileSync(file, 'utf8').split('\n');
  if (!isAlive(Number(pid)) || isZombie(Number(pid))) return undefined;
  return { pid: Number(pid), port: Number(port), host: sockets || address || '' };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = async (connection: pg.ClientConfig): Promise<boolean> => {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

const lastLines = (file: string): string => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6).join('\n');

/** Removes what interrupted starts have left half made. */
const clearHalves = (data: string): void => {
  for (const name of readdirSync(data)) {
    const [, pid] = /^postgres\.(\d+)(\.password)?$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(data, name), { recursive: true });
  }
};

/** Made beside its final name, so that an interrupted start leaves no half cluster, and of two starts one wins. */
const makeCluster = (bin: string, folder: string, passwordFile: string, owner: Owner | undefined): void => {
  const half = `${folder}.${process.pid}`;
  const lent = `${half}.password`;
  writeFileSync(lent, readFileSync(passwordFile), { mode: 0o600 });
  makeFolder(half);
  if (owner) for (const path of [half, lent]) chownSync(path, owner.uid, owner.gid);
  const args = ['-D', half, '-U', ROLE, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-instructions'];
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), [...args, `--pwfile=${lent}`], {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
  });
  rmSync(lent);
  if (status !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new StartError(`The database could not be made in ${folder}: ${(error?.message ?? stderr).trim()}`);
  }
  try {
    renameSync(half, folder);
  } catch {
    rmSync(half, { recursive: true });
  }
};

/**
 * Made beside its final name, so that a disk that is full leaves no half password. An empty one, of releases which did not
 * do so, is no password where there is no cluster yet.
 */
const readPassword = (file: string, cluster: string): string => {
  const isMade = existsSync(file) && (existsSync(cluster) || statSync(file).size > 0);
  if (!isMade) {
    const half = `${file}.${process.pid}`;
    try {
      writeFileSync(half, randomBytes(24).toString('hex'), { mode: 0o600 });
      // Of two that start at once, one wins and both read it.
      if (existsSync(file) && statSync(file).size === 0) rmSync(file);
      linkSync(half, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new StartError(`The password of the database could not be written: ${(error as Error).message}`);
    } finally {
      rmSync(half, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
};

/** A socket in the cluster's own private folder, or where that cannot be, a free port of this machine alone. */
const chooseAddress = async (folder: string): Promise<{ host: string; port: number }> =>
  process.platform === 'win32' || folder.length > MOST_SOCKET_PATH - '/.s.PGSQL.5432'.length
    ? { host: '127.0.0.1', port: await freePort() }
    : { host: folder, port: 5432 };

const launch = (bin: string, folder: string, at: { host: string; port: number }, log: string, owner?: Owner) => {
  const socket = at.host === folder;
  const settings = {
    ...SETTINGS,
    port: String(at.port),
    listen_addresses: socket ? '' : at.host,
    unix_socket_directories: socket ? folder : '',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'a', 0o600);
  // In a session of its own: Ctrl-C in the terminal must reach the server first, which then stops the database.
  const child = spawn(join(bin, 'postgres'), ['-D', folder, ...flags], {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  return child;
};

/** Stops the database in order; what it has acknowledged is safe either way. */
const stopper = (pid: number) => async (): Promise<void> => {
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  // Its end is noticed at once by the thread that started it, and where that one is gone, by nobody.
  for (let unnoticed = 0; isAlive(pid) && unnoticed < 30; unnoticed += Number(isZombie(pid))) await sleep(10);
};

export const startCluster = async (data: string, say: (line: string) => void): Promise<Cluster> => {
  const folder = join(data, 'postgres');
  makeFolder(data);
  const owner = ownerOf(folder);
  const bin = findBinaries(owner, binariesFolder(data));
  const passwordFile = join(data, 'postgres.password');
  const login = { user: ROLE, password: readPassword(passwordFile, folder), database: 'postgres' };
  if (!existsSync(folder)) {
    clearHalves(data);
    say(`Making a new database in ${folder} …`);
    makeCluster(bin, folder, passwordFile, owner);
  }

  const adopt = async (): Promise<Cluster | undefined> => {
    // Its notes are written line by line while it starts: read them anew each time.
    for (let i = 0; i < 200; i++) {
      const running = readPidFile(folder);
      if (!running) return undefined;
      const connection = { ...login, host: running.host, port: running.port };
      if (running.host && (await answers(connection))) return { connection, adopted: true, stop: stopper(running.pid) };
      await sleep(50);
    }
    return undefined;
  };
  const running = await adopt();
  if (running) return running;

  const at = await chooseAddress(folder);
  const log = join(data, 'postgres.log');
  const child = launch(bin, folder, at, log, owner);
  const ended = new Promise<true>(resolve => {
    child.once('exit', () => resolve(true));
    child.once('error', () => resolve(true));
  });
  const connection = { ...login, ...at };
  const start = Date.now();
  while (Date.now() - start < START_PATIENCE) {
    if (await answers(connection))
      return { connection, adopted: false, stop: stopper(readPidFile(folder)?.pid ?? child.pid ?? 0) };
    if (await Promise.race([ended, sleep(15)])) {
      const other = await adopt();
      if (other) return other;
      throw new StartError(`The database in ${folder} does not start. Its last words (${log}):\n${lastLines(log)}`);
    }
  }
  throw new StartError(`The database in ${folder} does not answer. See ${log}.`);
};
