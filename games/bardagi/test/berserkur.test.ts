import { describe, expect, test } from 'vitest';
import { RED, Table } from './table.ts';

const lands = (words = {}) =>
  new Table({
    hand: 'berserkur 2',
    areas: { 'forest-red': 'red 3', 'gold-blue': 'red 1' },
    disks: [[2, 6, 6]],
    ...words,
  });

describe('3.8 the Berserkur', () => {
  test('BAR-270 BAR-284: a card pays for a move, an attack, a rearrangement or a refill of Virki', () => {
    const table = lands({ goods: ['meat 4'] });
    const kinds = table.offers().filter(offer => !/^(exchange|end)/.test(offer));
    expect(kinds.filter(offer => !/^berserkur(>| boards)/.test(offer))).toEqual(['rearrange', 'refill virki']);
    const field = lands({ figures: { 'red.berserkur': 'iron-red' } });
    expect(field.offers()).toEqual(expect.arrayContaining(['attack', 'rearrange', 'berserkur>gold-red']));
  });

  test('BAR-271: he alone takes camps and areas of others', () => {
    const everybody = (area: string) => ({ 'red.berserkur': area, 'red.godi': area, 'red.kaupmadur': area });
    const hand = 'berserkur 1 godi 1 kaupmadur 1';
    const camp = new Table({ hand, figures: everybody('camp-red-blue') });
    expect(camp.offers()).toContain('attack');
    expect([camp.refused(RED, 'convert'), camp.refused(RED, 'buy land')]).toEqual(['BAR-374', 'BAR-463']);
    const foreign = new Table({ hand, figures: everybody('iron-red'), areas: { 'iron-red': 'blue 1' } });
    expect(foreign.offers()).toContain('attack');
    expect([foreign.refused(RED, 'convert'), foreign.refused(RED, 'buy land')]).toEqual(['BAR-373', 'BAR-462']);
  });

  test('BAR-272: a move and an attack are two cards', () => {
    const table = new Table({ hand: 'berserkur 2' }).play(RED, 'berserkur>forest-red');
    expect(table.hand).toBe('berserkur 1');
    expect(table.play(RED, 'attack', 'reinforce 0').hand).toBe('');
  });

  test('BAR-273: in attack the Berserkur adds nothing', () => {
    const table = new Table({ hand: 'berserkur 1', figures: { 'red.berserkur': 'forest-red' }, disks: [[1, 6, 6]] });
    expect(table.refused(RED, 'attack')).toBe('BAR-323');
  });

  test('BAR-274 BAR-275 BAR-277 BAR-278: disks from area to area at any distance, from Virki, and to the town', () => {
    const table = lands().play(RED, 'rearrange', 'lift forest-red', 'put gold-blue', 'lift virki');
    expect([table.on('forest-red'), table.on('gold-blue'), table.disks(RED, 'virki')]).toEqual(['red 2', 'red 3', 1]);
    table.play(RED, 'lift forest-red', 'put town', 'done');
    expect([table.on('forest-red'), table.town[RED], table.disks(RED, 'virki'), table.hand]).toEqual([
      ...['red 1', 1, 1, 'berserkur 1'],
    ]);
  });

  test('BAR-276 BAR-285: disks of Hof and Verslun, axes and runes are never moved', () => {
    const areas = { 'forest-red': 'red 2 axe 1 divine', 'gold-blue': 'red 1' };
    const table = lands({ areas, disks: [[0, 6, 6]] }).play(RED, 'rearrange');
    expect(table.offers()).toEqual(['lift forest-red', 'lift gold-blue']);
    table.play(RED, 'lift forest-red', 'put gold-blue', 'done');
    expect([table.on('forest-red'), table.on('gold-blue')]).toEqual(['red 1 axe 1 divine', 'red 2']);
  });

  test('BAR-279: only on areas owned when the action began', () => {
    const table = lands({ areas: { 'forest-red': 'red 2', 'iron-red': 'blue 1' } }).play(
      RED,
      'rearrange',
      'lift virki',
    );
    expect(table.on('forest-red')).toBe('red 3');
    const two = lands().play(RED, 'rearrange', 'lift virki');
    expect(two.offers()).toEqual(['put forest-red', 'put gold-blue']);
    expect(two.refused(RED, 'put iron-red')).toBe('BAR-279');
  });

  test('BAR-281 BAR-282: wherever he is on land, but neither defeated nor aboard', () => {
    expect(lands({ figures: { 'red.berserkur': 'sacred-centre' } }).offers()).toContain('rearrange');
    expect(lands({ figures: { 'red.berserkur': 'town' } }).refused(RED, 'rearrange')).toBe('BAR-342');
    const aboard = lands({ figures: { 'red.berserkur': 'aboard' }, ships: { red: 'sea-01' } });
    expect(aboard.refused(RED, 'rearrange')).toBe('BAR-577');
  });

  test('BAR-283: rearranging costs a card; only reinforcement is free', () => {
    const table = lands({ hand: 'godi 1' });
    expect(table.refused(RED, 'rearrange')).toBe('BAR-184');
  });

  test('BAR-286 EX-BAR-75: what has received gives none, and what has given receives none', () => {
    const table = lands().play(RED, 'rearrange', 'lift forest-red', 'put gold-blue');
    expect(table.refused(RED, 'lift gold-blue')).toBe('BAR-286');
    table.play(RED, 'lift virki');
    // The only place for it was gold-blue.
    expect([table.on('forest-red'), table.on('gold-blue')]).toEqual(['red 2', 'red 3']);
    table.play(RED, 'lift forest-red', 'put town', 'lift forest-red', 'put town');
    expect([table.on('forest-red'), table.town[RED]]).toEqual(['wild', 2]);
  });
});
