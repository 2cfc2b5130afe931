/** What this page adds to the chance of matches: random bits of its own, kept until their table asks for them. */
import { readStored, writeStored } from '../storage.ts';

interface Part {
  readonly part: string;
  /** Its SHA-256, which everybody is told when one sits down. */
  readonly promise: string;
  /** The only table that may be shown it; null until the server has named that table. */
  readonly table: string | null;
}

const KEY = 'idavoll.parts';
const MOST_KEPT = 60;

/** For browsers that keep nothing. */
let here: readonly Part[] = [];

const parts = (): readonly Part[] => readStored<readonly Part[]>(KEY) ?? here;

/** The latest first; the oldest make room. */
export const keepPart = (part: Part): void => {
  const others = parts().filter(({ promise }) => promise !== part.promise);
  here = [part, ...others].slice(0, MOST_KEPT);
  writeStored(KEY, here);
};

/** From now on the part is for this table and for no other: else one table could be used to spy out another's. */
export const bindPart = (promise: string, table: string): void => {
  const known = parts().find(one => one.promise === promise);
  if (known?.table === null) keepPart({ ...known, table });
};

/** For the rematch of a table, whose name nobody knows yet. */
export const rematchOf = (table: string) => `after ${table}`;

/** The rematch has a name now. False where nothing was promised for it. */
export const bindRematch = (table: string, rematch: string): boolean => {
  const promised = parts().filter(one => one.table === rematchOf(table));
  for (const part of promised) keepPart({ ...part, table: rematch });
  return promised.length > 0;
};

/** What was promised with this at this table, if it was this page. */
export const partFor = (table: string, promise: string): string | undefined =>
  parts().find(one => one.promise === promise && one.table === table)?.part;

/** Whether this page has promised something for this table. */
export const hasPartFor = (table: string): boolean => parts().some(one => one.table === table);

const drop = (isGone: (part: Part) => boolean): void => {
  here = parts().filter(one => !isGone(one));
  writeStored(KEY, here);
};

/** Whoever leaves a table takes the promise along. */
export const dropParts = (table: string): void => drop(one => one.table === table);

/** Nobody was told of it. */
export const dropPart = (promise: string): void => drop(one => one.promise === promise);
