/** The helper of these tests and the frame of a turn, on the plainest positions. */
import { describe, expect, test } from 'vitest';
import { A, B, C, type PositionWords, Table } from './table.ts';

const captainAndSkeleton = (more: Partial<PositionWords> = {}) =>
  new Table({ figures: ['captain 0,0', 'skeleton 1,0 skeleton 5,1'], ...more });

describe('a position in words', () => {
  test('figures, terrain, tiles and the crown lie where the words say', () => {
    const t = new Table({
      saga: 'crown',
      figures: ['captain 3,4 swordsman 2,2 swordsman 2,3', 'goblin-3 -3,-3'],
      terrain: 'tree 1,-1',
      tiles: { '-3,-3': 'T03 turned 1' },
      turn: B,
      points: [2, 0],
    });
    expect([t.teams, t.active, t.phase, t.points]).toEqual([['humans', 'orcs'], B, 'figure', [2, 0]]);
    expect([t.on('0,0'), t.on('1,-1'), t.on('-3,-2'), t.on('1,0')]).toEqual(['crown', 'tree', 'house', undefined]);
    expect(t.figures(A)).toBe('captain 3,4 swordsman-1 2,2 swordsman-2 2,3');
    expect([t.where('goblin-3'), t.where('goblin-1')]).toEqual(['-3,-3', undefined]);
  });

  test('dice fall as the test says, and must', () => {
    expect(() => captainAndSkeleton({ phase: 'attacker' }).play(A, 'with captain')).toThrow('a die is rolled');
    expect(() => captainAndSkeleton({ phase: 'attacker' }).rolls(2, 3).play(A, 'with captain')).toThrow('not rolled');
    const t = captainAndSkeleton({ phase: 'attacker' }).rolls(3, 4).attack(A, 'captain', 'skeleton-1');
    expect(t.news).toEqual([
      'attacked 0 captain skeleton-1',
      'hit captain skeleton-1 3 3',
      'failedParry captain skeleton-1 5 4',
      'fell 1 skeleton-1 1,0 0',
      'points 0 1 struckDown',
      'master 0',
      'turn 1 1',
    ]);
  });
});

describe('a turn', () => {
  test('a figure is picked, walks step by step, and the step that ends its move can be taken back', () => {
    const t = new Table({ figures: ['captain 0,0', 'skeleton 5,1'] });
    expect(t.offers(A)).toEqual(['move captain', 'end']);
    t.walk(A, 'captain', '0,-1 1,-2 2,-2 2,-1 2,0');
    expect([t.phase, t.offers(A), t.isFinal('end')]).toEqual(['passOn', ['end'], true]);
    t.undo(A);
    expect([t.phase, t.where('captain')]).toEqual(['step', '2,-1']);
    t.play(A, 'stop', 'end');
    expect([t.active, t.phase, t.news]).toEqual([B, 'figure', ['turn 1 1']]);
  });

  test('it passes on by itself after a roll, and when its player says so', () => {
    expect(captainAndSkeleton().rolls(4).walk(A, 'captain', '-1,0').play(A, 'stop').phase).toBe('passOn');
    const fallen = new Table({ figures: ['captain 0,0 swordsman -3,0', 'skeleton 1,0'], moved: 'swordsman-1' });
    expect(fallen.rolls(3).walk(A, 'captain', '-1,0').active).toBe(B);
    expect(new Table({ figures: ['captain 0,0', 'skeleton 5,1'] }).play(A, 'end').active).toBe(B);
  });

  test('the Master turns a token first, even without figures', () => {
    const t = new Table({ figures: ['captain 0,0', 'skeleton 5,1', ''], phase: 'passOn', turn: B, master: C });
    t.tokens('green').play(B, 'end');
    expect(t.news).toEqual(['turn 2 1', 'greenToken 2 5', 'roundOver 1', 'turn 0 2']);
    t.play(A, 'end').tokens('red').play(B, 'end');
    expect([t.news, t.scores, t.places]).toEqual([
      ['turn 2 2', 'redToken 2', 'ended redToken'],
      [0, 0, 0],
      [1, 1, 3],
    ]);
  });
});

describe('placing', () => {
  test('areas and figures in seating order, done when the player says so', () => {
    const t = new Table({
      figures: ['', ''],
      teams: ['humans', 'demons'],
      phase: 'area',
      options: { openingLots: 'chosen' },
    });
    expect(t.offers(A)).toEqual(['area 3,3', 'area -3,-3']);
    t.play(A, 'area 3,3', 'captain>3,3', 'swordsman>4,4', 'swordsman>3,4', 'swordsman>4,3', 'crossbowman>5,3');
    expect([t.phase, t.offers(A)]).toEqual(['confirm', ['done']]);
    expect(t.undo(A).offers(A)).toContain('crossbowman>2,5');
    t.play(A, 'crossbowman>2,5', 'done');
    expect(t.news).toEqual(['placed 0 crossbowman 2,5', 'placedAll 0', 'areaChosen 1 -3,-3']);
    t.play(B, 'demon-prince>-3,-3', 'hell-brute>-4,-4', 'fiend>-4,-3', 'fiend>-3,-4', 'done');
    expect([t.active, t.phase, t.figures(B)]).toEqual([
      A,
      'figure',
      'demon-prince -3,-3 hell-brute -4,-4 fiend-1 -4,-3 fiend-2 -3,-4',
    ]);
  });

  test.each([2, 3, 4, 5])('a fresh match of %i seats begins with the start areas', seats => {
    const t = new Table({ fresh: { seats } });
    expect(t.told('tileLaid')).toHaveLength(t.c.battlefield.places);
    expect(new Set(t.teams).size).toBe(seats);
    expect([t.phase, t.offers().length]).toEqual(['area', t.c.battlefield.areas.length]);
  });
});
