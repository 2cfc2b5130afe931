/** What the table says: moves, questions, events and public facts. */
import { idsIn, speakerOf } from '@idavoll/board';
import { type Voice, valuesOf } from '../words/names.ts';
import * as speech from '../words/speech.ts';

export const speaker = speakerOf<Voice, speech.Scene>({
  ...speech,
  valuesOf,
  isUntold: () => false,
  aboutOf: event => idsIn(event, ['from', 'to', 'square']),
});
