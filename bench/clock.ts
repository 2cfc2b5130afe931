/**
 * The time a thread has worked. Where the system tells (Linux), that is its own processor time, so that whatever else
 * the machine does is not counted; elsewhere the clock on the wall. Work that the runtime does on other threads, such
 * as collecting garbage beside the program, is then not counted either: this spares those who make garbage.
 */
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const ACCOUNT = '/proc/thread-self/schedstat';

export const CLOCK = existsSync(ACCOUNT) ? 'processor time' : 'wall time';

const processorTime = () => {
  process.cpuUsage(); // makes the system bring the account up to date, which else happens every few milliseconds
  return Number(readFileSync(ACCOUNT, 'utf8').split(' ')[0]) / 1e6;
};

/** Milliseconds since some moment in the past. */
export const worked = CLOCK === 'processor time' ? processorTime : () => performance.now();
