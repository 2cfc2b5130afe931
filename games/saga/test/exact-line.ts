/**
 * What a line shares with a field, in exact fractions and written another way than the rule: the segment is clipped
 * against the six sides of the hexagon, each the half plane left of two of its corners. Axial coordinates do as well as
 * a drawing, since straight lines stay straight in them.
 */
import type { Hex } from '../rules/geometry.ts';

interface Fraction {
  readonly over: bigint;
  /** Always positive. */
  readonly under: bigint;
}
const fraction = (over: bigint, under: bigint): Fraction =>
  under < 0n ? { over: -over, under: -under } : { over, under };
const isLess = (a: Fraction, b: Fraction) => a.over * b.under < b.over * a.under;

type Point = readonly [x: bigint, y: bigint];
/** A field in thirds, so that its corners, where three fields meet, are whole. */
const inThirds = ([q, r]: Hex): Point => [3n * BigInt(q), 3n * BigInt(r)];
const CORNERS: readonly Point[] = [
  [1n, 1n],
  [-1n, 2n],
  [-2n, 1n],
  [-1n, -1n],
  [1n, -2n],
  [2n, -1n],
];

/** Positive where the point is left of the way from one corner to the next. */
const leftOf = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** What the segment from (0,0) to the target shares with the closed hexagon of a field. */
export const sharedPart = (target: Hex, field: Hex): 'nothing' | 'point' | 'stretch' => {
  const [fx, fy] = inThirds(field);
  const corners = CORNERS.map(([x, y]): Point => [fx + x, fy + y]);
  let enter = fraction(0n, 1n);
  let leave = fraction(1n, 1n);
  for (const [i, corner] of corners.entries()) {
    const next = corners[(i + 1) % 6];
    const start = leftOf(corner, next, [0n, 0n]);
    const end = leftOf(corner, next, inThirds(target));
    if (start < 0n && end < 0n) return 'nothing';
    if (start === end) continue;
    const crossing = fraction(start, start - end);
    if (start < end && isLess(enter, crossing)) enter = crossing;
    if (start > end && isLess(crossing, leave)) leave = crossing;
  }
  if (isLess(leave, enter)) return 'nothing';
  return isLess(enter, leave) ? 'stretch' : 'point';
};
