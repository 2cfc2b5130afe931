import { describe, expect, test } from 'vitest';
import { format } from '../message.ts';
import { compileMessage } from '../plugins/words.ts';

const say = (message: string, values = {}, lang = 'en') => format(lang, compileMessage(message), values);

describe('messages', () => {
  test.each<[string, Record<string, string | number | null>, string]>([
    ['plain words', {}, 'plain words'],
    ['', {}, ''],
    ['{who} moves', { who: 'Ulf' }, 'Ulf moves'],
    ['{count, plural, =0 {none} one {# seat} other {# seats}}', { count: 0 }, 'none'],
    ['{count, plural, =0 {none} one {# seat} other {# seats}}', { count: 1 }, '1 seat'],
    ['{count, plural, =0 {none} one {# seat} other {# seats}}', { count: 7 }, '7 seats'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 3 }, '3rd'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 11 }, '11th'],
    ['{card, select, hidden {{who} draws.} other {{who} draws {card}.}}', { card: 'hidden', who: 'Ulf' }, 'Ulf draws.'],
    ['{card, select, hidden {a} other {{who} draws {card}.}}', { card: 'Naglfar', who: 'Ulf' }, 'Ulf draws Naglfar.'],
    ["it''s {n}", { n: 1234 }, "it's 1,234"],
    ['nothing: {gone}.', { gone: null }, 'nothing: .'],
  ])('%s with %o says %s', (message, values, said) => expect(say(message, values)).toBe(said));

  test('a plural inside a select counts its own number', () =>
    expect(say('{a, select, x {{n, plural, one {# one} other {# many}}} other {}}', { a: 'x', n: 2 })).toBe('2 many'));

  test.each([
    ['da', '12.345'],
    ['nb', '12\u00a0345'],
  ])('%s writes numbers its own way', (language, written) => expect(say('{n}', { n: 12345 }, language)).toBe(written));
});
