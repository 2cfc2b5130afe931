import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, RED, Table, YELLOW } from './table.ts';

const hand = (cards: string, words = {}) => new Table({ hand: cards, used: false, ...words });

describe('3.6 the action turn', () => {
  test('BAR-180 BAR-181: the starting player first, each turn whole before the next', () => {
    const table = new Table({ phase: 'plan', first: YELLOW });
    for (const seat of [RED, BLUE, YELLOW, GREEN]) table.play(seat, 'plan 6-0-0-0');
    expect(table.awaited).toEqual([YELLOW]);
    table.play(YELLOW, 'berserkur>forest-yellow');
    expect(table.awaited).toEqual([YELLOW]);
    expect(table.refused(GREEN, 'end')).toBe('not-awaited');
    expect(table.play(YELLOW, 'end').awaited).toEqual([GREEN]);
  });

  test('BAR-182: all planned cards are laid open at the start of the turn', () => {
    const table = new Table({ phase: 'plan', first: RED });
    for (const seat of [BLUE, YELLOW, GREEN]) table.play(seat, 'plan 6-0-0-0');
    table.play(RED, 'plan 3-2-1-0');
    expect(table.news).toEqual(expect.arrayContaining(['hand 0 berserkur 3', 'hand 0 godi 2', 'hand 0 kaupmadur 1']));
    expect(table.seen(BLUE, table.c.at.hand(0))).toBe(3);
  });

  test('BAR-183 BAR-184 BAR-186: a card serves its own unit, once', () => {
    const table = hand('godi 1');
    expect(table.refused(RED, 'berserkur>forest-red')).toBe('BAR-184');
    table.play(RED, 'godi>forest-red');
    expect(table.hand).toBe('');
    expect(table.refused(RED, 'godi>home-red')).toBe('BAR-184');
  });

  test('BAR-185: cards in any order, changing between units', () => {
    const table = hand('berserkur 2 godi 1 kaupmadur 1');
    table.play(RED, 'berserkur>forest-red', 'godi>forest-red', 'berserkur>home-red', 'kaupmadur>cattle-red');
    expect(table.hand).toBe('');
  });

  test('BAR-187 BAR-188 BAR-202: one card must be used; then the player may stop whenever he likes', () => {
    const table = hand('berserkur 3');
    expect(table.refused(RED, 'end')).toBe('BAR-187');
    table.play(RED, 'berserkur>forest-red');
    expect(table.offers()).toContain('end');
    table.play(RED, 'end');
    expect(table.phase).not.toBe('turn');
  });

  test('BAR-189: unused cards have no effect', () => {
    const table = hand('berserkur 3 godi 3', { used: true }).finishRound();
    expect([table.phase, table.hand, table.where(RED, 'godi')]).toEqual(['plan', '', 'home-red']);
  });

  test('BAR-190 EX-BAR-53: whoever has no usable card may end, or exchange', () => {
    const table = hand('berserkur 6', { figures: { 'red.berserkur': 'town' } });
    expect(table.offersOf('exchange').length).toBe(3);
    expect(table.offers().filter(offer => !offer.startsWith('exchange'))).toEqual(['end']);
    expect(table.refused(RED, 'berserkur>forest-red')).toBe('BAR-342');
    table.play(RED, 'exchange berserkur+berserkur for godi');
    expect(table.refused(RED, 'end')).toBe('BAR-187');
  });

  test('BAR-191: no card for nothing', () => {
    expect(hand('berserkur 1').refused(RED, 'rearrange')).toBe('BAR-191');
    expect(hand('godi 1', { runes: [''] }).refused(RED, 'cast')).toBe('BAR-191');
    expect(hand('kaupmadur 1').refused(RED, 'home')).toBe('BAR-191');
    const table = hand('berserkur 1', { areas: { 'forest-red': 'red 1' } }).play(RED, 'rearrange');
    expect(table.refused(RED, 'done')).toBe('BAR-191');
    const trader = hand('kaupmadur 1', { gold: [1] }).play(RED, 'home');
    expect(trader.refused(RED, 'done')).toBe('BAR-191');
  });

  test('BAR-192: removing, reinforcing, retreating and landing need no card', () => {
    const table = hand('berserkur 1', {
      gold: [1],
      areas: { 'forest-red': 'wild divine' },
      figures: { 'red.godi': 'forest-red', 'red.berserkur': 'forest-red', 'red.kaupmadur': 'aboard' },
      ships: { red: 'village-red-blue' },
    });
    table.play(RED, 'remove divine', 'land kaupmadur', 'attack', 'reinforce 2');
    expect([table.hand, table.on('forest-red'), table.where(RED, 'kaupmadur')]).toEqual([
      ...['', 'red 3', 'village-red-blue'],
    ]);
    const beaten = hand('berserkur 1', {
      areas: { 'forest-red': 'blue 1' },
      figures: { 'red.berserkur': 'forest-red', 'blue.berserkur': 'forest-red' },
      entry: { red: 'home-red' },
    });
    beaten.play(RED, 'attack', 'retreat');
    expect([beaten.hand, beaten.where(RED, 'berserkur')]).toEqual(['', 'home-red']);
  });

  test('BAR-193 BAR-195 BAR-197: any two unused cards for one, usable or not; the new one is open', () => {
    const table = hand('berserkur 2 godi 1');
    table.play(RED, 'exchange berserkur+godi for knerrir');
    expect([table.hand, table.news]).toEqual(['berserkur 1 knerrir 1', ['exchanged 0 berserkur godi knerrir']]);
    table.play(RED, 'exchange berserkur+knerrir for kaupmadur');
    expect(table.hand).toBe('kaupmadur 1');
  });

  test('BAR-194: only in the own turn', () => {
    const table = hand('berserkur 6', { first: RED });
    expect(table.refused(BLUE, 'exchange berserkur+berserkur for godi')).toBe('not-awaited');
  });

  test('BAR-196: the new card comes from those not planned; discarded and used ones stay out', () => {
    const table = hand('berserkur 6');
    expect(table.refused(RED, 'exchange berserkur+berserkur for berserkur')).toBe('BAR-196');
    table.play(RED, 'berserkur>forest-red', 'exchange berserkur+berserkur for godi');
    expect(table.refused(RED, 'exchange berserkur+godi for berserkur')).toBe('BAR-196');
    const planned = new Table({ phase: 'plan', first: RED });
    for (const seat of [RED, BLUE, YELLOW, GREEN]) planned.play(seat, 'plan 6-0-0-0');
    expect(planned.refused(RED, 'exchange berserkur+berserkur for berserkur')).toBe('BAR-196');
    const short = hand('godi 4', { deck: 'knerrir 1' }).play(RED, 'exchange godi+godi for knerrir');
    expect(short.offersOf('exchange')).toEqual([]);
  });

  test('BAR-198 EX-BAR-25: six cards become three', () => {
    const table = hand('berserkur 6');
    table.play(RED, ...['godi', 'kaupmadur', 'knerrir'].map(unit => `exchange berserkur+berserkur for ${unit}`));
    expect(table.hand).toBe('godi 1 kaupmadur 1 knerrir 1');
  });

  test('BAR-199: with one card there is no exchange', () => {
    const table = hand('berserkur 1');
    expect(table.refused(RED, 'exchange berserkur+berserkur for godi')).toBe('BAR-199');
  });

  test('BAR-200: an exchange is no use of a card', () => {
    const table = hand('berserkur 3').play(RED, 'exchange berserkur+berserkur for godi');
    expect(table.refused(RED, 'end')).toBe('BAR-187');
  });

  test('BAR-201: an exchange between two steps leaves the move open', () => {
    const table = hand('godi 1 berserkur 2').play(RED, 'godi>forest-red', 'exchange berserkur+berserkur for knerrir');
    expect(table.moving).toBe('godi 1');
    expect(table.play(RED, 'on>iron-red').where(RED, 'godi')).toBe('iron-red');
  });

  test('BAR-203: what a tile allows without a card is no use of a card', () => {
    const table = hand('berserkur 1', { tiles: [['alchemist', 'seers-house']] });
    table.play(RED, 'seer', 'godi>forest-red');
    expect(table.refused(RED, 'end')).toBe('BAR-187');
    const steward = hand('berserkur 1', { tiles: [['mint', 'stewards-house']], gold: [1] });
    steward.play(RED, 'steward', 'gold for iron', 'done');
    expect(steward.refused(RED, 'end')).toBe('BAR-187');
  });
});
