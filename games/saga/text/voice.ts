/** How the terminal speaks: English words, players by their colours, figures also by their marks on the map. */
import type { Agreement, Game, Nth, Seat, State, View } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { firstOf, ownerOf } from '../rules/figures.ts';
import type { Cells } from '../rules/state.ts';
import type { COLOURS } from '../rules/vocabulary.ts';
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
  colourOf(seat: Seat): (typeof COLOURS)[number];
  /** A figure on the map: R2 is the second one of Red. */
  markOf(s: Cells, figure: Nth<'figure'>): string;
  in(view: View | State): Scene;
}

const isKey = (text: string): text is Key => Object.hasOwn(en, text);

export const voiceFor = ({ game, agreement, format, paint }: TextSetup): TextVoice => {
  const say: Say = (key, values = {}) => format(en[key], values as Readonly<Record<string, string | number>>);
  const { context: c } = game as Game<Context>;
  const colourOf = (seat: Seat) => agreement.traits[seat].colour as (typeof COLOURS)[number];
  const voice: Voice = {
    content: c.content,
    say,
    player: seat => paint(colourOf(seat), say(`player.${colourOf(seat)}`)),
  };
  return {
    ...voice,
    c,
    paint,
    sayIfKnown: key => (isKey(key) ? say(key) : key),
    colourOf,
    markOf: (s, figure) => {
      const seat = ownerOf(c, s, figure);
      return `${say(`mark.${colourOf(seat)}`)}${figure - firstOf(c, s, seat) + 1}`;
    },
    in: view => ({ ...voice, c, view: view as Cells }),
  };
};
