/** The land grown from the points of the content says what the links say. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import content from '../content/base.json' with { type: 'json' };
import { flawsOf } from '../map/flaws.ts';
import { growMap } from '../map/grow.ts';
import { type Arc, type GrownMap, type Point, ROCK, SEA, TARN } from '../map/grown.ts';
import { baseMap, packMap, readMap } from '../map/index.ts';
import { isClosed, loops } from '../map/outline.ts';
import type { BardagiContent, BoardMap } from '../rules/content.ts';

const { maps } = content as unknown as BardagiContent;
const fileOf = (map: BoardMap) => fileURLToPath(new URL(`../map/${map.id}.json`, import.meta.url));
const grown = new Map(maps.map(map => [map, growMap(map)]));
const landOf = (map: BoardMap): GrownMap => grown.get(map)!;

/** The corners of everything that bears this label. */
const cornersOf = (land: GrownMap, label: number): Point[][] =>
  loops(land.plan.arcs.filter(({ a, b }) => a === label || b === label));

const isInside = ([x, y]: Point, loop: readonly Point[]): boolean =>
  loop.filter(([ax, ay], i) => {
    const [bx, by] = loop[(i + 1) % loop.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

/** How far two lists of points are from each other. */
const apart = (one: readonly Point[], other: readonly Point[]): number =>
  Math.min(...one.flatMap(([x, y]) => other.map(([u, v]) => Math.hypot(x - u, y - v))));

describe.each(maps.map(map => [map.id, map] as const))('%s', (_name, map) => {
  const land = landOf(map);
  const idOf = (area: number) => map.areas[area].id;
  const isLink = (a: number, b: number) => map.edges.some(pair => pair.includes(idOf(a)) && pair.includes(idOf(b)));

  test('grows to the very bytes that are kept, from which it can be read', () => {
    const lines = packMap(land).split('\n');
    if (process.env.UPDATE_MAPS) writeFileSync(fileOf(map), `${JSON.stringify(lines, null, 2)}\n`);
    expect(JSON.parse(readFileSync(fileOf(map), 'utf8'))).toEqual(lines);
    expect(readMap(packMap(land))).toEqual(land);
    expect(baseMap(map)).toEqual(land);
    expect(baseMap({ ...map, areas: map.areas.with(0, { ...map.areas[0], x: map.areas[0].x + 1 }) })).toBe(undefined);
  });

  test('every link is a border to be seen, every area has room for pieces, every harbour a coast', () => {
    expect(flawsOf(map, land)).toEqual([]);
  });

  test('what touches without a link is parted by a river or a cliff; bridges span rivers, in the middle', () => {
    for (const { a, b, kind } of land.borders) {
      if (b < 0) expect(['coast', 'tarn', 'cliff']).toContain(kind);
      else expect(isLink(a, b) ? ['link', 'bridge'] : ['river', 'cliff']).toContain(kind);
    }
    const pairs = land.bridges.map(({ a, b }) => [idOf(a), idOf(b)].toSorted());
    expect(pairs.toSorted()).toEqual(map.bridges.map(pair => pair.toSorted()).toSorted());
    for (const { at, a, b } of land.bridges) {
      const banks = land.plan.arcs.filter(arc => arc.kind === 'bridge' && arc.a === a && arc.b === b);
      expect(Math.min(...banks.map(({ points }) => apart([at], points)))).toBeLessThan(16);
    }
  });

  test('an area is one piece of land around its centre, and no two of them overlap', () => {
    const areas = land.areas.map((_, i) => cornersOf(land, i));
    for (const [i, pieces] of areas.entries()) {
      expect(pieces).toHaveLength(1);
      expect(isInside(land.areas[i].centre, pieces[0])).toBe(true);
      expect(land.areas[i].ring).toMatch(/^M[^M]*Z$/);
    }
    for (let x = 3; x < map.width; x += 7)
      for (let y = 3; y < map.height; y += 7)
        expect(areas.filter(([piece]) => isInside([x, y], piece)).length).toBeLessThan(2);
  });

  test('islands are apart, and their own; no sea square lies on land', () => {
    const coasts = cornersOf(land, SEA);
    for (const [i, coast] of coasts.entries())
      for (const other of coasts.slice(i + 1)) expect(apart(coast, other)).toBeGreaterThan(20);
    for (const square of land.seas) expect(coasts.filter(coast => isInside(square, coast))).toEqual([]);
    for (const coast of coasts) {
      const inside = map.areas.filter((_, i) => isInside(land.areas[i].centre, coast)).map(({ island }) => island);
      expect(new Set(inside).size).toBe(1);
    }
  });

  test('arcs meet at junctions of three: nothing is left open', () => {
    const ends = new Map<string, number>();
    const open = land.plan.arcs.filter((arc: Arc) => !isClosed(arc));
    for (const { points } of open)
      for (const end of [points[0], points.at(-1)]) ends.set(`${end}`, (ends.get(`${end}`) ?? 0) + 1);
    expect(new Set(ends.values())).toEqual(new Set([3]));
    for (const label of [ROCK, TARN]) for (const loop of cornersOf(land, label)) expect(loop.length).toBeGreaterThan(3);
  });
});

test('a map whose points lie badly grows all the same, and says what does not show', () => {
  const [summer] = maps;
  const areas = summer.areas.map(area => (area.id === 'gold-red' ? { ...area, x: 600, y: 180 } : area));
  const bad = { ...summer, areas };
  const flaws = flawsOf(bad, growMap(bad));
  expect(flaws.map(({ flaw }) => flaw)).toContain('link');
  expect(flaws.every(flaw => flaw.flaw !== 'islands')).toBe(true);
});
