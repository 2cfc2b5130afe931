/** What is told around a match: the table itself to whoever comes or when it changes, and who is present in between. */
import type { Chat, TableSummary } from '../protocol.ts';
import { type Audience, frameOf, type Listener } from './audience.ts';
import type { StoredTable } from './store.ts';

interface Table extends StoredTable {
  readonly audience: Audience;
  summary(person: string | null): TableSummary;
}

/** How far apart words about who is present are, in milliseconds: at least, and so many more for each who hears them. */
const PRESENCE_PAUSE = 200;
const PAUSE_A_LISTENER = 1;

export class TableNews {
  readonly #table: Table;
  #alarm: NodeJS.Timeout | undefined;
  #spoken = Number.NEGATIVE_INFINITY;

  constructor(table: Table) {
    this.#table = table;
  }

  /** For one who comes: all of it. What was said here is told once on a connection. */
  welcome(listener: Listener, chat: readonly Chat[] | undefined): void {
    listener.send(this.#frame(listener.person, chat));
  }

  /** Something about the table has changed. Those who have no part in it hear the same, written once. */
  tellAll(): void {
    const { audience, row, seats } = this.#table;
    let strangers: string | undefined;
    for (const listener of audience.listeners) {
      const { person } = listener;
      const isStranger = person === null || (row.host !== person && !seats.some(seat => seat.person === person));
      if (isStranger) strangers ??= this.#frame(person, undefined);
      listener.send(isStranger && strangers !== undefined ? strangers : this.#frame(person, undefined));
    }
  }

  /** Somebody came or left. However many do, it is told now and then. */
  presenceChanged(): void {
    if (this.#alarm) return;
    const pause = PRESENCE_PAUSE + PAUSE_A_LISTENER * this.#table.audience.size;
    const rest = Math.max(0, this.#spoken + pause - performance.now());
    this.#alarm = setTimeout(() => {
      this.#alarm = undefined;
      this.#spoken = performance.now();
      this.#table.audience.sendAll(this.#presence());
    }, rest).unref();
  }

  #presence(): string {
    const { row, seats, audience } = this.#table;
    const online = seats.reduce((bits, { driver, person }, seat) => {
      const isHere = driver === 'bot' || (person !== null && audience.isOnline(person));
      return isHere ? bits | (1 << seat) : bits;
    }, 0);
    return frameOf({ type: 'presence', table: row.id, online, watchers: audience.watchers });
  }

  #frame(person: string | null, chat: readonly Chat[] | undefined): string {
    const { row, audience } = this.#table;
    return frameOf({
      type: 'table',
      table: row.id,
      info: this.#table.summary(person),
      ...(chat && { chat }),
      watchers: audience.watchers,
    });
  }
}
