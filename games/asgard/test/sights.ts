/** What a viewer sees, and what a viewer must think possible, in words. */
import { type Json, PlayoutChance, type State, toJson, type View, type Viewer } from '@idavoll/engine';
import { expect } from 'vitest';
import type { Table } from './table.ts';

type Key = string | number;

const cellIn = (t: Table, cells: State | View, field: string, keys: readonly Key[]): Json => {
  const fields = t.c.layout.fields.filter(({ name }) => name === field);
  const json = toJson({ ...t.c.layout, fields }, cells)[field];
  return keys.reduce<Json>((part, key) => (part as Record<Key, Json>)[key], json);
};

/** One cell as this viewer sees it: '?' where it is hidden. */
export const sees = (t: Table, viewer: Viewer, field: string, ...keys: Key[]): Json =>
  cellIn(t, t.seen(viewer), field, keys);

/** Worlds that the viewer must think possible: all of them sound, and none that the viewer could tell from the true one. */
export const worldsOf = (t: Table, viewer: Viewer, count = 80): State[] => {
  const chance = new PlayoutChance(1);
  const { game } = t.match;
  const seen = t.seen(viewer);
  return Array.from({ length: count }, () => {
    const world = game.layout.state();
    game.determinize(seen, viewer, chance, world);
    const view = game.layout.view();
    game.view(world, viewer, view);
    expect([game.check(world), view.join()]).toEqual([undefined, seen.join()]);
    return world;
  });
};

/** What one cell holds in those worlds: every value once, in order. */
export const imagines = (t: Table, viewer: Viewer, field: string, ...keys: Key[]): Json[] =>
  [...new Set(worldsOf(t, viewer).map(world => cellIn(t, world, field, keys)))].toSorted();
