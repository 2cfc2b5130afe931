import { describe, expect, test } from 'vitest';
import { fieldNames } from '../rules/tables.ts';
import { CARDS, ended } from './scenes.ts';
import { A, B, C, type PositionWords, Table } from './table.ts';

const scene = (figures: string[], more: Partial<PositionWords> = {}) => new Table({ figures, ...more });

describe('the fight', () => {
  test('SAGA-350: all figures take part, and nothing extra is laid out', () => {
    const t = new Table({ fresh: { seats: 2, options: { saga: 'fight' } } }).playUntil(
      ({ phase }) => phase === 'figure',
    );
    const sizes = { humans: 5, elves: 5, undead: 5, orcs: 6, demons: 4 };
    expect(t.figuresLeft).toEqual(t.teams.map(team => sizes[team as keyof typeof sizes]));
    expect(fieldNames(t.c.battlefield).map(field => t.on(field))).not.toContain('crown');
    expect([t.chest('0,0'), t.told('chestLaid'), t.told('crownLaid')]).toEqual([undefined, [], []]);
  });

  test('SAGA-351: the first figure struck down starts the hourglass, by attack, shot or failed dodge', () => {
    const struck = scene(['captain 0,0', 'goblin 1,0 goblin 5,-5'], { phase: 'attacker' });
    expect(struck.rolls(3, 6).attack(A, 'captain', 'goblin-1').master).toBe(A);
    const shot = scene(['crossbowman 0,0', 'goblin 4,0 goblin -8,4'], { phase: 'attacker' });
    expect(shot.rolls(5, 6).attack(A, 'crossbowman', 'goblin-1').master).toBe(A);
    const dodge = scene(['captain 0,0 swordsman 5,-5', 'goblin 1,0']);
    expect(dodge.rolls(3).walk(A, 'captain', '-1,0').master).toBe(A);
    const parried = scene(['captain 0,0', 'goblin 1,0 goblin 5,-5'], { phase: 'attacker' });
    expect(parried.rolls(3, 7).attack(A, 'captain', 'goblin-1').master).toBeUndefined();
  });

  test('SAGA-352: after a failed dodge the Master is the player whose figure fell', () => {
    const t = scene(['captain 0,0', 'goblin 1,0 warlord 5,-5', 'fiend 1,1'], { turn: B });
    t.rolls(3).walk(B, 'goblin-1', '2,-1');
    expect([t.told('fell')[0].seat, t.master]).toEqual([B, B]);
  });

  test.each(CARDS)('SAGA-353 SAGA-354: $name of the $team is worth 1, or 2 as leader', ({ name, enemy, leader }) => {
    const t = scene([`${enemy} 0,0`, `${name} 1,0`, ''], { phase: 'attacker' });
    expect(t.rolls(9, 0).attack(A, enemy, name).points).toEqual([leader ? 2 : 1, 0, 0]);
  });

  test('SAGA-353: points go to whoever strikes, for every figure again', () => {
    const t = scene(['captain 0,0 swordsman 0,1', 'goblin 1,0 goblin -1,1 goblin 5,-5', 'fiend 1,-1'], {
      phase: 'attacker',
    });
    t.rolls(9, 0).play(A, 'with captain', 'against goblin-1').rolls(9, 0).attack(A, 'swordsman-1', 'goblin-2');
    expect(t.points).toEqual([2, 0, 0]);
    t.play(B, 'end').play(C, 'end').rolls(9, 0).tokens('green').attack(C, 'fiend-1', 'captain');
    expect(t.points).toEqual([2, 0, 2]);
    const shot = scene(['crossbowman 0,0', 'goblin 4,0 goblin -8,4'], { phase: 'attacker' });
    expect(shot.rolls(5, 6).attack(A, 'crossbowman', 'goblin-1').points).toEqual([1, 0]);
  });

  test('SAGA-355: a failed dodge gives the same points to every opponent next to the field', () => {
    const failing = (kind: string) => {
      const t = scene([`${kind} 0,0 orc-warrior 0,1`, 'captain 1,0', 'fiend 0,-1', 'skeleton -2,0']);
      return t.rolls(0).walk(A, kind, '-1,0').points;
    };
    expect(failing('goblin-1')).toEqual([0, 1, 1, 0]);
    expect(failing('warlord')).toEqual([0, 2, 2, 0]);
  });

  test('SAGA-356: each gets them once, however many figures stand there', () => {
    const t = scene(['goblin 0,0 warlord 5,-5', 'captain 1,0 swordsman 0,1 swordsman -1,1', 'fiend 0,-1 fiend 1,-1']);
    t.rolls(0).walk(A, 'goblin-1', '-1,0');
    expect([t.points, t.told('points').length]).toEqual([[0, 1, 1], 2]);
  });

  test('SAGA-357: ties are broken by losses, then shared', () => {
    const end = (a: string, b: string) => ended({ figures: [a, b], points: [3, 3] }).places;
    expect(end('captain 0,0', 'blade-dancer 5,-5 blade-dancer 8,-5')).toEqual([2, 1]);
    expect(end('captain 0,0 swordsman 1,0', 'blade-dancer 5,-5 blade-dancer 8,-5')).toEqual([1, 1]);
  });
});
