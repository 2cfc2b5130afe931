/** Piles are shuffled: any of their tiles may be the next, and each comes once. */
import { describe, expect, test } from 'vitest';
import { asgard } from '../index.ts';
import { tileIds } from '../rules/tables.ts';
import { GODS } from '../rules/vocabulary.ts';
import { freshTables, nextRound } from './starts.ts';
import { Table, YELLOW } from './table.ts';

const { content } = asgard.base;
const tops = (tables: readonly Table[], ids: readonly string[]) =>
  ids.filter(id => tables.some(t => t.where(id) === 'top'));

describe('what may lie on top', () => {
  const tables = freshTables({ seats: 4 }, 60);

  test.each(GODS)('ASG-048, ASG-049: any tile of %s', god => {
    const ids = tileIds(content).filter(id => id.startsWith(`${god}-`));
    expect(tops(tables, ids)).toEqual(ids);
    for (const t of tables) expect(ids.filter(id => t.where(id) === 'top')).toHaveLength(1);
  });

  test.each([1, 2, 3, 4])('ASG-050: any temple of pile %i', pile => {
    const ids = content.temples.filter(temple => temple.pile === pile).map(({ id }) => id);
    expect(tops(tables, ids)).toEqual(ids);
    for (const t of tables) expect(ids.filter(id => t.where(id) === 'top')).toHaveLength(1);
  });

  test('ASG-055, ASG-372: any ancient weapon of its side', () => {
    const shown = new Set(
      Array.from({ length: 60 }, (_, i) => nextRound({ seats: 2, seed: `ancients ${i}` })).flatMap(t =>
        t.told('ancient').map(({ ancient }) => String(ancient)),
      ),
    );
    expect(content.ancientWeapons.map(({ id }) => id).filter(id => !shown.has(id))).toEqual([]);
  });

  test('ASG-045, ASG-122: any Asgard tile, those too that were put aside', () => {
    const rows = Array.from({ length: 60 }, (_, i) =>
      nextRound({ seats: 4, flipped: ['asgard-1', 'asgard-5', 'asgard-3'], row: [], seed: `row ${i}` }),
    );
    const ids = content.asgardTiles.map(({ id }) => id);
    expect(ids.filter(id => rows.some(t => t.where(id) === 'row'))).toEqual(ids);
    for (const t of rows) {
      expect(ids.filter(id => t.where(id) === 'row')).toHaveLength(3);
      expect(ids.filter(id => t.where(id) === 'flipped')).toEqual([]);
    }
  });
});

describe('what comes next', () => {
  test('ASG-285: any tile that is left, and never one that lies elsewhere', () => {
    const next = { tile: new Set<unknown>(), temple: new Set<unknown>() };
    for (let i = 0; i < 40; i++) {
      const t = new Table({
        seats: 4,
        slots: { 'odin.temple': YELLOW },
        reserve: ['pink 1 whiteWarrior 1'],
        on: { 'light-world2': 'odin-2', 'light-world5': 'light-battle-levy' },
        top: { odin: 'odin-1' },
        templesUp: ['temple-1-1'],
        temples: [[], ['temple-1-6']],
        seed: `next ${i}`,
      }).play(YELLOW, 'build temple-1-1', 'lay light-world5');
      for (const { tile } of t.told('turnedUp')) next.tile.add(tile);
      for (const { temple } of t.told('templeUp')) next.temple.add(temple);
    }
    expect([...next.tile].toSorted()).toEqual(['odin-3', 'odin-4']);
    expect([...next.temple].toSorted()).toEqual(['temple-1-2', 'temple-1-3', 'temple-1-4', 'temple-1-5']);
  });
});
