/** Where there is land: around the links of each island, out to an uneven shore. */
import type { BoardMap } from '../rules/content.ts';
import { type Point, SEA } from './grown.ts';
import { type Mesh, parts } from './mesh.ts';
import { roughness } from './noise.ts';

/** How far the land reaches from an area's point, and from the middle of a link. */
const REACH = 50;
const WAIST = 17;
/** How uneven the shore is, at large and in detail. */
const HEADLANDS = 17;
const COVES = 12;
/** What stays water around a sea square, and between two islands. */
const OPEN = 31;
const SOUND = 26;
/** A fjord at the mouth of a river. */
const FJORD = { width: 19, depth: 34, from: -0.03, to: 0.3 };

type Segment = readonly [ax: number, ay: number, bx: number, by: number];

/** The distance from a point to a segment. */
export const distance = (x: number, y: number, segment: Segment): number => {
  const ax = segment[0];
  const ay = segment[1];
  const dx = segment[2] - ax;
  const dy = segment[3] - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  const ox = x - ax - t * dx;
  const oy = y - ay - t * dy;
  return Math.sqrt(ox * ox + oy * oy);
};

interface Island {
  readonly points: readonly Point[];
  readonly links: readonly Segment[];
  readonly fjords: readonly Segment[];
}

export const islandsOf = (map: BoardMap): string[] => [...new Set(map.areas.map(({ island }) => island))];

const islandOf = (map: BoardMap, name: string): Island => {
  const at = new Map(map.areas.map(({ id, x, y, island }) => [id, { x, y, island }]));
  const points = map.areas.filter(({ island }) => island === name).map(({ x, y }): Point => [x, y]);
  const links = map.edges.flatMap(([from, to]): Segment[] => {
    const [a, b] = [at.get(from), at.get(to)];
    return a && b && a.island === name ? [[a.x, a.y, b.x, b.y]] : [];
  });
  const middle = [0, 1].map(axis => points.reduce((sum, p) => sum + p[axis], 0) / points.length);
  const away = (p: readonly number[], part: number): Point => [
    p[0] + (p[0] - middle[0]) * part,
    p[1] + (p[1] - middle[1]) * part,
  ];
  const mouths = map.rivers.map(river => river[river.length - 1]);
  return {
    points,
    // Every point is land, though nothing were linked to it.
    links: [...points.map(([x, y]): Segment => [x, y, x, y]), ...links],
    fjords: mouths.map((mouth): Segment => [...away(mouth, FJORD.from), ...away(mouth, FJORD.to)]),
  };
};

/** How far inside the shore of an island a place lies; less than 0 is outside. */
const depth = (island: Island, x: number, y: number): number => {
  let near = Number.POSITIVE_INFINITY;
  for (const link of island.links) near = Math.min(near, distance(x, y, link));
  if (near > REACH + HEADLANDS + COVES + SOUND) return -near;
  let site = Number.POSITIVE_INFINITY;
  for (const [px, py] of island.points) site = Math.min(site, Math.sqrt((px - x) ** 2 + (py - y) ** 2));
  const waist = WAIST * (1 + roughness(x, y, 60, 81) * 1.5);
  let reach = REACH - waist * Math.max(0, Math.min(1, (site - near) / 25));
  reach += roughness(x, y, 110, 11) * HEADLANDS + roughness(x, y, 30, 21) * COVES;
  for (const fjord of island.fjords) {
    const off = distance(x, y, fjord);
    if (off < FJORD.width) reach -= (1 - off / FJORD.width) * FJORD.depth;
  }
  return reach - near;
};

/** By hexagon: the number of its island, or SEA. */
export const shoreOf = (map: BoardMap, mesh: Mesh): Int16Array => {
  const islands = islandsOf(map).map(name => islandOf(map, name));
  const land = new Int16Array(mesh.count).fill(SEA);
  for (let i = 0; i < mesh.count; i++) {
    const [x, y] = [mesh.x[i], mesh.y[i]];
    let best = -1;
    let first = 0;
    let second = Number.NEGATIVE_INFINITY;
    for (const [k, island] of islands.entries()) {
      const d = depth(island, x, y);
      if (best < 0 || d > first) {
        second = best < 0 ? second : first;
        [best, first] = [k, d];
      } else second = Math.max(second, d);
    }
    const isOpen = map.sea.some(square => (square.x - x) ** 2 + (square.y - y) ** 2 < OPEN ** 2);
    if (first > 0 && second < -SOUND / 2 && !isOpen) land[i] = best;
  }
  fillHoles(map, mesh, land);
  return land;
};

/** Water that leads nowhere, with no sea square on it, is land: what tarns there shall be is settled later. */
const fillHoles = (map: BoardMap, mesh: Mesh, land: Int16Array) => {
  const isAtEdge = (i: number) => {
    const [column, row] = [i % mesh.columns, Math.floor(i / mesh.columns)];
    return column === 0 || row === 0 || column === mesh.columns - 1 || row === mesh.rows - 1;
  };
  const holdsSquare = (i: number) =>
    map.sea.some(({ x, y }) => Math.abs(x - mesh.x[i]) < mesh.grain && Math.abs(y - mesh.y[i]) < mesh.grain);
  for (const water of parts(
    mesh,
    i => land[i] === SEA,
    () => true,
  ))
    if (!water.some(isAtEdge) && !water.some(holdsSquare)) {
      const shore = water[0] > 0 ? land[water[0] - 1] : 0;
      for (const i of water) land[i] = shore;
    }
};
