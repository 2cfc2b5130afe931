/** The thread of one contender: does as told, one task at a time. */
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { allocationOf } from './allocation.ts';
import type { Entry, Task } from './arena.ts';
import { worked } from './clock.ts';
import { CONTENDERS } from './contenders.ts';
import { OWN, openHouse } from './house.ts';

/** Units per second of work, after so many milliseconds of it. */
const rateAlone = (run: () => number, milliseconds: number): number => {
  const before = worked();
  const soonest = performance.now() + milliseconds; // until then there is no use in asking how much was worked
  let units = 0;
  while (performance.now() < soonest || worked() - before < milliseconds) units += run();
  return (units / (worked() - before)) * 1000;
};

/** The same in turns with other work, for which the clock is stopped. */
const rateInTurns = (run: () => number, aside: () => void, milliseconds: number): number => {
  let units = 0;
  let time = 0;
  while (time < milliseconds) {
    aside();
    const before = worked();
    units += run();
    time += worked() - before;
  }
  return (units / time) * 1000;
};

const { name, root } = workerData as Entry;
const { run, aside } = await CONTENDERS[name](root === undefined ? OWN : await openHouse(root));
const rateOf = (milliseconds: number) => (aside ? rateInTurns(run, aside, milliseconds) : rateAlone(run, milliseconds));

parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage('units' in task ? await allocationOf(run, task.units) : rateOf(task.milliseconds));
});
