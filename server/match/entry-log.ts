/**
 * The log that all matches share. Entries of many tables that wait at the same moment travel in one insert, and whoever
 * waits is told once that insert is on disk.
 */
import pg from 'pg';
import { LIMITS } from '../database/limits.ts';
import type { Act } from './live-match.ts';

export interface Entry extends Act {
  readonly table: string;
  readonly seq: number;
  readonly awaiting: number;
}

/** Whether the entry has its place in the match, or another was there first. */
export type Kept = 'kept' | 'taken';

interface Waiting {
  readonly entry: Entry;
  readonly settle: (kept: Kept) => void;
  readonly fail: (error: Error) => void;
}

const INSERT = `
  insert into entry (table_id, seq, seat, kind, text, click, awaiting)
  select e.* from jsonb_to_recordset($1) as e
    ("table" text, seq integer, seat smallint, kind text, text text, click text, awaiting smallint)
  on conflict do nothing`;

const FIND = `
  select e.place from jsonb_to_recordset($1) as e
    ("table" text, seq integer, seat smallint, kind text, text text, click text, place integer)
  join entry on (entry.table_id, entry.seq, entry.seat, entry.kind, entry.text, entry.click)
    = (e.table, e.seq, e.seat, e.kind, e.text, e.click)`;

/** How much later the alarm rings than it could, so that an entry may come before it, in milliseconds. */
const SLACK = 2;

export class EntryLog {
  readonly #connection: pg.ClientConfig;
  #pause: number;
  readonly #onGroup: (size: number, seconds: number) => void;
  #client: pg.Client | undefined;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  /** When the last group left. */
  #left = Number.NEGATIVE_INFINITY;
  #alarm: NodeJS.Timeout | undefined;

  /** `pause` is how far apart groups leave at least, in milliseconds. */
  constructor(
    connection: pg.ClientConfig,
    { pause, onGroup }: { pause: number; onGroup: (size: number, seconds: number) => void },
  ) {
    this.#connection = connection;
    this.#pause = pause;
    this.#onGroup = onGroup;
  }

  /** How many entries wait to be sent. */
  get waiting(): number {
    return this.#waiting.length;
  }

  append(entry: Entry): Promise<Kept> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ entry, settle, fail });
      this.#consider();
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#alarm);
    this.#pause = 0;
    while (this.#waiting.length > 0 || this.#flushing) {
      this.#consider();
      await this.#flushing;
    }
    await this.#client?.end();
  }

  /**
   * Lets the group go if the last one left long enough ago. Under load the next entry that comes asks again, and the
   * alarm hardly ever rings: to be woken costs more than to insert.
   */
  #consider(): void {
    if (this.#flushing || this.#waiting.length === 0) return;
    const rest = this.#left + this.#pause - performance.now();
    if (rest > 0) {
      this.#alarm ??= setTimeout(() => {
        this.#alarm = undefined;
        this.#consider();
      }, rest + SLACK);
      return;
    }
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
    this.#flushing = this.#flush().finally(() => {
      this.#flushing = undefined;
      this.#consider();
    });
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    const client = new pg.Client({ ...this.#connection, ...LIMITS });
    client.on('error', () => {
      this.#client = undefined;
    });
    await client.connect();
    this.#client = client;
    return client;
  }

  async #flush(): Promise<void> {
    // Let whatever else this turn of the event loop brings come along.
    await new Promise(setImmediate);
    const group = this.#waiting;
    this.#waiting = [];
    this.#left = performance.now();
    try {
      await this.#keep(group);
      this.#onGroup(group.length, (performance.now() - this.#left) / 1000);
    } catch (error) {
      this.#client?.end().catch(() => {});
      this.#client = undefined;
      for (const { fail } of group) fail(error as Error);
    }
  }

  async #keep(group: readonly Waiting[]): Promise<void> {
    const client = await this.#connected();
    const entries = group.map(({ entry }) => entry);
    const { rowCount } = await client.query({ name: 'insert', text: INSERT, values: [JSON.stringify(entries)] });
    if (rowCount === group.length) {
      for (const { settle } of group) settle('kept');
      return;
    }
    // Somebody was there first, which hardly ever happens: only then is it asked whose entries are on disk.
    // A bot that was asked twice moves twice under one click: the entry is the same only if all of it is.
    const places = JSON.stringify(entries.map((entry, place) => ({ ...entry, place })));
    const { rows } = await client.query<{ place: number }>(FIND, [places]);
    const kept = new Set(rows.map(({ place }) => place));
    for (const [place, { settle }] of group.entries()) settle(kept.has(place) ? 'kept' : 'taken');
  }
}
