/** Moves, questions and events in words. */
import type { TextParts } from '@idavoll/engine';
import { PHASES } from '../rules/vocabulary.ts';
import { type Offered, unitName, valuesOf } from '../words/names.ts';
import { type Asked, moveInWords, questionInWords } from '../words/speech.ts';
import type { TextVoice } from './voice.ts';

/** What the board shows anyway need not be told when it happens. */
const SHOWN: readonly string[] = ['turnedUp', 'hand', 'used'];

export const sentences = (voice: TextVoice): Pick<TextParts, 'offer' | 'cell' | 'ask' | 'telling'> => ({
  offer: move => moveInWords(voice, move as Offered),
  ask: view => questionInWords(voice.in(view), PHASES[view[voice.c.at.phase]] as Asked),
  /** Plans are many: a row for each number of Berserkur and Godi cards. */
  cell: move =>
    move.kind === 'plan'
      ? {
          row: `${move.berserkur} ${unitName(voice, 'berserkur')}, ${move.godi} ${unitName(voice, 'godi')}`,
          entry: `${move.kaupmadur}-${move.knerrir}`,
        }
      : undefined,
  telling: { valuesOf: event => valuesOf(voice, event), together: {}, shown: SHOWN },
});
