/** How the terminal speaks: players by their colours, figures also by their marks on the map. */
import type { Nth, Seat, State, TextSetup, View } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { firstOf, ownerOf } from '../rules/figures.ts';
import type { Cells } from '../rules/state.ts';
import type { COLOURS } from '../rules/vocabulary.ts';
import type { Say, Voice } from '../words/names.ts';
import type { Scene } from '../words/speech.ts';

export interface TextVoice extends Voice {
  readonly c: Context;
  colourOf(seat: Seat): (typeof COLOURS)[number];
  /** A figure on the map: R2 is the second one of Red. */
  markOf(s: Cells, figure: Nth<'figure'>): string;
  in(view: View | State): Scene;
}

export const voiceFor = (setup: TextSetup): TextVoice => {
  const c = setup.c as Context;
  const say: Say = setup.say;
  const colourOf = (seat: Seat) => setup.colourOf(seat) as (typeof COLOURS)[number];
  const voice: Voice = { content: c.content, say, player: setup.player };
  return {
    ...voice,
    c,
    colourOf,
    markOf: (s, figure) => {
      const seat = ownerOf(c, s, figure);
      return `${say(`mark.${colourOf(seat)}`)}${figure - firstOf(c, s, seat) + 1}`;
    },
    in: view => ({ ...voice, c, view: view as Cells }),
  };
};
