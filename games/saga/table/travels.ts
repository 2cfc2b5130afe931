/** Where a figure is on its way, step after step, while the rules are already further: pure, by the clock it is given. */
import type { Point } from '@idavoll/board';

export interface Route {
  /** From where the figure was seen to where it stands. */
  readonly points: readonly Point[];
  readonly begun: number;
}

/** How long a step takes, in milliseconds. */
const STEP = 150;
/** A lone step is taken more slowly. */
const LONE = 240;

export const durationOf = ({ points }: Route): number => (points.length === 2 ? LONE : STEP * (points.length - 1));

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** What is left of a route at this time: from where the figure is seen now to its end. */
const leftOf = (route: Route, now: number): readonly Point[] => {
  const { points, begun } = route;
  const part = (now - begun) / durationOf(route);
  if (part >= 1) return points.slice(-1);
  const walked = Math.max(0, part) * (points.length - 1);
  const last = Math.floor(walked);
  return [between(points[last], points[last + 1], walked - last), ...points.slice(last + 1)];
};

/** One more step from one field to another; a figure still under way walks on from where it is seen. */
export const routeOn = (route: Route | undefined, from: Point, to: Point, now: number): Route => {
  const left = route ? leftOf(route, now) : [];
  const end = left.at(-1);
  const isSame = end !== undefined && end.x === from.x && end.y === from.y;
  return { points: [...(isSame ? left : [from]), to], begun: now };
};
