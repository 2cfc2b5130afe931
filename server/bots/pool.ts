/** The threads in which bots think. Questions go round; a thread that breaks is replaced. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BotQuestion } from './question.ts';

interface Asked {
  readonly answer: (move: string) => void;
  readonly fail: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly open: Map<number, Asked>;
}

// Threads load what the build has made, also where the server itself runs from its sources.
const FILE = new URL(import.meta.url.endsWith('.ts') ? '../dist/bots/worker.js' : './worker.js', import.meta.url);

export class BotPool {
  readonly #delay: number;
  readonly #threads: (Thread | undefined)[];
  #number = 0;
  #closed = false;

  /** `delay` lets people follow what a bot does: it never begins sooner, in milliseconds, and goes on in a third of it. */
  constructor(size: number, delay: number) {
    this.#delay = delay;
    this.#threads = Array.from({ length: size }, () => undefined);
  }

  ask = async (question: BotQuestion, goesOn: boolean): Promise<string> => {
    const delay = goesOn ? this.#delay / 3 : this.#delay;
    const [move] = await Promise.all([this.#think(question), delay > 0 ? sleep(delay) : undefined]);
    return move;
  };

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#threads.map(thread => thread?.worker.terminate()));
  }

  #think(question: BotQuestion): Promise<string> {
    const number = this.#number++;
    const { worker, open } = this.#thread(number % this.#threads.length);
    return new Promise((answer, fail) => {
      open.set(number, { answer, fail });
      worker.postMessage({ number, question });
    });
  }

  #thread(index: number): Thread {
    const known = this.#threads[index];
    if (known) return known;
    const thread: Thread = { worker: new Worker(FILE), open: new Map() };
    thread.worker.unref();
    thread.worker.on('message', ({ number, move }: { number: number; move: string }) => {
      thread.open.get(number)?.answer(move);
      thread.open.delete(number);
    });
    thread.worker.on('error', () => {});
    thread.worker.on('exit', () => {
      this.#threads[index] = undefined;
      // A server that closes leaves its bots' turns to the next one.
      if (!this.#closed) for (const { fail } of thread.open.values()) fail(new Error('the thread of a bot has ended'));
    });
    this.#threads[index] = thread;
    return thread;
  }
}
