/** How many tables one person may have under way: enough for anybody who plays, too few to fill the house. */
import { ok } from '@idavoll/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Answer, refuse } from './refusal.ts';
import type { SeatRow } from './store.ts';

export interface Caps {
  /** Tables that one person has set and that gather or play. */
  readonly tables: number;
  /** Those among them at which nobody sits but bots. */
  readonly botTables: number;
}

export const CAPS: Caps = { tables: 60, botTables: 3 };

/** `seats` are those of a further table. */
export const mayOpen = async (
  db: Kysely<Schema>,
  caps: Caps | undefined,
  host: string,
  seats: readonly SeatRow[],
): Promise<Answer<null>> => {
  if (!caps) return ok(null);
  const under = await db
    .selectFrom('game_table as t')
    .select(eb => [
      't.id',
      eb
        .exists(
          eb
            .selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table_id', '=', 't.id')
            .where('seat.driver', '!=', 'bot'),
        )
        .as('peopled'),
    ])
    .where('t.host', '=', host)
    .where('t.status', 'in', ['gathering', 'playing'])
    .limit(caps.tables)
    .execute();
  const isBots = seats.every(({ driver }) => driver === 'bot');
  const bots = under.filter(({ peopled }) => !peopled).length;
  return under.length >= caps.tables || (isBots && bots >= caps.botTables) ? refuse('too-many-tables') : ok(null);
};
