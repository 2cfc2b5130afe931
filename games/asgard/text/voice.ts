/** How the terminal speaks: players by their colours and their letters, recruits by their marks. */
import { type Nth, type Piece, type Seat, type TextSetup, textVoice } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { type COLOURS, RECRUITS } from '../rules/vocabulary.ts';
import type { Key } from '../words/names.ts';

export const voiceFor = (setup: TextSetup) => {
  const voice = textVoice<Context, Key, (typeof COLOURS)[number]>(setup);
  const { say, colourOf } = voice;
  return {
    ...voice,
    /** The letter of a player, or a sign for nobody. */
    mark: (seat: Seat): Piece => (seat < 0 ? ['dim', '·'] : [colourOf(seat), say(`mark.${colourOf(seat)}`)]),
    /** So many of each recruit: 2w1g. */
    recruitMarks: (countOf: (recruit: Nth<'recruit'>) => number): string =>
      RECRUITS.flatMap((id, i) => (countOf(i) > 0 ? [`${countOf(i)}${say(`mark.${id}`)}`] : [])).join(''),
  };
};

export type TextVoice = ReturnType<typeof voiceFor>;
