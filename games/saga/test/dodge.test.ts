import { describe, expect, test } from 'vitest';
import { CARDS, FAR } from './scenes.ts';
import { A, B, type PositionWords, Table } from './table.ts';

/** The swordsman (move 5, dodge 5) at (0,0) beside an orc at (1,0); both sides have a figure far off. */
const beside = (more: Partial<PositionWords> = {}) =>
  new Table({ figures: [`swordsman 0,0 captain 5,-5`, `orc-warrior 1,0 goblin ${FAR}`], ...more });
const facing = (field: string, enemies: string, more: Partial<PositionWords> = {}) =>
  beside({ figures: [`swordsman ${field} captain 5,-5`, `${enemies} warlord ${FAR}`], ...more });
const rolled = (t: Table) => t.told('dodged').length + t.told('failedDodge').length;

describe('the dodge', () => {
  test('SAGA-160: whoever is moved from a field next to an enemy rolls, on whatever side the enemy is', () => {
    const around = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];
    for (const [i, enemy] of around.entries()) {
      const away = around[(i + 3) % 6];
      const t = facing('0,0', `goblin ${enemy}`).rolls(5).walk(A, 'swordsman-1', away);
      expect([enemy, t.news[0], t.where('swordsman-1')]).toEqual([enemy, 'dodged 0 swordsman-1 5 5', away]);
    }
    for (const enemy of ['2,0', '1,1', '0,2', '-2,0', '2,-1'])
      expect(rolled(facing('0,0', `goblin ${enemy}`).walk(A, 'swordsman-1', '0,-1'))).toBe(0);
  });

  test('SAGA-161: each such step needs its own roll', () => {
    const t = beside().rolls(5, 6, 7).walk(A, 'swordsman-1', '0,1 1,1 2,0');
    expect(t.told('dodged').map(({ die }) => die)).toEqual([5, 6, 7]);
    const second = beside().rolls(9, 4).walk(A, 'swordsman-1', '0,1 1,1');
    expect([second.where('swordsman-1'), rolled(second)]).toEqual([undefined, 2]);
  });

  test('SAGA-162: moving around an enemy needs a roll', () => {
    const t = beside().rolls(5).walk(A, 'swordsman-1', '1,-1');
    expect([rolled(t), t.where('swordsman-1')]).toEqual([1, '1,-1']);
    expect(beside().rolls(4).walk(A, 'swordsman-1', '1,-1').where('swordsman-1')).toBeUndefined();
  });

  test('SAGA-163: entering a field next to an enemy needs none', () => {
    const t = facing('-1,0', 'goblin 1,0 goblin 1,-1').walk(A, 'swordsman-1', '0,0');
    expect([rolled(t), t.where('swordsman-1')]).toEqual([0, '0,0']);
  });

  test('SAGA-164: standing still next to an enemy needs none', () => {
    expect(rolled(beside().play(A, 'move swordsman-1', 'stop'))).toBe(0);
    expect(rolled(beside().play(A, 'end'))).toBe(0);
    const t = facing('-1,0', 'goblin 1,0').walk(A, 'swordsman-1', '0,0').play(A, 'stop');
    expect([rolled(t), t.where('swordsman-1')]).toEqual([0, '0,0']);
  });

  test('SAGA-165: one roll a step, however many enemies are next to the field, and of however many players', () => {
    const t = new Table({ figures: ['swordsman 0,0', 'goblin 1,0 goblin 0,1', 'fiend 1,-1 fiend 0,-1'] });
    t.rolls(5).walk(A, 'swordsman-1', '-1,0');
    expect(t.news).toEqual(['dodged 0 swordsman-1 5 5', 'moved 0 swordsman-1 0,0 -1,0']);
  });

  test.each(CARDS)('SAGA-166: $name of the $team dodges with $dodge and not with less', ({ name, enemy, dodge }) => {
    const flee = (die: number) => {
      const t = new Table({ figures: [`${name} 0,0`, `${enemy} 1,0`] }).rolls(die).walk(A, name, '-1,0');
      return [t.where(name), t.news[0]];
    };
    expect(flee(dodge)).toEqual(['-1,0', `dodged 0 ${name} ${dodge} ${dodge}`]);
    expect(flee(9)).toEqual(['-1,0', `dodged 0 ${name} ${dodge} 9`]);
    expect(flee(dodge - 1)).toEqual([undefined, `failedDodge 0 ${name} ${dodge} ${dodge - 1}`]);
    expect(flee(0)[0]).toBeUndefined();
  });

  test('SAGA-167: after a success the move goes on as long as movement is left', () => {
    const t = beside().rolls(5).walk(A, 'swordsman-1', '-1,0 -2,0 -3,0 -4,0');
    expect([t.phase, t.where('swordsman-1')]).toEqual(['step', '-4,0']);
    t.play(A, 'step -5,0');
    expect([t.phase, t.offers(A)]).toEqual(['figure', ['move captain', 'end']]);
  });

  test('SAGA-168: on failure the figure is struck down and removed', () => {
    const t = beside().rolls(4).walk(A, 'swordsman-1', '-1,0');
    expect([t.where('swordsman-1'), t.on('0,0'), t.on('-1,0')]).toEqual([undefined, undefined, undefined]);
    expect([t.figuresLeft, t.news]).toEqual([
      [1, 2],
      ['failedDodge 0 swordsman-1 5 4', 'fell 0 swordsman-1 0,0 -1', 'points 1 1 failedDodge', 'master 0'],
    ]);
  });

  test('SAGA-169: it falls on the field it was leaving', () => {
    const t = beside({ saga: 'treasure', chests: { '0,0': 'swordsman-1' } }).rolls(9, 4);
    t.walk(A, 'swordsman-1', '0,1 -1,1');
    expect([t.told('fell')[0].field, t.chest('0,0')]).toEqual(['0,1', '0,1']);
    // Who stands next to the field it was going to, but not next to the one it left, gets nothing.
    const points = new Table({ figures: ['swordsman 0,0 captain 5,-5', 'goblin 1,0', 'fiend -2,0'] });
    expect(points.rolls(4).walk(A, 'swordsman-1', '-1,0').points).toEqual([0, 1, 0]);
  });

  test('SAGA-170: the step is named before the roll, and made after a success', () => {
    const t = beside().play(A, 'move swordsman-1');
    expect(t.offers(A)).toEqual([...['0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map(field => `step ${field}`), 'stop']);
    expect([t.isFinal('step 0,1'), t.isFinal('stop')]).toEqual([true, false]);
    expect(t.rolls(5).play(A, 'step 0,1').where('swordsman-1')).toBe('0,1');
  });

  test.each(CARDS)('SAGA-171: $name of the $team counts as an enemy on a neighbouring field', ({ name, enemy }) => {
    const t = new Table({ figures: [`${enemy} 0,0`, `${name} 0,1`] }).rolls(9).walk(A, enemy, '0,-1');
    expect(rolled(t)).toBe(1);
  });

  test('SAGA-171: own figures do not count, those of every other player do', () => {
    const own = facing('0,0', '', { figures: [`swordsman 0,0 swordsman 1,0 captain 0,1`, `goblin ${FAR}`] });
    expect(rolled(own.walk(A, 'swordsman-1', '-1,0'))).toBe(0);
    for (const seat of [1, 2, 3]) {
      const others = ['goblin', 'fiend', 'skeleton'].map(
        (kind, i) => `${kind} ${i + 1 === seat ? '1,0' : `${i - 8},5`}`,
      );
      const t = new Table({ figures: ['swordsman 0,0', ...others] }).rolls(5).walk(A, 'swordsman-1', '-1,0');
      expect(rolled(t)).toBe(1);
    }
  });

  test('SAGA-172: terrain does not shield', () => {
    const t = beside({ terrain: 'tree 1,-1 house 0,1 stone 2,0 hut 2,-1 tower 1,1' });
    expect(rolled(t.rolls(5).walk(A, 'swordsman-1', '-1,0'))).toBe(1);
  });

  test('SAGA-173: after a loss the player goes on with the other figures', () => {
    const t = facing('0,0', 'orc-warrior 1,0 goblin 5,-4').rolls(4).walk(A, 'swordsman-1', '-1,0');
    expect([t.active, t.phase, t.offers(A)]).toEqual([A, 'figure', ['move captain', 'end']]);
    t.play(A, 'move captain', 'stop');
    expect([t.phase, t.offers(A)]).toEqual(['attacker', ['with captain', 'end']]);
    expect(t.rolls(0).attack(A, 'captain', 'goblin-1').active).toBe(B);
  });
});
