/** The seats of a table as its players are shown, each under a name of their own. */
import type { SeatInfo } from '@idavoll/server/protocol';
import { freeNames } from '../play/names.ts';
import type { SeatCard } from '../play/session.ts';
import { say } from '../words.ts';

/** Bots are given names here: the same ones in every browser, since all see the same seats. */
export const namesOf = (seats: readonly SeatInfo[]): string[] => {
  const taken = seats.flatMap(({ name }) => name ?? []);
  const free = freeNames(seats.length, taken);
  return seats.map(({ name, driver }, seat) => {
    if (name !== null) return driver === 'hot-seat' ? `${name} ${seat + 1}` : name;
    return driver === 'bot' ? free[seat] : say('seat.empty');
  });
};

export const cardsOf = (seats: readonly SeatInfo[]): SeatCard[] => {
  const names = namesOf(seats);
  return seats.map(({ driver, mine, online }, seat) => ({
    name: names[seat],
    driver,
    mine,
    ...(driver === 'person' && { online }),
  }));
};
