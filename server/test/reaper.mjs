/** Outlives a test run, however it ends: stops the databases that it has left in its folder, and removes the folder. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DEPTH = 3;
const PATIENCE = 20_000;
const [, , folder] = process.argv;

const isAlive = pid => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The databases that run in a folder or below it. */
const databasesIn = (at, depth) => {
  const file = join(at, 'postmaster.pid');
  if (existsSync(file)) return [Number(readFileSync(file, 'utf8').split('\n')[0])];
  if (depth === 0) return [];
  const folders = readdirSync(at, { withFileTypes: true }).filter(entry => entry.isDirectory());
  return folders.flatMap(({ name }) => databasesIn(join(at, name), depth - 1));
};

// The run holds the other end: it closes when the run does, or dies.
process.stdin.resume();
process.stdin.on('error', () => {});
process.stdin.once('close', async () => {
  if (!existsSync(folder)) return;
  const databases = databasesIn(folder, DEPTH).filter(isAlive);
  for (const pid of databases) process.kill(pid, 'SIGINT');
  for (let waited = 0; databases.some(isAlive) && waited < PATIENCE; waited += 50) await sleep(50);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});
