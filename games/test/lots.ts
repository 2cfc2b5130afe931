/** Records of matches whose seed was made from lots: a part of the first seat, none of the second, the last one's withheld. */
import { commitmentTo, type GameModule, type Lots, Match, seedFrom, seedOf, writeRecord } from '@idavoll/engine';
import { agreedOn } from './option-sets.ts';

const lotsFor = (seats: number): Lots => ({
  secret: seedFrom('the house'),
  seats: Array.from({ length: seats }, (_, seat) => {
    const part = seedFrom(`seat ${seat}`);
    if (seat === 0) return { promise: commitmentTo(part), part };
    return seat === seats - 1 ? { promise: commitmentTo(part), part: null } : null;
  }),
});

/** A whole match of as many as can play, by offers taken in turn. */
export const recordOfLots = (module: GameModule): string => {
  const seats = Math.max(...module.seatCounts);
  const lots = lotsFor(seats);
  const match = new Match({ module, agreement: agreedOn(module, seats, '-'), seed: seedOf(lots), lots });
  for (let i = 0; !match.over; i++) {
    const seat = 31 - Math.clz32(match.awaiting & -match.awaiting);
    const offers = match.notations(seat);
    match.submit(seat, match.nth(seat), offers[(i * 7) % offers.length]);
  }
  return writeRecord(match);
};
