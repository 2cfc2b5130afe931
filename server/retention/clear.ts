/** All chores, one after the other. */
import { setTimeout as sleep } from 'node:timers/promises';
import { addresses, type Chore, type ChoreSetting, chats, closedTables, guests, reports, sessions } from './chores.ts';
import type { Retention } from './days.ts';

/** By the setting that says how long; sessions end by themselves. */
const CHORES: readonly { readonly what: string; readonly by: keyof Retention | undefined; readonly chore: Chore }[] = [
  { what: 'guests who have not been here', by: 'guests', chore: guests },
  { what: 'closed tables that nobody has opened', by: 'closed', chore: closedTables },
  { what: 'words said at finished tables', by: 'chats', chore: chats },
  { what: 'addresses and browsers of those who signed in', by: 'addresses', chore: addresses },
  { what: 'sessions that have ended', by: undefined, chore: sessions },
  { what: 'settled reports', by: 'reports', chore: reports },
];

/** Between two pages others have the database to themselves, in milliseconds. */
const PAUSE = 20;

export interface Clearing extends Omit<ChoreSetting, 'before'> {
  readonly retention: Retention;
  /** Told after every page how much of what has been cleared away so far. */
  readonly progress: (what: string, count: number) => void;
  readonly isOver: () => boolean;
}

/** Gives how much of what was cleared away, or would be. */
export const clearAway = async (clearing: Clearing): Promise<ReadonlyMap<string, number>> => {
  const { retention, now, progress, isOver } = clearing;
  const counts = new Map<string, number>();
  for (const { what, by, chore } of CHORES) {
    const keep = by === undefined ? 0 : retention[by];
    if (keep === undefined) continue;
    counts.set(what, 0);
    for await (const count of chore({ ...clearing, before: new Date(now.getTime() - keep) })) {
      counts.set(what, (counts.get(what) ?? 0) + count);
      progress(what, counts.get(what) ?? 0);
      if (isOver()) return counts;
      await sleep(PAUSE);
    }
  }
  return counts;
};
