/** The worked examples of the ledger: the hourglass, the sagas and their edge cases. */
import { describe, expect, test } from 'vitest';
import { fieldNames } from '../rules/tables.ts';
import { ended, turnsOf } from './scenes.ts';
import { A, B, C, type PositionWords, Table } from './table.ts';

describe('the hourglass', () => {
  test('EX-SAGA-21: B is Master; green, green and red give B two further turns, C and A three each', () => {
    const t = new Table({
      figures: ['goblin -1,0 warlord -5,0', 'captain 0,0', 'fiend 5,-5'],
      turn: B,
      phase: 'attacker',
    });
    t.rolls(3, 0).attack(B, 'captain', 'goblin-1');
    expect([t.master, t.active, t.told('greenToken')]).toEqual([B, C, []]);
    t.play(C, 'end').tokens('green').play(A, 'end');
    expect([t.active, t.phase, t.news]).toEqual([B, 'figure', ['turn 1 2', 'greenToken 1 5']]);
    t.play(B, 'end').play(C, 'end').tokens('green').play(A, 'end').play(B, 'end').play(C, 'end');
    t.tokens('red').play(A, 'end');
    expect(t.active).toBeUndefined();
    expect(t.news).toEqual(['turn 1 4', 'redToken 1', 'ended redToken']);
    // The last turn of B is the one that the red token stopped.
    expect(turnsOf(t)).toEqual([C, A, B, C, A, B, C, A, B]);
  });

  test('EX-SAGA-39: C is Master without figures: two tokens are two turns, and C still wins by points', () => {
    const t = new Table({
      figures: ['captain 0,0', 'skeleton -5,0', 'goblin 1,0'],
      phase: 'attacker',
      master: C,
      points: [0, 0, 5],
    });
    t.rolls(3, 0).attack(A, 'captain', 'goblin-1');
    expect([t.figuresLeft, t.active]).toEqual([[1, 1, 0], B]);
    t.tokens('green').play(B, 'end');
    expect(t.news).toEqual(['turn 2 1', 'greenToken 2 5', 'roundOver 1', 'turn 0 2']);
    t.play(A, 'end').tokens('red').play(B, 'end');
    expect([t.active, t.scores, t.places]).toEqual([undefined, [1, 0, 5], [2, 3, 1]]);
  });

  test('EX-SAGA-40: after 15 rounds without a Master, B turns a token in the turn that follows', () => {
    const t = new Table({ figures: ['', 'captain 0,0', 'goblin 5,-5'], turn: C, start: A, rounds: 14 });
    t.tokens('green').play(C, 'end');
    expect(t.news).toEqual(['roundOver 15', 'master 1', 'turn 1 16', 'greenToken 1 5']);
    expect([t.active, t.phase]).toEqual([B, 'figure']);
  });

  test('EX-SAGA-44: rounds are counted past the seat of a start player who is out', () => {
    const t = new Table({
      saga: 'treasure',
      figures: ['captain 0,1', 'skeleton -5,0', 'goblin -1,1'],
      turn: A,
      start: A,
      rounds: 3,
    });
    t.rolls(3).walk(A, 'captain', '0,2');
    expect([t.figuresLeft, t.active, t.rounds]).toEqual([[0, 1, 1], B, 3]);
    for (let round = 4; round <= 14; round++) {
      t.play(B, 'end').play(C, 'end');
      expect([t.rounds, t.active, t.master]).toEqual([round, B, undefined]);
    }
    t.play(B, 'end').tokens('green').play(C, 'end');
    expect([t.rounds, t.master, t.green]).toEqual([15, B, 1]);
    expect(turnsOf(t)).not.toContain(A);
  });
});

