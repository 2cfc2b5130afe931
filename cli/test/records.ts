/** Records of whole matches, played by first offers. */
import { agree, Match, seedFrom, writeRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';

export const newMatch = (seats: number, options: Record<string, unknown> = {}, seed = 'a test'): Match => {
  const agreement = agree(mimir, { seats, options });
  if (!agreement.ok) throw new Error(JSON.stringify(agreement.error));
  return new Match({ module: mimir, agreement: agreement.value, seed: seedFrom(seed) });
};

export const awaited = (match: Match): number => 31 - Math.clz32(match.awaiting & -match.awaiting);

/** Plays offers by turns, so that all sorts of moves occur, until the match is over or `steps` are made. */
export const playOn = (match: Match, steps = Number.POSITIVE_INFINITY): Match => {
  for (let i = 0; i < steps && !match.over; i++) {
    const seat = awaited(match);
    const offers = match.legal(seat);
    match.submit(seat, match.nth(seat), match.game.moves.notate(offers[(i * 7) % offers.length]));
  }
  return match;
};

export const finishedRecord = (): string => writeRecord(playOn(newMatch(2)));
export const unfinishedRecord = (): string => writeRecord(playOn(newMatch(2), 5));
