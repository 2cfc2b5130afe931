import { describe, expect, test } from 'vitest';
import { CARDS, ended } from './scenes.ts';
import { A, B, type PositionWords, Table } from './table.ts';

const LEADERS = CARDS.filter(({ leader }) => leader);
/** Captain (hit 3, parry 3, dodge 4), elf lord (dodge 2) and death knight (dodge 6), each next to the other two. */
const three = (more: Partial<PositionWords> = {}) =>
  new Table({ saga: 'duel', figures: ['captain 0,0', 'elf-lord 1,0', 'death-knight 0,1'], ...more });

describe('the duel', () => {
  test('SAGA-370: only the leaders are placed; the others never count as losses', () => {
    const t = new Table({ saga: 'duel', figures: ['', ''], teams: ['humans', 'orcs'], phase: 'area' });
    t.play(A, 'area 3,3');
    expect(new Set(t.offers(A).map(offer => offer.split('>')[0]))).toEqual(new Set(['captain']));
    expect(t.refused(A, 'swordsman>3,3')).toBe('SAGA-370');
    t.play(A, 'captain>3,3', 'done').play(B, 'warlord>-3,-3', 'done');
    expect(t.figuresLeft).toEqual([1, 1]);
    expect([t.phase, t.offers()]).toEqual(['figure', [t.active === A ? 'move captain' : 'move warlord', 'end']]);
  });

  test('SAGA-371: the first hit roll starts the hourglass, hit or miss', () => {
    const miss = three({ phase: 'attacker' });
    expect(miss.master).toBeUndefined();
    expect(miss.rolls(0).attack(A, 'captain', 'elf-lord').master).toBe(A);
    expect(three({ phase: 'attacker' }).rolls(3, 3).attack(A, 'captain', 'elf-lord').master).toBe(A);
    expect(three({ phase: 'attacker', turn: B }).rolls(0).attack(B, 'elf-lord', 'captain').master).toBe(B);
    // A fall without a hit roll does not start it.
    const dodge = three().rolls(3).walk(A, 'captain', '-1,0');
    expect([dodge.figuresLeft, dodge.master]).toEqual([[0, 1, 1], undefined]);
  });

  test.each(LEADERS)('SAGA-372: $name of the $team is worth 3', ({ name, enemy }) => {
    const striker = enemy === 'skeleton-1' ? 'death-knight' : 'warlord';
    const t = new Table({ saga: 'duel', figures: [`${striker} 0,0`, `${name} 1,0`, ''], phase: 'attacker' });
    expect(t.rolls(9, 0).attack(A, striker, name).points).toEqual([3, 0, 0]);
  });

  test('SAGA-373: a failed dodge gives 3 to every opponent whose leader is next to the field', () => {
    expect(three().rolls(3).walk(A, 'captain', '-1,0').points).toEqual([0, 3, 3]);
    const one = three({ figures: ['captain 0,0', 'elf-lord 1,0', 'death-knight -2,1'] });
    expect(one.rolls(3).walk(A, 'captain', '-1,0').points).toEqual([0, 3, 0]);
  });

  test('SAGA-374: 1 point to the attacker for each hit that was parried', () => {
    const t = three({ phase: 'attacker' }).rolls(3, 3).attack(A, 'captain', 'elf-lord');
    expect([t.points, t.told('points')]).toEqual([
      [1, 0, 0],
      [{ type: 'points', seat: A, points: 1, gain: 'parried' }],
    ]);
    expect(three({ phase: 'attacker' }).rolls(2).attack(A, 'captain', 'elf-lord').points).toEqual([0, 0, 0]);
    const fight = new Table({ figures: ['captain 0,0', 'elf-lord 1,0'], phase: 'attacker' });
    expect(fight.rolls(3, 3).attack(A, 'captain', 'elf-lord').points).toEqual([0, 0]);
  });

  test('SAGA-375: ties go to whoever has the own leader standing, then they are shared', () => {
    const end = (figures: string[], points: number[]) => ended({ saga: 'duel', figures, points }).places;
    expect(end(['', 'elf-lord 1,0', 'death-knight 0,1'], [3, 3, 1])).toEqual([2, 1, 3]);
    expect(end(['', 'elf-lord 1,0', 'death-knight 0,1'], [3, 3, 3])).toEqual([3, 1, 1]);
    expect(end(['', 'elf-lord 1,0', 'death-knight 0,1'], [4, 3, 3])).toEqual([1, 2, 2]);
  });

  test('SAGA-376: with 2 players the fall of a leader ends the saga at once', () => {
    const facing = (more: Partial<PositionWords> = {}) =>
      new Table({ saga: 'duel', figures: ['captain 0,0', 'elf-lord 1,0'], ...more });
    const struck = facing({ phase: 'attacker', points: [0, 5] })
      .rolls(3, 2)
      .attack(A, 'captain', 'elf-lord');
    expect([struck.match.over, struck.scores, struck.places]).toEqual([true, [3, 5], [1, 2]]);
    const dodge = facing({ points: [5, 0] })
      .rolls(3)
      .walk(A, 'captain', '-1,0');
    expect([dodge.match.over, dodge.scores, dodge.places]).toEqual([true, [5, 3], [2, 1]]);
  });
});
