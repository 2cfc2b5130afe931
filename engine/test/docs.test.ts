import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LAWS } from '../laws/index.ts';
import { MUTANTS } from './mutants.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('docs/laws.md', () => {
  const rows = [...read('docs/laws.md').matchAll(/^\| `([^`]+)` \| (.+) \| (.+) \|$/gm)].map(([, law, , bug]) => ({
    law,
    bug,
  }));

  test('lists every law, in the order of the code', () => {
    expect(rows.map(({ law }) => law)).toEqual(LAWS.map(({ id }) => id));
  });

  test('shows each law by a planted bug that it catches', () => {
    const planted = MUTANTS.map(({ law, bug }) => ({ law, bug }));
    for (const row of rows) expect(planted).toContainEqual(row);
  });
});

describe('docs/adding-a-game.md', () => {
  /** The game that the page walks through. */
  const MODEL = /\(\.\.\/games\/(\w+)\)/.exec(read('docs/adding-a-game.md'))?.[1];
  const blocks = (language: string) =>
    [...read('docs/adding-a-game.md').matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(
      ([, code]) => code,
    );
  const flat = (code: string) => code.replaceAll(/^ +/gm, '');

  test('quotes both games as they are', () => {
    const folders = [
      'engine/test/games',
      ...['', '/rules', '/rules/phases', '/test', '/content'].map(folder => `games/${MODEL}${folder}`),
    ];
    const sources = folders.flatMap(folder =>
      readdirSync(new URL(`../../${folder}`, import.meta.url))
        .filter(file => /\.(ts|json)$/.test(file))
        .map(file => flat(read(`${folder}/${file}`))),
    );
    expect(blocks('ts').length).toBeGreaterThan(8);
    for (const code of [...blocks('ts'), ...blocks('json')])
      expect(
        sources.some(source => source.includes(flat(code))),
        code,
      ).toBe(true);
  });
});
