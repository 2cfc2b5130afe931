/**
 * One start of our server in a process of its own: `many-host.js <folder> <tables to add> <seconds to watch>`. Says how
 * long the start took and what the longest piece of work was while matches were woken, and stops.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@idavoll/server';
import { sql } from 'kysely';
import { worked } from '../clock.ts';
import { post } from './players.ts';

export interface ManyStart {
  /** Milliseconds from the call until the server listens. */
  readonly start: number;
  /** Milliseconds of its own work in one go, while what waited for the server was woken. */
  readonly longest: number;
}

/** How often the loop is looked at, in milliseconds. */
const TICK = 5;
/** One match in so many waits for a bot, all others for people. */
const ONE_WAITS_IN = 200;

type Db = Awaited<ReturnType<typeof startServer>>['house']['parts']['db'];

const PAGE = 20_000;

/** Copies of one match that a person has just begun, in pages: no statement may take long at a server that serves. */
const fill = async (db: Db, table: string, count: number): Promise<void> => {
  for (let from = 0; from < count; from += PAGE) {
    const numbers = sql`generate_series(${sql.lit(from + 1)}, ${sql.lit(Math.min(from + PAGE, count))}) n`;
    await sql`insert into game_table
        (id, game, rules, agreement, status, host, public, spectators, created_at, seed, awaiting, content)
      select 'many-' || n, game, rules, agreement, 'playing', host, false, true, created_at, seed,
        case when n % ${sql.lit(ONE_WAITS_IN)} = 0 then 2 else 1 end, content
      from game_table, ${numbers} where id = ${table}`.execute(db);
    await sql`insert into seat (table_id, seat, driver, person, resigned)
      select 'many-' || n, seat, driver, person, false from seat, ${numbers} where table_id = ${table}`.execute(db);
  }
  await sql`analyze`.execute(db);
};

/** The longest stretch of this thread's own work between two looks. What others do on the machine does not count. */
const watch = async (seconds: number): Promise<number> => {
  let longest = 0;
  let before = worked();
  const timer = setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  }, TICK);
  await sleep(seconds * 1000);
  clearInterval(timer);
  return longest;
};

const [folder, more, seconds] = process.argv.slice(2);
const before = performance.now();
const server = await startServer({ data: folder, limited: false });
const start = performance.now() - before;
const longest = await watch(Number(seconds));
if (Number(more) > 0) {
  const url = `http://127.0.0.1:${server.port}`;
  const { cookie } = await post(`${url}/api/guest`, { name: 'Host' });
  const seats = [{ driver: 'person' }, { driver: 'bot' }];
  const { value } = await post<{ table: string }>(`${url}/api/tables`, { game: 'mimir', seats }, cookie);
  await fill(server.house.parts.db, value.table, Number(more));
}
await server.close();
process.send?.({ start, longest } satisfies ManyStart);
process.exit(0);
