import { describe, expect, test } from 'vitest';
import { A, Table } from './table.ts';

const FACES = Array.from({ length: 10 }, (_, face) => face);

describe('the die', () => {
  test('SAGA-010 SAGA-011: one die with the faces 0 to 9, each as likely', () => {
    const rolled = Array.from({ length: 400 }, (_, seed) => {
      const t = new Table({ figures: ['goblin 0,0', 'captain 1,0'], phase: 'attacker', seed: `${seed}` });
      const { news } = t.play(A, 'with goblin-1');
      return Number(news[1].split(' ').at(-1));
    });
    expect(new Set(rolled)).toEqual(new Set(FACES));
    // 40 times on average.
    for (const face of FACES) {
      const times = rolled.filter(die => die === face).length;
      expect(times).toBeGreaterThan(15);
      expect(times).toBeLessThan(70);
    }
  });

  test('SAGA-012 SAGA-013: a roll succeeds when it is at least the number, in 10 - v of ten cases', () => {
    const facing = (phase: 'figure' | 'attacker') => new Table({ figures: ['captain 0,0', 'skeleton 1,0'], phase });
    const hits = FACES.filter(die => {
      const t = facing('attacker').rolls(...(die < 3 ? [die] : [die, 9]));
      return t.attack(A, 'captain', 'skeleton-1').told('hit').length === 1;
    });
    const parries = FACES.filter(die =>
      facing('attacker').rolls(9, die).attack(A, 'captain', 'skeleton-1').where('skeleton-1'),
    );
    const dodges = FACES.filter(die => facing('figure').rolls(die).walk(A, 'captain', '-1,0').where('captain'));
    expect([hits, parries, dodges]).toEqual([
      [3, 4, 5, 6, 7, 8, 9],
      [5, 6, 7, 8, 9],
      [4, 5, 6, 7, 8, 9],
    ]);
  });
});
