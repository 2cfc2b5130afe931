/** How the terminal speaks: players by their numbers, since clans are drawn in the match. */
import { type Seat, type TextSetup, textVoice } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { COLOURS } from '../rules/vocabulary.ts';
import type { Key } from '../words/names.ts';

export const voiceFor = (setup: TextSetup) => {
  const player = (seat: Seat) => setup.say('player', { number: seat + 1 });
  return textVoice<Context, Key, (typeof COLOURS)[number]>({ ...setup, player, nameOf: player });
};

export type TextVoice = ReturnType<typeof voiceFor>;
