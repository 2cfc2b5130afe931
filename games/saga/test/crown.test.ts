import { describe, expect, test } from 'vitest';
import { fieldNames } from '../rules/tables.ts';
import { attackers, ended } from './scenes.ts';
import { A, B, type PositionWords, Table } from './table.ts';

const crown = (figures: string[], more: Partial<PositionWords> = {}) => new Table({ saga: 'crown', figures, ...more });
const AROUND = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];

describe('the crown', () => {
  test.each([2, 3, 4, 5])('SAGA-440: with %i players it lies on (0,0), and all figures take part', seats => {
    const t = new Table({ fresh: { seats, options: { saga: 'crown' } } });
    expect(t.told('crownLaid')).toEqual([{ type: 'crownLaid', field: '0,0' }]);
    expect(fieldNames(t.c.battlefield).filter(field => t.on(field) === 'crown')).toEqual(['0,0']);
    t.playUntil(({ phase }) => phase === 'figure');
    expect(Math.min(...t.figuresLeft)).toBeGreaterThanOrEqual(4);
  });

  test('SAGA-441: nobody may enter its field', () => {
    for (const field of AROUND) {
      const t = crown([`captain ${field}`, 'goblin 5,-5']).play(A, 'move captain');
      expect(t.offers(A)).not.toContain('step 0,0');
      expect(t.refused(A, 'step 0,0')).toBe('SAGA-441');
    }
  });

  test('SAGA-442: it does not block sight', () => {
    const figures = ['crossbowman -2,0', 'goblin 2,0'];
    expect(attackers({ saga: 'crown', figures })).toEqual(['crossbowman']);
    expect(attackers({ saga: 'fight', figures, terrain: 'stone 0,0' })).toEqual([]);
  });

  test('SAGA-443: the hourglass starts when a figure ends its move next to it', () => {
    const t = crown(['captain 2,0', 'goblin 5,-5']).walk(A, 'captain', '1,0');
    expect(t.master).toBeUndefined();
    expect(t.play(A, 'stop').master).toBe(A);
    const b = crown(['captain 2,2', 'goblin -2,0'], { turn: B }).walk(B, 'goblin-1', '-1,0').play(B, 'stop');
    expect(b.master).toBe(B);
    const past = crown(['captain 2,0', 'goblin 5,-5']).walk(A, 'captain', '1,0 1,1').play(A, 'stop');
    expect(past.master).toBeUndefined();
    const last = crown(['captain 5,0', 'goblin 5,-5']).walk(A, 'captain', '4,0 3,0 2,0 2,-1 1,-1');
    expect(last.master).toBe(A);
  });

  test('SAGA-444: 1 point for each own figure next to it at the end', () => {
    const figures = ['captain 1,0 swordsman 0,1 swordsman 2,0', 'goblin -1,0 goblin 0,-1 goblin -1,1 warlord 1,1'];
    const t = ended({ saga: 'crown', figures });
    expect([t.scores, t.places]).toEqual([
      [2, 3],
      [2, 1],
    ]);
  });

  test('SAGA-445: with the grove in the middle four fields next to it are free, with the open field six', () => {
    const free = (tile: string) => {
      const t = crown(['captain 5,-5', 'goblin 5,-4'], { tiles: { '0,0': tile } });
      return AROUND.filter(field => t.on(field) === undefined).length;
    };
    expect(['T05', 'T02', 'T04', 'T14'].map(free)).toEqual([3, 4, 5, 6]);
  });

  test('SAGA-446: ties are broken by the own leader next to it, then losses, then shared', () => {
    const end = (a: string, b: string) => ended({ saga: 'crown', figures: [a, b] }).places;
    expect(end('captain 1,0', 'blade-dancer -1,0 elf-lord 4,0 blade-dancer 4,-1')).toEqual([1, 2]);
    expect(end('swordsman 1,0 captain 3,3', 'blade-dancer -1,0 blade-dancer 4,0 blade-dancer 4,-1')).toEqual([2, 1]);
    expect(end('captain 1,0', 'elf-lord -1,0 blade-dancer 4,0')).toEqual([2, 1]);
    expect(end('captain 1,0 swordsman 3,0', 'elf-lord -1,0 blade-dancer 4,0')).toEqual([1, 1]);
  });
});
