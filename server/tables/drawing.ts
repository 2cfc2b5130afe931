/**
 * Between gathering and playing: the seats show the parts of the chance that they have promised. From here on nobody sits
 * down or leaves, so that nobody can choose a part who has seen another one.
 */
import { commitmentTo, ok, type Seed } from '@idavoll/engine';
import { awaitsParts } from './lots.ts';
import type { Parts } from './parts.ts';
import { type Answer, refuse } from './refusal.ts';
import type { SeatRow, TableRow } from './store.ts';
import { ownsSeat } from './summary.ts';

interface Shown {
  readonly part: Seed;
  /** What the seat promises for the rematch. */
  readonly next?: string | null | undefined;
}

interface Table {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  alone(work: () => Promise<Answer<unknown>>): Promise<Answer<unknown>>;
  setStatus(set: Pick<TableRow, 'status'>): Promise<void>;
  setSeat(seat: number, to: SeatRow): Promise<void>;
  play(): Promise<void>;
}

export class Drawing {
  readonly #table: Table;
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;

  constructor(table: Table, parts: Parts) {
    this.#table = table;
    this.#parts = parts;
  }

  get waits(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts the match, or asks first for what was promised. Only from within `alone`. */
  async start(): Promise<void> {
    if (!awaitsParts(this.#table.seats)) return this.#table.play();
    await this.#table.setStatus({ status: 'drawing' });
    this.wait();
  }

  /** Whoever has not shown a part by then plays without: the match goes on. */
  wait(): void {
    this.#timer ??= setTimeout(() => {
      this.stop();
      this.#end().catch(error => {
        this.#parts.report.trouble('a match could not be started', error);
        this.wait();
      });
    }, this.#parts.lotPatience).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Takes a part that fits what a seat of this person promised; the last one starts the match. Only from within `alone`. */
  async reveal(person: string, { part, next = null }: Shown): Promise<Answer<unknown>> {
    const { row, seats } = this.#table;
    const promise = commitmentTo(part);
    const seat = seats.findIndex(each => each.promise === promise && ownsSeat(each, person));
    if (seat < 0) return refuse('not-your-seat');
    if (seats[seat].part === part) return ok(null);
    if (row.status !== 'drawing') return refuse(row.status === 'gathering' ? 'not-ready' : 'too-late');
    await this.#table.setSeat(seat, { ...seats[seat], part, next_promise: next });
    if (awaitsParts(this.#table.seats)) return ok(null);
    await this.#table.play();
    this.stop();
    return ok(null);
  }

  async #end(): Promise<void> {
    await this.#table.alone(async () => {
      if (this.#table.row.status === 'drawing') await this.#table.play();
      return ok(null);
    });
  }
}
