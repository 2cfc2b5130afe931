/** Where fields and tiles lie in the drawing: flat-topped hexagons, a field 120 wide. */
import type { Box, Point } from '@idavoll/board';
import type { Battlefield } from '../rules/battlefield.ts';
import { coverOf, type Hex, hexesWithin, lengthOf, RIM, WHOLE } from '../rules/geometry.ts';
import { DIRECTIONS } from '../rules/vocabulary.ts';

/** From the middle of a field to its corners. */
export const RADIUS = 60;
/** From the middle of one field to the middle of the next. */
export const APART = RADIUS * Math.sqrt(3);
/** From the middle of a tile to its corners, which are the middles of the third fields. */
const TILE_RADIUS = RIM * APART;
/** What is kept free around the tiles, for their frame. */
const FRAME = 44;

const round = (n: number) => Math.round(n * 10) / 10;
const write = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const polygon = (points: readonly Point[]): string => `M${points.map(write).join('L')}Z`;
export const polyline = (points: readonly Point[]): string => `M${points.map(write).join('L')}`;

const pointOf = ([q, r]: Hex): Point => ({ x: round(RADIUS * 1.5 * q), y: round(APART * (r + q / 2)) });

const corners = (radius: number, first: number, { x, y }: Point = { x: 0, y: 0 }): Point[] =>
  DIRECTIONS.map((_, i) => {
    const angle = ((first + 60 * i) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });

/** A field around the origin; a smaller one leaves its border free. */
export const hexagon = (radius = RADIUS): string => polygon(corners(radius, 0));

/** Several fields in one path. */
export const hexagons = (points: readonly Point[], radius = RADIUS): string =>
  points.map(point => polygon(corners(radius, 0, point))).join('');

/** Corners of fields and of tiles lie on a grid of half fields: none is rounded into two, nor two into one. */
const keyOf = ({ x, y }: Point) => `${Math.round((2 * x) / RADIUS)} ${Math.round((2 * y) / APART)}`;

/** The line around fields that lie together, as closed rings. Side i of a field faces its neighbour i. */
export const outline = (battlefield: Battlefield, fields: ArrayLike<number>): string => {
  const { q, r, neighbour } = battlefield;
  const inside = new Set(Array.from(fields));
  const next = new Map<string, { readonly from: Point; readonly to: Point }>();
  for (const field of inside) {
    const around = corners(RADIUS, 0, pointOf([q[field], r[field]]));
    for (const [i, from] of around.entries())
      if (!inside.has(neighbour[field * DIRECTIONS.length + i]))
        next.set(keyOf(from), { from, to: around[(i + 1) % 6] });
  }
  const rings: string[] = [];
  for (const side of next.values()) {
    const ring: Point[] = [];
    for (let at = side; next.delete(keyOf(at.from)); at = next.get(keyOf(at.to)) ?? at) ring.push(at.from);
    rings.push(polygon(ring));
  }
  return rings.join('');
};

export interface Plan {
  readonly box: Box;
  /** By field. */
  readonly points: readonly Point[];
  /** By place: the middle of the tile and its shape. */
  readonly tiles: readonly { readonly middle: Point; readonly shape: string }[];
  /** The sides of tiles that no other tile shares. */
  readonly edges: readonly (readonly [Point, Point])[];
  /** The half and third fields at the edge, which nobody may use. SAGA-083 */
  readonly rim: readonly Point[];
}

/** The smallest box around these points, and so much more on every side. */
export const boxAround = (points: readonly Point[], more: number): Box => {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left - more, y: top - more, width: right - left + 2 * more, height: bottom - top + 2 * more };
};

const RIM_HEXES = hexesWithin(RIM).filter(([q, r]) => lengthOf(q, r) > WHOLE && coverOf([q, r]) < 6);

const build = (battlefield: Battlefield): Plan => {
  const { q, r, centre, fieldAt } = battlefield;
  const points = Array.from(q, (x, field) => pointOf([x, r[field]]));
  const rings = Array.from(centre, field => corners(TILE_RADIUS, 30, points[field]));
  const sides = rings.flatMap(ring => ring.map((from, i): [Point, Point] => [from, ring[(i + 1) % 6]]));
  const sideKey = (side: readonly [Point, Point]) => side.map(keyOf).sort().join();
  const rim = new Map<string, Point>();
  for (const field of centre)
    for (const [dq, dr] of RIM_HEXES) {
      const hex: Hex = [q[field] + dq, r[field] + dr];
      if (fieldAt(...hex) < 0) rim.set(hex.join(), pointOf(hex));
    }
  return {
    box: boxAround(rings.flat(), FRAME),
    points,
    tiles: rings.map((ring, place) => ({ middle: points[centre[place]], shape: polygon(ring) })),
    edges: sides.filter(side => sides.filter(other => sideKey(other) === sideKey(side)).length === 1),
    rim: [...rim.values()],
  };
};

const plans = new WeakMap<Battlefield, Plan>();
export const planOf = (battlefield: Battlefield): Plan => {
  const plan = plans.get(battlefield) ?? build(battlefield);
  plans.set(battlefield, plan);
  return plan;
};
