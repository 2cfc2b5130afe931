/** What things are called, and what moves and events fill their sentences with: in the browser and in the terminal. */
import {
  type After,
  type Basis,
  type Decoded,
  type Event,
  type EventOf,
  isOneOf,
  type KindOf,
  type Seat,
} from '@idavoll/engine';
import { saga } from '../index.ts';
import type { SagaContent } from '../rules/content.ts';
import type { moveTable } from '../rules/notation.ts';
import type { eventTable } from '../rules/story.ts';
import { SAGAS } from '../rules/vocabulary.ts';
import type en from './en.json';

export type Key = keyof typeof en;
/** Events and moves as the rules tell and decode them. */
export type Told = Event<EventOf<typeof eventTable>>;
export type Offered = Decoded<KindOf<typeof moveTable>>;
type Values = Readonly<Record<string, string | number | null>>;
export type Say = (key: Key, values?: Values) => string;

export interface Voice {
  readonly content: SagaContent;
  readonly say: Say;
  readonly player: (seat: Seat) => string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const kindsIn = ({ teams }: SagaContent) => teams.flatMap(({ figures }) => figures);
const { content: base } = saga.base;
const known = { team: base.teams, figure: kindsIn(base), tile: base.tiles };
type Group = keyof typeof known;

/** What a pack calls otherwise than the base keeps the name it has there. */
const isKnown = <G extends Group>(group: G, id: string, name: string): id is After<G, Key> =>
  known[group].some(entry => entry.id === id && entry.name === name);
const nameIn = (entries: readonly Named[], id: string) => entries.find(entry => entry.id === id)?.name ?? id;

export const teamName = ({ content, say }: Voice, id: string): string => {
  const name = nameIn(content.teams, id);
  return isKnown('team', id, name) ? say(`team.${id}`) : name;
};
export const tileName = ({ content, say }: Voice, id: string): string => {
  const name = nameIn(content.tiles, id);
  return isKnown('tile', id, name) ? say(`tile.${id}`) : name;
};
const kindName = ({ content, say }: Voice, id: string): string => {
  const name = nameIn(kindsIn(content), id);
  return isKnown('figure', id, name) ? say(`figure.${id}`) : name;
};

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
  const word = (field: string, value: string | number | null) => {
    if (field === 'seat' || field === 'by') return value === -1 ? 'none' : voice.player(Number(value));
    return typeof value === 'string' ? (READERS[field]?.(voice, value) ?? value) : value;
  };
  const saga = String(fields.saga);
  return {
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, word(field, value)])),
    ...(isOneOf(SAGAS, saga) && { goal: voice.say(`saga.${saga}.goal`) }),
  };
};

/** Names of figures are small; a sentence that begins with one is not. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
