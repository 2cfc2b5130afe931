import { describe, expect, test } from 'vitest';
import { fieldNames } from '../rules/tables.ts';
import { TERRAINS } from '../rules/vocabulary.ts';
import { keenly } from './random-play.ts';
import { attackers, CARDS, FAR } from './scenes.ts';
import { A, B, type PositionWords, Table } from './table.ts';

const captain = (more: Partial<PositionWords> = {}) =>
  new Table({ figures: ['captain 0,0', `goblin ${FAR}`], ...more });
const stepsOf = (t: Table) => t.offers(A).flatMap(offer => (offer.startsWith('step ') ? [offer.slice(5)] : []));

describe('the ground', () => {
  test('SAGA-102: a figure fills the one field it stands on, and leaves it free behind it', () => {
    const t = captain({ figures: ['captain 0,0 swordsman 0,1', `goblin ${FAR}`] }).play(A, 'move swordsman-1');
    expect(stepsOf(t)).toEqual(['1,1', '0,2', '-1,2', '-1,1', '1,0']);
    t.play(A, 'stop').walk(A, 'captain', '1,-1').play(A, 'stop');
    expect([t.on('0,0'), t.on('1,-1')]).toEqual([undefined, 'captain']);
    t.play(A, 'end').play(B, 'end').walk(A, 'swordsman-1', '0,0');
    expect(t.on('0,0')).toBe('swordsman-1');
  });

  test.each([
    ['terrain', { terrain: 'house 1,0' }],
    ['an own figure', { figures: ['captain 0,0 swordsman 1,0', `goblin ${FAR}`] }],
    ['an enemy', { figures: ['captain 0,0', 'goblin 1,0'] }],
  ])('SAGA-104: nobody walks over %s', (_, more) => {
    const t = captain(more).play(A, 'move captain');
    expect(stepsOf(t)).toEqual(['0,1', '-1,1', '-1,0', '0,-1', '1,-1']);
    expect(t.refused(A, 'step 1,0')).toBe('SAGA-104');
  });

  test.each(TERRAINS)('SAGA-105: a %s bars movement and sight', kind => {
    const t = captain({ terrain: `${kind} 1,0` }).play(A, 'move captain');
    expect(t.refused(A, 'step 1,0')).toBe('SAGA-104');
    const figures = ['crossbowman 0,0', 'goblin 4,0'];
    expect(attackers({ figures })).toEqual(['crossbowman']);
    expect(attackers({ figures, terrain: `${kind} 2,0` })).toEqual([]);
  });

  test('SAGA-105: no terrain is ever destroyed', () => {
    const t = new Table({ fresh: { seats: 3, options: { saga: 'fight' } }, seed: 'terrain' });
    const terrain = () =>
      fieldNames(t.c.battlefield).flatMap(field =>
        TERRAINS.filter(kind => kind === t.on(field)).map(kind => [field, kind]),
      );
    const before = terrain();
    t.playUntil(() => false, keenly(3));
    expect([t.match.over, t.told('fell').length > 2]).toEqual([true, true]);
    expect(terrain()).toEqual(before);
  });

  test('SAGA-106: every free field costs one, be it a rim field, a centre or beside an enemy', () => {
    const t = captain({ figures: ['captain 0,1', 'goblin 3,1'], tiles: { '3,3': 'T14' } }).play(A, 'move captain');
    const left = () => t.state[t.c.at.stepsLeft];
    for (const [i, field] of ['1,1', '1,2', '2,2', '3,2'].entries()) {
      t.rolls(...(field === '3,2' ? [9] : [])).play(A, `step ${field}`);
      expect(left()).toBe(4 - i);
    }
    t.rolls(9).play(A, 'step 3,3');
    expect([t.where('captain'), t.active]).toEqual(['3,3', B]);
  });
});

