import { describe, expect, test } from 'vitest';
import { attackers, CARDS, FAR } from './scenes.ts';
import { A, B, type PositionWords, Table } from './table.ts';

const fight = (a: string, b: string, more: Partial<PositionWords> = {}) =>
  new Table({ figures: [a, b], phase: 'attacker', ...more });
/** The captain (hit 3) against a skeleton (parry 5); another skeleton is far off. */
const captain = () => fight('captain 0,0', `skeleton 1,0 skeleton ${FAR}`);

describe('the fight phase', () => {
  test('SAGA-190: each own figure may attack once', () => {
    const t = fight('captain 0,0 swordsman 1,-1', 'skeleton 1,0 skeleton 0,-1');
    expect(t.offers(A)).toEqual(['with captain', 'with swordsman-1', 'end']);
    t.rolls(0).attack(A, 'captain', 'skeleton-1');
    expect([t.offers(A), t.refused(A, 'with captain')]).toEqual([['with swordsman-1', 'end'], 'SAGA-190']);
    t.rolls(0).attack(A, 'swordsman-1', 'skeleton-2');
    expect(t.active).toBe(B);
    t.play(B, 'end', 'end').play(A, 'end');
    expect(t.offers(A)).toEqual(['with captain', 'with swordsman-1', 'end']);
  });

  test('SAGA-191: attacking is optional', () => {
    const t = fight('captain 0,0 swordsman 1,-1', 'skeleton 1,0').rolls(0).attack(A, 'captain', 'skeleton-1');
    expect(t.offers(A)).toContain('end');
    expect([t.play(A, 'end').active, t.where('skeleton-1')]).toEqual([B, '1,0']);
  });

  test('SAGA-192: the target is an enemy on a neighbouring field at that moment', () => {
    const around = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];
    for (const field of around)
      expect(attackers({ figures: ['captain 0,0', `goblin ${field}`] }), field).toEqual(['captain']);
    for (const field of ['2,0', '1,1', '0,2', '-1,2', '-2,0', '2,-1'])
      expect(attackers({ figures: ['captain 0,0', `goblin ${field}`] }), field).toEqual([]);
    // A goblin that has fallen is no target any more, nor one that was left.
    const fallen = fight('captain 0,0 swordsman 1,-1', `goblin 1,0 goblin ${FAR}`);
    expect(fallen.rolls(9, 0).attack(A, 'captain', 'goblin-1').active).toBe(B);
    const left = new Table({ figures: ['captain 0,0', 'goblin 1,0'] }).rolls(9).walk(A, 'captain', '-1,0');
    expect(left.play(A, 'stop').phase).toBe('passOn');
    const two = fight('captain 0,0', 'skeleton 1,0 skeleton 0,1 skeleton 2,0').play(A, 'with captain');
    expect(two.offers(A)).toEqual(['against skeleton-1', 'against skeleton-2']);
    expect(two.refused(A, 'against skeleton-3')).toBe('SAGA-192');
  });

  test('SAGA-193: the player chooses who attacks next and whom, one attack after another', () => {
    const t = fight('captain 0,0 swordsman 1,-1', 'skeleton 1,0 skeleton 0,-1').play(A, 'with swordsman-1');
    expect(t.offers(A)).toEqual(['against skeleton-1', 'against skeleton-2']);
    expect([t.refused(A, 'with captain'), t.refused(A, 'end')]).toEqual(['SAGA-193', 'SAGA-193']);
    t.rolls(9, 0).play(A, 'against skeleton-2');
    expect([t.figures(B), t.offers(A)]).toEqual(['skeleton-1 1,0', ['with captain', 'end']]);
  });

  test.each(CARDS)('SAGA-194: $name of the $team hits with $hit and not with less', ({ name, enemy, hit }) => {
    const roll = (...dice: number[]) =>
      fight(`${name} 0,0`, `${enemy} 1,0`)
        .rolls(...dice)
        .attack(A, name, enemy).news[1];
    expect(roll(hit, 9)).toBe(`hit ${name} ${enemy} ${hit} ${hit}`);
    expect(roll(9, 9)).toBe(`hit ${name} ${enemy} ${hit} 9`);
    expect(roll(hit - 1)).toBe(`missed ${name} ${enemy} ${hit} ${hit - 1}`);
  });

  test('SAGA-195: a miss ends the attack without effect', () => {
    const t = captain().rolls(2).attack(A, 'captain', 'skeleton-1');
    expect(t.news).toEqual(['attacked 0 captain skeleton-1', 'missed captain skeleton-1 3 2', 'turn 1 1']);
    expect([t.figuresLeft, t.points, t.master]).toEqual([[1, 2], [0, 0], undefined]);
  });

  test.each(CARDS)('SAGA-196: $name of the $team parries with $parry and not with less', ({ name, enemy, parry }) => {
    const roll = (die: number) => fight(`${enemy} 0,0`, `${name} 1,0`).rolls(9, die).attack(A, enemy, name);
    expect(roll(parry).news[2]).toBe(`parried ${enemy} ${name} ${parry} ${parry}`);
    expect(roll(parry).where(name)).toBe('1,0');
    expect(roll(parry - 1).news[2]).toBe(`failedParry ${enemy} ${name} ${parry} ${parry - 1}`);
    expect(roll(parry - 1).where(name)).toBeUndefined();
  });

  test('SAGA-197: whoever fails to parry is removed at once', () => {
    const t = fight('captain 0,0 swordsman 1,-1 swordsman 4,0', `skeleton 1,0 skeleton 0,-1 skeleton 5,0`);
    t.rolls(3, 4).attack(A, 'captain', 'skeleton-1');
    expect([t.where('skeleton-1'), t.on('1,0'), t.figuresLeft]).toEqual([undefined, undefined, [3, 2]]);
    expect(t.news).toContain('fell 1 skeleton-1 1,0 0');
    // The swordsman has one target left, and is not asked for it.
    t.rolls(0).attack(A, 'swordsman-1', 'skeleton-2');
    expect(t.offers(A)).toEqual(['with swordsman-2', 'end']);
  });

  test('SAGA-198: whoever parries stays, unharmed', () => {
    const t = captain().rolls(3, 5).attack(A, 'captain', 'skeleton-1');
    expect([t.where('skeleton-1'), t.points]).toEqual(['1,0', [0, 0]]);
    t.play(B, 'end').rolls(4, 3).attack(B, 'skeleton-1', 'captain');
    expect(t.news.slice(1, 3)).toEqual(['hit skeleton-1 captain 4 4', 'parried skeleton-1 captain 3 3']);
  });

  test('SAGA-199: there are no wounds, and no way back', () => {
    const t = captain();
    for (let attack = 0; attack < 4; attack++) {
      t.rolls(9, 5).attack(A, 'captain', 'skeleton-1').play(B, 'end', 'end').play(A, 'end');
      expect(t.where('skeleton-1')).toBe('1,0');
    }
    t.rolls(3, 4).attack(A, 'captain', 'skeleton-1');
    expect([t.offers(B), t.refused(B, 'move skeleton-1')]).toEqual([['move skeleton-2', 'end'], 'SAGA-199']);
    t.tokens('green').play(B, 'end').play(A, 'end');
    expect([t.offers(B), t.where('skeleton-1')]).toEqual([['move skeleton-2', 'end'], undefined]);
  });

  test('SAGA-200: the target does not strike back', () => {
    const t = captain().rolls(3, 9).attack(A, 'captain', 'skeleton-1');
    expect(t.news).toEqual([
      'attacked 0 captain skeleton-1',
      'hit captain skeleton-1 3 3',
      'parried captain skeleton-1 5 9',
      'turn 1 1',
    ]);
    expect(t.where('captain')).toBe('0,0');
  });

  test('SAGA-201: several figures may attack the same target', () => {
    const t = fight('captain 0,0 swordsman 1,-1 swordsman 2,-1', `skeleton 1,0 skeleton ${FAR}`);
    t.rolls(3, 5).attack(A, 'captain', 'skeleton-1').rolls(2).attack(A, 'swordsman-2', 'skeleton-1');
    t.rolls(4, 4).attack(A, 'swordsman-1', 'skeleton-1');
    expect(t.where('skeleton-1')).toBeUndefined();
  });

  test('SAGA-202: a figure may attack whether or not it moved', () => {
    const t = new Table({ figures: ['captain -1,0 swordsman 1,-1', 'skeleton 1,0'] });
    t.walk(A, 'captain', '0,0').play(A, 'stop', 'end');
    expect(t.offers(A)).toEqual(['with captain', 'with swordsman-1', 'end']);
  });

  test('SAGA-203: own figures cannot be attacked', () => {
    expect(attackers({ figures: ['captain 0,0 swordsman 1,0 crossbowman 0,3', `goblin ${FAR}`] })).toEqual([]);
    const t = fight('captain 0,0 swordsman 0,1', 'skeleton 1,0 skeleton 0,-1').play(A, 'with captain');
    expect([t.offers(A), t.refused(A, 'against swordsman-1')]).toEqual([
      ['against skeleton-1', 'against skeleton-2'],
      'SAGA-203',
    ]);
  });

  test('SAGA-204: attacking moves nobody', () => {
    const t = captain().rolls(3, 4).attack(A, 'captain', 'skeleton-1');
    expect([t.figures(A), t.figures(B), t.on('1,0')]).toEqual(['captain 0,0', `skeleton-2 ${FAR}`, undefined]);
  });

  test('SAGA-205: an attack not made is lost when the turn ends', () => {
    const t = captain().play(A, 'end').play(B, 'end', 'end').play(A, 'end');
    expect(t.rolls(0).attack(A, 'captain', 'skeleton-1').active).toBe(B);
  });
});
