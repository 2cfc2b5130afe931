/** The words of every language: one that lacks a key of English does not compile here. */
import { agree } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { haveWordsFor, marksTellApart, voiceOf as voiceIn } from '../../test/words.ts';
import { asgard } from '../index.ts';
import * as V from '../rules/vocabulary.ts';
import da from '../words/da.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import { ENDS } from '../words/ending.ts';
import { recalled } from '../words/memory.ts';
import { armName, godName, populationName, spaceName, tileName, type Voice, valuesOf } from '../words/names.ts';
import nb from '../words/nb.json' with { type: 'json' };

type Words = Readonly<Record<keyof typeof en, string>>;
const LANGUAGES: Readonly<Record<string, Words>> = { da, en, nb };
const { content } = asgard.base;

const voiceOf = (words: Words, own = content): Voice => voiceIn(words, own);

test('English calls gods and spells what the content calls them', () => {
  const voice = voiceOf(en);
  expect(content.gods.map(({ id }) => en[`god.${id}`])).toEqual(content.gods.map(({ name }) => name));
  expect(content.spells.map(({ id }) => armName(voice, id))).toEqual(content.spells.map(({ name }) => name));
});

test('gods have their Norwegian and Danish names', () => {
  const names = (words: Words) => V.GODS.map(id => words[`god.${id}`]).join(' ');
  expect(names(nb)).toBe('Frøya Balder Odin Tyr Tor Loke Hel Mime Surt Fenrir');
  expect(names(da)).toBe('Freja Balder Odin Tyr Thor Loke Hel Mimer Surt Fenris');
});

test.each(Object.entries(LANGUAGES))('the name of the game is the same in %s', (_language, words) =>
  expect(words['game.title']).toBe('Asgard'),
);

haveWordsFor(en, {
  power: V.GODS,
  god: V.GODS,
  side: V.SIDES,
  stone: V.STONES,
  piece: V.PIECES,
  recruit: V.RECRUITS,
  mark: V.RECRUITS,
  seal: V.SIDES,
  world: [...V.WORLDS, 'underworld'],
  place: V.PLACES,
  support: V.SUPPORTS,
  kind: V.ARM_KINDS,
  spell: V.SPELL_EFFECTS,
  effect: V.SPELL_EFFECTS,
  bonus: V.BONUSES.flatMap(bonus => [bonus, `${bonus}.about`]),
  asgard: V.ASGARD_EFFECTS,
  gain: ENDS,
  option: Object.keys(asgard.options).map(name => `${name}.about`),
});

test('what a pack calls otherwise keeps its name', () => {
  const renamed = {
    ...content,
    gods: content.gods.map(god => (god.id === 'hel' ? { ...god, name: 'Hela' } : god)),
    spells: content.spells.map(spell => (spell.id === 'rout' ? { ...spell, name: 'Panic' } : spell)),
  };
  expect(godName(voiceOf(nb), 'hel')).toBe('Hel');
  expect(godName(voiceOf(nb, renamed), 'hel')).toBe('Hela');
  expect(tileName(voiceOf(nb, renamed), 'hel-3')).toBe('Hela 3');
  expect(godName(voiceOf(nb, renamed), 'thor')).toBe('Tor');
  expect(armName(voiceOf(da), 'rout')).toBe('Jag på flugt');
  expect(armName(voiceOf(da, renamed), 'rout')).toBe('Panic');
});

test('ids become names', () => {
  const voice = voiceOf(en);
  expect(spaceName(voice, 'dark-world3')).toBe('World 3 (dark)');
  expect(spaceName(voiceOf(da), 'light-underworld')).toBe('underverdenen (lys)');
  expect(populationName(voice, 'dark-joker-stone')).toBe('Joker stone (dark 5)');
  expect(valuesOf(voice, { kind: 'lure', recruit: 'giant', owner: 'seat2' })).toMatchObject({
    recruit: 'a giant',
    owner: 'seat 2',
  });
  expect(valuesOf(voice, { kind: 'retrieve', disc: 'world3' }).disc).toBe('the victory zone of World 3');
  expect(valuesOf(voice, { kind: 'retrieve', disc: 'loki' }).disc).toBe('the support of Loki');
  expect(valuesOf(voice, { kind: 'build', temple: 'temple-7-1' })).toMatchObject({
    temple: 'temple of 7',
    cost: 'pink, green, white and one of another colour',
  });
});

test.each(Object.values(LANGUAGES))('what points are scored for is told apart', words => {
  const voice = voiceOf(words);
  const told = V.GAINS.map(gain => voice.say('event.scored', { seat: 'Ulf', points: 2, gain }));
  expect(new Set(told).size).toBe(V.GAINS.length);
});

test.each(Object.values(LANGUAGES))('secrets of others have words, and do not name what is hidden', words => {
  const voice = voiceOf(words);
  const tell = (event: Parameters<typeof valuesOf>[1] & { type: string }) =>
    voice.say(`event.${event.type}` as keyof Words, valuesOf(voice, event));
  const picked = { type: 'picked', seat: 1, kind: 'weapon', arm: 'weapon-7' };
  expect(tell(picked)).toContain('6');
  expect(tell({ ...picked, arm: '?' })).not.toMatch(/6|hidden/);
  const looked = { type: 'looked', seat: 1, light: 'ancient-light-5', dark: 'ancient-dark-3' };
  expect(tell(looked)).toMatch(/5.*3/);
  expect(tell({ ...looked, light: '?', dark: '?' })).not.toMatch(/[35]|hidden/);
  const laid = { type: 'laidArm', seat: 1, kind: 'spell', space: 'light-world2', arm: 'frenzy' };
  expect(tell({ ...laid, arm: '?' })).not.toMatch(/hidden/);
  expect(tell({ ...laid, arm: '?' })).not.toBe(tell(laid));
});

describe('faces that were public once', () => {
  const remembering = agree(asgard, { seats: 3 });
  const forgetting = agree(asgard, { seats: 3, options: { memoryAid: false } });
  if (!remembering.ok || !forgetting.ok) throw new Error('no agreement');

  test.each([
    { type: 'flipped', seat: 0, tile: 'asgard-3' },
    { type: 'inRow', tile: 'asgard-3' },
    { type: 'scorched', seat: 0, population: 'dark-saga' },
    { type: 'used', seat: 0, population: 'dark-saga' },
    { type: 'gained', seat: 0, population: 'dark-saga' },
    { type: 'populated', population: 'dark-saga', space: 'dark-world2' },
  ])('are left to memory where the table agreed so: $type', event => {
    expect(recalled(event, remembering.value)).toBe(event);
    const left = recalled(event, forgetting.value);
    for (const words of Object.values(LANGUAGES)) {
      const voice = voiceOf(words);
      const told = voice.say(`event.${event.type}` as keyof Words, valuesOf(voice, left));
      expect(told).not.toMatch(/saga|two|to rek|hidden/i);
    }
  });

  test('what still lies open is recalled', () => {
    const laid = { type: 'laidTile', seat: 0, tile: 'odin-3', space: 'light-world2' };
    expect(recalled(laid, forgetting.value)).toBe(laid);
  });
});

marksTellApart(LANGUAGES, { players: V.COLOURS, recruits: V.RECRUITS });
