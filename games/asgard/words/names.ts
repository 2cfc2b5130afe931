/** What things are called, and what moves and events fill their sentences with: in the browser and in the terminal. */
import {
  type Decoded,
  type Event,
  fieldsInWords,
  isOneOf,
  type KindOf,
  type Nth,
  nameIn,
  type Values,
  type VoiceOf,
} from '@idavoll/engine';
import { asgard } from '../index.ts';
import type { AsgardContent } from '../rules/content.ts';
import type { moveTable } from '../rules/notation.ts';
import {
  ARM_KINDS,
  type GodName,
  PIECES,
  PLACES,
  PLACES_OF_SIDE,
  POWER_TILES,
  RECRUITS,
  SLOTS,
  WORLDS,
} from '../rules/vocabulary.ts';
import type en from './en.json';

export type Key = keyof typeof en;
export type Voice = VoiceOf<AsgardContent, Key>;
export type Say = Voice['say'];
/** What moves are called: each has a sentence of its own. */
export type MoveKind = KindOf<typeof moveTable>;

const { content: base } = asgard.base;

export const godName = ({ content, say }: Voice, id: string): string => nameIn(say, 'god', content.gods, base.gods, id);

/** What a pack calls otherwise than the base keeps the name it has there. */
export const spellName = ({ say }: Voice, { effect, name }: AsgardContent['spells'][number]): string =>
  base.spells.some(spell => spell.effect === effect && spell.name === name) ? say(`spell.${effect}`) : name;

/** So many of a stone, a seal or a recruit: a giant, 2 giants. */
export const pieces = ({ say }: Voice, id: string, count = 1): string =>
  isOneOf(PIECES, id) ? say(`piece.${id}`, { count }) : id;

export const joined = (parts: readonly string[]): string => parts.join(', ');

export const sealsInWords = (voice: Voice, light: number, dark: number): string =>
  joined([
    ...(light > 0 || dark === 0 ? [pieces(voice, 'lightSeal', light)] : []),
    ...(dark > 0 ? [pieces(voice, 'darkSeal', dark)] : []),
  ]);

export const worldName = ({ say }: Voice, id: string): string =>
  isOneOf(PLACES_OF_SIDE, id) ? say(`world.${id}`) : id;

/** Of a space (`light-world3`). */
export const spaceName = (voice: Voice, id: string): string => {
  const [side, place] = id.split('-');
  return voice.say('space', { place: worldName(voice, place), side });
};

/** Of a battle slot: the world, and in the seventh its side (`world7-light`). */
const slotName = (voice: Voice, id: string): string => {
  const [world, side] = id.split('-');
  return side === undefined ? worldName(voice, world) : voice.say('space', { place: worldName(voice, world), side });
};

/** Of a god tile (`odin-3`): the god and the value. */
export const tileName = (voice: Voice, id: string): string => {
  const [god, nth] = id.split('-');
  const value = voice.content.gods.find(({ id: other }) => other === god)?.tiles[Number(nth) - 1] ?? 0;
  return voice.say('tile', { god: godName(voice, god), value });
};

export const populationName = ({ content, say }: Voice, id: string): string => {
  const tile = content.populations.find(population => population.id === id);
  if (!tile) return id;
  return say('population', { bonus: say(`bonus.${tile.bonus}`), side: tile.side, value: tile.value });
};

/** What the bonus of a population tile is good for. */
export const bonusInWords = ({ content, say }: Voice, id: string): string => {
  const bonus = content.populations.find(population => population.id === id)?.bonus;
  const { boosts, sagaPoints } = content;
  return bonus === undefined ? '' : say(`bonus.${bonus}.about`, { levy: boosts.levy, points: sagaPoints });
};

export const powerInWords = ({ content, say }: Voice, god: GodName): string =>
  say(`power.${god}`, { boost: content.boosts.oath });

const templeOf = ({ content }: Voice, id: string) => content.temples.find(temple => temple.id === id);
export const templeName = (voice: Voice, id: string): string =>
  voice.say('temple', { value: templeOf(voice, id)?.value ?? 0 });
export const costInWords = (voice: Voice, id: string): string => {
  const { stones = [], further = 0 } = templeOf(voice, id) ?? {};
  return voice.say('temple.cost', { stones: joined(stones.map(stone => voice.say(`stone.${stone}`))), further });
};

/** Of a weapon its value, of a spell its name. */
export const armName = (voice: Voice, id: string): string => {
  const weapon = voice.content.weapons.find(other => other.id === id);
  if (weapon) return voice.say('weapon', { value: weapon.value });
  const spell = voice.content.spells.find(other => other.id === id);
  return spell ? spellName(voice, spell) : id;
};

