import { expect, test } from 'vitest';
import { gameFor } from '../game-for.ts';
import { agree, type Wishes } from '../options.ts';
import { revisedRunes, runes } from './games/runes.ts';

const agreed = (wishes: Wishes) => {
  const agreement = agree(runes, wishes);
  if (!agreement.ok) throw new Error(agreement.error.code);
  return agreement.value;
};

test('matches with the same seats, options and content share one game, whatever their traits', () => {
  const game = gameFor(runes, agreed({ seats: 2 }), runes.base.content, 1);
  expect(gameFor(runes, { ...agreed({ seats: 2 }), traits: [] }, runes.base.content, 1)).toBe(game);
});

test('other seats, other content or another module have a game of their own', () => {
  const game = gameFor(runes, agreed({ seats: 2 }), runes.base.content, 1);
  expect(gameFor(runes, agreed({ seats: 3 }), runes.base.content, 1)).not.toBe(game);
  expect(gameFor(runes, agreed({ seats: 2 }), structuredClone(runes.base.content), 1)).not.toBe(game);
  expect(gameFor({ ...runes }, agreed({ seats: 2 }), runes.base.content, 1)).not.toBe(game);
});

test('every version of the rules has a game of its own', () => {
  const game = gameFor(revisedRunes, agreed({ seats: 2 }), runes.base.content, 1);
  expect(gameFor(revisedRunes, agreed({ seats: 2 }), runes.base.content, 2)).not.toBe(game);
  expect(gameFor(revisedRunes, agreed({ seats: 2 }), runes.base.content, 1)).toBe(game);
});
