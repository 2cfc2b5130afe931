import { describe, expect, it } from 'vitest';
import { median, ratioOf, ratioWithinRounds } from '../statistics.ts';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9, 1, 2], 5.5],
    [[4], 4],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('ratioOf', () => {
  it('is sure of a ratio that holds in every round, however the rounds differ', () => {
    const below = [5, 80, 20, 1, 44, 9, 7];
    expect(
      ratioOf(
        below.map(rate => rate * 4),
        below,
      ),
    ).toEqual({ value: 4, low: 4, high: 4 });
  });

  it('gives an interval around the ratio of medians that grows with the spread', () => {
    const ones = Array.from({ length: 25 }, () => 1);
    const narrow = ratioOf(
      Array.from({ length: 25 }, (_, i) => 100 + i),
      ones,
    );
    const wide = ratioOf(
      Array.from({ length: 25 }, (_, i) => 100 + 4 * i),
      ones,
    );
    expect(narrow.value).toBe(112);
    expect(narrow.low).toBeLessThan(112);
    expect(narrow.high).toBeGreaterThan(112);
    expect(wide.high - wide.low).toBeGreaterThan(2 * (narrow.high - narrow.low));
  });

  it('covers about as much as theory says of the median of 25', () => {
    // The order statistics 8 and 18 enclose the median with 95.7 %.
    const { low, high } = ratioOf(
      Array.from({ length: 25 }, (_, i) => i + 1),
      Array.from({ length: 25 }, () => 1),
    );
    expect(Math.abs(low - 8)).toBeLessThanOrEqual(1);
    expect(Math.abs(high - 18)).toBeLessThanOrEqual(1);
  });

  it('is the same every time', () => {
    const [a, b] = [
      [1, 2, 3, 4, 5, 6],
      [2, 2, 3, 1, 2, 4],
    ];
    expect(ratioOf(a, b)).toEqual(ratioOf(a, b));
  });
});

describe('ratioWithinRounds', () => {
  it('is not misled by a machine that changes its pace', () => {
    // Half of the rounds are four times as slow, and the sides take turns in meeting the change first.
    const below = [100, 100, 100, 25, 25, 25, 25];
    const above = [110, 110, 110, 27.5, 27.5, 27.5, 110];
    expect(ratioWithinRounds(above, below).value).toBeCloseTo(1.1, 10);
    expect(ratioOf(above, below).value).toBeCloseTo(4.4, 10);
  });

  it('gives an interval around its value', () => {
    const { value, low, high } = ratioWithinRounds([9, 10, 11, 12, 13], [10, 10, 10, 10, 10]);
    expect(value).toBe(1.1);
    expect(low).toBeLessThan(1.1);
    expect(high).toBeGreaterThan(1.1);
  });
});
