/** Matches and tables that nobody has touched for as long as the host of the server allows end by themselves. */
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { TableRow } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long before the end its players are told, in milliseconds. */
const WARNING = 14 * DAY;
/** How many are ended in one go. */
const PAGE = 500;

/** When the table ends unless somebody opens it, as soon as that must be told. */
export const endOf = (
  { status, touched_at }: Pick<TableRow, 'status' | 'touched_at'>,
  endAfter: number,
  now: Date,
): Date | undefined => {
  if (status !== 'playing' && status !== 'gathering') return undefined;
  const end = touched_at.getTime() + endAfter;
  return end - now.getTime() <= WARNING ? new Date(Math.max(end, now.getTime())) : undefined;
};

/** Somebody has opened these tables. */
export const touch = async (db: Kysely<Schema>, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('game_table')
    .set({ touched_at: now })
    .where('id', 'in', ids)
    .where('status', 'in', ['gathering', 'playing', 'closed'])
    .execute();
};

/** Closes those whose time is over, a page at a time; `isHere` are in somebody's hands. Gives how many were closed. */
export const retire = async (
  db: Kysely<Schema>,
  endAfter: number,
  now: Date,
  isHere: (id: string) => boolean,
): Promise<number> => {
  const before = new Date(now.getTime() - endAfter);
  let closed = 0;
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('game_table')
      .select('id')
      .where('status', 'in', ['gathering', 'playing'])
      .where('touched_at', '<', before)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const ids = rows.map(({ id }) => id).filter(id => !isHere(id));
    if (ids.length > 0)
      await db
        .updateTable('game_table')
        // From here on counts how long it is kept.
        .set({ status: 'closed', touched_at: now })
        .where('id', 'in', ids)
        .where('touched_at', '<', before)
        .execute();
    closed += ids.length;
    if (rows.length < PAGE) return closed;
    after = rows[rows.length - 1].id;
  }
};
