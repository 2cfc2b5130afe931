/** What everybody at a table knows besides the match: who sits where, who watches, what is said. */
import type { Chat, ServerMessage, TableSummary } from '@idavoll/server/protocol';
import { signal } from '@preact/signals';
import type { Told } from '../fair/told.ts';
import { newId } from '../play/saved.ts';
import { readStored } from '../storage.ts';
import { connect, sendChat } from './connection.ts';

/** Under which those who are muted at a table are kept, on this device alone. */
export const mutedAt = (table: string): string => `muted.${table}`;

export class Room {
  readonly info = signal<TableSummary | null>(null);
  readonly chat = signal<readonly Chat[]>([]);
  readonly watchers = signal(0);
  /** What this page was told of the chance of the match, as soon as somebody keeps it. */
  readonly told = signal<Told | null>(null);
  readonly closed = signal(false);
  /** Those whose words are not shown here: see `Chat.who`. */
  readonly muted = signal<ReadonlySet<string>>(new Set());

  constructor(
    readonly id: string,
    info: TableSummary,
  ) {
    this.info.value = info;
    this.muted.value = new Set(readStored<string[]>(mutedAt(id)));
  }

  hear(message: ServerMessage): void {
    if (message.type === 'table') {
      this.info.value = message.info;
      this.closed.value = message.info.status === 'closed';
      if (message.chat) this.chat.value = message.chat;
      this.watchers.value = message.watchers;
    } else if (message.type === 'presence') this.#meet(message);
    else if (message.type === 'closed') this.closed.value = true;
    else if (message.type === 'chat') this.chat.value = [...this.chat.value, message.chat];
  }

  #meet({ online, watchers }: Extract<ServerMessage, { type: 'presence' }>): void {
    this.watchers.value = watchers;
    const info = this.info.value;
    if (!info || info.seats.every((seat, i) => seat.online === ((online & (1 << i)) !== 0))) return;
    this.info.value = { ...info, seats: info.seats.map((seat, i) => ({ ...seat, online: (online & (1 << i)) !== 0 })) };
  }

  /** Watches the table while it gathers; once it plays, the match itself does. */
  gather(): void {
    const socket = connect(this.id, message => this.hear(message));
    socket.watch(this.id, () => ({ type: 'watch', table: this.id, seat: null }));
  }

  say(text: string): void {
    sendChat({ type: 'chat', table: this.id, id: newId(), text });
  }
}
