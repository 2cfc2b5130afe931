import { describe, expect, test } from 'vitest';
import { saga } from '../../index.ts';
import { basisOf } from '../../words/names.ts';
import { attackLines, dodgeChances } from '../parts/attacks.ts';
import { sayChance } from '../parts/figures.ts';

const { teams } = saga.base.content;
const figure = (id: string) => teams.flatMap(({ figures }) => figures).find(one => one.id === id)!;

describe('the odds of attacks on one figure', () => {
  test('SAGA-194 SAGA-196: a captain against a skeleton, as in EX-SAGA-05', () => {
    const [line] = attackLines([figure('captain').hit], figure('skeleton').parry);
    expect(line.hits).toBeCloseTo(0.7);
    expect(line.parries).toBeCloseTo(0.5);
    expect(line.strikes).toBeCloseTo(0.35);
    expect(line.falls).toBeCloseTo(0.35);
  });

  test('SAGA-201: two swordsmen against the same goblin, as in EX-SAGA-07, and a captain after them', () => {
    const hits = ['swordsman', 'swordsman', 'captain'].map(id => figure(id).hit);
    const lines = attackLines(hits, figure('goblin').parry);
    const expected = [
      [0.42, 0.42],
      [0.42, 1 - 0.58 ** 2],
      [0.49, 1 - 0.58 ** 2 * 0.51],
    ];
    for (const [i, [strikes, falls]] of expected.entries()) {
      expect(lines[i].strikes).toBeCloseTo(strikes);
      expect(lines[i].falls).toBeCloseTo(falls);
    }
  });

  test('a hit number of 0 never misses, a parry number of 0 parries all', () => {
    expect(attackLines([0], 9)[0].strikes).toBeCloseTo(0.9);
    expect(attackLines([0, 0], 0)[1].falls).toBe(0);
  });
});

test('SAGA-161: every dodge roll must succeed, as in EX-SAGA-09', () => {
  const chances = dodgeChances(figure('swordsman').dodge, 3);
  for (const [i, chance] of [0.5, 0.25, 0.125].entries()) expect(chances[i]).toBeCloseTo(chance);
});

test.each([
  [0, '0'],
  [0.004, '<1'],
  [0.005, '1'],
  [0.42, '42'],
  [0.996, '>99'],
  [1, '100'],
])('a chance of %d reads %s percent', (chance, read) => {
  expect(sayChance((_key, values) => String(values?.percent), chance)).toBe(read);
});

test('SAGA-009: the numbers of a team rest on what its basis says of the values', () => {
  expect(teams.map(({ basis }) => basisOf(basis))).toEqual([...Array(5).fill('reconstructed'), 'invented']);
  expect(basisOf('stated')).toBe('stated');
  expect(basisOf({ team: 'invented', values: { hit: 'stated' } })).toBe('stated');
});
