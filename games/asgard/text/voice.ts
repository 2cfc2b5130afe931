/** How the terminal speaks: players by their colours and their letters, recruits by their marks. */
import type { Nth, Piece, Seat, TextSetup } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { Cells } from '../rules/state.ts';
import { type COLOURS, RECRUITS } from '../rules/vocabulary.ts';
import type { Say, Voice } from '../words/names.ts';
import type { Scene } from '../words/speech.ts';

export interface TextVoice extends Voice {
  readonly c: Context;
  readonly nameOf: (seat: Seat) => string;
  /** The letter of a player, or a sign for nobody. */
  mark(seat: Seat): Piece;
  playerPiece(seat: Seat): Piece;
  /** So many of each recruit: 2w1g. */
  recruitMarks(countOf: (recruit: Nth<'recruit'>) => number): string;
  in(view: Cells): Scene;
}

export const voiceFor = (setup: TextSetup): TextVoice => {
  const { nameOf, player } = setup;
  const c = setup.c as Context;
  const say: Say = setup.say;
  const colourOf = (seat: Seat) => setup.colourOf(seat) as (typeof COLOURS)[number];
  const voice: Voice = { content: c.content, say, player };
  return {
    ...voice,
    c,
    nameOf,
    mark: seat => (seat < 0 ? ['dim', '·'] : [colourOf(seat), say(`mark.${colourOf(seat)}`)]),
    playerPiece: seat => [colourOf(seat), nameOf(seat)],
    recruitMarks: countOf =>
      RECRUITS.flatMap((id, i) => (countOf(i) > 0 ? [`${countOf(i)}${say(`mark.${id}`)}`] : [])).join(''),
    in: view => ({ ...voice, c, view }),
  };
};
