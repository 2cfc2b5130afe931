/** What things are called, and what moves and events fill their sentences with: in the browser and in the terminal. */
import type { Basis, Decoded, Event, Seat } from '@idavoll/engine';
import { saga } from '../index.ts';
import type { SagaContent } from '../rules/content.ts';
import type en from './en.json';

export type Key = keyof typeof en;
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
const known = new Set([...base.teams, ...kindsIn(base), ...base.tiles].map(({ id, name }) => `${id} ${name}`));

/** What a pack calls otherwise than the base keeps the name it has there. */
const nameIn = (group: 'team' | 'figure' | 'tile', entries: readonly Named[], id: string, say: Say): string => {
  const name = entries.find(entry => entry.id === id)?.name ?? id;
  return known.has(`${id} ${name}`) ? say(`${group}.${id}` as Key) : name;
};

export const teamName = ({ content, say }: Voice, id: string): string => nameIn('team', content.teams, id, say);
export const tileName = ({ content, say }: Voice, id: string): string => nameIn('tile', content.tiles, id, say);

/** Of a kind (`goblin`), or of one of its figures (`goblin-2`): no kind ends like that. */
export const figureName = ({ content, say }: Voice, id: string): string => {
  const [, kind, number] = /^(.+?)(?:-(\d+))?$/.exec(id) ?? [id, id];
  const name = nameIn('figure', kindsIn(content), kind, say);
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
  saga: ({ say }, id) => say(`saga.${id}` as Key),
};

/** The words for the fields of a move or an event. */
export const valuesOf = (voice: Voice, fields: Event | Decoded): Values => {
  const word = (field: string, value: string | number | null) => {
    if (field === 'seat' || field === 'by') return value === -1 ? 'none' : voice.player(Number(value));
    return typeof value === 'string' ? (READERS[field]?.(voice, value) ?? value) : value;
  };
  return {
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, word(field, value)])),
    ...(typeof fields.saga === 'string' && { goal: voice.say(`saga.${fields.saga}.goal` as Key) }),
  };
};

/** Names of figures are small; a sentence that begins with one is not. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
