import { describe, expect, test } from 'vitest';
import { turnsOf } from './scenes.ts';
import { A, B, C, type PositionWords, Table } from './table.ts';

/** A captain who can step up to a skeleton and attack it. */
const near = (more: Partial<PositionWords> = {}) =>
  new Table({ figures: ['captain -1,0', 'skeleton 1,0 skeleton 5,-5'], ...more });

describe('a turn', () => {
  test('SAGA-120: turns go clockwise from the start player', () => {
    const t = new Table({ figures: ['captain 0,0', 'goblin 5,-5', 'skeleton 8,-5', 'fiend -8,5'], turn: 2, start: 2 });
    for (const seat of [2, 3, 0, 1, 2, 3]) t.play(seat, 'end');
    expect(turnsOf(t)).toEqual([3, 0, 1, 2, 3, 0]);
  });

  test('SAGA-121: first all moves, then the fight', () => {
    const t = near();
    expect([t.phase, t.offers(A)]).toEqual(['figure', ['move captain', 'end']]);
    t.walk(A, 'captain', '0,0').play(A, 'stop');
    expect([t.phase, t.offers(A)]).toEqual(['attacker', ['with captain', 'end']]);
    t.rolls(0).attack(A, 'captain', 'skeleton-1');
    expect([t.active, t.phase]).toEqual([B, 'figure']);
  });

  test('SAGA-122: the turn of the Master begins with a token, before the move phase', () => {
    const t = near({ turn: B, master: A }).tokens('green').play(B, 'end');
    expect(t.news).toEqual(['roundOver 1', 'turn 0 2', 'greenToken 0 5']);
    expect([t.active, t.phase, t.offers(A)]).toEqual([A, 'figure', ['move captain', 'end']]);
    expect(near({ turn: B, master: B }).play(B, 'end').news).toEqual(['roundOver 1', 'turn 0 2']);
  });

  test('SAGA-123: nobody attacks before the move phase is over, nobody moves after it', () => {
    const t = new Table({ figures: ['captain 0,0 swordsman -3,0', 'skeleton 1,0 skeleton 0,1'] });
    expect(t.refused(A, 'with captain')).toBe('SAGA-123');
    t.play(A, 'move swordsman-1');
    expect(t.refused(A, 'with captain')).toBe('SAGA-123');
    t.play(A, 'stop', 'end');
    expect([t.phase, t.refused(A, 'move captain')]).toEqual(['attacker', 'SAGA-123']);
    t.play(A, 'with captain');
    expect([t.phase, t.refused(A, 'step -1,0')]).toEqual(['target', 'SAGA-123']);
    t.rolls(0).play(A, 'against skeleton-1');
    expect(t.active).toBe(B);
  });

  test('SAGA-124: the figures of all others are enemies', () => {
    const figures = ['captain 0,0 swordsman 0,-1', 'skeleton 1,0', 'goblin 0,1', 'fiend -1,0'];
    const t = new Table({ figures }).play(A, 'end', 'with captain');
    expect(t.offers(A)).toEqual(['against skeleton-1', 'against goblin-1', 'against fiend-1']);
    const c = new Table({ figures, turn: C }).play(C, 'end', 'with goblin-1');
    expect(c.offers(C)).toEqual(['against captain', 'against skeleton-1']);
  });

  test('SAGA-125: when all have moved and attacked as far as wished, the turn passes on', () => {
    const attacked = near({ phase: 'attacker', figures: ['captain 0,0', 'skeleton 1,0 skeleton 0,1'] });
    attacked.rolls(0).attack(A, 'captain', 'skeleton-1');
    expect([attacked.active, turnsOf(attacked)]).toEqual([B, [B]]);
    const moved = near().walk(A, 'captain', '-2,0').play(A, 'stop');
    expect([moved.active, moved.offers(A)]).toEqual([A, ['end']]);
    expect(moved.play(A, 'end').active).toBe(B);
    const both = new Table({ figures: ['captain 0,0 swordsman 0,1', 'skeleton 1,0'], phase: 'attacker' });
    both.rolls(0).attack(A, 'captain', 'skeleton-1');
    expect([both.active, both.offers(A)]).toEqual([A, ['with swordsman-1', 'end']]);
  });

  test('SAGA-126: a player may end the turn without moving or attacking with anything', () => {
    const t = new Table({ figures: ['captain 0,0 swordsman 0,1', 'skeleton 1,0'] }).play(A, 'end', 'end');
    expect([t.active, t.news]).toEqual([B, ['turn 1 1']]);
    expect([t.figures(A), t.figures(B)]).toEqual(['captain 0,0 swordsman-1 0,1', 'skeleton-1 1,0']);
  });

  test('SAGA-127: rounds are counted up to 9,999, and then no further', () => {
    const t = new Table({ figures: ['captain 0,0', 'goblin 5,-5'], rounds: 9998, options: { hourglassGuard: false } });
    for (const rounds of [9999, 9999]) expect(t.play(A, 'end').play(B, 'end').rounds).toBe(rounds);
  });

  test('SAGA-127: a round is over when the turn comes to the seat of the start player', () => {
    const rounds = (figures: string[]) => {
      const t = new Table({ figures, turn: C, start: B });
      const counted = [];
      for (let turns = 0; turns < 6; turns++) {
        t.play(t.active!, 'end');
        counted.push(`${t.active} ${t.rounds}`);
      }
      return counted;
    };
    expect(rounds(['captain 0,0', 'goblin 5,-5', 'skeleton -8,5'])).toEqual([
      ...['0 0', '1 1', '2 1'],
      ...['0 1', '1 2', '2 2'],
    ]);
    const withoutStart = rounds(['captain 0,0', '', 'skeleton -8,5']);
    expect(withoutStart).toEqual(['0 0', '2 1', '0 1', '2 2', '0 2', '2 3']);
    const alone = rounds(['', 'goblin 5,-5', 'skeleton -8,5']);
    expect(alone).toEqual(['1 1', '2 1', '1 2', '2 2', '1 3', '2 3']);
  });
});
