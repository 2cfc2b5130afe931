/** Grows the land of a map from the points and links of its content. It takes a second or two: import it when needed. */
import type { BoardMap } from '../rules/content.ts';
import type { Arc, GrownMap, Plan, Point } from './grown.ts';
import { meshOf } from './mesh.ts';
import { part } from './part.ts';
import { printOf } from './print.ts';
import { raise } from './raise.ts';
import { groundOf, settle } from './settle.ts';
import { distance, shoreOf } from './shore.ts';
import { trace } from './trace.ts';

const GRAIN = 5;
const COARSE = 10;
const MARGIN = 60;
/** More room than this is worth less than a place near the middle. */
const AMPLE = 34;

/** The place that is widest and yet near the middle, of all the hexagons of an area; its point, where it has none. */
const centreOf = (arcs: readonly Arc[], places: readonly Point[], point: Point) => {
  const middle = [0, 1].map(axis => places.reduce((sum, p) => sum + p[axis], 0) / places.length);
  const sides = arcs.flatMap(({ points }) =>
    points.slice(1).map((p, i) => [points[i][0], points[i][1], p[0], p[1]] as const),
  );
  const free = ([x, y]: Point) => sides.reduce((least, side) => Math.min(least, distance(x, y, side)), 1000);
  let best = { worth: Number.NEGATIVE_INFINITY, centre: point, room: 0 };
  for (const [px, py] of places) {
    const centre: Point = [Math.round(px), Math.round(py)];
    const room = free(centre);
    const off = Math.sqrt((centre[0] - middle[0]) ** 2 + (centre[1] - middle[1]) ** 2);
    const worth = Math.min(room, AMPLE) + (room - AMPLE) * 0.2 - off * 0.25;
    if (worth > best.worth) best = { worth, centre, room };
  }
  return { centre: best.centre, room: Math.floor(best.room) };
};

export const growMap = (map: BoardMap): GrownMap => {
  const ground = groundOf(map);
  const coarse = meshOf(map.width, map.height, COARSE, MARGIN);
  const mesh = meshOf(map.width, map.height, GRAIN, MARGIN);
  const sites = settle(ground, coarse, shoreOf(map, coarse));
  const label = part(ground, mesh, shoreOf(map, mesh), sites);
  const arcs = trace(ground, mesh, label);
  const places: Point[][] = map.areas.map(() => []);
  for (const [i, a] of label.entries()) if (a >= 0) places[a].push([mesh.x[i], mesh.y[i]]);
  const number = (list: readonly { readonly id: string }[], id: string) => list.findIndex(entry => entry.id === id);
  const plan: Plan = {
    print: printOf(map),
    width: map.width,
    height: map.height,
    areas: places.map((own, a) =>
      centreOf(
        arcs.filter(arc => arc.a === a || arc.b === a),
        own,
        [map.areas[a].x, map.areas[a].y],
      ),
    ),
    arcs,
    mountains: map.mountains.map(({ x, y }) => [x, y]),
    seas: map.sea.map(({ x, y }) => [x, y]),
    harbours: map.harbours.map(([area, sea]) => [number(map.areas, area), number(map.sea, sea)]),
  };
  return raise(plan);
};
