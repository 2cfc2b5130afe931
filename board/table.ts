/** What a game's table is to the shell: a component that draws what one viewer knows and offers what that seat may do. */
import type { Agreement, Event, Game, Offer, Seat, View, Viewer } from '@idavoll/engine';
import type { ComponentChildren, ComponentType } from 'preact';

/** A message of the game's words, filled in. */
export type Say = (key: string, values?: Readonly<Record<string, string | number | null>>) => string;

/** What the shell gives to a dock. */
export interface DockedShell {
  /** The question with its rule, or for whom one waits. */
  readonly ask: ComponentChildren;
  /** Taking back, ending the turn, and every move in words. */
  readonly deeds: ComponentChildren;
}

export interface TableProps {
  readonly game: Game;
  readonly agreement: Agreement;
  /** The content pack's content. */
  readonly content: unknown;
  /** All that this viewer may know; the same layout as the state, with HIDDEN cells. */
  readonly view: View;
  readonly viewer: Viewer;
  /** Player names by seat. */
  readonly names: readonly string[];
  /** What this seat may do now; empty while it is not asked. */
  readonly offers: readonly Offer[];
  /** Plays an offered move, by its notation. */
  readonly play: (move: string) => void;
  /** Takes this seat's last step back; undefined where there is none to take back. */
  readonly undo?: (() => void) | undefined;
  /** What has just happened, to be shown once; the view is already the one after it. */
  readonly news: readonly Event[];
  /** All that this viewer was told since the match began, in order. */
  readonly story: readonly Event[];
  readonly say: Say;
  /** Whether pieces may travel. */
  readonly motion: boolean;
  /** For a table with a dock of its own: what the shell would say and offer below the board. */
  readonly docked?: DockedShell | undefined;
  /** What a log line under the pointer speaks of, as ids: realms, treasures, cards … */
  readonly pointedAt: ReadonlySet<string>;
}

/** A log line: its words, and the ids it speaks of. */
export interface LogLine {
  readonly text: string;
  readonly about: readonly string[];
  readonly seat?: Seat;
  /** Of lines that follow each other in one thread the log keeps the last: a way of many steps is one line. */
  readonly thread?: string;
}

type Telling = Pick<TableProps, 'agreement' | 'content' | 'viewer' | 'names' | 'say'>;

export interface GameTable {
  /** Whether the board has a dock and fills the screen: the shell then shows no prompt and no players of its own. */
  readonly hasDock?: boolean;
  readonly Board: ComponentType<TableProps>;
  /** Public facts of one player in a few words, for the card beside the board. */
  readonly facts: (
    props: Pick<TableProps, 'game' | 'agreement' | 'content' | 'view' | 'say'>,
    seat: Seat,
  ) => readonly string[];
  /** What has just happened, and after what, in words; undefined where it is not worth a line. */
  readonly tell: (event: Event, props: Telling, before?: Event) => LogLine | undefined;
  /** The same as the log keeps it: without what this table agreed to leave to memory. */
  readonly recall: (event: Event, props: Telling, before?: Event) => LogLine | undefined;
  /** An offered move in words, as the accessible name of its control. */
  readonly describe: (
    move: string,
    props: Pick<TableProps, 'game' | 'agreement' | 'content' | 'view' | 'names' | 'say'>,
  ) => string;
  /** What is asked, in one sentence. */
  readonly prompt: (
    ask: string,
    props: Pick<TableProps, 'game' | 'agreement' | 'content' | 'view' | 'viewer' | 'names' | 'say'>,
  ) => string;
  /** The end of the match: who scored what for what. */
  readonly Result: ComponentType<Omit<TableProps, 'offers' | 'play' | 'news' | 'pointedAt'>>;
}
