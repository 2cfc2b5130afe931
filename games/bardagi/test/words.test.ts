/** The words of every language: one that lacks a key of English does not compile here. */
import type { Refusal } from '@idavoll/engine';
import { sampleValues } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { format } from '../../../cli/format.ts';
import { bardagi } from '../bardagi.ts';
import * as V from '../rules/vocabulary.ts';
import da from '../words/da.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import { areaName, type Say, upgradeName, type Voice, valuesOf } from '../words/names.ts';
import nb from '../words/nb.json' with { type: 'json' };
import { agreed } from './table.ts';

type Words = Readonly<Record<keyof typeof en, string>>;
const LANGUAGES: Readonly<Record<string, Words>> = { da, en, nb };
const { content } = bardagi.base;

const voiceOf = (words: Words, pack = content): Voice => {
  const say: Say = (key, values = {}) => format(words[key], values as Readonly<Record<string, string | number>>);
  return { content: pack, say, player: seat => `seat ${seat}` };
};

describe('Bardagi has words', () => {
  const game = bardagi.create(agreed({ seats: 5 }), content, bardagi.rules);
  const kinds = new Set(game.moves.all().map(move => game.moves.decode(move).kind));
  const refusals: Record<Refusal['code'], true> = {
    over: true,
    stale: true,
    'no-such-seat': true,
    'not-awaited': true,
    'unknown-move': true,
    'nothing-to-undo': true,
    'illegal-move': true,
  };

  test.each([
    ['event', game.events.names],
    ['phase', V.PHASES],
    ['ask', V.PHASES.filter(phase => phase !== 'over')],
    ['move', [...kinds]],
    ['unit', V.UNITS],
    ['building', V.BUILDINGS],
    ['good', V.GOODS],
    ['type', V.AREA_TYPES],
    ['rune', V.RUNES.flatMap(id => [id, `${id}.about`])],
    ['source', V.SOURCES],
    ['power', V.POWERS],
    ['colour', V.COLOURS],
    ['player', V.COLOURS],
    ['clan', V.COLOURS],
    ['upgrade', content.upgrades.flatMap(({ id }) => [id, `${id}.about`])],
    ['area', content.maps.flatMap(({ areas }) => areas.map(({ id }) => id))],
    ['option', Object.keys(bardagi.options).flatMap(name => [name, `${name}.about`])],
    ['option', Object.entries(bardagi.options).flatMap(([name, spec]) => sampleValues(spec).map(v => `${name}.${v}`))],
    ['refusal', Object.keys(refusals)],
  ])('for every %s', (group, ids) => {
    expect(ids.length).toBeGreaterThan(1);
    for (const words of Object.values(LANGUAGES))
      for (const id of ids) expect(words[`${group}.${id}` as keyof Words], `${group}.${id}`).toBeTruthy();
  });

  test('other languages have the keys of English, and no others', () => {
    for (const words of [da, nb]) expect(Object.keys(words)).toEqual(Object.keys(en));
  });
});

test('English calls tiles what the content calls them', () => {
  for (const { id, name } of content.upgrades) expect(en[`upgrade.${id}` as keyof Words]).toBe(name);
});

test('what a pack calls otherwise keeps its name', () => {
  const renamed = {
    ...content,
    upgrades: content.upgrades.map(tile => (tile.id === 'mint' ? { ...tile, name: 'Old Mint' } : tile)),
  };
  expect(upgradeName(voiceOf(nb), 'mint')).toBe('Mynthus');
  expect(upgradeName(voiceOf(nb, renamed), 'mint')).toBe('Old Mint');
  expect(areaName(voiceOf(da), 'forest-red-blue')).toBe('Rød-blå grænseskov');
});

test.each(Object.entries(LANGUAGES))('every message of %s is a sentence with its values', (_language, words) => {
  const voice = voiceOf(words);
  const moved = { type: 'moved', seat: 1, figure: 'godi', from: 'home-red', to: 'forest-red' };
  const said = voice.say('event.moved', valuesOf(voice, moved));
  expect(said).toContain('seat 1');
  expect(said).toContain(words['area.forest-red']);
  expect(voice.say('event.drew', valuesOf(voice, { type: 'drew', seat: 0, rune: '?' }))).not.toContain('?');
  expect(voice.say('event.drew', valuesOf(voice, { type: 'drew', seat: 0, rune: 'divine' }))).toContain(
    words['rune.divine'],
  );
});
