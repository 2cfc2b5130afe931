/** Runs contenders side by side: each in a thread of its own, one at a time, in rounds. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Allocation } from './allocation.ts';
import type { ContenderName } from './contenders.ts';

export type Task = { readonly milliseconds: number } | { readonly units: number };

/** Enough for the garbage of a million steps, so that it stays to be counted. */
const YOUNG_MEGABYTES = 512;

const startWorker = (name: ContenderName, youngMegabytes?: number) =>
  new Worker(new URL('./worker.js', import.meta.url), {
    workerData: name,
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: youngMegabytes === undefined ? {} : { maxYoungGenerationSizeMb: youngMegabytes },
  });

const ask = async (worker: Worker, task: Task): Promise<unknown> => {
  worker.postMessage(task);
  const [answer] = await once(worker, 'message');
  return answer;
};

export interface Schedule {
  /** How often every contender starts afresh: what the compiler makes of it differs a little each time. */
  readonly starts: number;
  readonly roundsPerStart: number;
  readonly warmUpMs: number;
  readonly roundMs: number;
}

export type Rates = Readonly<Record<ContenderName, readonly number[]>>;

/** Units per second of every contender in every round. */
export const runRounds = async (
  names: readonly ContenderName[],
  { starts, roundsPerStart, warmUpMs, roundMs }: Schedule,
  progress: (text: string) => void,
): Promise<Rates> => {
  const rates = Object.fromEntries(names.map(name => [name, []])) as unknown as Record<ContenderName, number[]>;
  for (let start = 1; start <= starts; start++) {
    progress(`start ${start} of ${starts}: warming up`);
    const workers = names.map(name => ({ name, worker: startWorker(name) }));
    for (const { worker } of workers) await ask(worker, { milliseconds: warmUpMs });
    for (let round = 1; round <= roundsPerStart; round++) {
      progress(`start ${start} of ${starts}: round ${round} of ${roundsPerStart}`);
      for (const { name, worker } of workers)
        rates[name].push((await ask(worker, { milliseconds: roundMs })) as number);
    }
    await Promise.all(workers.map(({ worker }) => worker.terminate()));
  }
  return rates;
};

/** What a contender allocates in so many units of its work. */
export const measureAllocation = async (name: ContenderName, units: number): Promise<Allocation> => {
  const worker = startWorker(name, YOUNG_MEGABYTES);
  const allocation = (await ask(worker, { units })) as Allocation;
  await worker.terminate();
  return allocation;
};
