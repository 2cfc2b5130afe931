import { expect, test } from 'vitest';
import { seedFrom } from '../chance.ts';
import { perft, start } from '../perft.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';
import { agreed } from './table.ts';

const seed = seedFrom('perft');
const runesWith = (seats: number, options: Record<string, unknown>) => {
  const agreement = agreed(runes, { seats, options });
  return runes.create(agreement, runes.base.content, runes.rules);
};

test('seats that decide at once are counted in every order', () => {
  const two = runesWith(2, {});
  // Either seat first, two choices each; then the other; then the next rune.
  expect([0, 1, 2, 3, 4].map(depth => perft(two, seed, depth))).toEqual([1, 4, 8, 32, 64]);
  expect([1, 2, 3].map(depth => perft(runesWith(3, {}), seed, depth))).toEqual([6, 24, 48]);
});

test('a match that is over counts once, and what is forced is played along', () => {
  const weak = runesWith(2, { strength: 1 });
  // Of the 8 ways through the first rune 2 exhaust both: over. 2 leave both strong: 4 decisions each. After the other 4
  // one seat can only rest: it does so, or the other decides and the rest follows.
  expect(perft(weak, seed, 3)).toBe(2 + 2 * 4 + 4 * 3);
  expect(perft(weak, seed, 4)).toBe(2 + 2 * 8 + 4 * (2 + 1 + 3));
});

test('what follows a position is counted from it', () => {
  const game = ravens.create(agreed(ravens, { seats: 2 }), ravens.base.content, ravens.rules);
  const from = start(game, seed);
  expect(perft(game, seed, 4, from)).toBe(perft(game, seed, 4));
  const other = start(game, seedFrom('another'));
  const before = other.slice();
  expect(perft(game, seed, 4, other)).not.toBe(perft(game, seed, 4));
  expect(other).toEqual(before);
});

test('the count is that of its seed', () => {
  const game = ravens.create(agreed(ravens, { seats: 2 }), ravens.base.content, ravens.rules);
  const counts = ['a', 'b', 'c', 'd'].map(text => perft(game, seedFrom(text), 4));
  expect(counts).toEqual(['a', 'b', 'c', 'd'].map(text => perft(game, seedFrom(text), 4)));
  expect(new Set(counts).size).toBeGreaterThan(1);
});

test('the start of a match is the same on the same seed, and another on another', () => {
  const game = ravens.create(agreed(ravens, { seats: 3 }), ravens.base.content, ravens.rules);
  expect(start(game, seed)).toEqual(start(game, seed));
  expect(start(game, seed)).not.toEqual(start(game, seedFrom('another')));
  expect(game.check(start(game, seed))).toBeUndefined();
});
