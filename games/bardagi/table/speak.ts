/** What the table says: moves, questions, events and public facts. */
import { idsIn, speakerOf } from '@idavoll/board';
import { type Voice, valuesOf } from '../words/names.ts';
import * as speech from '../words/speech.ts';

/** The board shows these better than a line could. */
const UNTOLD: ReadonlySet<string> = new Set(['turnedUp', 'hand', 'used', 'planned', 'sealed']);

export const speaker = speakerOf<Voice, speech.Scene>({
  ...speech,
  valuesOf,
  isUntold: ({ type }) => UNTOLD.has(type),
  aboutOf: event => idsIn(event, ['area', 'from', 'to', 'sea', 'upgrade']),
});
