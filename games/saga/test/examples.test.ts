/** The worked examples of the ledger: set-up, movement and fighting. */
import { describe, expect, test } from 'vitest';
import { fieldNames } from '../rules/tables.ts';
import { attackers, FAR, settle } from './scenes.ts';
import { A, B, C, type PositionWords, Table } from './table.ts';

describe('set-up', () => {
  test('EX-SAGA-01: B chooses of three areas and places, then C of two, and A gets the last', () => {
    const placing = (seed: string) =>
      new Table({ figures: ['', '', ''], teams: ['humans', 'undead', 'demons'], phase: 'area', turn: B, seed });
    const t = placing('one');
    expect(t.offers(B)).toEqual(['area 3,3', 'area -6,3', 'area 3,-6']);
    t.play(B, 'area -6,3');
    for (const seat of [A, C]) expect(t.refused(seat, 'area 3,3')).toBe('not-awaited');
    t.play(B, 'death-knight>-6,3', 'skeleton>-7,3', 'skeleton>-8,3', 'skeleton>-6,4', 'bone-archer>-7,4', 'done');
    expect([t.active, t.offers(C)]).toEqual([C, ['area 3,3', 'area 3,-6']]);
    t.play(C, 'area 3,3');
    settle(t, C);
    expect(t.told('areaChosen').at(-1)).toEqual({ type: 'areaChosen', seat: A, area: '3,-6' });
    expect([t.active, t.phase]).toEqual([A, 'placing']);
    expect([t.figuresLeft, t.told('starts')]).toEqual([[0, 5, 4], []]);
    settle(t, A);
    expect(t.told('placedAll').map(({ seat }) => seat)).toEqual([B, C, A]);
    const starters = Array.from({ length: 20 }, (_, i) => placing(`${i}`).playUntil(({ phase }) => phase === 'figure'));
    expect(new Set(starters.map(({ active }) => active))).toEqual(new Set([A, B, C]));
  });

  test('EX-SAGA-02: the farmstead, turned once, fills two fields with its house and two with trees', () => {
    const t = new Table({ figures: ['captain 0,0', 'goblin -3,-3'], tiles: { '3,3': 'T03 turned 1' } });
    const filled = fieldNames(t.c.battlefield).filter(field => t.on(field) !== undefined);
    expect(filled.map(field => `${t.on(field)} ${field}`)).toEqual([
      'goblin-1 -3,-3',
      'captain 0,0',
      'tree 3,1',
      'tree 4,1',
      'house 3,4',
      'house 2,5',
    ]);
  });

  test('EX-SAGA-03: nobody steps on a rim field at the outer edge, but on one where tiles meet', () => {
    const t = new Table({ figures: ['captain 4,4 swordsman 0,2', 'goblin -3,-3'] }).play(A, 'move captain');
    expect(t.offers(A)).toEqual(['step 3,5', 'step 3,4', 'step 4,3', 'step 5,3', 'stop']);
    expect(t.refused(A, 'step 5,4')).toBe('unknown-move');
    expect(t.refused(A, 'step 3,6')).toBe('unknown-move');
    t.play(A, 'stop').walk(A, 'swordsman-1', '1,2');
    expect(t.where('swordsman-1')).toBe('1,2');
  });
});

