/** Fresh matches, and positions at the end of a round, that many tests begin with. */
import type { Wishes } from '@idavoll/engine';
import { type PositionWords, Table } from './table.ts';

export const SEAT_COUNTS = [2, 3, 4];

/** So many matches as they are set up, before anybody has decided anything. */
export const freshTables = (wishes: Wishes, count: number): Table[] =>
  Array.from({ length: count }, (_, i) => new Table({ fresh: wishes, seed: `set-up ${i}` }));

/** The starting recruits are taken, the first ones offered unless said. */
export const begun = (wishes: Wishes, choose?: (offers: string[]) => string): Table =>
  new Table({ fresh: wishes }).playUntil(({ phase }) => phase !== 'recruit', choose);

/** The last disc of a round lies on the Asgard area, as all can see; its owner declines, and the next round begins. */
export const nextRound = (words: PositionWords): Table => {
  const closer = words.turn ?? words.order?.[0] ?? 0;
  const inAsgard = Array.from({ length: words.seats }, (_, seat) => (seat === closer ? 1 : 0));
  return new Table({ inAsgard, ...words, turn: closer }).play(closer, 'decline');
};
