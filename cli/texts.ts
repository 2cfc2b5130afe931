/** The games in words and characters, each loaded when it is wanted. */
import {
  type Agreement,
  type Decoded,
  type Event,
  type Game,
  gameFor,
  type Match,
  type Outcome,
  type Refusal,
  type State,
  type View,
  type Viewer,
} from '@idavoll/engine';
import { format, type Values } from './format.ts';

/** Puts a text into a style: a player's colour, 'bold', 'dim' … */
export type Paint = (style: string, text: string) => string;

interface TextSetup {
  readonly game: Game;
  readonly agreement: Agreement;
  readonly content: unknown;
  format(message: string, values?: Values): string;
  readonly paint: Paint;
}

export interface GameText {
  readonly title: string;
  player(seat: number): string;
  board(view: View, viewer: Viewer): readonly string[];
  legend(): readonly string[];
  /** What the awaited seat is asked. */
  ask(view: View, viewer: Viewer): string;
  offer(move: Decoded, view: View): string;
  /** Where an offer stands when many are shown as a grid; undefined when it stands alone. */
  cell(move: Decoded): { readonly row: string; readonly entry: string } | undefined;
  /** What has just happened, and what happened some time ago. */
  tell(events: readonly Event[]): readonly string[];
  recall(events: readonly Event[], viewer: Viewer): readonly string[];
  /** The end; the story is what the audience was told. */
  result(state: State, outcome: Outcome, story: readonly Event[]): readonly string[];
  refusal(code: Refusal['code']): string;
  /** The options that were chosen, in words. */
  choices(): readonly string[];
}

interface TextModule {
  createText(setup: TextSetup): GameText;
}

const TEXTS: Readonly<Record<string, () => Promise<TextModule>>> = {
  mimir: () => import('@idavoll/games/mimir/text'),
  asgard: () => import('@idavoll/games/asgard/text'),
  saga: () => import('@idavoll/games/saga/text'),
  bardagi: () => import('@idavoll/games/bardagi/text'),
};

export const textFor = async (
  { module, agreement, rules, pack }: Pick<Match, 'module' | 'agreement' | 'rules' | 'pack'>,
  paint: Paint = (_style, text) => text,
): Promise<GameText> => {
  const { createText } = await TEXTS[module.id]();
  const game = gameFor(module, agreement, pack.content, rules);
  return createText({ game, agreement, content: pack.content, format, paint });
};
