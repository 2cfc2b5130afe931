/** What the seats of a table add to the chance of its match. */
import type { Lots, Seed } from '@idavoll/engine';
import type { SeatRow } from './store.ts';

/** Whether a seat has promised a part that it has not shown. */
export const awaitsParts = (seats: readonly SeatRow[]): boolean =>
  seats.some(({ promise, part }) => promise !== null && part === null);

/** Null where no seat has promised anything: then the secret of the server is all there is. */
export const lotsOf = (secret: Seed, seats: readonly SeatRow[]): Lots | null => {
  if (seats.every(({ promise }) => promise === null)) return null;
  return { secret, seats: seats.map(({ promise, part }) => (promise === null ? null : { promise, part })) };
};
