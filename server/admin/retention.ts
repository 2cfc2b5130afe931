/** What is kept too long: shown, and cleared away when that is wanted. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { clearAway } from '../retention/clear.ts';
import type { Retention } from '../retention/days.ts';
import { type Said, tell } from './say.ts';

const NOW = '--now';

/** Without `--now` nothing is deleted. A server that runs does the same by itself, now and then. */
export const retention = async (
  db: Kysely<Schema>,
  how: string | undefined,
  keep: Retention,
  progress: (line: string) => void,
): Said => {
  if (how !== undefined && how !== NOW) return undefined;
  const dry = how === undefined;
  const counts = await clearAway({
    db,
    retention: keep,
    now: new Date(),
    dry,
    // Tables that a server has in memory were opened a moment ago: that is on disk.
    isHere: () => false,
    onForgotten: async people => {
      for (const person of people) await tell(db, { person });
    },
    progress: (what, count) => progress(`${count} ${what} …`),
    isOver: () => false,
  });
  const lines = [...counts].map(([what, count]) => `${count} ${what}`);
  if (!dry) await sql`analyze game_table, seat, entry, chat, person`.execute(db);
  return [
    ...lines.map(line => `${dry ? 'would go: ' : 'gone: '}${line}`),
    ...(dry ? [`Nothing was deleted. "idavoll admin retention ${NOW}" does it.`] : []),
  ];
};
