/** Every game of the house has words, in every language, for all that its rules declare. */
import { readdirSync, readFileSync } from 'node:fs';
import { agree, sampleValues } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';

type Words = Readonly<Record<string, string>>;

const wordsOf = (game: string): [language: string, words: Words][] => {
  const folder = new URL(`../${game}/words/`, import.meta.url);
  const files = readdirSync(folder).filter(name => name.endsWith('.json'));
  return files.map(name => [name.replace('.json', ''), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]);
};

describe.each(games.map(module => [module.id, module] as const))('%s has words', (id, module) => {
  const agreement = agree(module, { seats: module.seatCounts.at(-1) ?? 0 });
  if (!agreement.ok) throw new Error(agreement.error.code);
  const game = module.create(agreement.value, module.base.content, module.rules);
  const phases = game.layout.fields.find(({ name }) => name === 'phase')?.is as readonly string[];
  const kinds = new Set(Array.from({ length: game.moves.size }, (_, move) => game.moves.decode(move).kind));
  const options = Object.entries(module.options);

  test.each([
    ['game', ['title', 'about', 'credit']],
    ['event', game.events.names],
    ['phase', phases],
    ['ask', phases.filter(phase => phase !== 'over')],
    ['move', [...kinds]],
    ...Object.entries(module.traits),
    ['player', module.traits.colour],
    ['mark', module.traits.colour],
    ['option', options.map(([name]) => name)],
    ['option', options.flatMap(([name, spec]) => sampleValues(spec).map(value => `${name}.${value}`))],
  ] as const)('for every %s', (group, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    for (const [language, words] of wordsOf(id))
      expect(
        ids.filter(name => !Object.hasOwn(words, `${group}.${name}`)),
        language,
      ).toEqual([]);
  });
});
