import { describe, expect, test } from 'vitest';
import { field, virki } from './field.ts';
import { BLUE, RED, Table } from './table.ts';

describe('3.9 what a fight leaves behind', () => {
  const defeated = (words = {}) =>
    new Table({ hand: 'berserkur 2 kaupmadur 1', figures: { 'red.berserkur': 'town' }, goods: ['meat 4'], ...words });

  test('BAR-342 BAR-344: a defeated Berserkur does nothing, nor does he refill Virki', () => {
    const table = defeated({ disks: [[2, 6, 6]], areas: { 'forest-red': 'red 1' } });
    expect(table.offersOf('berserkur')).toEqual([]);
    expect(table.refused(RED, 'rearrange')).toBe('BAR-342');
    expect(table.refused(RED, 'refill virki')).toBe('BAR-344');
    const active = new Table({ hand: 'berserkur 1', goods: ['meat 4'], disks: [[2, 6, 6]] });
    expect(active.play(RED, 'refill virki').disks(RED, 'virki')).toBe(6);
  });

  test('BAR-343 BAR-345 BAR-346 BAR-543: the Kaupmadur brings him home, though Virki is full, ready to act', () => {
    const table = defeated().play(RED, 'home', 'refill virki', 'done');
    expect([table.where(RED, 'berserkur'), table.goods(RED)]).toEqual(['home-red', '']);
    expect(table.play(RED, 'berserkur>forest-red').where(RED, 'berserkur')).toBe('forest-red');
    const other = defeated({ goods: ['wool 4'], disks: [[6, 2, 6]] }).play(RED, 'home', 'refill hof');
    expect(other.where(RED, 'berserkur')).toBe('town');
  });

  test('EX-BAR-08: beaten, not taken; and back by a refill', () => {
    const table = new Table({
      turn: BLUE,
      first: BLUE,
      hand: 'berserkur 1',
      disks: [
        [6, 6, 6],
        [5, 6, 6],
      ],
      areas: { 'cattle-blue': 'red 1' },
      figures: { 'blue.berserkur': 'cattle-blue', 'red.berserkur': 'cattle-blue' },
      entry: { blue: 'forest-blue' },
    });
    table.play(BLUE, 'attack', 'retreat');
    expect([table.disks(BLUE, 'virki'), table.where(BLUE, 'berserkur'), table.on('cattle-blue')]).toEqual([
      ...[0, 'forest-blue', 'red 1'],
    ]);
    const red = defeated({ disks: [[2, 6, 6]] });
    expect(red.refused(RED, 'refill virki')).toBe('BAR-344');
    red.play(RED, 'home', 'refill virki', 'done', 'berserkur>forest-red');
    expect([red.disks(RED, 'virki'), red.where(RED, 'berserkur')]).toEqual([6, 'forest-red']);
  });

  test('BAR-347 BAR-348 BAR-349 EX-BAR-37: a village or gold mine between players moves one glory at once', () => {
    const table = field('blue 1', { glory: [8, 5], ...virki(2) }, 'village-red-blue').play(RED, 'attack');
    expect(table.glory).toEqual([9, 4, 0, 0]);
    expect(table.finishRound().glory[RED]).toBe(10);
    const mine = field('blue 1', { glory: [8, 5], options: { captureGlory: 'two' }, ...virki(2) }, 'gold-red');
    expect(mine.play(RED, 'attack').glory).toEqual([10, 3, 0, 0]);
  });

  test('BAR-350: nothing for a village of Barbarians, nor for other land of players', () => {
    expect(field('wild', virki(2), 'village-red-blue').play(RED, 'attack').glory[RED]).toBe(0);
    expect(field('blue 1', virki(2), 'iron-red').play(RED, 'attack').glory[RED]).toBe(0);
  });

  test('BAR-351 EX-BAR-62: glory never falls below 0', () => {
    const table = field('blue 1', virki(2), 'gold-red').play(RED, 'attack');
    expect(table.glory).toEqual([1, 0, 0, 0]);
  });

  test('BAR-352 BAR-353 EX-BAR-09: a camp of Barbarians gives two axes at once, kept until step C', () => {
    const table = field('wild', {}, 'camp-red-blue').play(RED, 'attack', 'reinforce 0');
    expect([table.on('camp-red-blue'), table.disks(RED, 'virki'), table.axesHeld[RED], table.reserve[RED]]).toEqual([
      ...['red 1', 2, 2, 25],
    ]);
    expect(field('wild', virki(3), 'camp-red-blue').refused(RED, 'attack')).toBe('BAR-323');
    expect(table.finishRound('axe camp-red-blue').on('camp-red-blue')).toBe('red 1 axe 2');
  });

  test('BAR-354 EX-BAR-10: a camp of a player gives none, but the right to buy', () => {
    const table = field('blue 1', { gold: [1], ...virki(2), paid: ['camp-red-blue'] }, 'camp-red-blue');
    table.play(RED, 'attack');
    expect([table.on('camp-red-blue'), table.axesHeld[RED]]).toEqual(['red 1', 0]);
    table.finishRound('claim 0-0-1');
    expect([table.axesHeld[RED], table.gold[RED]]).toEqual([1, 0]);
  });

  test('BAR-355: fewer axes in the supply, fewer received', () => {
    const table = field('wild', { axesHeld: [0, 19] }, 'camp-red-blue').play(RED, 'attack');
    expect([table.axesHeld[RED], table.axeSupply]).toEqual([1, 0]);
  });

  test('BAR-356 BAR-437: runes stay when the area changes hands, curses too', () => {
    const table = field('blue 1 divine noResources', virki(2)).play(RED, 'attack');
    expect(table.on('forest-red')).toBe('red 1 divine noResources');
    expect(table.finishRound().goods(RED)).toBe('');
  });

  test('BAR-357: an area yields to its new owner in the same round', () => {
    expect(field('blue 1', virki(2)).play(RED, 'attack').finishRound().goods(RED)).toBe('timber 1');
  });
});
