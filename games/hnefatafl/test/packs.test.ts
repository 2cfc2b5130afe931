import { describe, expect, test } from 'vitest';
import { changed as changedIn, problemOf as problemIn } from '../../test/packs.ts';
import base from '../content/base.json' with { type: 'json' };
import { readTaflContent } from '../rules/content.ts';
import words from '../words/en.json' with { type: 'json' };

const changed = (changes: Readonly<Record<string, unknown>>) => changedIn(base, changes);
const problemOf = (json: unknown) => problemIn(readTaflContent, words, json);
describe('a broken pack is refused, and the place named', () => {
  test.each<[string, unknown, string]>([
    ['board.rows', base.board.rows.slice(1), 'board.rows: 11 entries are wanted, not 10'],
    ['board.rows.0', '..........', 'board.rows.0: 11 of the signs . A D K are wanted, not ".........."'],
    ['board.rows.5', 'AA.DDDDD.AA', 'board.rows: one king is wanted, on the throne'],
    ['board.rows.2', '.....K.....', 'board.rows: one king is wanted, on the throne'],
    ['board.rows.0', 'A..AAAAA...', 'board.rows: nobody begins on a corner'],
    ['board.rows', base.board.rows.map(row => row.replaceAll('D', '.')), 'board.rows: both sides need pieces'],
  ])('%s', (path, value, problem) => {
    expect(problemOf(changed({ [path]: value }))).toBe(`own.json: ${problem}`);
  });

  test('where the attackers could not begin', () => {
    const shut = Array.from({ length: 11 }, () => '...........')
      .with(0, '.AD........')
      .with(1, '.D.........')
      .with(5, '.....K.....');
    expect(problemOf(changed({ 'board.rows': shut }))).toBe('own.json: board.rows: no attacker can move');
    expect(problemOf(changed({ 'board.rows': shut.with(1, '...........') }))).toBe('none');
  });
});