describe('the move phase', () => {
  const three = () => new Table({ figures: ['captain 0,0 swordsman 0,2 crossbowman 2,0', `goblin ${FAR}`] });

  test('SAGA-140: each figure moves at most once in a turn', () => {
    const t = three().walk(A, 'captain', '1,0').play(A, 'stop');
    expect(t.offers(A)).toEqual(['move swordsman-1', 'move crossbowman', 'end']);
    expect(t.refused(A, 'move captain')).toBe('SAGA-147');
    t.play(A, 'move swordsman-1', 'stop');
    expect(t.offers(A)).toEqual(['move crossbowman', 'end']);
    t.play(A, 'end').play(B, 'end');
    expect(t.offers(A)).toEqual(['move captain', 'move swordsman-1', 'move crossbowman', 'end']);
  });

  test('SAGA-141: in the order that the player chooses', () => {
    for (const order of [
      ['captain', 'crossbowman', 'swordsman-1'],
      ['swordsman-1', 'captain', 'crossbowman'],
    ]) {
      const t = three();
      for (const figure of order) t.play(A, `move ${figure}`, 'stop');
      expect(t.phase).toBe('passOn');
    }
  });

  test.each(CARDS)('SAGA-142: $name of the $team moves $move fields and no more', ({ name, enemy, move }) => {
    const t = new Table({ figures: [`${name} 0,0`, `${enemy} ${FAR}`] }).play(A, `move ${name}`);
    let steps = 0;
    while (t.phase === 'step') t.play(A, `step ${++steps % 2 ? '1,0' : '0,0'}`);
    expect(steps).toBe(move);
  });

  test('SAGA-143: it may move fewer fields', () => {
    for (const path of ['1,0', '1,0 2,0', '1,0 2,0 3,0 4,0']) {
      const t = captain().walk(A, 'captain', path);
      expect(t.offers(A)).toContain('stop');
      expect(t.play(A, 'stop').where('captain')).toBe(path.split(' ').at(-1));
    }
  });

  test('SAGA-144: it may stand still', () => {
    expect(captain().play(A, 'move captain', 'stop').where('captain')).toBe('0,0');
    expect(captain().play(A, 'end').where('captain')).toBe('0,0');
  });

  test('SAGA-145: a step leads to a free usable neighbouring field', () => {
    const t = captain().play(A, 'move captain');
    expect(stepsOf(t)).toEqual(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1']);
    for (const field of ['2,0', '1,1', '0,0', FAR]) expect(t.refused(A, `step ${field}`)).toBe('SAGA-145');
    const edge = captain({ figures: [`captain ${FAR}`, 'goblin -8,5 goblin 0,0'] }).play(A, 'move captain');
    expect(stepsOf(edge)).toEqual(['-7,4', '-8,3', '-7,3']);
  });

  test('SAGA-146: it may cross and end on fields where it has been', () => {
    const t = captain().walk(A, 'captain', '1,0 0,0 1,0 1,-1 0,0');
    expect([t.where('captain'), t.phase]).toEqual(['0,0', 'passOn']);
  });

  test('SAGA-147: it finishes its move before the next one begins, and never resumes it', () => {
    const t = three().walk(A, 'captain', '1,0');
    expect([t.refused(A, 'move swordsman-1'), t.refused(A, 'end')]).toEqual(['SAGA-147', 'SAGA-147']);
    t.play(A, 'stop', 'move swordsman-1');
    expect(t.refused(A, 'move captain')).toBe('SAGA-147');
    t.play(A, 'stop');
    expect(t.refused(A, 'move captain')).toBe('SAGA-147');
  });

  test('SAGA-148: a figure without a free neighbouring field stays where it is', () => {
    const boxed = 'swordsman 0,0 captain 1,0 swordsman 0,1 swordsman -1,1 crossbowman -1,0';
    const t = new Table({ figures: [boxed, 'goblin 5,-5'], terrain: 'tree 0,-1 stone 1,-1' });
    expect(t.offers(A)).not.toContain('move swordsman-1');
    expect(t.refused(A, 'move swordsman-1')).toBe('SAGA-148');
    t.walk(A, 'captain', '2,0').play(A, 'stop');
    expect(t.offers(A)).toContain('move swordsman-1');
    expect(t.walk(A, 'swordsman-1', '1,0').where('swordsman-1')).toBe('1,0');
  });

  test('SAGA-149: it ends when all have moved or been left standing', () => {
    const beside = () => new Table({ figures: ['captain 0,0 swordsman 0,1', 'goblin 1,0'] });
    const all = beside().play(A, 'move captain', 'stop');
    expect(all.phase).toBe('figure');
    expect(all.play(A, 'move swordsman-1', 'stop').phase).toBe('attacker');
    expect(beside().play(A, 'move captain', 'stop', 'end').phase).toBe('attacker');
  });

  test('SAGA-150: a move ends where a figure stops or has no movement left, and not where it falls', () => {
    const towards = (figures: string) => new Table({ saga: 'mist', figures: [figures, 'skeleton -2,-4'] });
    const stopped = towards('captain -4,-2').walk(A, 'captain', '-4,-3');
    expect(stopped.master).toBeUndefined();
    expect(stopped.play(A, 'stop').master).toBe(A);
    expect(towards('captain -1,-1').walk(A, 'captain', '-2,-1 -3,-1 -4,-1 -4,-2 -4,-3').master).toBe(A);
    const fallen = towards('captain -3,-2 swordsman 0,0').walk(A, 'captain', '-3,-3').rolls(3).play(A, 'step -4,-3');
    expect([fallen.where('captain'), fallen.master]).toEqual([undefined, undefined]);
  });
});
