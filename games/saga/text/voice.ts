/** How the terminal speaks: English words, players by their colours, figures also by their marks on the map. */
import type { Agreement, Seat, State, View } from '@idavoll/engine';
import type { SagaContent } from '../rules/content.ts';
import { type Context, createContext } from '../rules/context.ts';
import type { COLOURS } from '../rules/vocabulary.ts';
import en from '../words/en.json' with { type: 'json' };
import type { Say, Voice } from '../words/names.ts';
import type { Scene } from '../words/speech.ts';
import type { Paint } from './pieces.ts';

export interface TextSetup {
  readonly agreement: Agreement;
  readonly content: SagaContent;
  /** Puts an ICU message into a sentence. */
  format(message: string, values?: Readonly<Record<string, string | number>>): string;
  readonly paint: Paint;
}

export interface TextVoice extends Voice {
  readonly c: Context;
  readonly paint: Paint;
  colourOf(seat: Seat): (typeof COLOURS)[number];
  /** A figure on the map: R2 is the second one of Red. */
  markOf(s: State, figure: number): string;
  in(view: View): Scene;
}

export const voiceFor = ({ agreement, content, format, paint }: TextSetup): TextVoice => {
  const say: Say = (key, values = {}) => format(en[key], values as Readonly<Record<string, string | number>>);
  const c = createContext(agreement, content);
  const colourOf = (seat: Seat) => agreement.traits[seat].colour as (typeof COLOURS)[number];
  const voice: Voice = { content, say, player: seat => paint(colourOf(seat), say(`player.${colourOf(seat)}`)) };
  return {
    ...voice,
    c,
    paint,
    colourOf,
    markOf: (s, figure) => {
      const seat = c.ownerOf(s, figure);
      return `${say(`mark.${colourOf(seat)}`)}${figure - c.firstOf(s, seat) + 1}`;
    },
    in: view => ({ ...voice, c, view }),
  };
};
