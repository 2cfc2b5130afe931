/** From a match to what is kept of it, and back: only where one is played, since it takes all of the engine. */
import { type GameModule, type Match, type Pack, readRecord, replayRecord, writeRecord } from '@idavoll/engine';
import type { SavedMatch } from './saved.ts';

type About = Pick<SavedMatch, 'id' | 'seats' | 'startedAt' | 'pack'>;

export const saveOf = (match: Match, { id, seats, startedAt, pack }: About): SavedMatch => {
  const held = seats.flatMap((_, seat) => {
    const move = match.held(seat)?.move;
    return move === undefined ? [] : [{ seat, move }];
  });
  return {
    id,
    seats,
    startedAt,
    ...(pack !== undefined && { pack }),
    game: match.module.id,
    touchedAt: new Date().toISOString(),
    over: match.over,
    myTurn: seats.some((seat, i) => seat.driver !== 'bot' && (match.awaiting & (1 << i)) !== 0),
    record: writeRecord(match),
    ...(held.length > 0 && { held: held[0] }),
  };
};

/** The match as it stood; undefined where the record no longer fits the rules of today, or another pack. */
export const matchOf = (
  module: GameModule,
  saved: SavedMatch,
  pack: Pack<unknown> = module.base,
): Match | undefined => {
  const record = readRecord(saved.record);
  if (!record.ok) return undefined;
  const match = replayRecord(module, record.value, pack);
  if (!match.ok) return undefined;
  if (saved.held) match.value.hold(saved.held.seat, match.value.nth(saved.held.seat), saved.held.move);
  return match.value;
};
