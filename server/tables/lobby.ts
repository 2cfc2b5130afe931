/** What people do around a match: set a table, take and leave seats, start, give up, let a bot stand in, play again. */
import { agree, commitmentTo, ok } from '@idavoll/engine';
import type { z } from 'zod';
import { blockersOf } from '../peace/blocks.ts';
import type { BotChoice, Driver, NewTable, Person, Reveal, Sitting, TableSummary } from '../protocol.ts';
import { mayOpen } from './caps.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { byBot, EMPTY, emptied, isFull, seatedBy, seatsFor } from './new-seats.ts';
import { checkPack, keepPack } from './packs.ts';
import { type Answer, refuse } from './refusal.ts';
import { goneAmong, type SeatRow, type StoredTable, type TableRow } from './store.ts';
import { ownsSeat } from './summary.ts';
import { contentName, suppliesFor } from './supplies.ts';

export class Lobby {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Where nobody has to be waited for, the match starts at once. */
  async create(host: Person, wish: z.output<typeof NewTable>): Promise<Answer<TableSummary>> {
    const module = this.#house.parts.games.get(wish.game);
    if (!module) return refuse('no-such-game');
    const { options, seats } = wish;
    const agreement = agree(module, { seats: seats.length, options, traits: seats.map(seat => seat.traits) });
    if (!agreement.ok) return agreement;
    const { parts } = this.#house;
    const pack = wish.pack === undefined ? undefined : checkPack(parts, module, wish.pack);
    if (pack?.ok === false) return pack;
    const secret = parts.world.seed();
    return this.#open(host, {
      row: {
        id: parts.world.id(),
        game: module.id,
        rules: module.rules,
        agreement: agreement.value,
        status: 'gathering',
        host: host.id,
        public: wish.public,
        spectators: wish.spectators,
        created_at: parts.world.now(),
        secret,
        commitment: commitmentTo(secret),
        seed: null,
        lots: null,
        awaiting: 0,
        rematch: null,
        pack: pack ? await keepPack(parts.db, module, pack.value) : null,
        content: contentName(pack?.value ?? module.base),
        seed_told: false,
        touched_at: parts.world.now(),
        outcome: null,
      },
      seats: seatsFor(seats, host, wish.promise),
    });
  }

  async #open(host: Person, stored: StoredTable): Promise<Answer<TableSummary>> {
    const { db, caps } = this.#house.parts;
    const may = await mayOpen(db, caps, host.id, stored.seats);
    if (!may.ok) return may;
    const table = await this.#house.add(stored);
    return table.alone(async () => {
      if (isFull(stored.seats)) await table.drawing.start();
      return ok(table.summary(host.id));
    });
  }

  /** Does something at a table, alone, and answers with the table as it is then. */
  async #at(
    id: string,
    me: Person,
    change: (table: LiveTable) => Promise<Answer<unknown>> | Answer<unknown>,
  ): Promise<Answer<TableSummary>> {
    const table = await this.#house.table(id);
    if (!table) return refuse('no-such-table');
    return table.alone(async () => {
      if (table.row.status === 'closed') return refuse('table-closed');
      const done = await change(table);
      return done.ok ? ok(table.summary(me.id)) : done;
    });
  }

  /** Does something that needs the game; refused where this server does not have it, before anything is written. */
  #play(
    id: string,
    me: Person,
    change: (table: LiveTable) => Promise<Answer<unknown>> | Answer<unknown>,
  ): Promise<Answer<TableSummary>> {
    return this.#at(id, me, async table => {
      if (table.row.status !== 'over') await table.supplied();
      return change(table);
    });
  }

  join(id: string, me: Person, { seat: wanted, promise }: z.output<typeof Sitting>): Promise<Answer<TableSummary>> {
    return this.#play(id, me, async table => {
      const own = table.seats.findIndex(seat => ownsSeat(seat, me.id));
      if (own >= 0 && (wanted === undefined || wanted === own)) return ok(null);
      const free = wanted ?? table.seats.findIndex(seat => seat.driver === 'open');
      if (free < 0 || table.row.status !== 'gathering') return refuse('table-full');
      if (table.seats[free]?.driver !== 'open') return refuse('seat-taken');
      if ((await blockersOf(this.#house.parts.db, me.id)).has(table.row.host)) return refuse('not-welcome');
      if (own >= 0) await table.setSeat(own, emptied(table.seats[own]));
      // A table of an earlier release has told nobody a commitment: a promise would be worth nothing there.
      const believed = table.row.commitment === null ? undefined : promise;
      await table.setSeat(free, seatedBy(table.seats[free], 'person', me, believed));
      return ok(null);
    });
  }

  /**
   * Before the match the seat becomes free, and without its host the table is gone; during it a bot stands in. A match
   * that is stranded can be given up by the host: then its record can be read.
   */
  leave(id: string, me: Person, wanted: number | undefined): Promise<Answer<TableSummary>> {
    return this.#at(id, me, async table => {
      const gathering = table.row.status === 'gathering';
      if ((gathering || (table.stranded && table.row.status === 'playing')) && table.row.host === me.id) {
        await table.setStatus({ status: 'closed' });
        return ok(null);
      }
      if (table.row.status === 'over') return ok(null);
      return this.#withOwnSeat(table, me, wanted, seat => (gathering ? emptied(seat) : byBot(seat)));
    });
  }

  start(id: string, me: Person): Promise<Answer<TableSummary>> {
    return this.#play(id, me, async table => {
      if (table.row.host !== me.id) return refuse('not-host');
      if (table.row.status !== 'gathering') return ok(null);
      if (!isFull(table.seats)) return refuse('not-ready');
      await table.drawing.start();
      return ok(null);
    });
  }

  /** Shows what one's seat has promised to add to the chance. */
  reveal(id: string, me: Person, shown: z.output<typeof Reveal>): Promise<Answer<TableSummary>> {
    return this.#at(id, me, table => table.drawing.reveal(me.id, shown));
  }

  resign(id: string, me: Person, wanted: number | undefined): Promise<Answer<TableSummary>> {
    return this.#play(id, me, table => {
      if (table.row.status !== 'playing') return refuse('not-playing');
      return this.#withOwnSeat(table, me, wanted, seat => ({ ...byBot(seat), resigned: true }));
    });
  }

  /** During a match one's own seat; before it the host gives an open seat to a bot. */
  bot(id: string, me: Person, { seat: wanted, level }: z.output<typeof BotChoice>): Promise<Answer<TableSummary>> {
    return this.#play(id, me, async table => {
      if (table.row.status === 'over' || table.row.status === 'drawing') return refuse('not-playing');
      if (table.row.status === 'playing') return this.#withOwnSeat(table, me, wanted, seat => byBot(seat, level));
      return this.#exchange(table, me, wanted, 'open', seat => byBot(seat, level));
    });
  }

  /** During a match one's own seat from the bot; before it the host takes a seat from a bot and opens it again. */
  takeBack(id: string, me: Person, wanted: number | undefined): Promise<Answer<TableSummary>> {
    return this.#play(id, me, async table => {
      if (table.row.status === 'over' || table.row.status === 'drawing') return refuse('not-playing');
      if (table.row.status === 'playing')
        return this.#withOwnSeat(table, me, wanted, seat =>
          seat.driver === 'bot' ? { ...seat, driver: 'person' } : seat,
        );
      return this.#exchange(table, me, wanted, 'bot', emptied);
    });
  }

  /** The same people at a new table; whoever asks second is led to the first one's. */
  async rematch(id: string, me: Person, promise: string | undefined): Promise<Answer<TableSummary>> {
    const table = await this.#house.table(id);
    if (!table) return refuse('no-such-table');
    const next = await table.alone<string>(async () => {
      if (table.row.rematch !== null) return ok(table.row.rematch);
      const own = table.seats.findIndex(seat => ownsSeat(seat, me.id));
      if (own < 0) return refuse('not-your-seat');
      // A host who left before the match took the table along.
      if (table.row.seed === null && table.row.status === 'closed') return refuse('table-closed');
      if (table.row.status !== 'over' && table.row.status !== 'closed') return refuse('not-over');
      const row = await this.#rowAgain(table.row, me);
      if (!row.ok) return row;
      const gone = await goneAmong(this.#house.parts.db, table.seats);
      const seats = table.seats.map((seat, i) =>
        this.#again(seat, i === own ? promise : undefined, gone.has(seat.person)),
      );
      const opened = await this.#open(me, { row: row.value, seats });
      if (!opened.ok) return opened;
      await table.setStatus({ rematch: row.value.id });
      return ok(row.value.id);
    });
    return next.ok ? this.#at(next.value, me, () => ok(null)) : next;
  }

  /** The same agreement and content, by the newest rules. */
  async #rowAgain(before: TableRow, me: Person): Promise<Answer<TableRow>> {
    const { parts } = this.#house;
    const module = parts.games.get(before.game);
    if (!module) return refuse('no-such-game');
    const agreement = agree(module, before.agreement);
    if (!agreement.ok) return agreement;
    const { rules } = module;
    const content = before.pack ? before.content : contentName(module.base);
    const { pack } = await suppliesFor(parts, { ...before, rules, content });
    const secret = parts.world.seed();
    return ok({
      ...before,
      id: parts.world.id(),
      rules,
      agreement: agreement.value,
      status: 'gathering',
      host: me.id,
      created_at: parts.world.now(),
      secret,
      commitment: commitmentTo(secret),
      seed: null,
      lots: null,
      awaiting: 0,
      rematch: null,
      content: contentName(pack),
      seed_told: false,
      touched_at: parts.world.now(),
      outcome: null,
    });
  }

  /** Those who left come back to their seats; for those who were bots all along, or cannot come back, a bot plays. */
  #again({ driver, level, person, name, next_promise }: SeatRow, asked: string | undefined, isGone: boolean): SeatRow {
    if (person === null || isGone) return byBot({ ...EMPTY, level });
    const promise = asked ?? next_promise;
    return { ...EMPTY, level, driver: driver === 'hot-seat' ? 'hot-seat' : 'person', person, name, promise };
  }

  async #withOwnSeat(
    table: LiveTable,
    me: Person,
    wanted: number | undefined,
    change: (seat: SeatRow) => SeatRow,
  ): Promise<Answer<unknown>> {
    const index = wanted ?? table.seats.findIndex(seat => ownsSeat(seat, me.id));
    const seat = table.seats[index];
    if (!ownsSeat(seat, me.id)) return refuse('not-your-seat');
    await table.setSeat(index, change(seat));
    return ok(null);
  }

  async #exchange(
    table: LiveTable,
    me: Person,
    wanted: number | undefined,
    from: Driver,
    change: (seat: SeatRow) => SeatRow,
  ): Promise<Answer<unknown>> {
    if (table.row.host !== me.id) return refuse('not-host');
    const seat = wanted ?? table.seats.findIndex(each => each.driver === from);
    if (table.seats[seat]?.driver !== from) return refuse('seat-taken');
    await table.setSeat(seat, change(table.seats[seat]));
    return ok(null);
  }
}
