/** The thread of one contender: does as told, one task at a time. */
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { allocationOf } from './allocation.ts';
import type { Task } from './arena.ts';
import { worked } from './clock.ts';
import { CONTENDERS, type Contender, type ContenderName } from './contenders.ts';

/** Units per second of work, after so many milliseconds of it. */
const rateOf = (run: Contender, milliseconds: number): number => {
  const before = worked();
  const soonest = performance.now() + milliseconds; // until then there is no use in asking how much was worked
  let units = 0;
  while (performance.now() < soonest || worked() - before < milliseconds) units += run();
  return (units / (worked() - before)) * 1000;
};

const run = await CONTENDERS[workerData as ContenderName]();
parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage('units' in task ? await allocationOf(run, task.units) : rateOf(run, task.milliseconds));
});
