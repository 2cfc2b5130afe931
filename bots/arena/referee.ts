/** One match of the arena, and what came of it. */
import { type Agreement, type GameModule, Match, type Seat, type Seed } from '@idavoll/engine';
import type { Contender, Player } from './player.ts';

export interface Bout {
  /** By seat: its share of the win, its score, and how long it thought, in milliseconds. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly thought: readonly number[];
  readonly decisions: number;
  /** By role, then by seat: what the seat was. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** The seat whose player broke down and lost by it, and what it did. */
  readonly fault?: { readonly seat: Seat; readonly problem: string } | undefined;
}

export interface BoutSetup {
  readonly module: GameModule;
  readonly agreement: Agreement;
  readonly seed: Seed;
  /** By seat. */
  readonly contenders: readonly Contender[];
  readonly clock: () => number;
  /** Told of the match when it is over. */
  readonly onEnd?: (match: Match) => void;
}

const awaitedSeat = (mask: number): Seat => 31 - Math.clz32(mask & -mask);

/** A player that fails loses the match to all others; the arena goes on. */
const lostBy = (seats: number, seat: Seat): number[] =>
  Array.from({ length: seats }, (_, other) => (other === seat ? 0 : 1 / (seats - 1)));

const sharesOf = (places: ArrayLike<number>): number[] => {
  const winners = Array.from(places).filter(place => place === 1).length;
  return Array.from(places, place => (place === 1 ? 1 / winners : 0));
};

export const playBout = async (setup: BoutSetup): Promise<Bout> => {
  const { module, agreement, seed, contenders, clock, onEnd } = setup;
  const match = new Match({ module, agreement, seed });
  const { seats } = agreement;
  const thought = contenders.map(() => 0);
  const players: Player[] = [];
  let decisions = 0;
  let fault: Bout['fault'];
  const ask = async (seat: Seat): Promise<string | undefined> => {
    const begun = clock();
    try {
      // Its own chance, apart from the match's.
      players[seat] ??= await contenders[seat].sit(match, seat, Number.parseInt(seed.slice(0, 7), 16) * 8 + seat);
      const move = await players[seat].choose(match, seat);
      const done = match.submit(seat, match.nth(seat), move);
      return done.ok ? undefined : `${move}: ${done.error.code}`;
    } catch (error) {
      return String((error as Error).message ?? error);
    } finally {
      thought[seat] += clock() - begun;
    }
  };
  while (!match.over && !fault) {
    const seat = awaitedSeat(match.awaiting);
    const problem = await ask(seat);
    if (problem === undefined) decisions++;
    else fault = { seat, problem };
  }
  for (const player of players) await player?.close?.();
  if (match.over) onEnd?.(match);
  const outcome = match.outcome();
  const roles = Object.entries(match.over ? (match.game.roles ?? {}) : {}).map(([role, of]) => [
    role,
    contenders.map((_, seat) => of(match.state, seat)),
  ]);
  return {
    shares: fault ? lostBy(seats, fault.seat) : sharesOf(outcome?.places ?? []),
    scores: Array.from(outcome?.scores ?? contenders.map(() => 0)),
    thought,
    decisions,
    roles: Object.fromEntries(roles),
    fault,
  };
};
