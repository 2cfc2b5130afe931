/** Moves, questions and events in words. */
import type { Decoded, Event, View } from '@idavoll/engine';
import { PHASES } from '../rules/vocabulary.ts';
import { type Offered, type Told, unitName, valuesOf } from '../words/names.ts';
import { type Asked, eventInWords, moveInWords, questionInWords } from '../words/speech.ts';
import type { TextVoice } from './voice.ts';

/** What the board shows anyway need not be told when it happens. */
const SHOWN: readonly string[] = ['turnedUp', 'hand', 'used'];

export const sentences = (voice: TextVoice) => {
  const { c } = voice;
  const lines = (events: readonly Event[]): string[] =>
    events.map(event => eventInWords(voice, (event as Told).type, valuesOf(voice, event)));
  return {
    offer: (move: Decoded): string => moveInWords(voice, move as Offered),
    ask: (view: View): string => questionInWords(voice.in(view), PHASES[view[c.at.phase]] as Asked),
    /** Plans are many: a row for each number of Berserkur and Godi cards. */
    cell: (move: Decoded): { readonly row: string; readonly entry: string } | undefined =>
      move.kind === 'plan'
        ? {
            row: `${move.berserkur} ${unitName(voice, 'berserkur')}, ${move.godi} ${unitName(voice, 'godi')}`,
            entry: `${move.kaupmadur}-${move.knerrir}`,
          }
        : undefined,
    tell: (events: readonly Event[]): string[] => lines(events.filter(({ type }) => !SHOWN.includes(type))),
    recall: lines,
  };
};
