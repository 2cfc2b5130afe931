/** What things are called, and what moves and events fill their sentences with: in the browser and in the terminal. */
import {
  type Decoded,
  type Event,
  fieldsInWords,
  type KindOf,
  nameIn,
  type Values,
  type VoiceOf,
} from '@idavoll/engine';
import { mimir } from '../index.ts';
import type { MimirContent } from '../rules/content.ts';
import type { moveTable } from '../rules/notation.ts';
import type { KINDS, MATERIALS } from '../rules/vocabulary.ts';
import type en from './en.json';

export type Key = keyof typeof en;
export type Voice = VoiceOf<MimirContent, Key>;
export type Say = Voice['say'];
/** Moves as the rules decode them. */
export type Offered = Decoded<KindOf<typeof moveTable>>;

const { content: base } = mimir.base;

export const realmName = ({ content, say }: Voice, id: string): string =>
  nameIn(say, 'realm', content.realms, base.realms, id);
export const artefactName = ({ content, say }: Voice, id: string): string =>
  nameIn(say, 'artefact', content.artefacts, base.artefacts, id);

export const treasureName = ({ content, say }: Voice, id: string): string => {
  const treasure = content.treasures.find(other => other.id === id);
  if (!treasure) return id;
  return say('treasure', { material: say(`material.${treasure.material}`), points: treasure.points });
};

/** So many tokens of a kind: a viking, 2 vikings. */
export const tokensInWords = ({ say }: Voice, kind: string, count = 1): string =>
  say(`tokens.${kind as (typeof KINDS)[number]}`, { count });

const READERS: Readonly<Record<string, (voice: Voice, id: string) => string>> = {
  realm: realmName,
  treasure: treasureName,
  artefact: artefactName,
  leaf: artefactName,
  token: tokensInWords,
  elite: tokensInWords,
  material: ({ say }, id) => say(`material.${id as (typeof MATERIALS)[number]}`),
};

/** The words for the fields of a move or an event. */
export const valuesOf = (voice: Voice, fields: Event | Decoded): Values => ({
  ...fieldsInWords(voice, READERS, ['seat', 'owner'], fields),
  ...(typeof fields.count === 'number' && { tokens: tokensInWords(voice, String(fields.token), fields.count) }),
});
