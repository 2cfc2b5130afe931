/** What things are called, and what moves and events fill their sentences with: in the browser and in the terminal. */
import { type After, type Decoded, type Event, type EventOf, isOneOf, type KindOf, type Seat } from '@idavoll/engine';
import { bardagi } from '../bardagi.ts';
import type { BardagiContent } from '../rules/content.ts';
import type { moveTable } from '../rules/notation.ts';
import type { eventTable } from '../rules/story.ts';
import { BUILDINGS, COLOURS, GOODS, POWERS, RUNES, SOURCES, UNITS } from '../rules/vocabulary.ts';
import type en from './en.json';

export type Key = keyof typeof en;
/** Events and moves as the rules tell and decode them. */
export type Told = Event<EventOf<typeof eventTable>>;
export type Offered = Decoded<KindOf<typeof moveTable>>;
type Values = Readonly<Record<string, string | number | null>>;
export type Say = (key: Key, values?: Values) => string;

export interface Voice {
  readonly content: BardagiContent;
  readonly say: Say;
  readonly player: (seat: Seat) => string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const { content: base } = bardagi.base;
const areasIn = ({ maps }: BardagiContent) => maps.flatMap(({ areas }) => areas);
const known: Readonly<Record<'upgrade' | 'area', readonly Named[]>> = { upgrade: base.upgrades, area: areasIn(base) };

/** What a pack calls otherwise than the base keeps the name it has there. */
const isKnown = <G extends keyof typeof known>(group: G, id: string, name: string): id is After<G, Key> =>
  known[group].some(entry => entry.id === id && entry.name === name);
const nameIn = (entries: readonly Named[], id: string) => entries.find(entry => entry.id === id)?.name ?? id;

export const upgradeName = ({ content, say }: Voice, id: string): string => {
  const name = nameIn(content.upgrades, id);
  return isKnown('upgrade', id, name) ? say(`upgrade.${id}`) : name;
};
/** What a tile does, where it is one of the base. */
const aboutUpgrade = ({ content, say }: Voice, id: string): string => {
  const key = `${id}.about`;
  const name = nameIn(content.upgrades, id);
  return isKnown('upgrade', id, name) ? say(`upgrade.${key}` as Key) : name;
};
export const areaName = ({ content, say }: Voice, id: string): string => {
  const name = nameIn(areasIn(content), id);
  return isKnown('area', id, name) ? say(`area.${id}`) : name;
};
export const runeName = ({ say }: Voice, id: string): string => {
  if (id === '?') return 'hidden';
  return isOneOf(RUNES, id) ? say(`rune.${id}`) : id;
};
export const goodName = ({ say }: Voice, id: string): string => (isOneOf(GOODS, id) ? say(`good.${id}`) : id);
export const unitName = ({ say }: Voice, id: string): string => (isOneOf(UNITS, id) ? say(`unit.${id}`) : id);

type Reader = (voice: Voice, id: string) => string;
const cardOrGood: Reader = (voice, id) => (isOneOf(UNITS, id) ? unitName(voice, id) : goodName(voice, id));

/** By the name of the field. */
const READERS: Readonly<Record<string, Reader>> = {
  upgrade: upgradeName,
  old: upgradeName,
  area: areaName,
  from: areaName,
  to: areaName,
  rune: runeName,
  figure: unitName,
  unit: unitName,
  good: goodName,
  given: goodName,
  mine: goodName,
  first: cardOrGood,
  second: cardOrGood,
  taken: cardOrGood,
  sea: ({ say }, name) => say('sea', { name }),
  building: ({ say }, id) => (isOneOf(BUILDINGS, id) ? say(`building.${id}`) : id),
  source: ({ say }, id) => (isOneOf(SOURCES, id) ? say(`source.${id}`) : id),
  power: ({ say }, id) => (isOneOf(POWERS, id) ? say(`power.${id}`) : id),
};

/** The words for the fields of a move or an event. */
export const valuesOf = (voice: Voice, fields: Event | Decoded): Values => {
  const word = (field: string, value: string | number | null) => {
    if (field === 'seat' || field === 'other') return voice.player(Number(value));
    return typeof value === 'string' ? (READERS[field]?.(voice, value) ?? value) : value;
  };
  const colour = String(fields.colour);
  return {
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, word(field, value)])),
    ...(isOneOf(COLOURS, colour) && { clan: voice.say(`clan.${colour}`) }),
    ...(fields.upgrade !== undefined && { about: aboutUpgrade(voice, String(fields.upgrade)) }),
  };
};

/** Some texts begin small; a sentence does not. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
