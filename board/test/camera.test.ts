import { describe, expect, it } from 'vitest';
import { dragged, isWhole, refitted, type Scene, scaleOf, showing, whole, zoomed } from '../camera.ts';
import { around, framing, unseen } from '../out-of-sight.tsx';

const scene: Scene = { box: { x: -100, y: -50, width: 200, height: 100 }, nearest: 10 };
const square = { width: 400, height: 400 };
const middle = { x: 200, y: 200 };
const all = whole(scene, square);

describe('the whole drawing', () => {
  it('lies in the middle of the window and touches two of its edges', () => {
    expect(all).toEqual({ x: -100, y: -100, width: 200, height: 200 });
    expect(scaleOf(all, square)).toBe(2);
    expect(whole(scene, { width: 400, height: 100 })).toEqual({ x: -200, y: -50, width: 400, height: 100 });
  });

  it('is the farthest that one can go', () => {
    expect(zoomed(all, 0.5, middle, scene, square)).toEqual(all);
    const near = zoomed(all, 3, { x: 10, y: 390 }, scene, square);
    expect(isWhole(near, scene, square)).toBe(false);
    expect(zoomed(near, 0.1, { x: 300, y: 20 }, scene, square)).toEqual(all);
  });
});

describe('coming nearer', () => {
  it('keeps what is under the hand where it is', () => {
    const at = { x: 100, y: 200 };
    const near = zoomed(all, 4, at, scene, square);
    expect(scaleOf(near, square)).toBe(8);
    expect(near.x + at.x / 8).toBe(all.x + at.x / 2);
    expect(near.y + at.y / 8).toBe(all.y + at.y / 2);
  });

  it('ends where a unit is as large as it may be', () => {
    expect(scaleOf(zoomed(all, 100, middle, scene, square), square)).toBe(10);
  });
});

describe('dragging', () => {
  const near = zoomed(all, 4, middle, scene, square);

  it('follows the hand', () => {
    expect(dragged(near, { x: 80, y: -40 }, scene, square)).toMatchObject({ x: near.x - 10, y: near.y + 5 });
  });

  it('ends at the edge of the drawing', () => {
    expect(dragged(near, { x: 9999, y: 0 }, scene, square).x).toBe(-100);
    expect(dragged(near, { x: -9999, y: 0 }, scene, square)).toMatchObject({ x: 50, y: near.y });
    expect(dragged(all, { x: 30, y: 30 }, scene, square)).toEqual(all);
  });
});

const middlePoint = ({ x, y, width, height }: typeof all) => ({ x: x + width / 2, y: y + height / 2 });

describe('bringing something into sight', () => {
  const corner = { x: 80, y: 30, width: 10, height: 10 };

  it('changes nothing where it is in sight and large enough', () => {
    expect(showing(all, corner, 2, scene, square)).toBe(all);
  });

  it('moves, and comes near enough', () => {
    const near = zoomed(all, 4, { x: 0, y: 200 }, scene, square);
    const moved = showing(near, corner, 0, scene, square);
    expect([moved.x, moved.y, moved.width]).toEqual([50, 0, 50]);
    const nearer = showing(all, corner, 5, scene, square);
    expect([scaleOf(nearer, square), nearer.x]).toEqual([5, 20]);
  });
});

describe('places where something can be done', () => {
  const near = zoomed(all, 4, middle, scene, square);
  const points = [middlePoint(near), { x: 90, y: 40 }];

  it('are counted where they are out of sight', () => {
    expect(unseen(near, points, 2)).toEqual([points[1]]);
    expect(unseen(all, points, 2)).toEqual([]);
  });

  it('all come into sight', () => {
    const seen = framing(near, around(points, 5), scene, square);
    expect(unseen(seen, points, 5)).toEqual([]);
    expect(seen.width).toBeGreaterThan(near.width);
  });
});

describe('a window that changes its shape', () => {
  it('shows as much across, around the same middle', () => {
    const near = zoomed(all, 4, middle, scene, square);
    expect(refitted(near, { width: 400, height: 200 })).toEqual({ x: -25, y: -12.5, width: 50, height: 25 });
  });
});
