/** The server as `npm start` runs it: how long until the first move on an empty folder, and to load a long match. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position, ServerMessage, TableSummary } from '@idavoll/server/protocol';
import { WebSocket } from 'ws';
import { startMain, stop } from './main-process.ts';
import { post } from './players.ts';

export interface Starts {
  /** Milliseconds from the start of the process to the first move on disk: on an empty folder, and on a used one. */
  readonly first: number;
  readonly again: number;
  /** Milliseconds from the first word about a match that is not in memory until all of it is told. */
  readonly coldLoad: number;
  /** Entries of that match. */
  readonly entries: number;
}

/** One player's socket at one table. */
class Player {
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #inbox: ServerMessage[] = [];
  #wake = () => {};
  #clicks = 0;

  constructor(url: string, cookie: string, table: string) {
    this.#table = table;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
    this.#socket.on('message', data => {
      this.#inbox.push(JSON.parse(data.toString()) as ServerMessage);
      this.#wake();
    });
  }

  async open(): Promise<void> {
    await once(this.#socket, 'open');
  }

  watch(): Promise<Position> {
    this.#socket.send(JSON.stringify({ type: 'watch', table: this.#table, seat: 0 }));
    return this.position();
  }

  async position(): Promise<Position> {
    for (;;) {
      const message = this.#inbox.shift();
      if (message?.type === 'position') return message.position;
      if (message?.type === 'refused') throw new Error(`refused: ${JSON.stringify(message.refusal)}`);
      if (!message)
        await new Promise<void>(resolve => {
          this.#wake = resolve;
        });
    }
  }

  /** Plays the first offer and gives what is known then. */
  play({ nth, offers }: Position): Promise<Position> {
    const id = `bench-click-${this.#clicks++}`;
    const { move } = offers[0];
    this.#socket.send(JSON.stringify({ type: 'move', table: this.#table, id, seat: 0, nth, move }));
    return this.position();
  }

  close(): void {
    this.#socket.terminate();
  }
}

const openTable = async (url: string) => {
  const { cookie } = await post(`${url}/api/guest`, {});
  const seats = ['person', 'bot', 'bot', 'bot'].map(driver => ({ driver }));
  const { value } = await post<TableSummary>(`${url}/api/tables`, { game: 'mimir', seats }, cookie);
  await post(`${url}/api/tables/${value.table}/start`, {}, cookie);
  return { cookie, table: value.table };
};

/** Until it is my turn and I have played once. */
const playOnce = async (player: Player): Promise<Position> => {
  let position = await player.watch();
  while (position.offers.length === 0) position = await player.position();
  return player.play(position);
};

const playOn = async (player: Player, from: Position): Promise<Position> => {
  let position = from;
  while (!position.outcome)
    position = position.offers.length > 0 ? await player.play(position) : await player.position();
  return position;
};

export const measureStarts = async (): Promise<Starts> => {
  const data = mkdtempSync(join(tmpdir(), 'idavoll-bench-'));
  chmodSync(data, 0o711);
  const begin = async () => {
    const start = performance.now();
    const { child, url } = await startMain(data);
    const { cookie, table } = await openTable(url);
    const player = new Player(url, cookie, table);
    await player.open();
    const position = await playOnce(player);
    return { child, cookie, table, player, position, took: performance.now() - start };
  };
  try {
    const first = await begin();
    const { seq: entries } = await playOn(first.player, first.position);
    await stop(first.child);
    const again = await begin();
    again.player.close();
    await stop(again.child);
    const { child, url } = await startMain(data);
    const late = new Player(url, first.cookie, first.table);
    await late.open();
    const asked = performance.now();
    await late.watch();
    const coldLoad = performance.now() - asked;
    late.close();
    await stop(child);
    return { first: first.took, again: again.took, coldLoad, entries };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
