/** A player for tests: holds what he is told as a page would, and plays offers drawn from a fixed stream. */
import { PlayoutChance } from '@idavoll/engine';
import type { Position } from '../protocol.ts';
import type { TestSocket, Visitor } from './client.ts';

export class TestPlayer {
  readonly socket: TestSocket;
  readonly table: string;
  readonly seat: number;
  readonly acks: { readonly id: string; readonly seq: number; readonly move: string }[] = [];
  cells: number[] = [];
  story: Position['events'][number][] = [];
  now: Position | undefined;
  readonly #chance: PlayoutChance;
  readonly #name: string;
  #clicks = 0;
  #read = 0;

  constructor(socket: TestSocket, table: string, seat: number, name = `seat${seat}`) {
    this.socket = socket;
    this.table = table;
    this.seat = seat;
    this.#name = name;
    this.#chance = new PlayoutChance(seat + 1);
  }

  /** Takes in every position that has come since. */
  learn(): Position | undefined {
    for (; this.#read < this.socket.messages.length; this.#read++) {
      const message = this.socket.messages[this.#read];
      if (message.type !== 'position' || message.table !== this.table || message.seat !== this.seat) continue;
      this.#take(message.position);
    }
    return this.now;
  }

  #take(position: Position): void {
    if ('all' in position.cells) this.cells = [...position.cells.all];
    else
      for (let i = 0; i < position.cells.changed.length; i += 2)
        this.cells[position.cells.changed[i]] = position.cells.changed[i + 1];
    if (position.keep !== undefined) {
      const { keep } = position;
      this.story = this.story.filter(told => told.step <= keep);
    }
    this.story.push(...position.events);
    this.now = position;
  }

  nextId(): string {
    return `${this.#name}-click-${this.#clicks++}`;
  }

  /** Plays one of the offers, if there are any; true when it was played. */
  async play(): Promise<boolean> {
    const position = this.learn();
    if (!position || position.offers.length === 0) return false;
    const { move } = position.offers[this.#chance.below(position.offers.length)];
    const id = this.nextId();
    const answer = await this.socket.click({
      type: 'move',
      table: this.table,
      id,
      seat: this.seat,
      nth: position.nth,
      move,
    });
    if (answer.type === 'ack') this.acks.push({ id, seq: answer.seq, move });
    await this.socket.settle();
    return answer.type === 'ack';
  }
}

/** Plays all seats of a table, every one the visitor's own, until the match is over. */
export const playToEnd = async (me: Visitor, table: string, seats = 2): Promise<void> => {
  const players: TestPlayer[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const socket = await me.socket();
    await socket.watch(table, seat);
    players.push(new TestPlayer(socket, table, seat));
  }
  while (players.every(player => player.learn()?.outcome === null)) for (const player of players) await player.play();
  for (const { socket } of players) socket.close();
};
