/** A table as one person sees it in a list. */
import type { SeatInfo, TableSummary } from '../protocol.ts';
import type { SeatRow, StoredTable } from './store.ts';
import { whoAt } from './who.ts';

/** Whether this person decides for the seat: as its player, also while a bot stands in. */
export const ownsSeat = (seat: SeatRow | undefined, person: string | null): boolean =>
  seat !== undefined && person !== null && seat.person === person && !seat.resigned;

/** Whether this person's moves count at the seat now. */
export const drivesSeat = (seat: SeatRow | undefined, person: string | null): boolean =>
  ownsSeat(seat, person) && seat?.driver !== 'bot';

const seatInfo = (
  table: string,
  seat: SeatRow,
  traits: SeatInfo['traits'],
  person: string | null,
  isOnline: (person: string) => boolean,
): SeatInfo => ({
  driver: seat.driver,
  name: seat.name,
  ...(seat.driver === 'bot' && { level: seat.level }),
  mine: ownsSeat(seat, person),
  online: seat.driver === 'bot' || (seat.person !== null && isOnline(seat.person)),
  traits,
  ...(seat.resigned && { resigned: true }),
  ...(seat.person !== null && { who: whoAt(table, seat.person) }),
  ...(seat.promise !== null && { lot: { promise: seat.promise, shown: seat.part !== null } }),
});

/** `stranded` is a table whose game, rules or content this server does not have. */
export const summarise = (
  { row, seats }: StoredTable,
  person: string | null,
  isOnline: (person: string) => boolean,
  stranded: boolean,
): TableSummary => {
  const awaiting = row.status === 'playing' && !stranded ? row.awaiting : 0;
  return {
    table: row.id,
    game: row.game,
    rules: row.rules,
    status: row.status === 'playing' && stranded ? 'stranded' : row.status,
    options: row.agreement.options,
    ...(row.pack && { pack: { name: row.pack.name, version: row.pack.version } }),
    seats: seats.map((seat, i) => seatInfo(row.id, seat, row.agreement.traits[i], person, isOnline)),
    host: row.host === person,
    public: row.public,
    spectators: row.spectators,
    createdAt: row.created_at.toISOString(),
    commitment: row.commitment,
    awaiting,
    myTurn: seats.some((seat, i) => drivesSeat(seat, person) && (awaiting & (1 << i)) !== 0),
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.rematch !== null && { rematch: row.rematch }),
  };
};
