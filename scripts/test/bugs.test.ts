import { describe, expect, test } from 'vitest';
import { plant } from '../bugs/plant.mjs';
import { intervalOf, sampleOf, withNumbers } from '../bugs/sample.mjs';
import { bugsIn } from '../bugs/sites.mjs';

const SOURCE = `export const sum = (list: readonly number[], least: number) => {
  let total = 0;
  for (let i = 0; i < list.length; i++) if (list[i] > least && list[i] !== 7) total += list[i];
  return total;
};
export const clear = (s: number[]) => {
  s[0] = 0;
};
`;
const made = () => bugsIn(SOURCE) as { kind: string; from: string; to: string }[];

describe('bugs', () => {
  test('of every kind are found, each with what stands there instead', () => {
    const texts = made().map(({ kind, from, to }) => `${kind}: ${from} → ${to}`);
    expect(texts).toEqual(
      expect.arrayContaining([
        'first: 0 → 1',
        'last: i < list.length → i < (list.length) - 1',
        'turned: list[i] > least → list[i] >= least',
        'turned: list[i] !== 7 → list[i] === 7',
        'turned: total += list[i] → total -= list[i]',
        'off by one: 7 → 8',
        'off by one: 7 → 6',
        'negated: list[i] > least && list[i] !== 7 → !(list[i] > least && list[i] !== 7)',
        'dropped: s[0] = 0; → ',
      ]),
    );
  });

  test('are planted behind switches, and only the one that is switched on has an effect', () => {
    const bugs = made().map((bug, number) => ({ ...bug, number }));
    const planted = (plant(SOURCE, bugs) as string)
      .replace(/: readonly number\[\]|: number\[\]|: number/g, '')
      .replaceAll('export const ', 'made.');
    const run = (number: number) => {
      const made = {} as { sum(list: number[], least: number): number; clear(s: number[]): void };
      new Function('made', 'globalThis', planted)(made, { planted: (n: number) => n === number });
      const s = [5];
      made.clear(s);
      return [made.sum([3, 4, 7, 9], 3), s[0]];
    };
    expect(run(-1)).toEqual([13, 0]);
    const of = (text: string) => bugs.findIndex(({ kind, from }) => `${kind}: ${from}` === text);
    expect(run(of('turned: list[i] > least'))).toEqual([16, 0]);
    expect(run(of('last: i < list.length'))).toEqual([4, 0]);
    expect(run(of('dropped: s[0] = 0;'))).toEqual([13, 5]);
  });
});

describe('a sample', () => {
  const bugs = withNumbers(made().map(bug => ({ ...bug, file: 'a.ts' })));

  test('is drawn by its seed alone, and without any bug twice', () => {
    expect(sampleOf(bugs, '1', 5)).toEqual(sampleOf(bugs.toReversed(), '1', 5));
    expect(sampleOf(bugs, '1', 5)).not.toEqual(sampleOf(bugs, '2', 5));
    expect(new Set(sampleOf(bugs, '1', 100)).size).toBe(bugs.length);
  });

  test('gives a share with the interval that Wilson has for it', () => {
    const [low, high] = intervalOf(285, 300);
    expect([low, high].map(end => end.toFixed(3))).toEqual(['0.919', '0.969']);
    expect(intervalOf(300, 300)[1]).toBeCloseTo(1);
  });
});
