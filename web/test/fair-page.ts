/** A page at a table of a real server: its own doors, storage and socket, and all that it finds out. */
import { type Game, gameFor } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { WebSocket } from 'ws';
import type { TableSummary } from '../../server/protocol.ts';
import type { Visitor } from '../../server/test/client.ts';
import { checkRecord } from '../fair/check.ts';
import { accuse, type Lie, toldOf } from '../fair/told.ts';
import { attend } from '../fair/witness.ts';
import { readRecordOf } from '../online/http.ts';
import { type Known, learn } from '../online/position.ts';
import { Socket, type Wire } from '../online/socket.ts';
import { storageOf } from './stored.ts';

const fetchFrom = globalThis.fetch;

/** Whatever the page asks, this visitor asks; what it keeps, it keeps in a storage of its own. */
export const browseAs = (visitor: Visitor): void => {
  globalThis.localStorage = storageOf();
  globalThis.fetch = (address, how = {}) => {
    // The visitor's own questions have whole addresses.
    if (!String(address).startsWith('/')) return fetchFrom(address, how);
    return visitor.ask(how.method ?? 'GET', String(address), how.body as string | undefined);
  };
};

export class FairPage {
  readonly #socket: Socket;
  readonly #table: string;
  readonly #game: Game;
  #known: Known | undefined;
  /** Everything that was heard is attended to when these are done. */
  #attending: Promise<unknown> = Promise.resolve();

  constructor(visitor: Visitor, info: TableSummary, seat: number) {
    const { table, seats, options, rules } = info;
    this.#table = table;
    const agreement = { seats: seats.length, options, traits: seats.map(({ traits }) => traits) };
    this.#game = gameFor(mimir, agreement, mimir.base.content, rules);
    this.#socket = new Socket({
      open: () =>
        new WebSocket(`${visitor.url.replace('http', 'ws')}/ws`, {
          headers: { cookie: visitor.cookie },
          // A line that is closed before it is open is no mistake here.
        }).on('error', () => {}) as unknown as Wire,
      heard: message => {
        if (message.type === 'table') this.#attending = Promise.all([this.#attending, attend(message.info)]);
        if (message.type === 'position' && message.seat === seat)
          this.#known = learn(this.#game.layout, seat, message.position, this.#known);
      },
      changed: () => {},
    });
    this.#socket.watch(table, () => ({ type: 'watch', table, seat }));
  }

  get lies(): readonly Lie[] {
    return toldOf(this.#table)?.lies ?? [];
  }

  /** Waits until something is so, and everything that was heard is attended to. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5));
    await this.#attending;
  }

  get isOver(): boolean {
    return this.#known?.sight.outcome !== undefined && this.#known.sight.outcome !== null;
  }

  /** What the page does when the match is over. */
  async check(): Promise<readonly Lie[]> {
    await this.until(() => this.isOver);
    const told = toldOf(this.#table);
    const record = await readRecordOf(this.#table);
    if (!record.ok || !told || !this.#known) throw new Error('there is nothing to check');
    const { viewer, story } = this.#known.sight;
    const seen = { module: mimir, pack: mimir.base, viewer, story };
    return accuse(this.#table, told, checkRecord(record.value, told, seen)).lies;
  }

  close(): void {
    this.#socket.close();
  }
}