/** The weapons or spells that lay in a pile, from a bit for each of them. */
const pileInWords = (voice: Voice, areWeapons: boolean, pile: number): string => {
  const { weapons, spells } = voice.content;
  const lay = (areWeapons ? weapons : spells).filter((_, nth) => pile & (1 << nth));
  return joined(lay.map(({ id }) => armName(voice, id)));
};

/** What a spell does; nothing for a weapon, which says it all by its value. */
export const effectInWords = ({ content, say }: Voice, id: string): string => {
  const spell = content.spells.find(other => other.id === id);
  return spell ? say(`effect.${spell.effect}`, { points: content.gloryPoints }) : '';
};

export const asgardName = ({ content, say }: Voice, id: string): string => {
  const tile = content.asgardTiles.find(other => other.id === id);
  return tile ? say(`asgard.${tile.effect}`) : id;
};

const ancientValue = ({ content }: Voice, id: string): string =>
  String(content.ancientWeapons.find(weapon => weapon.id === id)?.value ?? id);

/** Whom a recruit is taken from: a god, or a player (`seat2`). */
const ownerName = (voice: Voice, id: string): string => {
  const seat = /^seat(\d+)$/.exec(id)?.[1];
  return seat === undefined ? godName(voice, id) : voice.player(Number(seat));
};

/** Where a disc is taken back from. */
const discPlace = (voice: Voice, id: string): string => {
  if (id === 'centre') return voice.say('disc.centre');
  return isOneOf(WORLDS, id)
    ? voice.say('disc.victory', { world: worldName(voice, id) })
    : voice.say('disc.support', { god: godName(voice, id) });
};

type Reader = (voice: Voice, id: string) => string;
const READERS: Readonly<Record<string, Reader>> = {
  god: godName,
  power: godName,
  owner: ownerName,
  recruit: pieces,
  other: pieces,
  warrior: pieces,
  piece: pieces,
  given: pieces,
  taken: pieces,
  stone: pieces,
  second: pieces,
  disc: discPlace,
  place: ({ say }, id) => (isOneOf(PLACES, id) ? say(`place.${id}`) : id),
  slot: (voice, id) => (isOneOf(SLOTS, id) ? voice.say(`place.${id}`) : slotName(voice, id)),
  population: populationName,
  temple: templeName,
  tile: (voice, id) => (voice.content.asgardTiles.some(tile => tile.id === id) ? asgardName : tileName)(voice, id),
  arm: armName,
  space: spaceName,
  world: worldName,
  ancient: ancientValue,
  light: ancientValue,
  dark: ancientValue,
};

/** What else the sentence of a move or an event may want to say. */
const more = (voice: Voice, { type, kind, population, temple, recruit, count, piece }: Event | Decoded): Values => {
  const { boosts, recruits } = voice.content;
  const hired = recruits.find(({ id }) => id === recruit);
  return {
    ...(typeof population === 'string' && { about: bonusInWords(voice, population) }),
    ...(typeof temple === 'string' && { cost: costInWords(voice, temple) }),
    ...(typeof piece === 'string' && { pieces: pieces(voice, piece, Number(count ?? 1)) }),
    ...(hired && {
      two: pieces(voice, hired.id, 2),
      recruits: pieces(voice, hired.id, Number(count ?? 1)),
      strength: hired.strength,
      price: sealsInWords(voice, hired.cost.light, hired.cost.dark),
    }),
    ...((type === 'swore' || kind === 'oath') && { god: godName(voice, POWER_TILES[0]), strength: boosts.oath }),
    ...((type === 'levied' || kind === 'levy') && { strength: boosts.levy }),
    ...(type === 'hammered' && { god: godName(voice, POWER_TILES[1]) }),
  };
};

/** The words for the fields of a move or an event. */
export const valuesOf = (voice: Voice, fields: Event | Decoded): Values => {
  const { pile, kind } = fields;
  return {
    ...fieldsInWords(voice, READERS, ['seat', 'giver'], fields),
    ...(typeof pile === 'number' && pile >= 0 && { pile: pileInWords(voice, kind === ARM_KINDS[0], pile) }),
    ...more(voice, fields),
  };
};

/** So many of each recruit, those that there are. */
export const recruitsInWords = (voice: Voice, countOf: (recruit: Nth<'recruit'>) => number): string =>
  joined(RECRUITS.flatMap((id, i) => (countOf(i) > 0 ? [pieces(voice, id, countOf(i))] : [])));
