/** The game in words and characters, as the terminal shows it. */
import { AUDIENCE } from '@idavoll/engine';
import { expect, test } from 'vitest';
import { inText } from '../../test/text.ts';
import { text } from '../text/index.ts';
import { A, D, Table } from './table.ts';

const { askOf, boardOf, offersOf, resultOf, textOf, toldOf } = inText(text);

test('the board in text has files, ranks, corners and the throne', () => {
  const lines = boardOf(new Table({ attackers: 'd4', defenders: 'h8' }), AUDIENCE);
  expect(lines[0]).toBe(' 11 x · · · · · · · · · x');
  expect(lines[3]).toBe('  8 · · · · · · · D · · ·');
  expect(lines[5]).toBe('  6 · · · · · + · · · · ·');
  expect(lines[7]).toBe('  4 · · · A · · · · · · ·');
  expect(lines[11]).toBe('    a b c d e f g h i j k');
});

test('who attacks, and what is left, is said beside it', () => {
  const lines = boardOf(new Table({ attackers: 'd4', defenders: 'h8' }), D);
  expect(lines.slice(13)).toEqual(['Red: attackers, 1 piece', 'Blue (you): defenders, 2 pieces']);
});

test('questions, offers and events have their words', () => {
  const t = new Table({ attackers: 'd4 a6', defenders: 'd5' });
  expect(askOf(t, A)).toBe('You attack: take the king, or shut them all in.');
  expect(offersOf(t, A)).toContain('attacker from a6 to d6');
  t.play(A, 'a6-d6');
  expect(askOf(t, D)).toBe('You defend: bring the king to a corner.');
  expect(toldOf(t)).toEqual(['Red: attacker a6 to d6', 'Blue loses the defender on d5']);
  expect(textOf(t).legend).toEqual(['A attacker  D defender  K king  + throne  x corner']);
});

test.each([
  ['escaped', 'The king has escaped: Blue wins'],
  ['taken', 'The king is taken: Red wins'],
])('the end is told as it came: %s', (ending, line) => {
  const t =
    ending === 'taken'
      ? new Table({ attackers: 'c4 e4 d3 d9', king: 'd4' }).play(A, 'd9-d5')
      : new Table({ king: 'a6', attackers: 'f3', toMove: 'defenders' }).play(D, 'a6-a1');
  expect(t.ending).toBe(ending);
  expect(toldOf(t).at(-1)).toBe(line);
  expect(resultOf(t)[0]).toBe(ending === 'taken' ? 'Red wins!' : 'Blue wins!');
  expect(resultOf(t)).toHaveLength(3);
});
