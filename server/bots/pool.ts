/**
 * The threads in which bots think, one question at a time each. A thread that breaks, or is silent for too long, is
 * replaced: its question is put once more to a quicker bot, and the table notices nothing but a short delay.
 */
import { Worker } from 'node:worker_threads';
import { type BotAnswer, type Budget, LEVELS, limited } from '@idavoll/bots';
import { FairQueue } from './fair-queue.ts';
import type { FromThread, SeatQuestion, Terms, ToThread } from './question.ts';

interface Asked {
  readonly table: string;
  readonly terms: Terms;
  question: SeatQuestion;
  again: boolean;
  readonly answer: (it: BotAnswer | undefined) => void;
}

interface Thread {
  readonly worker: Worker;
  /** The tables whose terms it was told, those asked for last at the end. */
  readonly knows: Set<string>;
  /** What it thinks about, since when, and when it is given up. */
  at: { readonly asked: Asked; readonly since: number; readonly deadline: NodeJS.Timeout } | undefined;
}

export interface BotOptions {
  readonly threads: number;
  /** What no thought exceeds, whatever its level. */
  readonly budget?: Partial<Budget> | undefined;
  /** How long a thread may be silent, in milliseconds. */
  readonly patience?: number | undefined;
  /** Told the game of a bot that was silent for too long. */
  readonly onHung?: (game: string) => void;
  /** Told why a thread fell over. */
  readonly onFall?: (error: unknown) => void;
  /** What the threads run. */
  readonly file?: URL | undefined;
}

// Threads load what the build has made, also where the server itself runs from its sources.
const FILE = new URL(import.meta.url.endsWith('.ts') ? '../dist/bots/worker.js' : './worker.js', import.meta.url);
const PATIENCE = 10_000;
/** No thought takes longer, in milliseconds: a thread that has little of the processor answers with what it has. */
const LIMIT = 4000;
/** Of how many tables a thread keeps the terms. */
const MOST_TABLES = 500;

export class BotPool {
  readonly #options: BotOptions;
  readonly #threads: (Thread | undefined)[];
  readonly #waiting = new FairQueue<Asked>();
  #closed = false;

  constructor(options: BotOptions) {
    this.#options = options;
    this.#threads = Array.from({ length: options.threads }, () => undefined);
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Undefined where no bot can say: any move must do then. Whoever gives up waiting gets what is there so far. */
  ask(table: string, terms: Terms, question: SeatQuestion, signal?: AbortSignal): Promise<BotAnswer | undefined> {
    const level = limited(question.level, { milliseconds: LIMIT, ...this.#options.budget });
    return new Promise(answer => {
      const asked: Asked = { table, terms, question: { ...question, level }, again: false, answer };
      this.#waiting.push(table, asked);
      signal?.addEventListener('abort', () => this.#cut(asked), { once: true });
      this.#handOut();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const thread of this.#threads) clearTimeout(thread?.at?.deadline);
    await Promise.all(this.#threads.map(thread => thread?.worker.terminate()));
  }

  #cut(asked: Asked): void {
    if (this.#waiting.drop(asked.table, asked)) asked.answer(undefined);
    else
      this.#threads.find(thread => thread?.at?.asked === asked)?.worker.postMessage({ do: 'cut' } satisfies ToThread);
  }

  #handOut(): void {
    while (!this.#closed && this.#waiting.size > 0) {
      const index = this.#freeThread();
      const asked = index < 0 ? undefined : this.#waiting.next();
      if (!asked) return;
      const thread = this.#threads[index] ?? this.#start(index);
      const deadline = setTimeout(() => this.#giveUp(index), this.#options.patience ?? PATIENCE).unref();
      thread.at = { asked, since: performance.now(), deadline };
      this.#tell(thread, asked);
    }
  }

  /** One that is there and has nothing to do; otherwise one that is still to be started; -1 where all think. */
  #freeThread(): number {
    const idle = this.#threads.findIndex(thread => thread && !thread.at);
    return idle >= 0 ? idle : this.#threads.indexOf(undefined);
  }

  #tell({ worker, knows }: Thread, { table, terms, question }: Asked): void {
    const post = (message: ToThread) => worker.postMessage(message);
    if (!knows.delete(table)) post({ do: 'know', table, terms });
    knows.add(table);
    const [oldest] = knows;
    if (knows.size > MOST_TABLES) {
      knows.delete(oldest);
      post({ do: 'forget', table: oldest });
    }
    post({ do: 'think', table, question });
  }

  #done(thread: Thread): Asked | undefined {
    const { asked, since, deadline } = thread.at ?? {};
    clearTimeout(deadline);
    thread.at = undefined;
    if (asked && since !== undefined) this.#waiting.spend(asked.table, performance.now() - since);
    return asked;
  }

  #giveUp(index: number): void {
    const thread = this.#threads[index];
    const asked = thread && this.#done(thread);
    this.#threads[index] = undefined;
    void thread?.worker.terminate();
    if (asked) this.#options.onHung?.(asked.terms.game);
    this.#askAgain(asked);
  }

  /** The first time as a thrall would be asked; after that, nobody knows. */
  #askAgain(asked: Asked | undefined): void {
    if (asked?.again) asked.answer(undefined);
    else if (asked) {
      const { question } = asked;
      asked.question = { ...question, level: { ...limited(question.level, LEVELS.thrall), slips: 0 } };
      asked.again = true;
      this.#waiting.push(asked.table, asked);
    }
    this.#handOut();
  }

  #start(index: number): Thread {
    const worker = new Worker(this.#options.file ?? FILE, { execArgv: [] });
    const thread: Thread = { worker, knows: new Set(), at: undefined };
    worker.unref();
    worker.on('message', (answer: FromThread) => {
      this.#done(thread)?.answer(answer);
      this.#handOut();
    });
    worker.on('error', error => this.#options.onFall?.(error));
    worker.on('exit', () => {
      if (this.#threads[index] === thread) this.#threads[index] = undefined;
      // A server that closes leaves its bots' turns to the next one.
      if (!this.#closed) this.#askAgain(this.#done(thread));
    });
    this.#threads[index] = thread;
    return thread;
  }
}
