import { describe, expect, test } from 'vitest';
import { attackers, CARDS, FAR } from './scenes.ts';
import { A, B, Table } from './table.ts';

const SHOOTERS = CARDS.filter(({ range }) => range > 0);
/** A crossbowman (hit 5) at (0,0) and a skeleton (parry 5) at (4,0); another skeleton is far off. */
const shot = (enemies = `skeleton 4,0 skeleton ${FAR}`, own = '') =>
  new Table({ figures: [`crossbowman 0,0 ${own}`, enemies] });

describe('shooting', () => {
  test.each(CARDS)('SAGA-220: $name of the $team, with range $range', ({ name, enemy, range }) => {
    expect(attackers({ figures: [`${name} 0,0`, `${enemy} 3,0`] })).toEqual(range > 0 ? [name] : []);
    // With another enemy beside it, whoever cannot shoot has one target, and is not asked which.
    const other = enemy.replace('1', '2');
    const t = new Table({ figures: [`${name} 0,0`, `${enemy} 3,0 ${other} 0,1`] }).play(A, 'end');
    expect(t.isFinal(`with ${name}`)).toBe(range === 0);
  });

  test('SAGA-221: a shot replaces the normal attack', () => {
    const t = shot('skeleton 1,0 skeleton 0,3').play(A, 'end').rolls(0).attack(A, 'crossbowman', 'skeleton-2');
    expect([t.told('shot').length, t.active]).toEqual([1, B]);
    const close = shot('skeleton 1,0 skeleton 0,3').play(A, 'end').rolls(0).attack(A, 'crossbowman', 'skeleton-1');
    expect([close.told('shot').length, close.active]).toEqual([0, B]);
  });

  test('SAGA-222: shots are made in the fight phase, before, between and after attacks of others', () => {
    const scene = () => shot('skeleton 4,0 skeleton 0,5', 'captain 5,0 swordsman -1,5');
    expect(scene().refused(A, 'with crossbowman')).toBe('SAGA-123');
    const attacks = { captain: 'skeleton-1', crossbowman: 'skeleton-1', 'swordsman-1': 'skeleton-2' };
    for (const order of [
      ['crossbowman', 'captain', 'swordsman-1'],
      ['captain', 'crossbowman', 'swordsman-1'],
      ['swordsman-1', 'captain', 'crossbowman'],
    ] as const) {
      const t = scene().play(A, 'end');
      for (const figure of order) t.rolls(0).attack(A, figure, attacks[figure]);
      expect(t.told('missed').map(({ figure }) => figure)).toEqual(order);
    }
  });

  test('SAGA-223: a figure may move and then shoot', () => {
    const t = shot(`skeleton 8,-4 skeleton ${FAR}`).walk(A, 'crossbowman', '1,0 2,0 3,-1').play(A, 'stop');
    t.rolls(5, 4).attack(A, 'crossbowman', 'skeleton-1');
    expect([t.news[0], t.where('skeleton-1')]).toEqual(['shot 0 crossbowman skeleton-1', undefined]);
  });

  test.each(SHOOTERS)('SAGA-224 SAGA-225 SAGA-226: $name shoots 6 fields far and no farther', ({ name, enemy }) => {
    const reaches = (field: string) => attackers({ figures: [`${name} -3,0`, `${enemy} ${field}`] }).length === 1;
    expect(['3,0', '-3,6', '0,3'].map(reaches)).toEqual([true, true, true]);
    expect(['4,0', '-4,7', '1,3'].map(reaches)).toEqual([false, false, false]);
  });

  test('SAGA-225: beyond that it is refused', () => {
    const t = shot('skeleton 1,0 skeleton 0,1 skeleton 8,-4').play(A, 'end', 'with crossbowman');
    expect(t.offers(A)).toEqual(['against skeleton-1', 'against skeleton-2']);
    expect(t.refused(A, 'against skeleton-3')).toBe('SAGA-225');
  });

  test('SAGA-227: a shot is a hit roll and then a parry roll, with the same numbers', () => {
    const roll = (...dice: number[]) =>
      shot()
        .play(A, 'end')
        .rolls(...dice)
        .attack(A, 'crossbowman', 'skeleton-1')
        .news.slice(0, 4);
    expect(roll(4)).toEqual(['shot 0 crossbowman skeleton-1', 'missed crossbowman skeleton-1 5 4', 'turn 1 1']);
    expect(roll(5, 5).slice(1, 3)).toEqual(['hit crossbowman skeleton-1 5 5', 'parried crossbowman skeleton-1 5 5']);
    expect(roll(5, 4).slice(1)).toEqual([
      'hit crossbowman skeleton-1 5 5',
      'failedParry crossbowman skeleton-1 5 4',
      'fell 1 skeleton-1 4,0 0',
    ]);
  });

  test('SAGA-228: against a neighbour it makes no difference', () => {
    const roll = (...dice: number[]) => {
      const t = shot(`skeleton 1,0 skeleton ${FAR}`).play(A, 'end');
      return t
        .rolls(...dice)
        .attack(A, 'crossbowman', 'skeleton-1')
        .where('skeleton-1');
    };
    expect([roll(4), roll(5, 5), roll(5, 4)]).toEqual(['1,0', '1,0', undefined]);
  });

  test('SAGA-229: a shooter may shoot although enemies stand next to it', () => {
    const t = shot('skeleton 4,0 skeleton 0,1 skeleton -1,0').play(A, 'end', 'with crossbowman');
    expect(t.offers(A)).toContain('against skeleton-1');
    expect(t.rolls(5, 4).play(A, 'against skeleton-1').where('skeleton-1')).toBeUndefined();
  });

  test('SAGA-230: all legal targets are shown before one is chosen, and looking costs nothing', () => {
    const t = shot('skeleton 4,0 skeleton 2,2 death-knight 0,-5 bone-archer 5,0').play(A, 'end');
    expect(t.isFinal('with crossbowman')).toBe(false);
    t.play(A, 'with crossbowman');
    // The bone archer stands behind the first skeleton.
    expect(t.offers(A)).toEqual(['against death-knight', 'against skeleton-1', 'against skeleton-2']);
    expect(t.undo(A).offers(A)).toEqual(['with crossbowman', 'end']);
  });

  test('SAGA-231: shots are not limited in number', () => {
    const t = shot();
    for (let turn = 0; turn < 14; turn++) {
      t.play(A, 'end').rolls(5, 5).attack(A, 'crossbowman', 'skeleton-1').play(B, 'end');
      expect(t.told('shot')).toHaveLength(turn + 1);
    }
  });
});

