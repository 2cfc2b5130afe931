/**
 * One start of our server in a process of its own: `many-host.js <folder> <tables to add> <seconds to watch>`. Says how
 * long the start took and what the longest piece of work was while matches were woken, and stops.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@idavoll/server';
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

type House = Awaited<ReturnType<typeof startServer>>['house'];

/** As many as one statement takes. */
const PAGE = 2000;

/** Copies of one match that a person has just begun. */
const fill = async (house: House, table: string, count: number): Promise<void> => {
  const { db } = house.parts;
  const one = await house.table(table);
  if (!one) throw new Error('the first match is not there');
  const { outcome: _, ...row } = one.row;
  const about = {
    ...row,
    status: 'playing' as const,
    agreement: JSON.stringify(row.agreement),
    lots: null,
    pack: null,
  };
  for (let from = 0; from < count; from += PAGE) {
    const numbers = Array.from({ length: Math.min(PAGE, count - from) }, (_each, i) => from + i);
    const awaiting = (n: number) => (n % ONE_WAITS_IN === 0 ? 2 : 1);
    await db
      .insertInto('game_table')
      .values(numbers.map(n => ({ ...about, id: `many-${n}`, awaiting: awaiting(n) })))
      .execute();
    const seated = one.seats.map(({ name: _name, ...seat }, at) => ({ ...seat, seat: at }));
    await db
      .insertInto('seat')
      .values(numbers.flatMap(n => seated.map(seat => ({ ...seat, table_id: `many-${n}` }))))
      .execute();
  }
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
  await fill(server.house, value.table, Number(more));
}
await server.close();
process.send?.({ start, longest } satisfies ManyStart);
process.exit(0);
