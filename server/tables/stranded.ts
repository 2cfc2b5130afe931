/** Which matches under way this release does not have the game, rules or content for, as far as that can be said without opening a pack. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Parts } from './parts.ts';
import { hasRules } from './supplies.ts';

export interface StrandedGroup {
  readonly game: string;
  readonly rules: number;
  /** Null at tables from before it was kept. */
  readonly content: string | null;
  readonly matches: number;
}

/** Counted by the database: however many matches there are, few kinds of them come. */
export const strandedGroups = async (db: Kysely<Schema>, games: Parts['games']): Promise<StrandedGroup[]> => {
  const { rows } = await sql<StrandedGroup & { packed: boolean }>`
    select game, rules, content, pack is not null as packed, count(*)::integer as matches
    from game_table where status = 'playing' group by 1, 2, 3, 4 order by 1, 2, 3`.execute(db);
  const pack = { id: '', name: '', version: 0 };
  return rows.filter(row => !hasRules(games, { ...row, pack: row.packed ? pack : null }));
};
