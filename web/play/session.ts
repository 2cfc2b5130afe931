/** A table as the frame around the board meets it, whether the match runs here or on the server. */
import type { LevelName } from '@idavoll/bots';
import type { Agreement, Event, Game, Seat, Sight } from '@idavoll/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { Key } from '../words.ts';
import type { LoadedGame } from './games.ts';
import type { PackName } from './pack-name.ts';

export type Told = Sight['events'][number];

/** All that one viewer knows now, and has been told from the beginning. */
export interface TableSight extends Omit<Sight, 'events'> {
  readonly story: readonly Told[];
  /** Told by the latest change. */
  readonly news: readonly Event[];
}

const startsWith = (all: readonly Event[], some: readonly Event[]) =>
  some.every((event, i) => JSON.stringify(event) === JSON.stringify(all[i]));

/** What was not told before: what a move showed while it waited is no news when it is played. */
const newsOf = ({ events, held }: Pick<Sight, 'events' | 'held'>, before: Pick<Sight, 'held'>): readonly Event[] => {
  const told = [...events.map(({ event }) => event), ...(held?.events ?? [])];
  const shown = before.held?.events ?? [];
  return startsWith(told, shown) ? told.slice(shown.length) : told;
};

/** With a story before it, the story goes on; without one it is the whole story, and that is no news. */
export const tellOn = (sight: Sight, before?: Pick<TableSight, 'story' | 'held'>): TableSight => {
  const { events, ...rest } = sight;
  return {
    ...rest,
    story: before ? [...before.story, ...events] : events,
    news: before ? newsOf(sight, before) : [],
  };
};

/** The story with what is shown of a move that waits. */
export const shownStory = ({ story, held, step }: TableSight): readonly Told[] =>
  held?.events ? [...story, ...held.events.map(event => ({ step: step + 1, event }))] : story;

export interface SeatCard {
  readonly name: string;
  readonly driver: 'person' | 'bot' | 'hot-seat' | 'open';
  /** Of a bot; Karl's where nothing is said. */
  readonly level?: LevelName | undefined;
  readonly mine: boolean;
  /** Undefined where it has no meaning: at this screen, and for bots. */
  readonly online?: boolean;
}

const CONNECTIONS = ['here', 'connecting', 'open', 'offline', 'crowded'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** What went wrong, as a key of the shell's words; `rule` is the id of the rule that forbids a move. */
export interface Trouble {
  readonly key: Key;
  readonly rule?: string;
}

export interface TableSession {
  readonly id: string;
  readonly loaded: LoadedGame;
  readonly game: Game;
  readonly agreement: Agreement;
  readonly pack: PackName;
  readonly content: unknown;
  readonly seats: ReadonlySignal<readonly SeatCard[]>;
  readonly sight: ReadonlySignal<TableSight>;
  /** The seat whose player must be given the screen before anything of theirs is shown. */
  readonly handTo: ReadonlySignal<Seat | null>;
  /** A click is on its way. */
  readonly busy: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<Trouble | null>;
  readonly connection: ReadonlySignal<Connection>;
  /** A move that ends the turn waits for `endTurn`, unless the settings end it. */
  play(move: string): void;
  endTurn(): void;
  undo(): void;
  /** Lets bots answer at once until a person is asked again, where they think here. */
  readonly hurry?: () => void;
  /** The player of `handTo` has the screen now. */
  takeScreen(): void;
  close(): void;
}

export const seatsIn = (mask: number): Seat[] =>
  Array.from({ length: 32 - Math.clz32(mask) }, (_, seat) => seat).filter(seat => mask & (1 << seat));
