/** How the terminal speaks: English words, and players by their numbers, since clans are drawn in the match. */
import type { Agreement, Game, State, View } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { Cells } from '../rules/state.ts';
import en from '../words/en.json' with { type: 'json' };
import type { Key, Say, Voice } from '../words/names.ts';
import type { Scene } from '../words/speech.ts';
import type { Paint } from './pieces.ts';

export interface TextSetup {
  readonly game: Game;
  readonly agreement: Agreement;
  /** Puts an ICU message into a sentence. */
  format(message: string, values?: Readonly<Record<string, string | number>>): string;
  readonly paint: Paint;
}

export interface TextVoice extends Voice {
  readonly c: Context;
  readonly paint: Paint;
  /** What has words here, and otherwise the key itself. */
  sayIfKnown(key: string): string;
  in(view: View | State): Scene;
}

const isKey = (text: string): text is Key => Object.hasOwn(en, text);

export const voiceFor = ({ game, format, paint }: TextSetup): TextVoice => {
  const say: Say = (key, values = {}) => format(en[key], values as Readonly<Record<string, string | number>>);
  const { context: c } = game as Game<Context>;
  const voice: Voice = { content: c.content, say, player: seat => say('player', { number: seat + 1 }) };
  return {
    ...voice,
    c,
    paint,
    sayIfKnown: key => (isKey(key) ? say(key) : key),
    in: view => ({ ...voice, c, view: view as Cells }),
  };
};
