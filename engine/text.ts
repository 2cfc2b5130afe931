/** A game in the terminal: what its folder brings, and from what the command `idavoll` composes the rest. */
import type { Event } from './events.ts';
import type { Agreement, Outcome, Seat, Viewer } from './game.ts';
import type { State, View } from './layout.ts';
import type { Decoded } from './moves.ts';
import type { Values, VoiceOf } from './words.ts';

/** A text, or a text in a style: a player's colour, 'bold', 'dim' … */
export type Piece = string | readonly [style: string, text: string];

export interface TextSetup {
  /** The context of the match's rules. */
  readonly c: unknown;
  readonly agreement: Agreement;
  say(key: string, values?: Values): string;
  colourOf(seat: Seat): string;
  /** What a player is called, as it is and in the player's colour. */
  nameOf(seat: Seat): string;
  player(seat: Seat): string;
}

/** How events become lines. */
interface Telling {
  valuesOf(event: Event): Values;
  /** Neighbouring events of these types are told in one line while this field stays the same. */
  readonly together: Readonly<Record<string, string>>;
  /** What the board shows anyway need not be told when it happens. */
  readonly shown: readonly string[];
  /** Another sentence for an event, by key and values, where the event before it calls for one. */
  instead?(event: Event, before: Event | undefined): readonly [key: string, values: Values] | undefined;
  /** Whether an event says all that the line before it did. */
  replaces?(last: Event, event: Event): boolean;
  /** What is told of these events, where it is not just each of them. */
  gathered?(events: readonly Event[]): readonly Event[];
  /** An event as this table agreed to remember it. */
  recalled?(event: Event, viewer: Viewer): Event;
}

export interface TextParts {
  readonly legend: readonly string[];
  readonly telling: Telling;
  board(view: View, viewer: Viewer): Piece[][];
  /** What the awaited seat is asked. */
  ask(view: View, viewer: Viewer): string;
  offer(move: Decoded, view: View): string;
  /** Where an offer stands when many are shown as a grid; undefined when it stands alone. */
  cell?(move: Decoded): { readonly row: string; readonly entry: string } | undefined;
  /** How else an offer can be typed, where the board has letters or marks for it. */
  typed?(move: Decoded, view: View): readonly string[];
  /** The end; the story is what the audience was told. Everything is open by now. */
  result(state: State, outcome: Outcome, story: readonly Event[]): Piece[][];
}

/** What `text/index.ts` of a game exports as `text`. */
export interface TextModule {
  readonly words: Readonly<Record<string, string>>;
  /** The codes of the terminal for styles of its own: a kind of terrain, a material … */
  readonly styles?: Readonly<Record<string, string>>;
  create(setup: TextSetup): TextParts;
}

/** What the voice of every text is made of: this game's context, its words, and players in their colours. */
export const textVoice = <Context extends { readonly content: unknown }, Key extends string, Colour extends string>({
  say,
  player,
  nameOf,
  colourOf,
  ...setup
}: TextSetup) => {
  const c = setup.c as Context;
  const voice: VoiceOf<Context['content'], Key> = { content: c.content, say, player };
  return {
    ...voice,
    c,
    nameOf,
    colourOf: (seat: Seat) => colourOf(seat) as Colour,
    playerPiece: (seat: Seat): Piece => [colourOf(seat), nameOf(seat)],
    in: <Cells>(view: Cells) => ({ ...voice, c, view }),
  };
};

const textOf = (piece: Piece) => (typeof piece === 'string' ? piece : piece[1]);

/** As wide as the letters are, whatever their colour. */
export const widthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((width, piece) => width + textOf(piece).length, 0);

export const padded = (pieces: readonly Piece[], width: number): Piece[] => [
  ...pieces,
  ' '.repeat(Math.max(0, width - widthOf(pieces))),
];