describe('the line of sight in play', () => {
  const through = (more: { terrain?: string; own?: string; enemies?: string }) =>
    attackers({
      figures: [`crossbowman 0,0 ${more.own ?? ''}`, `skeleton 4,0 ${more.enemies ?? ''}`],
      terrain: more.terrain ?? '',
    }).includes('crossbowman');

  test('SAGA-250 SAGA-260: terrain, own figures and other enemies between block the shot', () => {
    expect(through({})).toBe(true);
    for (const field of ['1,0', '2,0', '3,0']) {
      expect(through({ terrain: `stone ${field}` })).toBe(false);
      expect(through({ own: `swordsman ${field}` })).toBe(false);
    }
    const t = shot('skeleton 4,0 skeleton 2,0 skeleton 0,2').play(A, 'end', 'with crossbowman');
    expect([t.offers(A), t.refused(A, 'against skeleton-1')]).toEqual([
      ['against skeleton-2', 'against skeleton-3'],
      'SAGA-260',
    ]);
  });

  test('SAGA-260: it is free again once whoever stood between has gone', () => {
    const t = shot('skeleton 4,0', 'swordsman 2,0');
    t.walk(A, 'swordsman-1', '2,1').play(A, 'stop', 'end');
    expect(t.offers(A)).toEqual(['with crossbowman', 'end']);
  });

  test('SAGA-256 SAGA-257 SAGA-261: what stands beside or behind the way, and at its ends, does not block', () => {
    expect(
      through({ own: 'swordsman 1,-1 captain 2,1', enemies: 'skeleton 5,0', terrain: 'tree 3,-1 tree -1,0' }),
    ).toBe(true);
    const neighbours = 'tree 0,1 tree 1,-1';
    const beside = new Table({ figures: ['crossbowman 0,0', 'skeleton 1,0'], terrain: neighbours }).play(A, 'end');
    expect(beside.rolls(5, 4).attack(A, 'crossbowman', 'skeleton-1').match.over).toBe(true);
  });
});
