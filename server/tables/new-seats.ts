/** Seats as they are given: to nobody yet, to a person, to a bot. */
import { USUAL_LEVEL } from '@idavoll/bots';
import type { z } from 'zod';
import type { Driver, NewTable, Person } from '../protocol.ts';
import type { SeatRow } from './store.ts';

export const EMPTY: SeatRow = {
  driver: 'open',
  level: USUAL_LEVEL,
  person: null,
  name: null,
  resigned: false,
  promise: null,
  part: null,
  next_promise: null,
};
/** Nobody's seat again; the level that was chosen for it stays. */
export const emptied = ({ level }: SeatRow): SeatRow => ({ ...EMPTY, level });
export const seatedBy = (
  seat: SeatRow,
  driver: Driver,
  { id, name }: Person,
  promise: string | undefined,
): SeatRow => ({
  ...emptied(seat),
  driver,
  person: id,
  name,
  promise: promise ?? null,
});
export const byBot = (seat: SeatRow, level = seat.level): SeatRow => ({ ...seat, driver: 'bot', level });

/**
 * The first that is a 'person' is the host's own; further ones wait for people to come. What the host adds to the chance
 * belongs to the first seat that the host sits at.
 */
export const seatsFor = (
  wishes: z.output<typeof NewTable>['seats'],
  host: Person,
  promise: string | undefined,
): SeatRow[] => {
  const drivers = wishes.map(({ driver }) => driver);
  const own = drivers.indexOf('person');
  const giver = own < 0 ? drivers.indexOf('hot-seat') : own;
  return wishes.map(({ driver, level }, i) => {
    const seat = { ...EMPTY, level };
    if (driver === 'hot-seat' || i === own) return seatedBy(seat, driver, host, i === giver ? promise : undefined);
    return driver === 'bot' ? byBot(seat) : seat;
  });
};

export const isFull = (seats: readonly SeatRow[]) => seats.every(seat => seat.driver !== 'open');
