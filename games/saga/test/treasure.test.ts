import { describe, expect, test } from 'vitest';
import { TEAMS } from '../rules/vocabulary.ts';
import { ended } from './scenes.ts';
import { A, B, type PositionWords, Table } from './table.ts';

/** The centres of the flower's tiles. */
const CENTRES = ['0,0', '3,3', '-3,6', '-6,3', '-3,-3', '3,-6', '6,-3'];
const hunt = (figures: string[], more: Partial<PositionWords> = {}) =>
  new Table({ saga: 'treasure', figures, ...more });
/** All chests of the flower but these, carried by a figure. */
const carried = (by: string, but: string[] = []) =>
  Object.fromEntries(CENTRES.filter(centre => !but.includes(centre)).map(centre => [centre, by]));

describe('the chests', () => {
  test.each([
    [2, 7],
    [3, 7],
    [4, 11],
    [5, 13],
  ])('SAGA-390: with %i players %i lie, one on the centre of every tile, and all figures take part', (seats, count) => {
    const t = new Table({ fresh: { seats, options: { saga: 'treasure' } } });
    const laid = t.told('chestLaid').map(({ field }) => field);
    expect(laid).toHaveLength(count);
    expect(laid).toEqual(t.told('tileLaid').map(({ field }) => field));
    expect(laid.map(field => t.chest(String(field)))).toEqual(laid);
    t.playUntil(({ phase }) => phase === 'figure');
    expect(Math.min(...t.figuresLeft)).toBeGreaterThanOrEqual(4);
  });

  test('SAGA-391: no figure is placed on the field of a chest', () => {
    const t = hunt(['', ''], { teams: ['humans', 'orcs'], phase: 'area' }).play(A, 'area 3,3');
    expect(t.offers(A)).not.toContain('captain>3,3');
    expect(t.offers(A).filter(offer => offer.startsWith('captain'))).toHaveLength(11);
    expect(t.refused(A, 'captain>3,3')).toBe('SAGA-391');
  });

  test('SAGA-392: whoever enters the field takes the chest at once, without cost, and may move on', () => {
    const t = hunt(['captain 0,1', 'goblin 5,-5']).walk(A, 'captain', '0,0');
    expect([t.chest('0,0'), t.news]).toEqual(['captain', ['moved 0 captain 0,1 0,0', 'chestTaken 0 captain 0,0']]);
    t.play(A, 'step -1,0', 'step -2,0', 'step -3,0', 'step -4,0');
    expect([t.where('captain'), t.chest('0,0'), t.phase]).toEqual(['-4,0', 'captain', 'passOn']);
  });

  test('SAGA-393: a chest cannot be refused, passed on or put down', () => {
    const t = hunt(['captain 0,1 swordsman 0,2', 'goblin 5,-5']).walk(A, 'captain', '0,0');
    const steps = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map(field => `step ${field}`);
    expect(t.offers(A)).toEqual([...steps, 'stop']);
    t.play(A, 'step 0,1', 'stop');
    expect(t.offers(A)).toEqual(['move swordsman-1', 'end']);
    t.play(A, 'end').play(B, 'end');
    expect([t.chest('0,0'), t.offers(A)]).toEqual(['captain', ['move captain', 'move swordsman-1', 'end']]);
  });

  test('SAGA-394: all chests on a field are taken together', () => {
    const chests = { '0,0': '1,1', '3,3': '1,1', '-3,6': '1,1' };
    const t = hunt(['captain 0,1', 'goblin 5,-5'], { chests }).walk(A, 'captain', '1,1');
    expect(Object.keys(chests).map(centre => t.chest(centre))).toEqual(['captain', 'captain', 'captain']);
  });

  test('SAGA-395: a figure may carry any number', () => {
    const t = hunt(['captain 5,-3 swordsman 1,0', 'goblin 5,-5'], { chests: carried('captain', ['6,-3']), master: B });
    t.walk(A, 'captain', '6,-3');
    expect(CENTRES.map(centre => t.chest(centre))).toEqual(CENTRES.map(() => 'captain'));
  });

  test('SAGA-396: whoever is struck down leaves them on the field', () => {
    const chests = { '0,0': 'goblin-1', '3,3': 'goblin-1', '-3,6': 'goblin-2' };
    const struck = hunt(['captain 1,0', 'goblin 1,1 goblin 5,-5'], { chests, phase: 'attacker' });
    struck.rolls(3, 0).attack(A, 'captain', 'goblin-1');
    expect(Object.keys(chests).map(centre => struck.chest(centre))).toEqual(['1,1', '1,1', 'goblin-2']);
    expect(struck.told('chestDropped')).toHaveLength(2);
    const dodge = hunt(['captain 1,0', 'goblin 1,1 goblin 5,-5'], { chests, turn: B });
    dodge.rolls(3).walk(B, 'goblin-1', '1,2');
    expect(Object.keys(chests).map(centre => dodge.chest(centre))).toEqual(['1,1', '1,1', 'goblin-2']);
  });

  test('SAGA-397: a lying chest bars neither movement nor sight', () => {
    const t = hunt(['crossbowman -2,0', 'goblin 2,0'], { chests: { '3,3': '-1,0' } }).play(A, 'move crossbowman');
    expect(t.offers(A)).toContain('step -1,0');
    t.play(A, 'stop');
    expect(t.offers(A)).toEqual(['with crossbowman', 'end']);
  });
});