describe('movement', () => {
  test('EX-SAGA-04: not through what fills a field, but around it in exactly 5 steps', () => {
    const t = new Table({ figures: ['captain 0,0 swordsman 1,0', 'goblin -5,-1'], terrain: 'tree 1,-1 tree 0,1' });
    t.play(A, 'move captain');
    for (const field of ['1,0', '1,-1', '0,1']) expect(t.refused(A, `step ${field}`)).toBe('SAGA-104');
    t.play(A, ...['0,-1', '1,-2', '2,-2', '2,-1', '2,0'].map(field => `step ${field}`));
    expect([t.where('captain'), t.phase]).toEqual(['2,0', 'figure']);
  });

  const swordsman = (field: string, enemies: string) =>
    new Table({ figures: [`swordsman ${field} captain -5,4`, `${enemies} warlord 5,-5`] });

  test('EX-SAGA-08: fleeing takes one roll, for the first step', () => {
    const t = swordsman('0,0', 'orc-warrior 1,0').rolls(5).walk(A, 'swordsman-1', '-1,0 -2,0');
    expect(t.news).toEqual([
      'dodged 0 swordsman-1 5 5',
      'moved 0 swordsman-1 0,0 -1,0',
      'moved 0 swordsman-1 -1,0 -2,0',
    ]);
    const second = swordsman('0,0', 'orc-warrior 1,0').rolls(4).walk(A, 'swordsman-1', '-1,0');
    expect(second.where('swordsman-1')).toBeUndefined();
    expect(second.news.slice(0, 2)).toEqual(['failedDodge 0 swordsman-1 5 4', 'fell 0 swordsman-1 0,0 -1']);
  });

  test('EX-SAGA-09: moving around takes two rolls of at least 5, and gets through 25 times in 100', () => {
    let through = 0;
    for (let first = 0; first < 10; first++)
      for (let second = 0; second < 10; second++) {
        const t = swordsman('0,0', 'orc-warrior 1,0').rolls(first).walk(A, 'swordsman-1', '0,1');
        if (t.where('swordsman-1')) t.rolls(second).play(A, 'step 1,1');
        if (t.where('swordsman-1') === '1,1') through++;
        else expect(Math.min(first, second)).toBeLessThan(5);
      }
    expect(through).toBe(25);
  });

  test('EX-SAGA-10: approaching takes no roll', () => {
    const t = swordsman('-2,0', 'orc-warrior 1,0').walk(A, 'swordsman-1', '-1,0 0,0');
    expect(t.news).toEqual(['moved 0 swordsman-1 -2,0 -1,0', 'moved 0 swordsman-1 -1,0 0,0']);
  });

  test('EX-SAGA-11: passing by takes one roll, on leaving the field next to the enemy', () => {
    const t = swordsman('0,2', 'orc-warrior 1,0').walk(A, 'swordsman-1', '0,1');
    expect(t.news).toEqual(['moved 0 swordsman-1 0,2 0,1']);
    t.rolls(5).play(A, 'step -1,1');
    expect(t.news).toEqual(['dodged 0 swordsman-1 5 5', 'moved 0 swordsman-1 0,1 -1,1']);
  });

  test('EX-SAGA-12: one roll of at least 5 beside three enemies', () => {
    const beside = () => swordsman('0,0', 'goblin 1,0 goblin 0,-1 goblin 1,-1');
    expect(beside().rolls(5).walk(A, 'swordsman-1', '-1,1').where('swordsman-1')).toBe('-1,1');
    expect(beside().rolls(4).walk(A, 'swordsman-1', '-1,1').where('swordsman-1')).toBeUndefined();
  });

  test('EX-SAGA-13: standing still takes no roll, and the attack is legal', () => {
    const t = swordsman('0,0', 'goblin 1,0').play(A, 'end');
    expect(t.news).toEqual([]);
    expect(t.offers(A)).toEqual(['with swordsman-1', 'end']);
  });
});

describe('close combat', () => {
  const duel = () => new Table({ figures: ['captain 0,0', `skeleton 1,0 skeleton ${FAR}`] }).play(A, 'end');

  test('EX-SAGA-05: a miss, a hit that is not parried, and one that is', () => {
    expect(duel().rolls(2).attack(A, 'captain', 'skeleton-1').where('skeleton-1')).toBe('1,0');
    expect(duel().rolls(3, 4).attack(A, 'captain', 'skeleton-1').where('skeleton-1')).toBeUndefined();
    expect(duel().rolls(3, 5).attack(A, 'captain', 'skeleton-1').where('skeleton-1')).toBe('1,0');
  });

  test('EX-SAGA-06: two fields away is no neighbour; had the captain moved up, it would be', () => {
    const figures = ['captain 0,0', 'skeleton 2,0'];
    expect(new Table({ figures }).play(A, 'end').active).toBe(B);
    const t = new Table({ figures }).walk(A, 'captain', '1,0').play(A, 'stop');
    expect([t.active, t.offers(A)]).toEqual([A, ['with captain', 'end']]);
  });

  test('EX-SAGA-07: the goblin survives the first attack and falls to the second', () => {
    const t = new Table({ figures: ['swordsman 0,0 swordsman 1,-1', 'goblin 1,0 goblin 0,-1'] }).play(A, 'end');
    t.rolls(4, 7).attack(A, 'swordsman-1', 'goblin-1');
    expect([t.where('goblin-1'), t.refused(A, 'with swordsman-1')]).toEqual(['1,0', 'SAGA-190']);
    t.rolls(9, 6).attack(A, 'swordsman-2', 'goblin-1');
    expect([t.where('goblin-1'), t.where('goblin-2')]).toEqual([undefined, '0,-1']);
    // The other goblin stands next to both, but neither may attack again.
    expect([t.active, t.phase]).toEqual([B, 'figure']);
  });
});

