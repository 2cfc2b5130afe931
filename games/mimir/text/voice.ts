/** How the terminal speaks: players by their colours and their gods, and what a view says. */
import { type Seat, type TextSetup, textVoice, type View, type Viewer } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { COLOURS, GODS } from '../rules/vocabulary.ts';
import type { Key } from '../words/names.ts';
import { type Seen, seenIn } from '../words/seen.ts';

export const voiceFor = (setup: TextSetup) => {
  const voice = textVoice<Context, Key, (typeof COLOURS)[number]>(setup);
  const godOf = (seat: Seat) => setup.agreement.traits[seat].god as (typeof GODS)[number];
  return { ...voice, god: (seat: Seat): string => voice.say(`god.${godOf(seat)}`) };
};

export type TextVoice = ReturnType<typeof voiceFor>;

/** A table as one viewer sees it, and the voice that tells of it. */
export interface Sight extends Seen {
  readonly voice: TextVoice;
}

export const sightOf = (voice: TextVoice, view: View, viewer: Viewer): Sight => ({
  ...seenIn(voice.c, view, viewer),
  voice,
});
