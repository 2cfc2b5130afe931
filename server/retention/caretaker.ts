/** Looks after the house while it is served: clears away what is too old, and counts what is stranded. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../tables/house.ts';
import { strandedGroups } from '../tables/stranded.ts';
import { clearAway } from './clear.ts';
import type { Retention } from './days.ts';

const MINUTE = 60_000;
/** A server that has just started has better things to do. */
const FIRST_AFTER = 2 * MINUTE;
const EVERY = 60 * MINUTE;

export class Caretaker {
  /** Matches that wait for something which this release does not have, as last counted. */
  stranded = 0;
  readonly #house: House;
  readonly #retention: Retention | undefined;
  readonly #over = new AbortController();
  #working: Promise<void> | undefined;

  /** Without a retention everything is kept. */
  constructor(house: House, retention: Retention | undefined) {
    this.#house = house;
    this.#retention = retention;
  }

  /** Counts at once, and clears away in a while, again and again. */
  start(): void {
    this.#working = this.#workOn().catch(() => {});
  }

  async #workOn(): Promise<void> {
    await this.#try('stranded matches were not counted', () => this.count());
    const { signal } = this.#over;
    await sleep(FIRST_AFTER, undefined, { signal, ref: false });
    for (;;) {
      await this.#try('what is too old was not cleared away', () => this.round());
      await sleep(EVERY, undefined, { signal, ref: false });
    }
  }

  async #try(trouble: string, work: () => Promise<unknown>): Promise<void> {
    await work().catch(error => {
      if (!this.#over.signal.aborted) this.#house.parts.report.trouble(trouble, error);
    });
  }

  async count(): Promise<void> {
    const { db, games } = this.#house.parts;
    this.stranded = (await strandedGroups(db, games)).reduce((sum, { matches }) => sum + matches, 0);
  }

  /** Ends what nobody touches, and clears away what is too old. */
  async round(): Promise<ReadonlyMap<string, number>> {
    await this.count();
    await this.#house.retire();
    const { db, world } = this.#house.parts;
    if (!this.#retention) return new Map();
    return clearAway({
      db,
      retention: this.#retention,
      now: world.now(),
      dry: false,
      isHere: id => this.#house.isKnown(id),
      onForgotten: people => this.#house.reseat(...people),
      progress: () => {},
      isOver: () => this.#over.signal.aborted,
    });
  }

  async close(): Promise<void> {
    this.#over.abort();
    await this.#working;
  }
}
