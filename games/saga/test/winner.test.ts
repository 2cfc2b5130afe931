import { describe, expect, test } from 'vitest';
import { SAGAS } from '../rules/vocabulary.ts';
import { ended } from './scenes.ts';
import { type PositionWords, Table } from './table.ts';

/** Three players of five figures with so many left each, far from goal areas and crown, and so many points. */
const PLACES = {
  humans: ['captain 0,2', 'swordsman 0,3', 'swordsman 1,2', 'swordsman 1,3'],
  elves: ['elf-lord 3,0', 'blade-dancer 4,0', 'blade-dancer 3,-1', 'blade-dancer 4,-1'],
  undead: ['death-knight -3,0', 'skeleton -4,0', 'skeleton -3,1', 'skeleton -4,1'],
};
const end = (figures: readonly number[], points: readonly number[], more: Partial<PositionWords> = {}) => {
  const teams = ['humans', 'elves', 'undead'] as const;
  return ended({
    figures: teams.map((team, seat) => PLACES[team].slice(0, figures[seat]).join(' ')),
    teams,
    points,
    ...more,
  });
};

describe('the winner', () => {
  test('SAGA-330: what the same battlefield is worth depends on the saga', () => {
    const chests = { '0,0': 'captain', '-3,6': 'captain' };
    const scores = SAGAS.map(saga => {
      const figures = ['captain -1,0', 'warlord 4,3'];
      return [saga, ...ended({ saga, figures, ...(saga === 'treasure' ? { chests } : {}) }).scores];
    });
    expect(scores).toEqual([
      ['fight', 0, 0],
      ['duel', 0, 0],
      ['treasure', 2, 0],
      ['mist', 0, 1],
      ['crown', 1, 0],
    ]);
  });

  test.each(SAGAS)('SAGA-331: in the %s most points win, whatever else the others have', saga => {
    const lone = saga === 'duel' ? [1, 1, 1] : [4, 1, 3];
    expect(end(lone, [3, 5, 4], { saga }).places).toEqual([3, 1, 2]);
  });

  test('SAGA-332: so they do where all have none, by the tie-breaks', () => {
    const t = end([1, 3, 2], [0, 0, 0]);
    expect([t.scores, t.places]).toEqual([
      [0, 0, 0],
      [3, 1, 2],
    ]);
  });

  test('SAGA-333: each tie-break counts only among those still tied', () => {
    // In the crown: points, then the leader next to it, then losses.
    const crown = (a: string, b: string, c: string) => ended({ saga: 'crown', figures: [a, b, c] });
    const leader = crown(
      'captain 1,0',
      'blade-dancer 0,1 elf-lord 4,0 blade-dancer 4,-1',
      'skeleton -1,0 skeleton -4,0',
    );
    expect([leader.scores, leader.places]).toEqual([
      [1, 1, 1],
      [1, 2, 3],
    ]);
    const both = crown('captain 1,0', 'elf-lord 0,1 blade-dancer 4,0', 'skeleton -1,0 skeleton -4,0 skeleton -4,1');
    expect([both.scores, both.places]).toEqual([
      [1, 1, 1],
      [2, 1, 3],
    ]);
  });

  test('SAGA-334: losses are own figures no longer on the battlefield, each counting 1', () => {
    const t = end([3, 2, 3], [1, 1, 1]);
    expect([t.figuresLeft, t.places]).toEqual([
      [3, 2, 3],
      [1, 3, 1],
    ]);
    // A leader is no more than a blade dancer.
    const leader = ended({ figures: ['captain 0,2', 'blade-dancer 3,0', 'death-knight -3,0 skeleton -4,0'] });
    expect(leader.places).toEqual([2, 2, 1]);
  });

  test('SAGA-335: players who are equal in all share the win', () => {
    expect(end([2, 2, 3], [4, 4, 2]).places).toEqual([1, 1, 3]);
    expect(end([2, 2, 2], [4, 4, 4]).places).toEqual([1, 1, 1]);
  });

  test('SAGA-336: the other places follow in the same way, and equals share a place', () => {
    expect(end([1, 4, 4], [5, 2, 2]).places).toEqual([1, 2, 2]);
    expect(end([1, 3, 4], [5, 2, 2]).places).toEqual([1, 3, 2]);
  });

  test('SAGA-336: after the last one standing the rest follow by points', () => {
    const t = new Table({
      figures: ['captain 0,0', 'skeleton 1,0', '', ''],
      teams: ['humans', 'undead', 'orcs', 'elves'],
      phase: 'attacker',
      points: [0, 2, 7, 2],
    });
    t.rolls(3, 0).attack(0, 'captain', 'skeleton-1');
    expect([t.scores, t.places]).toEqual([
      [1, 2, 7, 2],
      [1, 3, 2, 3],
    ]);
  });
});