describe('shooting', () => {
  /** A crossbowman and an enemy on these fields; both have a figure far off, and these are neighbours. */
  const shot = (from: string, to: string, more: Partial<PositionWords> = {}): PositionWords => ({
    figures: [`crossbowman ${from} captain ${FAR}`, `skeleton ${to} skeleton -8,5`],
    ...more,
  });
  const mayShoot = (words: PositionWords) => attackers(words).includes('crossbowman');

  test('EX-SAGA-14: over three empty fields', () => {
    const t = new Table(shot('0,0', '4,0')).play(A, 'end').rolls(5, 4).attack(A, 'crossbowman', 'skeleton-1');
    expect(t.where('skeleton-1')).toBeUndefined();
    for (const field of ['1,0', '2,0', '3,0'])
      expect(mayShoot(shot('0,0', '4,0', { terrain: `tree ${field}` })), field).toBe(false);
  });

  test('EX-SAGA-15: not past a tree, an own figure or another enemy, who may be shot instead', () => {
    const tree = new Table(shot('0,0', '4,0', { terrain: 'tree 2,0' })).play(A, 'end');
    expect(tree.refused(A, 'with crossbowman')).toBe('SAGA-260');
    const own = `crossbowman 0,0 captain ${FAR} swordsman 2,0`;
    expect(mayShoot({ figures: [own, 'skeleton 4,0 skeleton -8,5'] })).toBe(false);
    const t = new Table({ figures: [`crossbowman 0,0 captain ${FAR}`, 'skeleton 4,0 skeleton -8,5 skeleton 2,0'] });
    t.play(A, 'end').rolls(0).attack(A, 'crossbowman', 'skeleton-3');
  });

  test('EX-SAGA-16: along a border it is blocked by either field', () => {
    const through = (terrain: string) => mayShoot(shot('0,0', '1,1', { terrain }));
    expect(['', 'tree 1,0', 'tree 0,1', 'tree 1,0 tree 0,1'].map(through)).toEqual([true, false, false, false]);
  });

  /** The fields around the way on which a tree blocks the shot from (0,0). */
  const blocking = (to: string) =>
    [-1, 0, 1, 2, 3].flatMap(r =>
      [-1, 0, 1, 2, 3, 4, 5].flatMap(q => {
        const field = `${q},${r}`;
        if (field === to || field === '0,0' || mayShoot(shot('0,0', to, { terrain: `tree ${field}` }))) return [];
        return [field];
      }),
    );

  test('EX-SAGA-17: four fields block the way to (4,1); two are touched in a corner only', () => {
    expect(blocking('4,1')).toEqual(['1,0', '2,0', '2,1', '3,1']);
    expect(mayShoot(shot('0,0', '4,1', { terrain: 'tree 1,1 tree 3,0' }))).toBe(true);
  });

  test('EX-SAGA-18: four fields block the way to (3,1), and five that to (2,2)', () => {
    expect(blocking('3,1')).toEqual(['1,0', '2,0', '1,1', '2,1']);
    expect(blocking('2,2')).toEqual(['1,0', '0,1', '1,1', '2,1', '1,2']);
  });

  test('EX-SAGA-19: 6 fields away may be shot, 7 may not', () => {
    const ways = [
      ['-3,0', '3,0'],
      ['-3,0', '4,0'],
      ['0,0', '3,3'],
      ['0,0', '4,3'],
    ];
    expect(ways.map(([from, to]) => mayShoot({ figures: [`crossbowman ${from}`, `skeleton ${to}`] }))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('EX-SAGA-20: either the neighbour or the one far off, but one attack only', () => {
    const facing = () => new Table({ figures: ['bone-archer 0,0', 'goblin 1,0 goblin 0,4'] }).play(A, 'end');
    const t = facing().play(A, 'with bone-archer');
    expect(t.offers(A)).toEqual(['against goblin-1', 'against goblin-2']);
    expect(t.rolls(0).play(A, 'against goblin-2').active).toBe(B);
    expect(facing().rolls(0).attack(A, 'bone-archer', 'goblin-1').active).toBe(B);
  });
});
