import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceAt, commitmentTo, isSeed, PlayoutChance, seedFrom } from '../chance.ts';

const SEED = seedFrom('norn');

/** The words of a step's chance, made anew with node:crypto. */
const wordsAt = (seed: string, step: number, count: number): number[] =>
  Array.from({ length: Math.ceil(count / 8) }, (_, block) => {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${step}/${block}`).digest();
    return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4));
  })
    .flat()
    .slice(0, count);

describe('chance of a match', () => {
  test('it is HMAC-SHA-256 of step and block under the seed, cut fairly', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 2 ** 31 }), (step, n) => {
        const fair = BigInt(n) * (2n ** 32n / BigInt(n));
        const wanted = wordsAt(SEED, step, 200).filter(word => BigInt(word) < fair);
        const chance = chanceAt(SEED, step);
        for (let i = 0; i < 20; i++) expect(chance.below(n)).toBe(wanted[i] % n);
      }),
    );
  });

  /** A step whose first word suits: from words above two thirds, n is made so that two times n lies where we want it. */
  const stepWhere = (suits: (word: number) => boolean) => {
    for (let step = 0; ; step++) {
      const [first, second] = wordsAt(SEED, step, 2);
      if (first > (2 ** 33 + 6) / 3 && suits(first)) return { step, first, second };
    }
  };

  test('the last word of the last full round is taken, the next one is thrown away', () => {
    const odd = stepWhere(word => word % 2 === 1);
    const n = (odd.first + 1) / 2;
    expect(chanceAt(SEED, odd.step).below(n)).toBe(n - 1);

    const even = stepWhere(word => word % 2 === 0);
    const m = even.first / 2;
    expect(even.second).toBeLessThan(even.first);
    expect(chanceAt(SEED, even.step).below(m)).toBe(even.second % m);
  });

  test('it depends on seed and step alone', () => {
    const draw = (seed: string, step: number) => {
      const chance = chanceAt(seedFrom(seed), step);
      return Array.from({ length: 40 }, () => chance.below(1000));
    };
    const before = draw('a', 1);
    draw('a', 2);
    draw('b', 1);
    expect(draw('a', 1)).toEqual(before);
    expect(draw('a', 2)).not.toEqual(before);
    expect(draw('b', 1)).not.toEqual(before);
  });
});

describe('seeds', () => {
  test('a seed is 32 hexadecimal digits and stands for itself', () => {
    expect(isSeed(SEED)).toBe(true);
    expect(seedFrom(SEED)).toBe(SEED);
    for (const text of ['', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED.slice(1)}g`])
      expect(isSeed(text), text).toBe(false);
  });

  test('any other text makes a seed, always the same', () => {
    expect(seedFrom('norn')).toBe(createHash('sha256').update('norn').digest('hex').slice(0, 32));
    expect(seedFrom('norn ')).not.toBe(seedFrom('norn'));
  });

  test('the commitment is the SHA-256 of the seed’s 16 bytes', () => {
    expect(commitmentTo(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });
});

describe('chance of playouts', () => {
  const draw = (chance: PlayoutChance, n: number) => Array.from({ length: 50 }, () => chance.below(n));

  test('it can be played again, from the start or reseeded in place', () => {
    const chance = new PlayoutChance(7);
    const first = draw(chance, 100);
    expect(draw(chance, 100)).not.toEqual(first);
    chance.reseed(7);
    expect(draw(chance, 100)).toEqual(first);
    expect(draw(new PlayoutChance(7), 100)).toEqual(first);
    expect(draw(new PlayoutChance(8), 100)).not.toEqual(first);
  });

  test('its stream never changes, so that a simulation can be run again', () => {
    expect(draw(new PlayoutChance(7), 100).slice(0, 8)).toEqual([55, 91, 60, 51, 49, 73, 63, 40]);
  });

  test('it stays in range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
        for (const value of draw(new PlayoutChance(seed), n)) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(n);
        }
      }),
    );
  });

  test('every value comes up', () => {
    expect(new Set(draw(new PlayoutChance(1), 6))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});
