import { readFileSync } from 'node:fs';
import { readLedger } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { readBook, searchBook } from '../rulebook/book.ts';

const ledger = readFileSync(new URL('../../games/mimir/RULES.md', import.meta.url), 'utf8');
const book = readBook(ledger);
const rules = book.flatMap(({ sections }) => sections.flatMap(section => section.rules));

describe('the rulebook', () => {
  test('holds every rule of the ledger once, in its order', () =>
    expect(rules.map(({ id }) => id)).toEqual(readLedger(ledger).rules.map(({ id }) => id)));

  test('knows what every rule rests on', () =>
    expect(rules.filter(({ basisWord }) => basisWord === undefined).map(({ id }) => id)).toEqual([]));

  test('finds a rule by its number and by its words', () => {
    const found = (words: string) => searchBook(book, words).flatMap(({ sections }) => sections.flatMap(s => s.rules));
    expect(found('mim-160').map(({ id }) => id)).toEqual(['MIM-160']);
    expect(found('tokens FACE down').map(({ id }) => id)).toContain('MIM-160');
    expect(found('no such words anywhere')).toEqual([]);
  });
});
