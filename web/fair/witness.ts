/** Hears what the server says of the chance of a match, holds it to what it said before, and shows the page's own part. */
import type { SeatInfo, TableSummary } from '@idavoll/server/protocol';
import { type Answer, readTable, revealPart } from '../online/http.ts';
import { bindPart, bindRematch, dropPart, hasPartFor, partFor } from './parts.ts';
import { accuse, keepTold, type Lie, promisesIn, type Told, toldOf } from './told.ts';

const ATTEMPTS = 4;
const PAUSE = 600;
const LOST: readonly string[] = ['offline', 'try-again'];

/** Seats are fixed once their parts are asked for. */
const isFixed = ({ status }: TableSummary) => status !== 'gathering' && status !== 'closed';

const isOurs = (table: string, { mine, lot }: SeatInfo) => mine && lot && partFor(table, lot.promise) !== undefined;

/** What is said now against what was said before. */
const liesOf = (info: TableSummary, told: Told): Lie[] => {
  const lies: Lie[] = [];
  if (info.commitment !== told.commitment) lies.push({ code: 'commitment' });
  if (!isFixed(info)) return lies;
  const promises = promisesIn(info);
  for (const [seat, promise] of (told.promises ?? promises).entries())
    if (promise !== promises[seat]) lies.push({ code: 'promise', seat });
  const { table, seats, status } = info;
  const mine = seats.filter(seat => seat.mine);
  if (mine.length > 0 && hasPartFor(table) && !mine.some(seat => isOurs(table, seat))) lies.push({ code: 'own' });
  const own = seats.find(({ lot }) => lot && lot.promise === told.shown?.promise);
  if (told.shown?.answer === 'taken' && status !== 'drawing' && own?.lot?.shown !== true)
    lies.push({ code: 'dropped' });
  return lies;
};

/** Keeps what is told for the first time, and every contradiction. Undefined where nothing was told yet. */
export const hear = (info: TableSummary): Told | undefined => {
  const { table, commitment } = info;
  // Where the answer to sitting down was lost, the table is heard of here first.
  for (const { mine, lot } of info.seats) if (mine && lot) bindPart(lot.promise, table);
  const before = toldOf(table);
  if (!before && commitment === null) return undefined;
  const known = before ?? keepTold(table, { commitment: commitment ?? '', lies: [] });
  const told = known.promises || !isFixed(info) ? known : keepTold(table, { ...known, promises: promisesIn(info) });
  return accuse(table, told, liesOf(info, told));
};

/** A lost question is asked again: the table waits for a few seconds only. */
const insist = async (ask: () => Answer<TableSummary>): Answer<TableSummary> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask();
    if (answer.ok || attempt === ATTEMPTS || !LOST.includes(answer.error.code)) return answer;
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
};

/**
 * Shows what this page has promised, once everybody's promises are fixed: whoever could still sit down could choose a
 * part that suits. To a server that was caught lying nothing is shown. Says what the server knows then.
 */
export const show = async (info: TableSummary): Promise<TableSummary> => {
  const { table, seats } = info;
  const told = toldOf(table);
  const own = seats.find(seat => isOurs(table, seat))?.lot;
  if (info.status !== 'drawing' || !own || own.shown || !told?.promises || told.lies.length > 0) return info;
  const next = (await import('./new-part.ts')).promiseForRematch(table);
  const answer = await insist(() => revealPart(table, partFor(table, own.promise) ?? '', next));
  if (!answer.ok) dropPart(next);
  if (answer.ok) keepTold(table, { ...(toldOf(table) ?? told), shown: { promise: own.promise, answer: 'taken' } });
  else if (answer.error.code === 'too-late')
    keepTold(table, { ...(toldOf(table) ?? told), shown: { promise: own.promise, answer: 'late' } });
  return answer.ok ? answer.value : info;
};

/** All of it, whenever a table is heard of; what is told first is kept before this returns. */
export const attend = async (info: TableSummary): Promise<TableSummary> => {
  hear(info);
  const after = await show(info);
  if (after !== info) hear(after);
  if (info.rematch !== undefined && bindRematch(info.table, info.rematch)) await attendThere(info.rematch);
  return after;
};

/** The rematch draws its lots at once, and waits for nobody to come and look at it. */
const attendThere = async (table: string): Promise<void> => {
  const info = await readTable(table);
  if (info.ok) await attend(info.value);
};
