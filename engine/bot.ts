/** A game as opponents know it: what its folder brings in `bot/`, and from what the room `bots/` makes players. */
import type { Event } from './events.ts';
import type { Chance, Move, Seat } from './game.ts';
import type { State, View } from './layout.ts';

/**
 * Whole moves, where a turn is many small steps: a number for all that one thing can do at once, a figure on its way to a
 * field. Search decides between these; every one is played as the small steps it is made of.
 */
export interface WholeMoves<Context = unknown> {
  /** Every whole move is in [0, size). */
  readonly size: number;
  readonly most: number;
  /** Writes the whole moves of an awaited seat and says how many; none where its small steps are whole. */
  write(c: Context, s: State, seat: Seat, into: Int32Array): number;
  /** The next small step of a whole move, or NONE when it is done or can no longer be gone on with. */
  next(c: Context, s: State, seat: Seat, whole: number): Move;
}

/** What `bot/index.ts` of a game exports as `bot`. All of it is data but the measures. */
export interface BotModule<Context = unknown> {
  /** What a position is worth to a seat, in the words of the game; their weighted sum is the evaluation. */
  readonly terms: readonly string[];
  readonly weights: Readonly<Record<string, number>>;
  /** Fills in the terms of one seat. Valid in every position that somebody must decide in. */
  measure(c: Context, s: State, seat: Seat, into: Float64Array): void;
  /** How far ahead somebody is who wins nearly three of four times. */
  readonly scale: number;
  /** A playout ends with the turn in which it has made so many decisions; at 0 the leaf itself is evaluated. */
  readonly cut: number;
  /** How far search strays from what it thinks best. */
  readonly exploration: number;
  /** For how many visits the evaluation of a move counts before it is tried. */
  readonly prior: number;
  /** How often a position is visited before its moves are looked at one by one. */
  readonly ripe: number;
  /** In playouts: of so many moves drawn at random, the one that this hint speaks for most is played. */
  readonly hints?: {
    readonly draws: number;
    hint(c: Context, s: State, seat: Seat, move: Move): number;
  };
  readonly wholes?: WholeMoves<Context>;
  /** The events that a seat learns from what later views no longer show, and a world that fits what they told it. */
  readonly memory?: {
    readonly events: readonly string[];
    determinize(c: Context, view: View, seat: Seat, told: readonly Event[], chance: Chance, into: State): void;
  };
}
