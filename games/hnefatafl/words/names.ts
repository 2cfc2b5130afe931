/** What moves and events fill their sentences with: in the browser and in the terminal. */
import {
  type Decoded,
  type Event,
  fieldsInWords,
  isOneOf,
  type KindOf,
  type Values,
  type VoiceOf,
} from '@idavoll/engine';
import type { TaflContent } from '../rules/content.ts';
import type { moveTable } from '../rules/notation.ts';
import { PIECES } from '../rules/vocabulary.ts';
import type en from './en.json';

export type Key = keyof typeof en;
export type Offered = Decoded<KindOf<typeof moveTable>>;
export type Voice = VoiceOf<TaflContent, Key>;

const READERS: Readonly<Record<string, (voice: Voice, id: string) => string>> = {
  piece: ({ say }, id) => (isOneOf(PIECES, id) ? say(`piece.${id}`) : id),
};

/** The words for the fields of a move or an event. */
export const valuesOf = (voice: Voice, fields: Event | Decoded): Values =>
  fieldsInWords(voice, READERS, ['seat', 'winner'], fields);
