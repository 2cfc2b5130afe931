/** The seats of a table as its players are shown, each under a name of their own. */
import type { SeatInfo } from '@idavoll/server/protocol';
import { botName } from '../play/names.ts';
import type { SeatCard } from '../play/session.ts';
import { say } from '../words.ts';

/** A name that is written from right to left keeps to itself, and does not turn the sentence around it. */
const isolated = (name: string) => (/[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name);

/** Bots have no names on the server: the page gives them some of its own language. */
export const namesOf = (seats: readonly SeatInfo[]): string[] => {
  const taken = seats.flatMap(({ name }) => name ?? []);
  return seats.map(({ name, driver }, seat) => {
    if (name !== null) return driver === 'hot-seat' ? `${isolated(name)} ${seat + 1}` : isolated(name);
    if (driver === 'bot') return botName(seat, taken);
    // Whoever has gone for good has left the seat, not the name.
    return say(driver === 'open' ? 'seat.empty' : 'seat.gone');
  });
};

export const cardsOf = (seats: readonly SeatInfo[]): SeatCard[] => {
  const names = namesOf(seats);
  return seats.map(({ driver, level, mine, online }, seat) => ({
    name: names[seat],
    driver,
    mine,
    level,
    ...(driver === 'person' && { online }),
  }));
};
