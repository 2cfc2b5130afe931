/**
 * The contract between one game and everything else: pure rules on a flat array of small integers. No I/O, no clock,
 * no randomness of their own. Everything that plays, serves, draws or checks a game does so through this file alone.
 */
import type { EventTable } from './events.ts';
import type { Layout, State, View } from './layout.ts';
import type { MoveTable } from './moves.ts';
import type { OptionSchema, OptionValues, SeatSchema } from './options.ts';
import type { Nth } from './sorts.ts';

/** Seats are numbered from 0, clockwise around the table. */
export type Seat = Nth<'seat'>;

/** A seat, or AUDIENCE: somebody who watches and holds no secret. */
export type Viewer = Nth<'seat'>;
export const AUDIENCE: Viewer = -1;

/** One decision: a small integer that the game's move table packs and unpacks. */
export type Move = Nth<'move'>;

/** The number of an event, and the fields that are told with it. */
export type EventNumber<Fields extends EventFields> = Nth<'event'> & { readonly [tells]?: Fields };
export type EventFields = [a?: number, b?: number, c?: number, d?: number];
declare const tells: unique symbol;

/** The one source of chance: an integer in [0, n), for n from 1 to 2^31. */
export interface Chance {
  below(n: number): number;
}

/** What a rule may do besides changing the state. Using `below` or `reveal` makes the step final: no undo. */
export interface Effects extends Chance {
  /** Tells the story, as the number of an event and its fields. Log lines and animations come from here alone. */
  emit<Fields extends EventFields>(event: EventNumber<Fields>, ...fields: Fields): void;
  /** Declares that a secret of this group (its index in `layout.secrets`) becomes known: to one seat, or to everybody. */
  reveal(secret: number, to?: Seat): void;
}

/** Filled by `Game.outcome`. Places count from 1; equal places are a tie. */
export interface Outcome {
  readonly scores: Int32Array;
  readonly places: Int32Array;
}

/** What an awaited seat is asked: a key of the game's words, and the id of the rule that asks. */
export interface Question {
  readonly ask: string;
  readonly rule: string;
}

/**
 * The rules of one game for one seat count, option set and content. All functions but `setup` and `apply` leave the
 * state alone, and none keeps anything between calls: a state is everything there is to know.
 */
export interface Game<Context = unknown> {
  /** What this game's rules know of the agreement and the content, for its own table, text and tests. */
  readonly context: Context;
  readonly seats: number;
  readonly layout: Layout;
  readonly moves: MoveTable;
  readonly events: EventTable;
  /** The most moves that `legal` ever writes: the size of a buffer that always suffices. */
  readonly maxMoves: number;

  /** Fills a zeroed state with the start of a match. */
  setup(state: State, fx: Effects): void;

  /** Who must decide now, one bit a seat. Several: simultaneously, in any order. None: the game is over. */
  awaiting(state: State): number;
  /**
   * The only definition of legality. Writes the seat's legal moves into `into`, in a stable order, and says how many:
   * none for a seat that is not awaited, at least one for a seat that is. Follows from the seat's own view alone.
   */
  legal(state: State, seat: Seat, into: Int32Array): number;
  /**
   * How many moves `legal` would write for an awaited seat, and then the nth of them, for those who want one move and no
   * list. `scratch` is a buffer as `legal` takes it, and is left alone between the two.
   */
  count(state: State, seat: Seat, scratch: Int32Array): number;
  nth(state: State, seat: Seat, n: number, scratch: Int32Array): Move;
  /**
   * Whether everybody can see what is legal now. A lone legal move is then played unasked; where it is false, even a
   * lone move is asked for, since skipping the question would tell the others something.
   */
  obvious(state: State): boolean;
  /**
   * Whether what is decided now is a part of a sealed round: each seat decides without what the others decide in it, the
   * last one too. Where it is not said, it is while several seats are awaited. For those who think ahead.
   */
  sealed?(state: State): boolean;
  /** Plays a legal move of an awaited seat, in place. */
  apply(state: State, seat: Seat, move: Move, fx: Effects): void;
  /** Plays random moves until the game is over and says how many decisions that took; forced moves count none. */
  playOut(state: State, scratch: Int32Array, fx: Effects): number;
  /** Valid once nobody is awaited. */
  outcome(state: State, into: Outcome): void;

  /** Copies what this viewer may know, cell by cell, into a view in which all is HIDDEN. */
  view(state: State, viewer: Viewer, into: View): void;
  /** Makes a full state that somebody who sees only this view must think possible. Bots search in these. */
  determinize(view: View, viewer: Viewer, chance: Chance, into: State): void;

  /** What this seat is asked. Valid for an awaited seat. */
  ask(state: State, seat: Seat): Question;
  /** The id of the rule that forbids a move which is not legal. Follows from the seat's own view alone. */
  why(state: State, seat: Seat, move: Move): string;
  /** Works out the cells that the readable form leaves out: those that follow from the others. */
  derive(state: State): void;
  /** What is wrong with this state, if anything. Called after every step of every test. */
  check(state: State): string | undefined;
  /**
   * Why the rules cannot go on from this state, if they cannot; `check` finds it, too. Where they can, every awaited seat
   * has a move, here and in whatever follows: a position of somebody's own is refused or can be played.
   */
  unplayable(state: State): string | undefined;

  /** What a seat was in a match that is over, where seats are not alike: a team, a place in the order. For statistics. */
  readonly roles?: Readonly<Record<string, (state: State, seat: Seat) => string>>;
  /** What a seat has of something when the match is over: points by source, things built … For statistics. */
  readonly tallies?: Readonly<Record<string, (state: State, seat: Seat) => number>>;
}

/** What a table agrees on before a match. Options and traits are complete here: `agree` fills in what was not chosen. */
export interface Agreement {
  readonly seats: number;
  readonly options: OptionValues;
  /** One entry a seat: colour, god, team … as the seat schema names them. They never influence the rules. */
  readonly traits: readonly Readonly<Record<string, string>>[];
}

/** Cards, tiles, maps or teams as data, named and versioned so that a record can say what it was played with. */
export interface Pack<Content> {
  readonly name: string;
  readonly version: number;
  readonly content: Content;
}

/** A game as the lobby, the server and the terminal find it: everything that is known before a match. */
export interface GameModule<Content = unknown, Context = unknown> {
  readonly id: string;
  /** The newest version of the rules, by which new matches are played. Raised by any change that a match could notice. */
  readonly rules: number;
  /** Every version that was ever released, the newest included: a match is played to its end by the one it began with. */
  readonly versions: readonly number[];
  readonly seatCounts: readonly number[];
  readonly options: OptionSchema;
  readonly traits: SeatSchema;
  /** More decisions than a match played at random takes, where 5,000 may not do: the law `ends` holds the game to it. */
  readonly maxSteps?: number;
  readonly base: Pack<Content>;
  /** Checks content from outside; throws a ContentError that names file, entry and field. */
  readContent(file: string, json: unknown): Content;
  /** The game by one of its versions. What versions differ in is a setting in the context, never a number in a rule. */
  create(agreement: Agreement, content: Content, rules: number): Game<Context>;
}