describe('the fight', () => {
  test('EX-SAGA-31: a failed dodge gives points once to each opponent next to it, and makes A Master', () => {
    const failing = (kind: string) =>
      new Table({
        figures: [`${kind} 0,0`, 'captain 1,0 swordsman 0,1', 'fiend -1,0'],
        teams: ['orcs', 'humans', 'demons'],
      });
    const goblin = failing('goblin').rolls(3).walk(A, 'goblin-1', '0,-1');
    expect([goblin.points, goblin.master]).toEqual([[0, 1, 1], A]);
    const warlord = failing('warlord').rolls(4).walk(A, 'warlord', '0,-1');
    expect([warlord.points, warlord.master]).toEqual([[0, 2, 2], A]);
  });

  test('EX-SAGA-32: of 4 points each, B wins by losses, though A has more figures left', () => {
    const t = ended({
      figures: [
        'warlord -4,4 goblin -5,4 goblin -5,5',
        'fiend 3,0 fiend 3,-2',
        'captain 0,0 swordsman -3,0 swordsman -3,1 swordsman -2,0 crossbowman -2,1',
      ],
      points: [4, 4, 3],
    });
    expect([t.scores, t.figuresLeft, t.places]).toEqual([
      [4, 4, 3],
      [3, 2, 5],
      [2, 1, 3],
    ]);
  });

  test('EX-SAGA-43: A is the only one left and first, B second with more points, C third', () => {
    const t = new Table({
      figures: ['captain 0,0', 'skeleton 1,0', ''],
      phase: 'attacker',
      points: [2, 4, 3],
      master: B,
    });
    t.rolls(3, 0).attack(A, 'captain', 'skeleton-1');
    expect([t.active, t.scores, t.places]).toEqual([undefined, [3, 4, 3], [1, 2, 3]]);
  });
});

describe('the duel', () => {
  const leaders = (turn: number): PositionWords => ({
    saga: 'duel',
    figures: ['captain 0,0', 'elf-lord 1,0', 'death-knight 0,1'],
    phase: 'attacker',
    turn,
  });

  test('EX-SAGA-33: a parried hit and a fallen leader give A 4; the first hit roll, even a miss, makes the Master', () => {
    const t = new Table(leaders(C)).rolls(2).attack(C, 'death-knight', 'captain');
    expect(t.master).toBe(C);
    t.play(A, 'end').rolls(3, 3).attack(A, 'captain', 'elf-lord');
    expect([t.points, t.master]).toEqual([[1, 0, 0], C]);
    t.play(B, 'end').tokens('green').play(B, 'end').play(C, 'end', 'end');
    t.play(A, 'end').rolls(3, 2).attack(A, 'captain', 'death-knight');
    expect([t.points, t.figuresLeft]).toEqual([
      [4, 0, 0],
      [1, 1, 0],
    ]);
    t.play(B, 'end').tokens('green').play(B, 'end');
    expect([t.active, turnsOf(t).slice(-3)]).toEqual([A, [B, C, A]]);
    expect(new Table(leaders(A)).rolls(3, 3).attack(A, 'captain', 'elf-lord').master).toBe(A);
  });
});

describe('the treasure', () => {
  test('EX-SAGA-34: the fourth chest starts the hourglass; one that was taken twice counts once', () => {
    const t = new Table({
      saga: 'treasure',
      figures: ['captain 0,1 swordsman 1,0', 'goblin -5,-1'],
      chests: { '3,3': 'goblin-1', '-3,-3': 'goblin-1', '-3,6': '1,1' },
    });
    t.walk(A, 'captain', '1,1').play(A, 'stop');
    expect([t.chest('-3,6'), t.master]).toEqual(['captain', undefined]);
    t.walk(A, 'swordsman-1', '0,0');
    expect([t.chest('0,0'), t.master]).toEqual(['swordsman-1', A]);
  });

  test('EX-SAGA-35: both chests of a goblin lie where it failed to dodge, and the next one takes both', () => {
    const t = new Table({
      saga: 'treasure',
      figures: ['goblin 0,1 warlord 5,-5', 'captain 1,1 crossbowman -3,1'],
      chests: { '3,3': 'goblin-1', '-3,6': 'goblin-1' },
    });
    t.rolls(3).walk(A, 'goblin-1', '0,0');
    expect([t.chest('3,3'), t.chest('-3,6')]).toEqual(['0,1', '0,1']);
    t.play(A, 'end').walk(B, 'captain', '0,1 -1,1').play(B, 'stop');
    expect([t.chest('3,3'), t.chest('-3,6'), t.where('captain')]).toEqual(['captain', 'captain', '-1,1']);
    const over = new Table({
      saga: 'treasure',
      figures: ['crossbowman -2,1', 'goblin 2,1'],
      chests: { '3,3': '0,1', '-3,6': '0,1' },
    });
    expect(over.play(A, 'end').offers(A)).toEqual(['with crossbowman', 'end']);
  });

  test('EX-SAGA-38: the last figure of B falls, and A wins without a chest', () => {
    const t = new Table({
      saga: 'treasure',
      figures: ['captain 0,1', 'goblin 1,1'],
      chests: { '3,3': 'goblin-1', '-3,6': 'goblin-1' },
      phase: 'attacker',
    });
    t.rolls(3, 0).attack(A, 'captain', 'goblin-1');
    expect([t.active, t.scores, t.places]).toEqual([undefined, [0, 0], [1, 2]]);
  });
});

