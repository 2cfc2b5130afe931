/** Keeping out of each other's way: what one may do about somebody at a table. */
import { ok } from '@idavoll/engine';
import type { NewReport, Person } from '../protocol.ts';
import type { House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type Answer, refuse } from '../tables/refusal.ts';
import { whoAt } from '../tables/who.ts';
import { block } from './blocks.ts';
import { report } from './reports.ts';

export class Peace {
  readonly #house: House;
  readonly #onReport: (table: string, reason: NewReport['reason']) => void;

  /** `onReport` is told where, never of whom. */
  constructor(house: House, onReport: (table: string, reason: NewReport['reason']) => void) {
    this.#house = house;
    this.#onReport = onReport;
  }

  async block(id: string, me: Person, who: string): Promise<Answer<null>> {
    const found = await this.#find(id, me, who);
    if (!found.ok) return found;
    const { db, world } = this.#house.parts;
    return block(db, world, me.id, found.value);
  }

  async report(id: string, me: Person, { who, reason, text }: NewReport): Promise<Answer<null>> {
    const found = await this.#find(id, me, who);
    if (!found.ok) return found;
    const { db, world } = this.#house.parts;
    const about = { table: id, reporter: me.id, about: found.value };
    const done = await report(db, { ...about, reason, text, now: world.now() });
    if (done.ok) this.#onReport(id, reason);
    return done;
  }

  /** Somebody else who sits at the table or has said something there, for one who may be there. */
  async #find(id: string, me: Person, who: string): Promise<Answer<string>> {
    const table = await this.#house.table(id);
    if (!table) return refuse('no-such-table');
    if (!table.mayBeHere(me.id)) return refuse('no-spectators');
    const person = (await this.#peopleAt(table)).find(one => whoAt(id, one) === who);
    return person === undefined || person === me.id ? refuse('no-such-person') : ok(person);
  }

  async #peopleAt({ row, seats }: LiveTable): Promise<string[]> {
    const rows = await this.#house.parts.db
      .selectFrom('chat')
      .select('person')
      .distinct()
      .where('table_id', '=', row.id)
      .execute();
    return [...seats.flatMap(({ person }) => person ?? []), ...rows.map(({ person }) => person)];
  }
}
