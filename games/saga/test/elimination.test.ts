import { describe, expect, test } from 'vitest';
import { keenly, playedOut } from './random-play.ts';
import { turnsOf } from './scenes.ts';
import { A, B, C, type PositionWords, Table } from './table.ts';

/** B stands alone between A and C. */
const between = (more: Partial<PositionWords> = {}) =>
  new Table({ figures: ['captain 0,0 swordsman -3,0', 'skeleton 1,0', 'fiend 5,-5'], ...more });
const strike = (t: Table) => t.rolls(3, 0).attack(A, 'captain', 'skeleton-1');

describe('without figures', () => {
  test('SAGA-310: a player with no figure left is skipped', () => {
    const t = strike(between({ phase: 'attacker' }));
    expect(t.news).toContain('out 1');
    expect(t.refused(B, 'end')).toBe('not-awaited');
    t.tokens('green').play(C, 'end').play(A, 'end');
    expect(turnsOf(t)).toEqual([C, A, C]);
  });

  test('SAGA-311: the points stay, and can still win', () => {
    const t = strike(between({ phase: 'attacker', points: [0, 4, 1], master: C }).tokens('red'));
    expect([t.figuresLeft, t.scores, t.places]).toEqual([
      [2, 0, 1],
      [1, 4, 1],
      [2, 1, 2],
    ]);
  });

  test('SAGA-312: a Master without figures turns a token, and that is the whole turn', () => {
    const t = between({ figures: ['captain 0,0', '', 'fiend 5,-5'], master: B });
    for (let turns = 1; turns <= 3; turns++) {
      t.tokens('green').play(A, 'end');
      expect([t.news.slice(-3), t.active]).toEqual([
        [`turn 1 ${turns}`, `greenToken 1 ${6 - turns}`, `turn 2 ${turns}`],
        C,
      ]);
      t.play(C, 'end');
    }
    t.tokens('red').play(A, 'end');
    expect(t.match.over).toBe(true);
  });
});

describe('the last one standing', () => {
  test('SAGA-313: the saga ends at once, and the only player left wins, whatever the points', () => {
    const figures = ['captain 0,0', 'skeleton 1,0', ''];
    const t = strike(between({ figures, phase: 'attacker', points: [0, 9, 5] }));
    expect(t.news.slice(-2)).toEqual(['out 1', 'ended lastStanding']);
    expect([t.match.over, t.scores, t.places]).toEqual([true, [1, 9, 5], [1, 2, 3]]);
    expect(strike(between({ phase: 'attacker' })).match.over).toBe(false);
  });

  test('SAGA-314: in the middle of a fight phase', () => {
    const t = strike(between({ figures: ['captain 0,0 swordsman 1,-1', 'skeleton 1,0', ''], phase: 'attacker' }));
    expect([t.match.over, t.places[A]]).toEqual([true, 1]);
  });

  test('SAGA-314: and in the middle of a move phase', () => {
    const t = new Table({ figures: ['goblin 0,0', 'captain 1,0 swordsman 5,-5'] });
    t.rolls(3).walk(A, 'goblin-1', '-1,0');
    expect([t.match.over, t.places, t.news.at(-1)]).toEqual([true, [2, 1], 'ended lastStanding']);
  });

  test('SAGA-315: whoever loses the last figure to a failed dodge has ended the turn', () => {
    const t = new Table({ figures: ['goblin 0,0', 'captain 1,0', 'fiend 5,-5'] }).rolls(3).walk(A, 'goblin-1', '-1,0');
    expect([t.match.over, t.active, t.news.at(-1)]).toEqual([false, B, 'turn 1 1']);
  });

  test('SAGA-316: somebody always has figures left', () => {
    const last = new Table({ figures: ['captain 0,0', 'skeleton 1,0'], phase: 'attacker' });
    expect(last.rolls(3, 0).attack(A, 'captain', 'skeleton-1').figuresLeft).toEqual([1, 0]);
    const left = Array.from({ length: 12 }, (_, seed) => {
      const t = playedOut({ seats: 2 + (seed % 2), options: { saga: 'duel' } }, seed, keenly(seed));
      return t.figuresLeft.filter(figures => figures > 0).length;
    });
    expect(Math.min(...left)).toBe(1);
  });
});
