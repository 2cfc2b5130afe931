/** The words of every language: one that lacks a key of English does not compile here. */
import { expect, test } from 'vitest';
import { haveWordsFor, marksTellApart, voiceOf } from '../../test/words.ts';
import { bardagi } from '../index.ts';
import * as V from '../rules/vocabulary.ts';
import da from '../words/da.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import { areaName, upgradeName, valuesOf } from '../words/names.ts';
import nb from '../words/nb.json' with { type: 'json' };

type Words = Readonly<Record<keyof typeof en, string>>;
const LANGUAGES: Readonly<Record<string, Words>> = { da, en, nb };
const { content } = bardagi.base;

haveWordsFor(en, {
  unit: V.UNITS,
  building: V.BUILDINGS,
  good: V.GOODS,
  type: V.AREA_TYPES,
  rune: V.RUNES.flatMap(id => [id, `${id}.about`]),
  source: V.SOURCES,
  power: V.POWERS,
  clan: V.COLOURS,
  upgrade: content.upgrades.flatMap(({ id }) => [id, `${id}.about`]),
  area: content.maps.flatMap(({ areas }) => areas.map(({ id }) => id)),
});
marksTellApart(LANGUAGES, { players: V.COLOURS });

test('other languages have the keys of English, and no others', () => {
  for (const words of [da, nb]) expect(Object.keys(words)).toEqual(Object.keys(en));
});

test('English calls tiles what the content calls them', () => {
  for (const { id, name } of content.upgrades) expect(en[`upgrade.${id}` as keyof Words]).toBe(name);
});

test('what a pack calls otherwise keeps its name', () => {
  const renamed = {
    ...content,
    upgrades: content.upgrades.map(tile => (tile.id === 'mint' ? { ...tile, name: 'Old Mint' } : tile)),
  };
  expect(upgradeName(voiceOf(nb, content), 'mint')).toBe('Mynthus');
  expect(upgradeName(voiceOf(nb, renamed), 'mint')).toBe('Old Mint');
  expect(areaName(voiceOf(da, content), 'forest-red-blue')).toBe('Rød-blå grænseskov');
});

test.each(Object.entries(LANGUAGES))('every message of %s is a sentence with its values', (_language, words) => {
  const voice = voiceOf(words, content);
  const moved = { type: 'moved', seat: 1, figure: 'godi', from: 'home-red', to: 'forest-red' };
  const said = voice.say('event.moved', valuesOf(voice, moved));
  expect(said).toContain('seat 1');
  expect(said).toContain(words['area.forest-red']);
  expect(voice.say('event.drew', valuesOf(voice, { type: 'drew', seat: 0, rune: '?' }))).not.toContain('?');
  expect(voice.say('event.drew', valuesOf(voice, { type: 'drew', seat: 0, rune: 'divine' }))).toContain(
    words['rune.divine'],
  );
});
