import { expect, test } from 'vitest';
import { standingOf } from '../arena/standing.ts';

const blocks = (count: number, share: number) => Array.from({ length: count }, () => share);

test('parity is Elo 0, and nothing is settled', () => {
  const { share, elo, settled, low, high } = standingOf([...blocks(10, 0), ...blocks(10, 1)], 2, 0.5);
  expect([share, elo.at, settled]).toEqual([0.5, 0, undefined]);
  expect(low).toBeLessThan(0.35);
  expect(high).toBeGreaterThan(0.65);
});

test('who wins nearly always is ahead, with an interval that ends below certainty', () => {
  const { settled, low, high, elo } = standingOf(blocks(40, 1), 2, 0.5);
  expect(settled).toBe('ahead');
  expect(low).toBeGreaterThan(0.94);
  expect(high).toBe(1);
  expect(elo.low).toBeGreaterThan(400);
});

test('who wins seldom is behind', () => {
  expect(standingOf([...blocks(30, 0), ...blocks(10, 0.5)], 2, 0.5).settled).toBe('behind');
});

test('three against one: a quarter is fair', () => {
  const { elo, settled } = standingOf([...blocks(15, 0.25), 0.5, 0], 4, 0.25);
  expect(elo.at).toBe(0);
  expect(settled).toBeUndefined();
});
