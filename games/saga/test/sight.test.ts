import { NONE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import type { Battlefield } from '../rules/battlefield.ts';
import { type Hex, hexesWithin, lengthOf } from '../rules/geometry.ts';
import { createSight, isClear, pairOf } from '../rules/sight.ts';
import { CROWN, FIRST_FIGURE, TERRAINS } from '../rules/vocabulary.ts';
import {
  battlefieldFor,
  battlefields,
  content,
  fieldsNamed,
  fieldsOf,
  layAtRandom,
  neighboursOf,
  written,
} from './battlefields.ts';
import { sharedPart } from './exact-line.ts';

const RANGE = content.shooting.range;
const sightOn = (battlefield: Battlefield) => createSight(battlefield, RANGE);
const between = (battlefield: Battlefield, a: number, b: number) => {
  const sight = sightOn(battlefield);
  const { from, lines } = sight;
  const line = pairOf(sight, a, b);
  return line === NONE ? [] : [...lines.subarray(from[line], from[line + 1])];
};

/** A shot on the flower for 2 players: from, to, and what lies where. */
const flower = battlefieldFor(2);
const lineOf = (shot: string) => {
  const [a, b] = fieldsNamed(flower, shot);
  return between(flower, a, b)
    .map(field => written(flower, field))
    .toSorted();
};
const sees = (shot: string, filled: Readonly<Record<string, number>> = {}) => {
  const cells = new Int16Array(flower.fieldCount).fill(NONE);
  for (const [names, on] of Object.entries(filled)) for (const field of fieldsNamed(flower, names)) cells[field] = on;
  const [a, b] = fieldsNamed(flower, shot);
  cells[a] = FIRST_FIGURE;
  cells[b] = FIRST_FIGURE + 1;
  return isClear(sightOn(flower), cells, 0, a, b);
};
const TREE = TERRAINS.indexOf('tree');

describe('the reach', () => {
  test('EX-SAGA-19 SAGA-225 SAGA-226: 6 fields away may be shot, 7 may not', () => {
    expect(sees('(-3,0) (3,0)')).toBe(true);
    expect(sees('(0,0) (3,3)')).toBe(true);
    expect(sees('(-3,0) (4,0)')).toBe(false);
    expect(sees('(0,0) (4,3)')).toBe(false);
  });

  test('SAGA-225: on an empty battlefield exactly the fields within 6 are seen', () => {
    for (const battlefield of battlefields) {
      const empty = new Int16Array(battlefield.fieldCount).fill(NONE);
      const sight = sightOn(battlefield);
      for (const a of fieldsOf(battlefield))
        for (const b of fieldsOf(battlefield)) {
          const steps = battlefield.distance(a, b);
          if (isClear(sight, empty, 0, a, b) !== (steps >= 1 && steps <= 6)) expect.fail(`${a} ${b}`);
        }
    }
  });

  test('SAGA-225: a pack may give another reach', () => {
    const empty = new Int16Array(flower.fieldCount).fill(NONE);
    const [a, near, far] = fieldsNamed(flower, '(0,0) (3,0) (4,0)');
    const short = createSight(flower, 3);
    expect([near, far].map(b => isClear(short, empty, 0, a, b))).toEqual([true, false]);
    expect([near, far].map(b => isClear(sightOn(flower), empty, 0, a, b))).toEqual([true, true]);
  });

  test('SAGA-226: counting fields and measuring 6 field widths give the same targets', () => {
    // Centres of neighbours are one width apart, so that the square of a distance is q² + qr + r².
    const square = ([q, r]: Hex) => q * q + q * r + r * r;
    const all = hexesWithin(20);
    expect(all.filter(hex => square(hex) <= 36)).toEqual(all.filter(hex => lengthOf(...hex) <= 6));
    const nearest = Math.min(...all.filter(hex => lengthOf(...hex) === 7).map(square));
    expect(Math.sqrt(nearest).toFixed(2)).toBe('6.08');
  });
});

describe('what blocks', () => {
  test('SAGA-250 SAGA-252: every kind of terrain and every figure but the target, own ones included', () => {
    expect(sees('(0,0) (4,0)')).toBe(true);
    for (const kind of TERRAINS.keys()) expect(sees('(0,0) (4,0)', { '(2,0)': kind })).toBe(false);
    for (const figure of [2, 7, 13]) expect(sees('(0,0) (4,0)', { '(2,0)': FIRST_FIGURE + figure })).toBe(false);
    expect(sees('(0,0) (2,0)', { '(4,0)': FIRST_FIGURE + 2 })).toBe(true);
  });

  test('SAGA-442: the crown does not', () => {
    expect(sees('(-2,0) (2,0)', { '(0,0)': CROWN })).toBe(true);
    expect(sees('(-2,0) (2,0)', { '(0,0)': CROWN, '(1,0)': TREE })).toBe(false);
  });

  test('EX-SAGA-16 SAGA-253 SAGA-255: either of two fields, where the line runs along their border', () => {
    expect(sees('(0,0) (1,1)')).toBe(true);
    expect(sees('(0,0) (1,1)', { '(1,0)': TREE })).toBe(false);
    expect(sees('(0,0) (1,1)', { '(0,1)': TREE })).toBe(false);
    expect(sees('(0,0) (1,1)', { '(1,0) (0,1)': TREE })).toBe(false);
  });

  test('EX-SAGA-17 SAGA-254 SAGA-255: not a field that is touched in a corner point', () => {
    expect(lineOf('(0,0) (4,1)')).toEqual(['(1,0)', '(2,0)', '(2,1)', '(3,1)']);
    expect(sees('(0,0) (4,1)', { '(1,1) (3,0)': TREE })).toBe(true);
    for (const field of lineOf('(0,0) (4,1)')) expect(sees('(0,0) (4,1)', { [field]: TREE })).toBe(false);
  });

  test('EX-SAGA-18 SAGA-252 SAGA-253 SAGA-255: every field that is crossed, however short the way through it', () => {
    expect(lineOf('(0,0) (3,1)')).toEqual(['(1,0)', '(1,1)', '(2,0)', '(2,1)']);
    expect(lineOf('(0,0) (2,2)')).toEqual(['(0,1)', '(1,0)', '(1,1)', '(1,2)', '(2,1)']);
  });

  test('SAGA-256 SAGA-257: neither end of the line, and nothing between neighbours', () => {
    for (const battlefield of battlefields)
      for (const a of fieldsOf(battlefield)) {
        for (const b of neighboursOf(battlefield, a)) expect(between(battlefield, a, b)).toEqual([]);
        for (const b of fieldsOf(battlefield)) {
          const line = between(battlefield, a, b);
          if (line.includes(a) || line.includes(b)) expect.fail(`${a} ${b}`);
        }
      }
  });

  test('SAGA-258: the same from both ends', () => {
    for (const battlefield of battlefields)
      for (const a of fieldsOf(battlefield))
        for (let b = 0; b < a; b++) {
          const there = between(battlefield, a, b).toSorted();
          const back = between(battlefield, b, a).toSorted();
          if (there.join() !== back.join()) expect.fail(`${a} ${b}`);
        }
  });

  test('SAGA-259: nothing outside, where a shot passes over the edge of the battlefield', () => {
    const [a, b] = fieldsNamed(flower, '(5,-6) (8,-4)');
    const crossed = exactLine([3, 2]).map(([q, r]) => flower.fieldAt(5 + q, -6 + r));
    expect(crossed).toContain(NONE);
    expect(between(flower, a, b).toSorted()).toEqual(crossed.filter(field => field !== NONE).toSorted());
    expect(sees('(5,-6) (8,-4)')).toBe(true);
  });
});

/** The fields on the line to a target, by the exact computation; looked for further out than any shot reaches. */
const exactLine = (target: Hex): Hex[] =>
  hexesWithin(RANGE + 2).filter(
    hex => lengthOf(...hex) > 0 && hex.join() !== target.join() && sharedPart(target, hex) === 'stretch',
  );

describe('the rule against an exact computation written another way', () => {
  const targets = hexesWithin(RANGE).filter(hex => lengthOf(...hex) > 0);
  const exact = new Map(targets.map(target => [target.join(), exactLine(target)]));

  test('SAGA-254: within reach a corner alone is touched only in the twelve directions like (4,1)', () => {
    const touching = targets.filter(target =>
      hexesWithin(RANGE + 2).some(hex => hex.join() !== target.join() && sharedPart(target, hex) === 'point'),
    );
    const like = targets.filter(([q, r]) => [q, r, -q - r].map(Math.abs).toSorted().join() === '1,4,5');
    expect(touching).toEqual(like);
    expect(like).toHaveLength(12);
  });

  /** By a * fieldCount + b: the usable fields on the line; undefined beyond reach. */
  const exactOn = new Map(
    battlefields.map(battlefield => {
      const { q, r, fieldAt } = battlefield;
      const lines = fieldsOf(battlefield).flatMap(a =>
        fieldsOf(battlefield).map(b =>
          exact
            .get([q[b] - q[a], r[b] - r[a]].join())
            ?.map(hex => fieldAt(q[a] + hex[0], r[a] + hex[1]))
            .filter(field => field !== NONE),
        ),
      );
      return [battlefield, lines];
    }),
  );

  test('SAGA-251 SAGA-255: every line is the same, on every battlefield', () => {
    for (const [battlefield, lines] of exactOn)
      for (const [i, line] of lines.entries()) {
        const [a, b] = [Math.floor(i / battlefield.fieldCount), i % battlefield.fieldCount];
        if (between(battlefield, a, b).toSorted().join() !== (line ?? []).toSorted().join()) expect.fail(`${a} ${b}`);
      }
  });

  test('SAGA-250 SAGA-252 SAGA-253 SAGA-254 SAGA-255: so is every answer, on 200 battlefields laid at random', () => {
    const answers = { clear: 0, blocked: 0 };
    for (let seed = 0; seed < 200; seed++) {
      const battlefield = battlefields[seed % battlefields.length];
      const { fieldCount } = battlefield;
      const cells = layAtRandom(battlefield, seed, 4 + (seed % 25));
      const before = seed % 7;
      const state = new Int16Array(before + fieldCount);
      state.set(cells, before);
      const sight = sightOn(battlefield);
      for (const [i, line] of exactOn.get(battlefield)!.entries()) {
        const [a, b] = [Math.floor(i / fieldCount), i % fieldCount];
        const expected = line?.every(field => cells[field] === NONE || cells[field] === CROWN) ?? false;
        if (isClear(sight, state, before, a, b) !== expected) expect.fail(`seed ${seed}: ${a} ${b}`);
        if (line) answers[expected ? 'clear' : 'blocked']++;
      }
    }
    expect(Math.min(answers.clear, answers.blocked)).toBeGreaterThan(1_000_000);
  });
});
