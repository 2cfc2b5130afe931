import { describe, expect, it } from 'vitest';
import { arrange, type Spot } from '../geometry.ts';

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the pieces of a realm', () => {
  it.each([5, 6, 8])('find room in a star of %i petals, however many there are, and never touch', places => {
    for (const [treasures, piles] of [
      [0, 0],
      [1, 1],
      [2, 4],
      [6, 9],
      [18, 20],
      [36, 20],
    ]) {
      const { treasures: stones, piles: tokens } = arrange(1, places, treasures, piles);
      expect([stones.length, tokens.length]).toEqual([treasures, piles]);
      const spots = [...stones, ...tokens];
      for (const [i, spot] of spots.entries())
        for (const other of spots.slice(i + 1)) expect(apart(spot, other)).toBeGreaterThanOrEqual(spot.size);
    }
  });
});
