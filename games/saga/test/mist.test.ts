import { describe, expect, test } from 'vitest';
import { ended } from './scenes.ts';
import { A, B, type PositionWords, Table } from './table.ts';

/** With 2 players A starts on the tile of (3,3) and wants to that of (-3,-3); B the other way round. */
const mist = (figures: string[], more: Partial<PositionWords> = {}) => new Table({ saga: 'mist', figures, ...more });

describe('the mist', () => {
  test('SAGA-420: all figures take part, and the goal area lies across the middle from the start area', () => {
    const t = new Table({ fresh: { seats: 3, options: { saga: 'mist' } } }).playUntil(
      ({ phase }) => phase === 'figure',
    );
    expect(Math.min(...t.figuresLeft)).toBeGreaterThanOrEqual(4);
    // With 3 players, from (3,3), (-6,3) and (3,-6): no start area is the goal of another.
    const figures = ['captain -3,-3 swordsman 3,3', 'goblin 6,-3 goblin -4,-4', 'skeleton -3,6 skeleton 7,-4'];
    expect(ended({ saga: 'mist', figures }).scores).toEqual([1, 1, 1]);
    const elsewhere = ['swordsman -2,-3 swordsman 6,-2', 'goblin 5,-3 goblin 0,1', 'skeleton -3,5 skeleton -4,4'];
    expect(ended({ saga: 'mist', figures: elsewhere }).scores).toEqual([0, 0, 0]);
  });

  test('SAGA-420: terrain on the start tile takes nothing from the goal area', () => {
    const tiles = { '3,3': 'T03 turned 1' };
    const t = ended({ saga: 'mist', tiles, figures: ['captain -3,-4 swordsman -2,-5', 'goblin 0,0'] });
    expect(t.scores).toEqual([2, 0]);
  });

  test('SAGA-421: with 2 players the goal is the start area of the other', () => {
    const figures = ['captain -3,-3 swordsman -5,-1 swordsman 3,3', 'goblin 3,4 goblin 5,1 goblin -4,-4'];
    expect(ended({ saga: 'mist', figures }).scores).toEqual([2, 2]);
    const swapped = ended({ saga: 'mist', figures, areas: ['-3,-3', '3,3'] });
    expect(swapped.scores).toEqual([1, 1]);
  });

  test('SAGA-422: the hourglass starts when a figure ends its move in the own goal area', () => {
    const a = mist(['captain -3,-2', 'goblin 5,-5']).walk(A, 'captain', '-3,-3');
    expect(a.master).toBeUndefined();
    expect(a.play(A, 'stop').master).toBe(A);
    const b = mist(['captain 0,0', 'goblin 3,2'], { turn: B }).walk(B, 'goblin-1', '3,3').play(B, 'stop');
    expect(b.master).toBe(B);
    // The goal of the other is no goal.
    expect(mist(['captain 3,2', 'goblin 5,-5']).walk(A, 'captain', '3,3').play(A, 'stop').master).toBeUndefined();
    const last = mist(['captain -3,1', 'goblin 5,-5']).walk(A, 'captain', '-3,0 -3,-1 -3,-2 -4,-2 -4,-3');
    expect([last.where('captain'), last.master]).toEqual(['-4,-3', A]);
  });

  test('SAGA-423: passing through does not', () => {
    const t = mist(['captain -3,-2', 'goblin 5,-5']).walk(A, 'captain', '-3,-3 -2,-3').play(A, 'stop');
    expect([t.where('captain'), t.master]).toEqual(['-2,-3', undefined]);
  });

  test('SAGA-424: 1 point for each own figure in the own goal area at the end', () => {
    const figures = ['captain -3,-3 swordsman -4,-4 swordsman -5,-1 swordsman -2,-2', 'goblin 3,3 goblin -3,-4'];
    const t = ended({ saga: 'mist', figures });
    expect([t.scores, t.places]).toEqual([
      [3, 1],
      [1, 2],
    ]);
    expect(t.told('points')).toHaveLength(2);
  });

  test('SAGA-425: figures may leave the goal area again, and others may enter it', () => {
    const t = mist(['captain -3,-3', 'goblin 5,-5 goblin -3,0'], { master: A });
    t.walk(A, 'captain', '-2,-3 -1,-3').play(A, 'stop', 'end');
    t.walk(B, 'goblin-2', '-3,-1 -3,-2 -4,-2').play(B, 'stop').tokens('red').play(B, 'end');
    expect([t.where('captain'), t.where('goblin-2'), t.scores]).toEqual(['-1,-3', '-4,-2', [0, 0]]);
  });

  test('SAGA-426: ties are broken by losses, then shared', () => {
    const end = (a: string, b: string) => ended({ saga: 'mist', figures: [a, b] }).places;
    expect(end('captain -3,-3', 'blade-dancer 3,3 blade-dancer 0,0')).toEqual([2, 1]);
    expect(end('captain -3,-3 swordsman 1,0', 'blade-dancer 3,3 blade-dancer 0,0')).toEqual([1, 1]);
  });
});