describe('mist and crown', () => {
  test('EX-SAGA-36: passing through the goal area is nothing, ending in it starts the hourglass', () => {
    const t = new Table({ saga: 'mist', figures: ['captain -4,-2 swordsman -2,-3', 'goblin 3,3'] });
    t.walk(A, 'captain', '-3,-3 -3,-2 -2,-2').play(A, 'stop');
    expect([t.where('captain'), t.master]).toEqual(['-2,-2', undefined]);
    t.walk(A, 'swordsman-1', '-3,-3').play(A, 'stop');
    expect([t.master, t.pointsOnField]).toEqual([A, [1, 1]]);
    const area = ended({ saga: 'mist', figures: ['captain -2,-2 swordsman -3,-3 swordsman -5,-1', 'goblin 0,0'] });
    expect(area.scores).toEqual([2, 0]);
  });

  test('EX-SAGA-37: two points each, and A wins by the leader next to the crown', () => {
    const t = ended({
      saga: 'crown',
      tiles: { '0,0': 'T14' },
      figures: ['captain 1,0 swordsman 0,1', 'skeleton -1,0 skeleton 0,-1'],
    });
    expect([t.scores, t.places]).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });

  test('EX-SAGA-41: a house takes fields from the start area of A, and nothing from the goal area', () => {
    const tiles = { '3,3': 'T03 turned 1', '-3,-3': 'T14' };
    const t = new Table({ saga: 'mist', figures: ['', ''], teams: ['humans', 'orcs'], phase: 'area', tiles });
    const areaOf = (kind: string) =>
      t.offers().flatMap(offer => (offer.startsWith(`${kind}>`) ? [offer.slice(kind.length + 1)] : []));
    t.play(A, 'area 3,3');
    expect(areaOf('captain').join(' ')).toBe('5,1 4,2 5,2 3,3 4,3 5,3 2,4 4,4 1,5 3,5');
    const goal = fieldNames(t.c.battlefield).filter(field => {
      if (t.on(field) !== undefined || field === '0,0') return false;
      const there = new Table({ saga: 'mist', figures: [`captain ${field}`, 'goblin 0,0'], tiles });
      return there.pointsOnField[A] === 1;
    });
    expect(goal.join(' ')).toBe('-3,-5 -2,-5 -1,-5 -4,-4 -3,-4 -2,-4 -5,-3 -4,-3 -3,-3 -5,-2 -4,-2');
    t.playUntil(({ active, phase }) => active === B && phase === 'placing');
    expect(areaOf('warlord')).toEqual(goal);
  });

  test('EX-SAGA-42: stopping next to the crown makes A Master; a fall on the way does not', () => {
    const walking = () =>
      new Table({ saga: 'crown', figures: ['swordsman 2,0 captain 5,1', 'skeleton 2,-1'] })
        .rolls(5)
        .walk(A, 'swordsman-1', '1,0');
    expect(walking().master).toBeUndefined();
    expect(walking().play(A, 'stop').master).toBe(A);
    const t = walking().rolls(4).play(A, 'step 0,1');
    expect([t.where('swordsman-1'), t.master]).toEqual([undefined, undefined]);
  });
});
