import { describe, expect, test } from 'vitest';
import { type PositionWords, Table } from './table.ts';

const ended = (words: Partial<PositionWords>) => new Table({ seats: 3, phase: 'scoring', ...words });

describe('the winner', () => {
  test('MIM-430: the highest total wins, whatever else the others have', () => {
    const t = ended({
      realms: { asgard: { 0: '5 viking', 2: '3 viking' } },
      screens: { 0: ['skin-1-1', 'wood-1-1', 'gem-1-1'], 1: ['gem-2-4'], 2: ['skin-2-1', 'wood-2-1'] },
    });
    expect(t.scores).toEqual([3, 4, 2]);
    expect(t.places).toEqual([2, 1, 3]);
  });

  test('MIM-431: of equal totals the one with more treasures wins, even with fewer vikings left', () => {
    const t = ended({
      realms: { asgard: { 0: '5 viking', 1: '4 viking' } },
      screens: { 0: ['gem-1-3'], 1: ['gem-1-1', 'gem-1-2'], 2: ['skin-1-1', 'wood-1-1', 'metal-1-1'] },
    });
    expect(t.scores).toEqual([3, 3, 3]);
    expect(t.places).toEqual([3, 2, 1]);
  });

  test('MIM-432: then the one with more vikings left in all the realms', () => {
    const t = ended({
      realms: {
        asgard: { 0: '2 viking', 1: 'viking' },
        alfheim: { 1: 'viking' },
        midgard: { 1: 'viking', 2: 'viking' },
      },
      screens: { 0: ['gem-1-1'], 1: ['skin-1-1'], 2: ['wood-1-1'] },
    });
    expect(t.places).toEqual([2, 1, 3]);
  });

  test('MIM-433: for that the double counts 2', () => {
    const t = ended({
      realms: { asgard: { 0: 'double', 1: '2 viking', 2: 'viking' } },
      screens: { 0: ['gem-1-1'], 1: ['skin-1-1'], 2: ['wood-1-1'] },
    });
    expect(t.places).toEqual([1, 1, 3]);
  });

  test('MIM-434: vikings that carried a treasure home in round 3 do not count', () => {
    const t = ended({
      realms: { asgard: { 0: '2 viking', treasures: ['gem-1-1'] }, midgard: { 1: '2 viking' } },
      screens: { 1: ['skin-1-1'] },
    });
    t.play(0, 'take gem-1-1');
    expect([t.scores, t.places]).toEqual([
      [1, 1, 0],
      [2, 1, 3],
    ]);
  });

  test('MIM-435: players equal in everything share the win', () => {
    const t = ended({
      realms: { asgard: { 0: '2 viking', 2: 'viking' }, midgard: { 2: 'viking', 1: '3 viking' } },
      screens: { 0: ['gem-1-1'], 2: ['wood-1-1'] },
    });
    expect(t.places).toEqual([1, 3, 1]);
  });

  test('MIM-436: each tie-break keeps only the best of those still tied', () => {
    const t = ended({
      seats: 4,
      realms: { asgard: { 0: 'viking', 1: '3 viking', 2: '9 viking', 3: '9 viking' } },
      screens: {
        0: ['gem-1-1', 'skin-1-3'],
        1: ['wood-1-1', 'gem-1-3'],
        2: ['wood-2-4'],
        3: ['skin-2-1', 'wood-2-1', 'metal-2-1'],
      },
    });
    expect(t.scores).toEqual([4, 4, 4, 3]);
    expect(t.places).toEqual([2, 1, 3, 4]);
  });

  test('MIM-437: the other places follow the same order, and equals share a place', () => {
    const t = ended({
      seats: 4,
      realms: { asgard: { 1: 'viking', 2: 'viking', 3: '7 viking' } },
      screens: { 0: ['gem-2-4'], 1: ['gem-1-3'], 2: ['wood-1-3'], 3: ['skin-1-1', 'wood-1-1'] },
    });
    expect(t.scores).toEqual([4, 3, 3, 2]);
    expect(t.places).toEqual([1, 2, 2, 4]);
  });
});
