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

const keyOf = (table: string, seq: number) => `${table}/${seq}`;

export class EntryLog {
  readonly #connection: pg.ClientConfig;
  readonly #pause: number;
  readonly #onGroup: (size: number, seconds: number) => void;
  #client: pg.Client | undefined;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;

  /** `pause` is how long an insert waits for company, in milliseconds, while inserts follow each other closely. */
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
      this.#flushing ??= this.#flush();
    });
  }

  async close(): Promise<void> {
    await this.#flushing;
    await this.#client?.end();
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
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      const start = performance.now();
      try {
        const inserted = await this.#insert(group.map(({ entry }) => entry));
        for (const { entry, settle } of group) settle(inserted.has(keyOf(entry.table, entry.seq)) ? 'kept' : 'taken');
        this.#onGroup(group.length, (performance.now() - start) / 1000);
      } catch (error) {
        this.#client?.end().catch(() => {});
        this.#client = undefined;
        for (const { fail } of group) fail(error as Error);
      }
      const rest = this.#pause - (performance.now() - start);
      if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest));
    }
    this.#flushing = undefined;
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
