/** What this page was told of the chance of a match, at the time: what comes first counts, and it outlives a reload. */
import type { TableSummary } from '@idavoll/server/protocol';
import { readStored, removeStored, writeStored } from '../storage.ts';

/** What was found to be untrue; `seat` says whose lot it is about. */
export type Lie =
  | { readonly code: 'commitment' | 'own' | 'dropped' | 'other-match' | 'story' }
  | { readonly code: 'promise'; readonly seat: number }
  /** The record does not hold by itself. */
  | { readonly code: 'false'; readonly why: string; readonly line: number };

export interface Told {
  readonly commitment: string;
  /** By seat, as they stood when the seats were fixed; until then people come and go. */
  readonly promises?: readonly (string | null)[];
  /** What this page showed of its own, and what the server said to it. */
  readonly shown?: { readonly promise: string; readonly answer: 'taken' | 'late' };
  readonly lies: readonly Lie[];
}

const INDEX = 'idavoll.told';
const MOST_KEPT = 60;
const keyOf = (table: string) => `idavoll.told.${table}`;

/** For browsers that keep nothing. */
const here = new Map<string, Told>();

const ids = () => readStored<readonly string[]>(INDEX) ?? [];

export const toldOf = (table: string): Told | undefined => readStored<Told>(keyOf(table)) ?? here.get(table);

/** Where this commitment was heard, at whichever table. */
export const toldWith = (commitment: string): Told | undefined =>
  ids()
    .map(toldOf)
    .find(told => told?.commitment === commitment);

export const keepTold = (table: string, told: Told): Told => {
  here.set(table, told);
  const order = [table, ...ids().filter(id => id !== table)];
  for (const id of order.splice(MOST_KEPT)) removeStored(keyOf(id));
  if (writeStored(keyOf(table), told)) writeStored(INDEX, order);
  return told;
};

const isSame = (a: Lie, b: Lie) => JSON.stringify(a) === JSON.stringify(b);

/** A lie that was found once is not forgotten. */
export const accuse = (table: string, told: Told, lies: readonly Lie[]): Told => {
  const fresh = lies.filter(lie => !told.lies.some(known => isSame(known, lie)));
  return fresh.length === 0 ? told : keepTold(table, { ...told, lies: [...told.lies, ...fresh] });
};

export const promisesIn = ({ seats }: TableSummary): (string | null)[] => seats.map(({ lot }) => lot?.promise ?? null);
