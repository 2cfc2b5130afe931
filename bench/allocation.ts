/** What a contender allocates once it is warm. */
import { PerformanceObserver, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';

export interface Allocation {
  readonly bytes: number;
  readonly collections: number;
}

/** Everything on the heap, dead or alive, and the buffers outside of it. */
const held = () => {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
};

const work = (run: () => number, units: number) => {
  for (let done = 0; done < units; ) done += run();
};

/**
 * While nothing is collected, what is held more afterwards is what was allocated in between. Asking allocates some
 * bytes too, the same each time: asked twice beforehand, that is known and taken off.
 */
const measure = async (run: () => number, units: number): Promise<Allocation> => {
  const collected: number[] = [];
  const observer = new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) collected.push(startTime);
  });
  observer.observe({ entryTypes: ['gc'] });
  const first = held();
  const before = held();
  const start = performance.now();
  work(run, units);
  const end = performance.now();
  const after = held();
  await setTimeout(20); // the observer hears of collections from the event loop
  observer.disconnect();
  const bytes = after - before - (before - first);
  return { bytes, collections: collected.filter(time => time >= start && time <= end).length };
};

const REPEATS = 5;

/** The middle one of some measures: the compiler, too, may still allocate in one of them. */
export const allocationOf = async (run: () => number, units: number): Promise<Allocation> => {
  work(run, 3 * units);
  const measures: Allocation[] = [];
  for (let i = 0; i < REPEATS; i++) measures.push(await measure(run, units));
  return measures.sort((a, b) => a.bytes - b.bytes)[REPEATS >> 1];
};
