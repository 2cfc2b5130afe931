/** What things are called, and what moves and events fill their sentences with: in the browser and in the terminal. */
import {
  type Basis,
  type Decoded,
  type Event,
  fieldsInWords,
  isOneOf,
  type KindOf,
  nameIn,
  type Values,
  type VoiceOf,
} from '@idavoll/engine';
import { saga } from '../index.ts';
import type { SagaContent } from '../rules/content.ts';
import type { moveTable } from '../rules/notation.ts';
import { SAGAS } from '../rules/vocabulary.ts';
import type en from './en.json';

export type Key = keyof typeof en;
/** Moves as the rules decode them. */
export type Offered = Decoded<KindOf<typeof moveTable>>;
export type Voice = VoiceOf<SagaContent, Key>;
export type Say = Voice['say'];

const kindsIn = ({ teams }: SagaContent) => teams.flatMap(({ figures }) => figures);
const { content: base } = saga.base;

export const teamName = ({ content, say }: Voice, id: string): string =>
  nameIn(say, 'team', content.teams, base.teams, id);
export const tileName = ({ content, say }: Voice, id: string): string =>
  nameIn(say, 'tile', content.tiles, base.tiles, id);
const kindName = ({ content, say }: Voice, id: string): string =>
  nameIn(say, 'figure', kindsIn(content), kindsIn(base), id);

/** Of a kind (`goblin`), or of one of its figures (`goblin-2`): no kind ends like that. */
export const figureName = (voice: Voice, id: string): string => {
  const [, kind, number] = /^(.+?)(?:-(\d+))?$/.exec(id) ?? [id, id];
  const name = kindName(voice, kind);
  return number === undefined ? name : `${name} ${number}`;
};

/** On what the numbers of a team rest. */
export const basisOf = (basis: Basis): Extract<Basis, string> => {
  if (typeof basis === 'string') return basis;
  return basisOf(basis.values ?? Object.values(basis)[0] ?? 'invented');
};

const READERS: Readonly<Record<string, (voice: Voice, id: string) => string>> = {
  team: teamName,
  tile: tileName,
  figure: figureName,
  target: figureName,
  saga: ({ say }, id) => (isOneOf(SAGAS, id) ? say(`saga.${id}`) : id),
};

/** The words for the fields of a move or an event. */
export const valuesOf = (voice: Voice, fields: Event | Decoded): Values => {
  const saga = String(fields.saga);
  return {
    ...fieldsInWords(voice, READERS, ['seat', 'by'], fields),
    ...(isOneOf(SAGAS, saga) && { goal: voice.say(`saga.${saga}.goal`) }),
  };
};

/** Only the guard starts the hourglass at the end of a round. SAGA-293 */
export const insteadOf = (
  voice: Voice,
  event: Event,
  before: Event | undefined,
): readonly [key: Key, values: Values] | undefined =>
  event.type === 'master' && before?.type === 'roundOver'
    ? ['event.master.guard', { ...valuesOf(voice, event), rounds: Number(before.round) }]
    : undefined;

/** Names of figures are small; a sentence that begins with one is not. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
