/** What the table says: moves, questions, events and public facts. */
import { idsIn, speakerOf } from '@idavoll/board';
import { insteadOf, type Voice, valuesOf } from '../words/names.ts';
import { factsInWords, moveInWords, questionInWords, type Scene } from '../words/speech.ts';

/** The board shows these better than a line could, or another line tells them. */
const UNTOLD: ReadonlySet<string> = new Set(['tileLaid', 'chestLaid', 'crownLaid', 'placed', 'roundOver']);

/** Everything lies open, so nothing is left to memory. SAGA-036 */
export const speaker = speakerOf<Voice, Scene>({
  moveInWords,
  questionInWords,
  factsInWords,
  valuesOf,
  insteadOf,
  isUntold: ({ type }) => UNTOLD.has(type),
  aboutOf: event => idsIn(event, ['figure', 'target', 'field', 'to', 'area']),
  threadOf: ({ type, figure }) => (type === 'moved' ? `moved ${figure}` : undefined),
});
