import { describe, expect, test } from 'vitest';
import type { GameModule } from '../game.ts';
import { casesOf, coveringRows } from '../laws/cases.ts';
import { agree, defaultOf, type OptionValues, sampleValues } from '../options.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';

type Rules = Pick<GameModule, 'seatCounts' | 'options' | 'traits'>;

const many: Rules = {
  seatCounts: [2, 5],
  traits: {},
  options: {
    a: { values: ['x', 'y', 'z'], rule: '' },
    b: { values: [false, true], rule: '' },
    c: { values: { min: 1, max: 9, default: 4 }, defaults: { 2: 6 }, seats: [5], rule: '' },
    d: { values: [1, 2, 3, 4], seats: [5], rule: '' },
    e: { values: [false, true], needs: { b: true }, rule: '' },
    f: { values: ['p', 'q', 'r'], defaults: { 5: 'q' }, needs: { a: 'z', e: true }, rule: '' },
  },
};

/** Every choice of sampled values that the table would accept. */
const acceptable = (module: Rules, seats: number): OptionValues[] =>
  Object.entries(module.options)
    .reduce<OptionValues[]>(
      (rows, [name, spec]) =>
        rows.flatMap(row => [defaultOf(spec, seats), ...sampleValues(spec)].map(value => ({ ...row, [name]: value }))),
      [{}],
    )
    .filter(options => agree(module, { seats, options }).ok);

const pairsOf = (rows: readonly OptionValues[]): Set<string> =>
  new Set(
    rows.flatMap(row => {
      const cells = Object.entries(row).map(String);
      return cells.flatMap(one => cells.map(other => `${one} ${other}`));
    }),
  );

describe.each([
  ['runes', runes],
  ['ravens', ravens],
  ['a game of many options', many],
] as [string, Rules][])('%s', (_name, module) => {
  test.each(module.seatCounts)('with %i seats every possible pair occurs, and no impossible one', seats => {
    const rows = coveringRows(module, seats);
    expect(rows.every(options => agree(module, { seats, options }).ok)).toBe(true);
    expect(pairsOf(rows)).toEqual(pairsOf(acceptable(module, seats)));
  });
});

test('the defaults of the seat count come first', () => {
  expect(coveringRows(runes, 2)[0]).toEqual({ length: 'short', strength: 3, favour: 2 });
  expect(coveringRows(many, 2)[0]).toMatchObject({ c: 6, d: 1, f: 'p' });
  expect(coveringRows(many, 5)[0]).toMatchObject({ c: 4, d: 1, f: 'q' });
});

test('few rows cover many', () => {
  expect(acceptable(many, 5).length).toBeGreaterThan(100);
  expect(coveringRows(many, 5).length).toBeLessThanOrEqual(20);
});

test('a game without options has one row', () => {
  expect(coveringRows({ seatCounts: [2], options: {}, traits: {} }, 2)).toEqual([{}]);
});

describe('cases', () => {
  const cases = casesOf(runes, 'norn');
  const keyOf = (i: number) => {
    const { seats, options } = cases.at(i).agreement;
    return JSON.stringify([seats, options]);
  };

  test('the covering number of cases holds every row of every seat count', () => {
    const held = new Set(Array.from({ length: cases.covering }, (_, i) => keyOf(i)));
    const wanted = runes.seatCounts.flatMap(seats =>
      coveringRows(runes, seats).map(row => JSON.stringify([seats, row])),
    );
    expect(held).toEqual(new Set(wanted));
  });

  test('a case is the same whenever it is asked for, on a seed of its own', () => {
    expect(cases.at(7)).toEqual(casesOf(runes, 'norn').at(7));
    expect(new Set(Array.from({ length: 50 }, (_, i) => cases.at(i).seed)).size).toBe(50);
    expect(casesOf(runes, 'skuld').at(7).seed).not.toBe(cases.at(7).seed);
  });
});
