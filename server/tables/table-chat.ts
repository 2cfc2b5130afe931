/** What is said at one table, and to whom it is told: nobody hears one whom he has blocked. */
import { ok } from '@idavoll/engine';
import { blockedBy, blockersOf } from '../peace/blocks.ts';
import type { Chat } from '../protocol.ts';
import { type Audience, frameOf, type Listener } from './audience.ts';
import type { Parts } from './parts.ts';
import { type Answer, refuse } from './refusal.ts';
import { insertChat, readChats, type SaidRow, type StoredTable } from './store.ts';
import { ownsSeat } from './summary.ts';
import { whoAt } from './who.ts';

const KEPT_CHATS = 50;

interface Table extends StoredTable {
  readonly audience: Audience;
}

/** Every method is called from within the table's `alone`. */
export class TableChat {
  readonly #parts: Parts;
  readonly #table: Table;
  #said: readonly SaidRow[] | undefined;

  constructor(parts: Parts, table: Table) {
    this.#parts = parts;
    this.#table = table;
  }

  /** Something was taken from what was said: it is read again. */
  forget(): void {
    this.#said = undefined;
  }

  /** What was said so far, for one who comes. */
  async toldTo(person: string | null): Promise<Chat[]> {
    this.#said ??= await readChats(this.#parts.db, this.#table.row.id);
    const blocked = person === null || this.#said.length === 0 ? undefined : await blockedBy(this.#parts.db, person);
    return this.#said.filter(said => !blocked?.has(said.person)).map(said => this.#chatOf(said));
  }

  /** `name` is what somebody is called who has no seat. */
  async say({ person }: Listener, name: string, click: string, text: string): Promise<Answer<null>> {
    const { row, seats, audience } = this.#table;
    if (person === null) return refuse('no-guest');
    const seat = seats.findIndex(each => ownsSeat(each, person));
    const said = {
      at: this.#parts.world.now().toISOString(),
      name: seats[seat]?.name ?? name,
      seat: seat < 0 ? null : seat,
      text,
      person,
    };
    if (!(await insertChat(this.#parts.db, row.id, click, said))) return ok(null);
    this.#said = this.#said && [...this.#said, said].slice(-KEPT_CHATS);
    const blockers = await blockersOf(this.#parts.db, person);
    const frame = frameOf({ type: 'chat', table: row.id, chat: this.#chatOf(said) });
    for (const each of audience.listeners) if (each.person === null || !blockers.has(each.person)) each.send(frame);
    return ok(null);
  }

  #chatOf({ person, ...chat }: SaidRow): Chat {
    return { ...chat, who: whoAt(this.#table.row.id, person) };
  }
}