describe('the hourglass of the treasure', () => {
  test.each([
    [2, 4],
    [3, 4],
    [4, 6],
    [5, 7],
  ])('SAGA-398: with %i players it starts with chest %i', (seats, wanted) => {
    const teams = TEAMS.slice(0, seats);
    const fresh = new Table({ fresh: { seats, options: { saga: 'treasure' } } });
    const centres = fresh.told('chestLaid').map(({ field }) => String(field));
    const taking = (before: number) => {
      const chests = Object.fromEntries(
        centres
          .filter(centre => centre !== '0,0')
          .slice(0, before)
          .map(c => [c, 'captain']),
      );
      const figures = ['captain 0,1', 'elf-lord 0,-3', ...Array(seats - 2).fill('')];
      return hunt(figures, { teams, chests }).walk(A, 'captain', '0,0').master;
    };
    expect(taking(wanted - 2)).toBeUndefined();
    expect(taking(wanted - 1)).toBe(A);
  });

  test('SAGA-399: taking a dropped chest again does not count', () => {
    const chests = { '0,0': '1,1', '3,3': 'captain', '-3,6': 'captain' };
    const t = hunt(['captain 0,1', 'goblin 5,-5'], { chests }).walk(A, 'captain', '1,1');
    expect([t.chest('0,0'), t.told('chestTaken').length, t.master]).toEqual(['captain', 1, undefined]);
  });

  test('SAGA-400: 1 point for each chest that own figures carry at the end', () => {
    const chests = { '0,0': 'captain', '3,3': 'captain', '-3,6': 'swordsman-1', '-6,3': 'goblin-1', '3,-6': '1,2' };
    const t = ended({ saga: 'treasure', figures: ['captain 0,1 swordsman 0,2', 'goblin 5,-5'], chests });
    expect([t.scores, t.places]).toEqual([
      [3, 1],
      [1, 2],
    ]);
  });

  test('SAGA-401: ties are broken by losses, then shared', () => {
    const chests = { '0,0': 'captain', '3,3': 'blade-dancer-1' };
    const end = (a: string, b: string) => ended({ saga: 'treasure', figures: [a, b], chests }).places;
    expect(end('captain 0,1', 'blade-dancer 5,-5 blade-dancer 5,-4')).toEqual([2, 1]);
    expect(end('captain 0,1 swordsman 0,2', 'blade-dancer 5,-5 blade-dancer 5,-4')).toEqual([1, 1]);
  });
});
