import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLedger } from '../ledger.ts';

const lines = (...text: string[]) => text.join('\n');

test('a rule is a row of id, rule and basis, however the table is padded', () => {
  const { rules } = readLedger(
    lines(
      '| id     | rule  | basis |',
      '| ------ | ----- | ----- |',
      '| TOY-1  | Play. | stated (p. 2) |',
      '|TOY-22|Win.|ruling|',
    ),
  );
  expect(rules).toEqual([
    { id: 'TOY-1', rule: 'Play.', basis: 'stated (p. 2)' },
    { id: 'TOY-22', rule: 'Win.', basis: 'ruling' },
  ]);
});

test('the first row of an id counts; later tables that cite it do not', () => {
  const { rules } = readLedger(lines('| TOY-1 | Play. | stated |', '| TOY-1 | A ruling. | see above |'));
  expect(rules).toEqual([{ id: 'TOY-1', rule: 'Play.', basis: 'stated' }]);
});

test('worked examples are listed apart, whatever the columns of their table', () => {
  const { rules, examples } = readLedger(
    lines('| EX-TOY-01 | A seat wins. | it is first | TOY-1 |', '| EX-TOY-02 | Two tie. |', 'EX-TOY-03 in a sentence'),
  );
  expect(examples).toEqual(['EX-TOY-01', 'EX-TOY-02']);
  expect(rules).toEqual([]);
});

test('what is no row of three columns is no rule', () => {
  expect(
    readLedger(lines('TOY-1 in a sentence', '| TOY-2 | two columns |', '| realm | rike | Royaume |')).rules,
  ).toEqual([]);
});

test('every rule that the toy games cite stands in their ledgers', () => {
  for (const game of ['runes', 'ravens']) {
    const read = (ending: string) => readFileSync(new URL(`games/${game}.${ending}`, import.meta.url), 'utf8');
    const ids = readLedger(read('md')).rules.map(({ id }) => id);
    const cited = read('ts').match(/R(UN|AV)-\d+/g) ?? [];
    expect(ids).toHaveLength(10);
    expect(cited.filter(id => !ids.includes(id))).toEqual([]);
  }
});
