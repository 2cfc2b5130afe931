/** How the terminal speaks: players by their colours, figures also by their marks on the map. */
import { type Nth, type TextSetup, textVoice } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { firstOf, ownerOf } from '../rules/figures.ts';
import type { Cells } from '../rules/state.ts';
import type { COLOURS } from '../rules/vocabulary.ts';
import type { Key } from '../words/names.ts';

export const voiceFor = (setup: TextSetup) => {
  const voice = textVoice<Context, Key, (typeof COLOURS)[number]>(setup);
  const { c, say, colourOf } = voice;
  return {
    ...voice,
    /** A figure on the map: R2 is the second one of Red. */
    markOf: (s: Cells, figure: Nth<'figure'>): string => {
      const seat = ownerOf(c, s, figure);
      return `${say(`mark.${colourOf(seat)}`)}${figure - firstOf(c, s, seat) + 1}`;
    },
  };
};

export type TextVoice = ReturnType<typeof voiceFor>;
