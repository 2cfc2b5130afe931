/** Tables and their seats in the database. */
import type { LevelName } from '@idavoll/bots';
import type { Agreement, Lots, Seed } from '@idavoll/engine';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Entry } from '../match/entry-log.ts';
import type { Chat, Driver, MatchOutcome, TableStatus } from '../protocol.ts';
import type { StoredPack } from './packs.ts';

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly agreement: Agreement;
  status: Exclude<TableStatus, 'stranded'>;
  readonly host: string;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly created_at: Date;
  /** The server's own part of the chance, and what everybody is told of it; null at tables of an earlier release. */
  secret: Seed | null;
  commitment: string | null;
  seed: Seed | null;
  /** What the seed was made from, where seats had a part in it. */
  lots: Lots | null;
  /** Who must decide now, one bit a seat. */
  awaiting: number;
  rematch: string | null;
  /** Null where it plays with the game's own content. */
  readonly pack: StoredPack | null;
  /** Name and version of the content, as records name it; null at tables from before it was kept. */
  readonly content: string | null;
  /** Whether somebody has read the record of the match, seed and all, after it was closed. */
  seed_told: boolean;
  /** When somebody last opened it. */
  readonly touched_at: Date;
  /** How it ended; null until it has. */
  outcome: MatchOutcome | null;
}

export interface SeatRow {
  readonly driver: Driver;
  /** How well a bot plays here, also while it is a person's seat. */
  readonly level: LevelName;
  readonly person: string | null;
  /** The person's name. */
  readonly name: string | null;
  readonly resigned: boolean;
  /** What it adds to the chance: promised, and then shown. */
  readonly promise: string | null;
  readonly part: Seed | null;
  /** What it promises for the rematch. */
  readonly next_promise: string | null;
}

export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

const SHOWN_CHATS = 50;
const MOST_LISTED = 60;

type Db = Kysely<Schema>;

const PACK = sql<StoredPack | null>`case when p.id is not null then
  json_build_object('id', p.id, 'name', p.name, 'version', p.version) end`;

/** Tables with who must decide now: the last entry says it, or the start of the match. */
const selectTables = (db: Db) =>
  db
    .selectFrom('game_table as t')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('entry as e')
          .select('e.awaiting')
          .whereRef('e.table_id', '=', 't.id')
          .orderBy('e.seq', 'desc')
          .limit(1)
          .as('last'),
      join => join.onTrue(),
    )
    .leftJoin('pack as p', 'p.id', 't.pack')
    .leftJoin('chronicle as c', 'c.table_id', 't.id')
    .select(['t.id', 't.game', 't.rules', 't.agreement', 't.status', 't.host', 't.public', 't.spectators'])
    .select(['t.created_at', 't.secret', 't.commitment', 't.seed', 't.lots', 't.rematch', 't.content'])
    .select(['t.seed_told', 't.touched_at'])
    .select(sql<MatchOutcome | null>`c.story->'outcome'`.as('outcome'))
    .select(sql<number>`coalesce(last.awaiting, t.awaiting)`.as('awaiting'))
    .select(PACK.as('pack'));

const withSeats = async (db: Db, rows: readonly TableRow[]): Promise<StoredTable[]> => {
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('seat as s')
    .leftJoin('person as p', 'p.id', 's.person')
    .select(['s.table_id', 's.driver', 's.level', 's.person', 's.resigned', 's.promise', 's.part', 's.next_promise'])
    // Whoever has gone for good has no name.
    .select(sql<string | null>`nullif(p.name, '')`.as('name'))
    .where(
      's.table_id',
      'in',
      rows.map(row => row.id),
    )
    .orderBy('s.seat')
    .execute();
  return rows.map(row => ({
    row,
    seats: seats.filter(seat => seat.table_id === row.id).map(({ table_id: _, ...seat }) => seat),
  }));
};

export const readTable = async (db: Db, id: string): Promise<StoredTable | undefined> =>
  (await withSeats(db, await selectTables(db).where('t.id', '=', id).execute()))[0];

