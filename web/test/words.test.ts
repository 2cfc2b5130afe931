import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { SERVER_REFUSALS } from '../../server/protocol.ts';
import { LANGUAGES } from '../languages.ts';
import { isOfPages } from '../plugins/words.ts';
import shell from '../words/en.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;
type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Every file of words in the house, by its path. */
const FILES = import.meta.glob<Words>(['../../*/words/*.json', '../../games/*/words/*.json'], {
  eager: true,
  import: 'default',
});
const languageOf = (path: string) => path.replace(/^.*\/(\w+)\.json$/, '$1');
const englishOf = (path: string) => FILES[path.replace(/\w+\.json$/, 'en.json')];

/** The elements of a message, those inside its cases too. */
const elementsOf = (ast: Ast): Ast =>
  ast.flatMap(node => [
    node,
    ...('options' in node ? Object.values(node.options).flatMap(({ value }) => elementsOf(value)) : []),
  ]);

/** What a message must be given: the name, and the kind. The cases of a select are values that the code gives. */
const taken = (node: Ast[number]): string[] => {
  if (node.type === 0 || !('value' in node)) return [];
  if ('pluralType' in node) return [`${node.value}: ${node.pluralType}`];
  return [`${node.value}: ${node.type}`, ...('options' in node ? Object.keys(node.options).sort() : [])];
};

/** The cases of a plural that the language does not have. */
const foreignCases = (node: Ast[number], language: string): string[] => {
  if (!('pluralType' in node)) return [];
  const rules = new Intl.PluralRules(language, { type: node.pluralType ?? 'cardinal' });
  const own: readonly string[] = rules.resolvedOptions().pluralCategories;
  return Object.keys(node.options).filter(name => !name.startsWith('=') && !own.includes(name));
};

/** Something about the elements of every message, by its key. */
const gather = (words: Words, about: (node: Ast[number]) => string[]): [string, ...string[]][] =>
  Object.entries(words).map(([key, message]) => {
    const ast = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();
    return [key, ...[...new Set(elementsOf(ast).flatMap(about))].sort()];
  });

test('the page speaks every language that it has words in', () => {
  const own = Object.keys(FILES).filter(path => path.startsWith('../words/'));
  expect(own.map(languageOf).sort()).toEqual([...LANGUAGES].sort());
});

describe.each(Object.entries(FILES))('%s', (path, words) => {
  test('has the keys of English, and its messages take the same values', () =>
    expect(gather(words, taken)).toEqual(gather(englishOf(path), taken)));

  test('tells only those numbers apart that its language does', () => {
    const foreign = gather(words, node => foreignCases(node, languageOf(path)));
    expect(foreign.filter(([, ...cases]) => cases.length > 0)).toEqual([]);
  });
});

test('every refusal of the server has a sentence', () =>
  expect(SERVER_REFUSALS.filter(code => !(`refusal.${code}` in shell))).toEqual([]));

test('a table says nothing that comes only with the other pages', () => {
  const sources = import.meta.glob<string>(
    ['../table/*', '../online/*', '../play/*', '../pages/{online,local}.tsx', '../parts/{game-links,shell,share}.tsx'],
    { eager: true, query: '?raw', import: 'default' },
  );
  const said = Object.values(sources).flatMap(source =>
    [...source.matchAll(/\bsay\('([\w.-]+)'/g)].map(([, key]) => key),
  );
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter(isOfPages)).toEqual([]);
});
