/** The helper of these tests, on the plainest positions. */
import { describe, expect, test } from 'vitest';
import { A, B, type PositionWords, Table } from './table.ts';

const captainAndSkeleton = (more: Partial<PositionWords> = {}) =>
  new Table({ figures: ['captain 0,0', 'skeleton 1,0 skeleton 5,1'], ...more });

describe('a position in words', () => {
  test('figures, terrain, tiles and the crown lie where the words say', () => {
    const t = new Table({
      saga: 'crown',
      figures: ['captain 3,4 swordsman 2,2 swordsman 2,3', 'goblin-3 -3,-3'],
      terrain: 'tree 1,-1',
      tiles: { '-3,-3': 'T03 turned 1' },
      turn: B,
      points: [2, 0],
    });
    expect([t.teams, t.active, t.phase, t.points]).toEqual([['humans', 'orcs'], B, 'figure', [2, 0]]);
    expect([t.on('0,0'), t.on('1,-1'), t.on('-3,-2'), t.on('1,0')]).toEqual(['crown', 'tree', 'house', undefined]);
    expect(t.figures(A)).toBe('captain 3,4 swordsman-1 2,2 swordsman-2 2,3');
    expect([t.where('goblin-3'), t.where('goblin-1')]).toEqual(['-3,-3', undefined]);
  });

  test('dice fall as the test says, and must', () => {
    expect(() => captainAndSkeleton({ phase: 'attacker' }).play(A, 'with captain')).toThrow('a die is rolled');
    expect(() => captainAndSkeleton({ phase: 'attacker' }).rolls(2, 3).play(A, 'with captain')).toThrow('not rolled');
    const t = captainAndSkeleton({ phase: 'attacker' }).rolls(3, 4).attack(A, 'captain', 'skeleton-1');
    expect(t.news).toEqual([
      'attacked 0 captain skeleton-1',
      'hit captain skeleton-1 3 3',
      'failedParry captain skeleton-1 5 4',
      'fell 1 skeleton-1 1,0 0',
      'points 0 1 struckDown',
      'master 0',
      'turn 1 1',
    ]);
  });
});
