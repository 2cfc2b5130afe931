/** How the terminal speaks: players by their colours and their letters, and what a view says. */
import type { Piece, Seat, TextSetup, View, Viewer } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { Cells } from '../rules/state.ts';
import type { COLOURS, GODS } from '../rules/vocabulary.ts';
import type { Say, Voice } from '../words/names.ts';
import { type Seen, seenIn } from '../words/seen.ts';
import type { Scene } from '../words/speech.ts';

export interface TextVoice extends Voice {
  readonly c: Context;
  colourOf(seat: Seat): (typeof COLOURS)[number];
  nameOf(seat: Seat): string;
  playerPiece(seat: Seat): Piece;
  god(seat: Seat): string;
  in(view: Cells): Scene;
}

/** A table as one viewer sees it, and the voice that tells of it. */
export interface Sight extends Seen {
  readonly voice: TextVoice;
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
    colourOf,
    nameOf,
    playerPiece: seat => [colourOf(seat), nameOf(seat)],
    god: seat => say(`god.${setup.agreement.traits[seat].god as (typeof GODS)[number]}`),
    in: view => ({ ...voice, c, view }),
  };
};

export const sightOf = (voice: TextVoice, view: View, viewer: Viewer): Sight => ({
  ...seenIn(voice.c, view, viewer),
  voice,
});
