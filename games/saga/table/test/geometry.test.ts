import { describe, expect, it } from 'vitest';
import { saga } from '../../index.ts';
import { createBattlefield } from '../../rules/battlefield.ts';
import { DIRECTIONS, SEAT_COUNTS } from '../../rules/vocabulary.ts';
import { APART, outline, planOf, RADIUS } from '../geometry.ts';

const battlefields = SEAT_COUNTS.map(seats => createBattlefield(saga.base.content, seats));

/** The corners of each closed ring of a path. */
const ringsOf = (path: string) =>
  path
    .split('Z')
    .filter(ring => ring !== '')
    .map(ring => ring.slice(1).split('L'));

describe.each(battlefields.map(battlefield => ({ seats: battlefield.seats, battlefield })))(
  'the plan for $seats players',
  ({ battlefield }) => {
    const plan = planOf(battlefield);

    it('lays neighbours side by side, each in its own direction', () => {
      for (const [field, { x, y }] of plan.points.entries())
        for (let side = 0; side < DIRECTIONS.length; side++) {
          const next = plan.points[battlefield.neighbour[field * DIRECTIONS.length + side]];
          if (!next) continue;
          expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(APART, 0);
          expect(Math.atan2(next.y - y, next.x - x)).toBeCloseTo(
            ((side > 2 ? side - 6 : side) + 0.5) * (Math.PI / 3),
            1,
          );
        }
    });

    it('SAGA-083: has half fields all around that are no fields, and everything inside its box', () => {
      const { box, points, rim } = plan;
      expect(rim.length).toBeGreaterThan(20);
      for (const half of rim)
        expect(points.some(({ x, y }) => Math.hypot(half.x - x, half.y - y) < RADIUS)).toBe(false);
      for (const { x, y } of points) {
        expect(x - RADIUS).toBeGreaterThan(box.x);
        expect(y - RADIUS).toBeGreaterThan(box.y);
        expect(x + RADIUS).toBeLessThan(box.x + box.width);
        expect(y + RADIUS).toBeLessThan(box.y + box.height);
      }
    });

    it('has one ring around every start area and every goal, and a frame without gaps', () => {
      for (const { fields, goal } of battlefield.areas) {
        for (const area of [fields, goal]) {
          const rings = ringsOf(outline(battlefield, area));
          expect(rings).toHaveLength(1);
          expect(new Set(rings[0]).size).toBe(rings[0].length);
        }
        // As many sides as face a field that is not in the area.
        const outward = Array.from(fields).flatMap(field =>
          DIRECTIONS.map((_, side) => battlefield.neighbour[field * DIRECTIONS.length + side]).filter(
            next => !fields.includes(next),
          ),
        );
        expect(ringsOf(outline(battlefield, fields))[0]).toHaveLength(outward.length);
      }
      const ends = plan.edges.flat().map(({ x, y }) => `${Math.round(x / 9)} ${Math.round(y / 9)}`);
      for (const end of ends) expect(ends.filter(other => other === end)).toHaveLength(2);
    });
  },
);

describe('the outline of fields', () => {
  it('is the six corners of a lone field, and a ring for each group', () => {
    const [battlefield] = battlefields;
    const [a, b] = [battlefield.fieldAt(0, 0), battlefield.fieldAt(3, 0)];
    expect(ringsOf(outline(battlefield, [a]))).toEqual([expect.objectContaining({ length: 6 })]);
    expect(ringsOf(outline(battlefield, [a, b])).map(ring => ring.length)).toEqual([6, 6]);
    const around = DIRECTIONS.map(([q, r]) => battlefield.fieldAt(q, r));
    expect(
      ringsOf(outline(battlefield, around))
        .map(ring => ring.length)
        .sort(),
    ).toEqual([18, 6]);
  });
});
