/** Who can see whom: for every two fields within reach, the fields on the straight line between them. */
import { NONE, type Nth } from '@idavoll/engine';
import type { Battlefield } from './battlefield.ts';
import { builtOnce, type Hex, hexesWithin } from './geometry.ts';
import { CROWN } from './vocabulary.ts';

export interface Sight {
  readonly range: number;
  readonly battlefield: Battlefield;
  /** The targets within range, all around: how many, and the number of each by its way from the field that looks. */
  readonly targets: number;
  readonly targetAt: Int16Array;
  /** The fields between the two fields of a pair are lines[from[pair]] to lines[from[pair + 1] - 1]. */
  readonly from: Int32Array;
  readonly lines: Int16Array;
}

/** The number of a pair of fields, for `from`; NONE when they are the same or beyond reach. SAGA-225 */
export const pairOf = (
  { range, battlefield: { q, r }, targets, targetAt }: Sight,
  a: Nth<'field'>,
  b: Nth<'field'>,
): number => {
  const span = 2 * range + 1;
  const dq = q[b] - q[a] + range;
  const dr = r[b] - r[a] + range;
  if (dq < 0 || dq >= span || dr < 0 || dr >= span) return NONE;
  const target = targetAt[dr * span + dq];
  return target === NONE ? NONE : a * targets + target;
};

/** Whether b is within reach of a and in its sight, where the cells from `base` on say what fills each field. */
export const isClear = (sight: Sight, cells: Int16Array, base: number, a: Nth<'field'>, b: Nth<'field'>): boolean => {
  const pair = pairOf(sight, a, b);
  if (pair === NONE) return false;
  const { from, lines } = sight;
  const end = from[pair + 1];
  for (let i = from[pair]; i < end; i++) {
    const on = cells[base + lines[i]];
    // SAGA-250, SAGA-442
    if (on !== NONE && on !== CROWN) return false;
  }
  return true;
};

/** Three coordinates across a hexagon: its closed hexagon is where all of them are from -1 to 1 off its centre's. */
const across = ([q, r]: Hex) => [q - r, 2 * r + q, -2 * q - r];

/**
 * Whether the line from (0,0) to a target shares more than a point with the closed hexagon of a field. SAGA-255
 * The part of the way that each coordinate allows is an interval; the ends of what all of them allow are kept as
 * fractions, so that nothing is rounded.
 */
const crosses = (target: readonly number[], field: readonly number[]): boolean => {
  let low = 0;
  let lowUnit = 1;
  let high = 1;
  let highUnit = 1;
  for (let i = 0; i < 3; i++) {
    const unit = Math.abs(target[i]);
    const middle = target[i] < 0 ? -field[i] : field[i];
    // A coordinate in which the line does not move allows all of the way, or nothing: then an end lies beyond all ways.
    if ((middle - 1) * lowUnit > low * unit) [low, lowUnit] = [middle - 1, unit];
    if ((middle + 1) * highUnit < high * unit) [high, highUnit] = [middle + 1, unit];
    if (low * highUnit >= high * lowUnit) return false;
  }
  return true;
};

const build = (battlefield: Battlefield, range: number): Sight => {
  const { fieldCount, q, r, fieldAt } = battlefield;
  const targets = hexesWithin(range).filter(([dq, dr]) => dq !== 0 || dr !== 0);
  // The line depends on the direction alone. Neither of its ends is on it, and nothing beyond reach can be. SAGA-256
  const sides = targets.map(across);
  const between = sides.map(target => targets.filter((_, i) => sides[i] !== target && crosses(target, sides[i])));

  const span = 2 * range + 1;
  const targetAt = new Int16Array(span * span).fill(NONE);
  for (const [i, [dq, dr]] of targets.entries()) targetAt[(dr + range) * span + dq + range] = i;

  const from = new Int32Array(fieldCount * targets.length + 1);
  const lines = new Int16Array(fieldCount * between.reduce((sum, line) => sum + line.length, 0));
  let end = 0;
  for (let a = 0; a < fieldCount; a++)
    for (let i = 0; i < targets.length; i++) {
      if (fieldAt(q[a] + targets[i][0], r[a] + targets[i][1]) !== NONE)
        for (const hex of between[i]) {
          const field = fieldAt(q[a] + hex[0], r[a] + hex[1]);
          // SAGA-259
          if (field !== NONE) lines[end++] = field;
        }
      from[a * targets.length + i + 1] = end;
    }

  return { range, battlefield, targets: targets.length, targetAt, from, lines };
};

/** Built once for each battlefield and range. */
export const createSight = builtOnce(build);
