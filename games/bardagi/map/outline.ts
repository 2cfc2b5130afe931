/** Arcs as curves, and chains of arcs as closed outlines. Neighbours share the very same curves, so they fit. */
import type { Arc, Point } from './grown.ts';

const half = (n: number) => Math.round(n * 2) / 2;
const middle = (p: Point, q: Point) => `${half((p[0] + q[0]) / 2)} ${half((p[1] + q[1]) / 2)}`;
const pair = ([x, y]: Point) => `${x} ${y}`;

/** From the first point, which is not written, to the last: bent towards the points between, the same in both directions. */
const bends = (points: readonly Point[]): string => {
  const last = points.length - 1;
  if (last < 2) return `L${pair(points[last])}`;
  return points
    .slice(1, last)
    .map((p, i) => `Q${pair(p)} ${i + 2 === last ? pair(points[last]) : middle(p, points[i + 2])}`)
    .join('');
};

const same = (p: Point, q: Point) => p[0] === q[0] && p[1] === q[1];
export const isClosed = ({ points }: Pick<Arc, 'points'>) => same(points[0], points[points.length - 1]);

export const curve = (points: readonly Point[]): string => `M${pair(points[0])}${bends(points)}`;

/** The arcs in chains, each end where the next begins, as lists of points of one arc each. */
const chains = (arcs: readonly Arc[]): Point[][][] => {
  const left = new Set(arcs);
  const found: Point[][][] = [];
  for (const first of left) {
    left.delete(first);
    const chain: Point[][] = [[...first.points]];
    const start = first.points[0];
    for (;;) {
      const end = chain[chain.length - 1].at(-1) ?? start;
      if (same(end, start)) break;
      const next = [...left].find(({ points }) => same(points[0], end) || same(points[points.length - 1], end));
      if (next === undefined) break;
      left.delete(next);
      chain.push(same(next.points[0], end) ? [...next.points] : next.points.toReversed());
    }
    found.push(chain);
  }
  return found;
};

/** The corners of closed outlines, one list for each. */
export const loops = (arcs: readonly Arc[]): Point[][] => chains(arcs).map(chain => chain.flatMap(arc => arc.slice(1)));

/** Closed outlines as SVG paths, one for each. */
export const rings = (arcs: readonly Arc[]): string[] =>
  chains(arcs).map(chain => `M${pair(chain[0][0])}${chain.map(bends).join('')}Z`);
