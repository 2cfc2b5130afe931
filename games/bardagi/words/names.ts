/** What things are called, and what moves and events fill their sentences with: in the browser and in the terminal. */
import {
  type After,
  type Decoded,
  type Event,
  fieldsInWords,
  isOneOf,
  type KindOf,
  nameIn,
  type Values,
  type VoiceOf,
} from '@idavoll/engine';
import { bardagi } from '../index.ts';
import type { BardagiContent } from '../rules/content.ts';
import type { moveTable } from '../rules/notation.ts';
import { BUILDINGS, COLOURS, GOODS, POWERS, RUNES, SOURCES, UNITS } from '../rules/vocabulary.ts';
import type en from './en.json';

export type Key = keyof typeof en;
/** Moves as the rules decode them. */
export type Offered = Decoded<KindOf<typeof moveTable>>;
export type Voice = VoiceOf<BardagiContent, Key>;
export type Say = Voice['say'];

const { content: base } = bardagi.base;
const areasIn = ({ maps }: BardagiContent) => maps.flatMap(({ areas }) => areas);
const known = areasIn(base);

export const upgradeName = ({ content, say }: Voice, id: string): string =>
  nameIn(say, 'upgrade', content.upgrades, base.upgrades, id);
/** What a tile does, where it is one of the base. */
export const aboutUpgrade = ({ content, say }: Voice, id: string): string => {
  const tile = content.upgrades.find(one => one.id === id);
  const own = base.upgrades.find(one => one.id === id);
  const isOwn = tile && own && tile.name === own.name && tile.amount === own.amount && tile.effect === own.effect;
  return isOwn ? say(`upgrade.${`${id}.about` as After<'upgrade', Key>}`) : (tile?.name ?? id);
};
export const areaName = ({ content, say }: Voice, id: string): string =>
  nameIn(say, 'area', areasIn(content), known, id);
export const runeName = ({ say }: Voice, id: string): string => (isOneOf(RUNES, id) ? say(`rune.${id}`) : id);
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
  const colour = String(fields.colour);
  return {
    ...fieldsInWords(voice, READERS, ['seat', 'other'], fields),
    ...(isOneOf(COLOURS, colour) && { clan: voice.say(`clan.${colour}`) }),
    ...(fields.upgrade !== undefined && { about: aboutUpgrade(voice, String(fields.upgrade)) }),
  };
};