/** Public tables with a seat to take, the newest first. */
export const openTables = async (db: Db): Promise<StoredTable[]> =>
  withSeats(
    db,
    await selectTables(db)
      .where('t.status', '=', 'gathering')
      .where('t.public', '=', true)
      .where(eb =>
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table_id', '=', 't.id')
            .where('seat.driver', '=', 'open'),
        ),
      )
      .orderBy('t.created_at', 'desc')
      .limit(MOST_LISTED)
      .execute(),
  );

/** The tables where this person has a seat or is the host; those under way first, then the newest. */
export const tablesOf = async (db: Db, person: string): Promise<StoredTable[]> =>
  withSeats(
    db,
    await selectTables(db)
      // Two looks into indexes: an "or" would look at every table.
      .where('t.id', 'in', eb =>
        eb
          .selectFrom('game_table as own')
          .select('own.id')
          .where('own.host', '=', person)
          .union(eb.selectFrom('seat').select('seat.table_id as id').where('seat.person', '=', person)),
      )
      .orderBy(sql`array_position(array['playing', 'drawing', 'gathering', 'over', 'closed'], t.status)`)
      .orderBy('t.created_at', 'desc')
      .limit(MOST_LISTED)
      .execute(),
  );

/** The matches under way at which this person has a seat, a bot's by now or not. */
export const playedBy = async (db: Db, person: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('seat as s')
    .innerJoin('game_table as t', 't.id', 's.table_id')
    .select('t.id')
    .distinct()
    .where('s.person', '=', person)
    .where('t.status', '=', 'playing')
    .execute();
  return rows.map(({ id }) => id);
};

/** Those of the seats' people who will not come: they have gone for good, or were banned. */
export const goneAmong = async (db: Db, seats: readonly SeatRow[]): Promise<ReadonlySet<string | null>> => {
  const people = seats.flatMap(({ person }) => person ?? []);
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('id', 'in', people)
    .where(eb => eb.or([eb('name', '=', ''), eb('banned_at', 'is not', null)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const insertTable = (db: Db, { row: { outcome: _, ...row }, seats }: StoredTable): Promise<void> =>
  db.transaction().execute(async tx => {
    await tx
      .insertInto('game_table')
      .values({ ...row, agreement: JSON.stringify(row.agreement), lots: null, pack: row.pack?.id ?? null })
      .execute();
    await tx
      .insertInto('seat')
      .values(seats.map(({ name: _, ...each }, seat) => ({ table_id: row.id, seat, ...each })))
      .execute();
  });

export const writeSeat = async (db: Db, table: string, seat: number, to: SeatRow): Promise<void> => {
  const { name: _, ...set } = to;
  await db.updateTable('seat').set(set).where('table_id', '=', table).where('seat', '=', seat).execute();
};

export const writeTable = async (
  db: Db,
  id: string,
  set: Partial<Pick<TableRow, 'status' | 'awaiting' | 'rematch' | 'seed_told'>>,
): Promise<void> => {
  await db.updateTable('game_table').set(set).where('id', '=', id).execute();
};

export type Start = Pick<TableRow, 'secret' | 'commitment' | 'seed' | 'lots' | 'awaiting'>;

export const writeStart = async (db: Db, id: string, start: Start): Promise<void> => {
  const lots = start.lots && JSON.stringify(start.lots);
  await db
    .updateTable('game_table')
    .set({ ...start, lots, status: 'playing' })
    .where('id', '=', id)
    .execute();
};

export const readEntries = (db: Db, table: string): Promise<Omit<Entry, 'table'>[]> =>
  db
    .selectFrom('entry')
    .select(['seq', 'seat', 'kind', 'text', 'click', 'awaiting'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute();

/** What was said, and by whom. */
export interface SaidRow extends Omit<Chat, 'who'> {
  readonly person: string;
}

export const readChats = async (db: Db, table: string): Promise<SaidRow[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(['at', 'name', 'seat', 'text', 'person'])
    .where('table_id', '=', table)
    .orderBy('id', 'desc')
    .limit(SHOWN_CHATS)
    .execute();
  return rows.reverse().map(row => ({ ...row, at: row.at.toISOString() }));
};

/** Keeps what was said; false for the repeat of a click that said it already. */
export const insertChat = async (db: Db, table: string, click: string, { at, ...said }: SaidRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('chat')
    .values({ ...said, at: new Date(at), table_id: table, click })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};
