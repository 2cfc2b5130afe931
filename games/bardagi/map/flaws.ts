/** What a grown map does not show as the rules have it: the points of its content lie badly. */
import type { BoardMap } from '../rules/content.ts';
import { type Arc, type GrownMap, SEA } from './grown.ts';
import { islandsOf } from './shore.ts';

/** In units of the map: what the eye and the pieces need. */
export const SHORTEST_LINK = 16;
export const LEAST_ROOM = 22;

export type Flaw =
  | { readonly flaw: 'link'; readonly a: string; readonly b: string; readonly length: number }
  | { readonly flaw: 'room'; readonly area: string; readonly room: number }
  | { readonly flaw: 'harbour'; readonly area: string; readonly sea: string }
  | { readonly flaw: 'islands'; readonly islands: number; readonly drawn: number };

const lengthOf = ({ points }: Arc): number =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.sqrt((x - points[i][0]) ** 2 + (y - points[i][1]) ** 2), 0);

export const flawsOf = (map: BoardMap, { areas, islands, plan }: GrownMap): Flaw[] => {
  const number = new Map(map.areas.map(({ id }, i) => [id, i]));
  const isBetween = (arc: Arc, a: number, b: number) => arc.a === Math.max(a, b) && arc.b === Math.min(a, b);
  const links = map.edges.map(([a, b]): Flaw => {
    const between = plan.arcs.filter(arc => isBetween(arc, number.get(a) ?? SEA, number.get(b) ?? SEA));
    return { flaw: 'link', a, b, length: Math.floor(between.reduce((sum, arc) => sum + lengthOf(arc), 0)) };
  });
  const rooms = map.areas.map(({ id }, i): Flaw => ({ flaw: 'room', area: id, room: areas[i].room }));
  const inland = map.harbours.filter(([area]) => !plan.arcs.some(arc => isBetween(arc, number.get(area) ?? SEA, SEA)));
  const count = islandsOf(map).length;
  return [
    ...links.filter(flaw => flaw.flaw === 'link' && flaw.length < SHORTEST_LINK),
    ...rooms.filter(flaw => flaw.flaw === 'room' && flaw.room < LEAST_ROOM),
    ...inland.map(([area, sea]): Flaw => ({ flaw: 'harbour', area, sea })),
    ...(islands.length === count ? [] : [{ flaw: 'islands', islands: count, drawn: islands.length } as const]),
  ];
};
