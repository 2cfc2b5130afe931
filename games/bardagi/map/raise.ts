/** What follows from the plan of a grown map: outlines, borders, bridges and harbours. */
import { type Arc, type Bridge, type GrownMap, type Harbour, type Plan, type Point, ROCK, SEA, TARN } from './grown.ts';
import { curve, rings } from './outline.ts';

const RIGHT_ANGLE = 90;

/** The point half-way along, and the way across it. */
const bridgeOver = ({ a, b, points }: Arc, plan: Plan): Bridge => {
  const lengths = points.slice(1).map(([x, y], i) => Math.sqrt((x - points[i][0]) ** 2 + (y - points[i][1]) ** 2));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  let i = 0;
  while (i < lengths.length - 1 && left > lengths[i]) left -= lengths[i++];
  const [p, q] = [points[i], points[i + 1]];
  const part = left / lengths[i];
  const at: Point = [Math.round(p[0] + (q[0] - p[0]) * part), Math.round(p[1] + (q[1] - p[1]) * part)];
  // The way of the water is taken from a little farther off: one short piece of it may point anywhere.
  const [before, after] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 2)]];
  const water = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
  const [from, to] = [plan.areas[a].centre, plan.areas[b].centre];
  const straight = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const turn = ((straight - water) % 360) + 360;
  return { at, angle: Math.round(water + (turn % 360 < 180 ? RIGHT_ANGLE : -RIGHT_ANGLE)), a, b };
};

const harbourAt = ([area, sea]: Point, plan: Plan): Harbour => {
  const [x, y] = plan.seas[sea];
  const coast = plan.arcs.filter(arc => arc.a === area && arc.b === SEA).flatMap(({ points }) => points);
  const far = (p: Point) => (p[0] - x) ** 2 + (p[1] - y) ** 2;
  const at = coast.reduce((best, p) => (far(p) < far(best) ? p : best), coast[0] ?? plan.areas[area].centre);
  return { area, sea, at };
};

export const raise = (plan: Plan): GrownMap => {
  const { width, height, arcs, mountains, seas } = plan;
  const outlines = (label: number) => rings(arcs.filter(({ a, b }) => a === label || b === label));
  return {
    width,
    height,
    areas: plan.areas.map((area, i) => ({ ...area, ring: outlines(i).join('') })),
    borders: arcs
      .filter(({ a }) => a >= 0)
      .map(({ a, b, kind, points }) => ({ a, b: Math.max(SEA, b), path: curve(points), kind })),
    islands: outlines(SEA),
    tarns: outlines(TARN),
    rocks: outlines(ROCK),
    bridges: bridgesOf(plan),
    mountains,
    seas,
    harbours: plan.harbours.map(pair => harbourAt(pair, plan)),
    plan,
  };
};

/** One for each pair of areas: where a river touches them twice, at the longer arc. */
const bridgesOf = (plan: Plan): Bridge[] => {
  const longest = new Map<string, Arc>();
  for (const arc of plan.arcs)
    if (arc.kind === 'bridge') {
      const key = `${arc.a} ${arc.b}`;
      if ((longest.get(key)?.points.length ?? 0) < arc.points.length) longest.set(key, arc);
    }
  return [...longest.values()].map(arc => bridgeOver(arc, plan));
};
