/** The threads in which bots think, one question at a time each. A thread that breaks, or thinks for ever, is replaced. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BotQuestion } from './question.ts';

interface Asked {
  readonly question: BotQuestion;
  readonly answer: (move: string) => void;
  readonly fail: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it thinks about, and when it is given up. */
  at: { readonly asked: Asked; readonly deadline: NodeJS.Timeout } | undefined;
}

export interface BotOptions {
  readonly threads: number;
  /** Lets people follow what a bot does: it never begins sooner, in milliseconds, and goes on in a third of it. */
  readonly delay: number;
  /** How long a bot may think, in milliseconds. */
  readonly patience?: number | undefined;
  /** Told the game of a bot that thought too long. */
  readonly onHung?: (game: string) => void;
  /** What the threads run. */
  readonly file?: URL | undefined;
}

// Threads load what the build has made, also where the server itself runs from its sources.
const FILE = new URL(import.meta.url.endsWith('.ts') ? '../dist/bots/worker.js' : './worker.js', import.meta.url);
const PATIENCE = 10_000;

export class BotPool {
  readonly #options: BotOptions;
  readonly #threads: (Thread | undefined)[];
  readonly #waiting: Asked[] = [];
  #closed = false;

  constructor(options: BotOptions) {
    this.#options = options;
    this.#threads = Array.from({ length: options.threads }, () => undefined);
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  ask = async (question: BotQuestion, goesOn: boolean): Promise<string> => {
    const delay = goesOn ? this.#options.delay / 3 : this.#options.delay;
    const thought = new Promise<string>((answer, fail) => {
      this.#waiting.push({ question, answer, fail });
      this.#handOut();
    });
    const [move] = await Promise.all([thought, delay > 0 ? sleep(delay) : undefined]);
    return move;
  };

  async close(): Promise<void> {
    this.#closed = true;
    for (const thread of this.#threads) clearTimeout(thread?.at?.deadline);
    await Promise.all(this.#threads.map(thread => thread?.worker.terminate()));
  }

  #handOut(): void {
    for (let i = 0; i < this.#threads.length && !this.#closed; i++) {
      const thread = this.#thread(i);
      if (thread.at) continue;
      const asked = this.#waiting.shift();
      if (!asked) return;
      const deadline = setTimeout(() => this.#giveUp(i, asked), this.#options.patience ?? PATIENCE).unref();
      thread.at = { asked, deadline };
      thread.worker.postMessage(asked.question);
    }
  }

  /** The match goes on with any move at all, and other bots in another thread. */
  #giveUp(index: number, { question, answer }: Asked): void {
    const thread = this.#threads[index];
    this.#threads[index] = undefined;
    if (thread) thread.at = undefined;
    void thread?.worker.terminate();
    this.#options.onHung?.(question.game);
    answer(question.offers[randomInt(question.offers.length)]);
    this.#handOut();
  }

  #thread(index: number): Thread {
    const known = this.#threads[index];
    if (known) return known;
    const thread: Thread = { worker: new Worker(this.#options.file ?? FILE), at: undefined };
    const done = (): Asked | undefined => {
      const { asked, deadline } = thread.at ?? {};
      clearTimeout(deadline);
      thread.at = undefined;
      return asked;
    };
    thread.worker.unref();
    thread.worker.on('message', (move: string) => {
      done()?.answer(move);
      this.#handOut();
    });
    thread.worker.on('error', () => {});
    thread.worker.on('exit', () => {
      if (this.#threads[index] === thread) this.#threads[index] = undefined;
      // A server that closes leaves its bots' turns to the next one.
      if (this.#closed) return;
      done()?.fail(new Error('the thread of a bot has ended'));
      this.#handOut();
    });
    this.#threads[index] = thread;
    return thread;
  }
}
