/**
 * The log that all matches share. Entries of many tables that wait at the same moment travel in one insert, and whoever
 * waits is told once that insert is on disk.
 */
import pg from 'pg';
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
  select * from unnest($1::text[], $2::int[], $3::smallint[], $4::text[], $5::text[], $6::text[], $7::smallint[])
  on conflict do nothing returning table_id, seq`;

/** How much later the alarm rings than it could, so that an entry may come before it, in milliseconds. */
const SLACK = 2;

const keyOf = (table: string, seq: number) => `${table}/${seq}`;

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
    const client = new pg.Client(this.#connection);
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
      const inserted = await this.#insert(group.map(({ entry }) => entry));
      for (const { entry, settle } of group) settle(inserted.has(keyOf(entry.table, entry.seq)) ? 'kept' : 'taken');
      this.#onGroup(group.length, (performance.now() - this.#left) / 1000);
    } catch (error) {
      this.#client?.end().catch(() => {});
      this.#client = undefined;
      for (const { fail } of group) fail(error as Error);
    }
  }

  async #insert(entries: readonly Entry[]): Promise<Set<string>> {
    const client = await this.#connected();
    const { rows } = await client.query<[string, number]>({
      name: 'entries',
      text: INSERT,
      rowMode: 'array',
      values: [
        entries.map(entry => entry.table),
        entries.map(entry => entry.seq),
        entries.map(entry => entry.seat),
        entries.map(entry => entry.kind),
        entries.map(entry => entry.text),
        entries.map(entry => entry.click),
        entries.map(entry => entry.awaiting),
      ],
    });
    return new Set(rows.map(([table, seq]) => keyOf(table, seq)));
  }
}
