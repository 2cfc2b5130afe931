/** Matches that wait for a game, rules or content which this release does not have. */
import { games as allGames } from '@idavoll/games';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { strandedGroups } from '../tables/stranded.ts';
import { MOST_LISTED, type Said } from './say.ts';

/** Kinds and how many of each; then the tables, as far as one can read them. */
export const stranded = async (db: Kysely<Schema>): Said => {
  const groups = await strandedGroups(db, new Map(allGames.map(module => [module.id, module])));
  const lines: string[] = [];
  for (const { game, rules, content, matches } of groups) {
    lines.push(`${matches} of ${game}, rules ${rules}, content ${content ?? 'unknown'}:`);
    const rows = await db
      .selectFrom('game_table')
      .select(['id', 'touched_at'])
      .where('status', '=', 'playing')
      .where('game', '=', game)
      .where('rules', '=', rules)
      .where('content', 'is not distinct from', content)
      .orderBy('touched_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    lines.push(...rows.map(({ id, touched_at }) => `  ${id}  opened ${touched_at.toISOString()}`));
    if (matches > rows.length) lines.push(`  … and ${matches - rows.length} more`);
  }
  return lines;
};
