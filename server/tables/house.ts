/** All tables that are in memory: loaded when somebody asks for one, dropped when nobody has for a while. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ok } from '@idavoll/engine';
import { GameFault } from '../match/containment.ts';
import { apartFrom } from '../peace/blocks.ts';
import type { TableSummary } from '../protocol.ts';
import { LiveTable } from './live-table.ts';
import type { Notice } from './notice.ts';
import type { Parts } from './parts.ts';
import { endOf, retire, touch } from './retire.ts';
import { sleepingTables } from './sleepers.ts';
import { insertTable, openTables, playedBy, readTable, type StoredTable, tablesOf, writeTable } from './store.ts';
import { summarise } from './summary.ts';
import { hasRules } from './supplies.ts';

const SWEEP_EVERY = 15_000;
/** Tables in memory above which no further bots are woken, and how long until the next look, in milliseconds. */
const MOST_AWAKE = 5000;
const AWAKE_PAUSE = 250;

export class House {
  readonly parts: Parts;
  readonly #idleFor: number;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #live = new Map<string, LiveTable>();
  readonly #sweeper: NodeJS.Timeout;
  #waking: Promise<void> | undefined;
  #closing = false;

  /** `idleFor` is how long a table stays in memory after its last use, in milliseconds. */
  constructor(parts: Parts, idleFor: number) {
    this.parts = parts;
    this.#idleFor = idleFor;
    this.#sweeper = setInterval(() => this.sweep(), Math.min(SWEEP_EVERY, idleFor)).unref();
  }

  get size(): number {
    return this.#live.size;
  }

  has(id: string): boolean {
    return this.#live.has(id);
  }

  /** Whether a table is in memory or on its way there. */
  isKnown(id: string): boolean {
    return this.#tables.has(id);
  }

  table(id: string): Promise<LiveTable | undefined> {
    const known = this.#tables.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#tables.set(id, loading);
    loading.then(
      table => table ?? this.#tables.delete(id),
      () => this.#tables.delete(id),
    );
    return loading;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const stored = await readTable(this.parts.db, id);
    if (stored) this.#touch([id]);
    return stored && this.#keep(stored);
  }

  /** Nobody waits for this: should it fail, a later one makes up for it. */
  #touch(ids: readonly string[]): void {
    const { db, world, report } = this.parts;
    touch(db, ids, world.now()).catch(error => report.trouble('a visit was not noted', error));
  }

  /** Ends what nobody has touched for too long. */
  retire(): Promise<number> {
    const { db, world, endAfter } = this.parts;
    return endAfter === undefined ? Promise.resolve(0) : retire(db, endAfter, world.now(), id => this.isKnown(id));
  }

  #keep(stored: StoredTable): LiveTable {
    const table = new LiveTable(this.parts, stored);
    this.#live.set(stored.row.id, table);
    return table;
  }

  async add(stored: StoredTable): Promise<LiveTable> {
    await insertTable(this.parts.db, stored);
    const table = this.#keep(stored);
    this.#tables.set(stored.row.id, Promise.resolve(table));
    return table;
  }

  /** Drops what nobody needs: it is all in the database. */
  sweep(): void {
    const now = performance.now();
    const gone: string[] = [];
    for (const [id, table] of this.#live) {
      if (!table.idle || now - table.lastUsed < this.#idleFor) continue;
      if (table.untold) this.#tellOn(table);
      else {
        this.#live.delete(id);
        this.#tables.delete(id);
        gone.push(id);
      }
    }
    this.#touch(gone);
  }

  /** Keeps a story; the table is dropped the next time. */
  #tellOn(table: LiveTable): Promise<void> {
    return table.tellOn().catch(error => this.parts.report.trouble('a story was not kept', error));
  }

  /** Closes a table whose game never came back, before anything opens it. */
  async closeHung(id: string): Promise<void> {
    const stored = await readTable(this.parts.db, id);
    if (!stored) return;
    await writeTable(this.parts.db, id, { status: 'closed' });
    this.parts.report.fault(id, stored.row.game, new GameFault('a call', 'it did not come back'));
  }

  /** Lets bots go on that were to move when the server last stopped, and tables that were about to play, while others are served already. */
  wakeAll(): void {
    this.#waking = this.#wakeInTurn().catch(error => this.parts.report.trouble('bots could not be woken', error));
  }

  async #wakeInTurn(): Promise<void> {
    for await (const ids of sleepingTables(this.parts.db))
      for (const id of ids) {
        if (this.#closing) return;
        await (await this.table(id))?.wake();
        while (this.size > MOST_AWAKE && !this.#closing) await sleep(AWAKE_PAUSE);
      }
  }

  /** Nobody is shown the tables of those from whom he keeps apart. */
  async open(person: string | null): Promise<TableSummary[]> {
    const { db, games } = this.parts;
    const tables = await openTables(db);
    const apart = person === null ? undefined : await apartFrom(db, person);
    return tables
      .filter(({ row }) => hasRules(games, row) && !apart?.has(row.host))
      .map(stored => this.#summary(stored, person));
  }

  /** One's own tables, those where it is one's turn first. */
  async mine(person: string): Promise<TableSummary[]> {
    const summaries = (await tablesOf(this.parts.db, person)).map(stored => this.#summary(stored, person));
    return summaries.sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
  }

  #summary(stored: StoredTable, person: string | null): TableSummary {
    const live = this.#live.get(stored.row.id);
    if (live) return live.summary(person);
    const { games, endAfter, world } = this.parts;
    const end = endAfter === undefined ? undefined : endOf(stored.row, endAfter, world.now());
    const summary = summarise(stored, person, () => false, !hasRules(games, stored.row));
    return end ? { ...summary, endsAt: end.toISOString() } : summary;
  }

  /** Reads the seats of tables in memory again where one of these people sits: a name or an owner has changed. */
  async reseat(...people: string[]): Promise<void> {
    for (const table of this.#live.values())
      if ([table.row.host, ...table.seats.map(seat => seat.person)].some(id => id !== null && people.includes(id)))
        await table.reread();
  }

  /** One has left all tables by the database: those who sit there are told, and bots go on where it is their turn. */
  async left(person: string): Promise<void> {
    await this.reseat(person);
    for (const id of await playedBy(this.parts.db, person)) await (await this.table(id))?.wake();
  }

  /** The host's commands have changed a table or a person beside this server. */
  heard(notice: Notice): void {
    const work = async () => {
      if ('table' in notice) await this.#live.get(notice.table)?.reread();
      else await ('gone' in notice ? this.left(notice.gone) : this.reseat(notice.person));
    };
    work().catch(error => this.parts.report.trouble('a change was not heard', error));
  }

  /** Once all that is under way at the tables is done. */
  async settled(): Promise<void> {
    this.#closing = true;
    await Promise.all([...this.#live.values()].map(table => table.alone(() => ok(null)).catch(() => {})));
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#sweeper);
    await this.#waking;
    for (const table of this.#live.values()) {
      table.drawing.stop();
      if (table.untold) await this.#tellOn(table);
    }
  }
}
