/** Runs contenders side by side: each in a thread or a process of its own, one at a time, in rounds. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Allocation } from './allocation.ts';
import type { ContenderName } from './contenders.ts';

export type Task = { readonly milliseconds: number } | { readonly units: number };

/** Who is to run in a thread, and in which build if not in our own. */
export interface Entry {
  readonly name: ContenderName;
  readonly root?: string;
}

/** Enough for the garbage of a million steps, so that it stays to be counted. */
const YOUNG_MEGABYTES = 512;

const startWorker = (entry: Entry, youngMegabytes?: number) =>
  new Worker(new URL('./worker.js', import.meta.url), {
    workerData: entry,
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: youngMegabytes === undefined ? {} : { maxYoungGenerationSizeMb: youngMegabytes },
  });

const ask = async (worker: Worker, task: Task): Promise<unknown> => {
  worker.postMessage(task);
  const [answer] = await once(worker, 'message');
  return answer;
};

/** A contender that has started. */
export interface Racer {
  /** Units per second of work, after so many milliseconds of it. */
  rate(milliseconds: number): Promise<number>;
  stop(): Promise<unknown>;
}

export const inThread = (entry: Entry) => (): Racer => {
  const worker = startWorker(entry);
  return {
    rate: async milliseconds => (await ask(worker, { milliseconds })) as number,
    stop: () => worker.terminate(),
  };
};

export interface Schedule {
  /** How often every contender starts afresh: what the compiler makes of it differs a little each time. */
  readonly starts: number;
  readonly roundsPerStart: number;
  readonly warmUpMs: number;
  readonly roundMs: number;
}

/** Short rounds and many: what else the machine does then disturbs few of them, or both sides of one. */
export const SCHEDULE: Schedule = { starts: 4, roundsPerStart: 25, warmUpMs: 1500, roundMs: 50 };

export type Rates<K extends string> = Readonly<Record<K, readonly number[]>>;

/** Units per second of every contender in every round. */
export const runRounds = async <K extends string>(
  contenders: ReadonlyMap<K, () => Racer>,
  { starts, roundsPerStart, warmUpMs, roundMs }: Schedule,
  progress: (text: string) => void,
): Promise<Rates<K>> => {
  const names = [...contenders.keys()];
  const rates = Object.fromEntries(names.map(name => [name, []])) as unknown as Record<K, number[]>;
  for (let start = 1; start <= starts; start++) {
    progress(`start ${start} of ${starts}: warming up`);
    const racers = [...contenders].map(([name, begin]) => ({ name, racer: begin() }));
    for (const { racer } of racers) await racer.rate(warmUpMs);
    for (let round = 1; round <= roundsPerStart; round++) {
      progress(`start ${start} of ${starts}: round ${round} of ${roundsPerStart}`);
      // There and back again: nobody is always the one who runs before or after another.
      for (const { name, racer } of round % 2 ? racers : racers.toReversed())
        rates[name].push(await racer.rate(roundMs));
    }
    await Promise.all(racers.map(({ racer }) => racer.stop()));
  }
  return rates;
};

/** What a contender allocates in so many units of its work. */
export const measureAllocation = async (name: ContenderName, units: number): Promise<Allocation> => {
  const worker = startWorker({ name }, YOUNG_MEGABYTES);
  const allocation = (await ask(worker, { units })) as Allocation;
  await worker.terminate();
  return allocation;
};
