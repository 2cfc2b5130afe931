import { describe, expect, test } from 'vitest';
import { LANGUAGES, nearest, ownName } from '../languages.ts';

describe('the language of a new visitor', () => {
  test.each<[string[], string]>([
    [['da-DK', 'en-US'], 'da'],
    [['fo', 'da', 'en'], 'da'],
    [['EN-gb', 'da'], 'en'],
    [['nn-NO', 'en'], 'nb'],
    [['no'], 'nb'],
    [['xx', 'yy-ZZ'], 'en'],
    [[], 'en'],
  ])('%j is served in %s', (tags, language) => expect(nearest(tags)).toBe(language));

  test.each(LANGUAGES)('%s is served as itself', language => expect(nearest([language])).toBe(language));
});

test('languages go by their own names', () =>
  expect((['da', 'en', 'nb'] as const).map(ownName)).toEqual(['Dansk', 'English', 'Norsk bokmål']));
