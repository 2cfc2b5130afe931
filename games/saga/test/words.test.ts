/** The words of every language: one that lacks a key of English does not compile here. */
import { expect, test } from 'vitest';
import { haveWordsFor, marksTellApart, voiceOf as voiceIn } from '../../test/words.ts';
import base from '../content/base.json' with { type: 'json' };
import { saga } from '../index.ts';
import { COLOURS, ENDINGS, GAINS, SAGAS, TEAMS, TERRAINS } from '../rules/vocabulary.ts';
import da from '../words/da.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import { figureName, type Voice, valuesOf } from '../words/names.ts';
import nb from '../words/nb.json' with { type: 'json' };

type Words = Readonly<Record<keyof typeof en, string>>;
const LANGUAGES: Readonly<Record<string, Words>> = { da, en, nb };

const voiceOf = (words: Words, content = saga.base.content): Voice => voiceIn(words, content);

const { teams, terrainKinds, figureValues, sagas } = base;
const named = Object.entries({ team: teams, terrain: terrainKinds, number: figureValues, saga: sagas }).flatMap(
  ([sort, entries]) => entries.map(({ id, names }) => ({ key: `${sort}.${id}`, name: names.da })),
);

test.each(named)('$key is $name in Danish, as in the ledger', ({ key, name }) =>
  expect(da[key as keyof Words]).toBe(name),
);

test('English calls teams, figures and tiles what the content calls them', () => {
  const said = [
    ...base.teams.map(({ id, name }) => [en[`team.${id}` as keyof Words], name]),
    ...base.tiles.map(({ id, name }) => [en[`tile.${id}` as keyof Words], name]),
    ...base.teams.flatMap(({ figures }) =>
      figures.map(({ id, name }) => [en[`figure.${id}` as keyof Words], name.toLowerCase()]),
    ),
  ];
  expect(said.map(([word]) => word)).toEqual(said.map(([, name]) => name));
});

haveWordsFor(en, {
  team: TEAMS,
  figure: base.teams.flatMap(({ figures }) => figures.map(({ id }) => id)),
  saga: SAGAS.flatMap(id => [id, `${id}.goal`, `${id}.hourglass`, `${id}.points`, `${id}.ties`]),
  tile: base.tiles.map(({ id }) => id),
  terrain: TERRAINS,
  gain: GAINS,
  option: Object.keys(saga.options).map(name => `${name}.about`),
  'result.ended': ENDINGS,
});

test('what a pack calls otherwise keeps its name', () => {
  const { content } = saga.base;
  const renamed = {
    ...content,
    teams: content.teams.map(team => ({
      ...team,
      figures: team.figures.map(kind => (kind.id === 'goblin' ? { ...kind, name: 'Gobbo' } : kind)),
    })),
  };
  expect(figureName(voiceOf(da), 'goblin-2')).toBe('goblin 2');
  expect(figureName(voiceOf(da), 'skeleton-3')).toBe('skelet 3');
  expect(figureName(voiceOf(da, renamed), 'goblin-2')).toBe('Gobbo 2');
  expect(figureName(voiceOf(da, renamed), 'skeleton-3')).toBe('skelet 3');
});

test('a figure is struck down by a player, or lost to its own failed dodge', () => {
  const fell = { type: 'fell', seat: 0, figure: 'goblin-1', field: '0,0', by: 1 };
  const voice = voiceOf(en);
  expect(voice.say('event.fell', valuesOf(voice, fell))).toBe('seat 1 strikes down goblin 1 of seat 0');
  expect(voice.say('event.fell', valuesOf(voice, { ...fell, by: -1 }))).toBe('seat 0 loses goblin 1');
});

test.each(Object.values(LANGUAGES))('every gain is told for what it is', words => {
  const voice = voiceOf(words);
  const told = GAINS.map(gain => voice.say('event.points', { seat: 'Ulf', points: 2, gain }));
  expect(new Set(told).size).toBe(GAINS.length);
});

marksTellApart(LANGUAGES, { players: COLOURS, fields: [...TERRAINS, 'chest', 'crown', 'goal', 'free'] });
