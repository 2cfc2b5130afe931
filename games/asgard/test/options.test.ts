/** What a table agrees on before a match, and the options of set-up and of the choice of gods. */
import { agree, defaultOf, HIDDEN, sampleValues, type Wishes } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { asgard } from '../index.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import { ledgerTables } from './ledger-tables.ts';
import { playedOut } from './random-play.ts';
import { freshTables, SEAT_COUNTS } from './starts.ts';
import { agreed, BLUE, RED, Table, YELLOW } from './table.ts';

const errorOf = (wishes: Wishes) => {
  const result = agree(asgard, wishes);
  return result.ok ? undefined : result.error;
};

describe('the table agrees', () => {
  test('ASG-001: 2, 3 or 4 players can play', () => {
    for (const seats of SEAT_COUNTS) {
      expect(agreed({ seats }).seats).toBe(seats);
      expect(playedOut({ seats }, 1).places).toHaveLength(seats);
    }
    for (const seats of [0, 1, 5, 2.5])
      expect(errorOf({ seats })).toEqual({ code: 'bad-seat-count', allowed: [2, 3, 4] });
  });

  test('ASG-003: each has a colour of its own out of four, which no rule reads', () => {
    expect(agreed({ seats: 4 }).traits).toEqual(['yellow', 'red', 'blue', 'purple'].map(colour => ({ colour })));
    for (const colour of COLOURS) expect(agreed({ seats: 2, traits: [{ colour }] }).traits[0]).toEqual({ colour });
    expect(agreed({ seats: 3, traits: [{}, { colour: 'yellow' }] }).traits).toEqual([
      { colour: 'red' },
      { colour: 'yellow' },
      { colour: 'blue' },
    ]);
    const traits = [{ colour: 'red' }, {}, { colour: 'red' }];
    expect(errorOf({ seats: 3, traits })).toEqual({ code: 'trait-taken', trait: 'colour', value: 'red' });
    expect(errorOf({ seats: 2, traits: [{ colour: 'green' }] })).toMatchObject({ code: 'bad-trait-value' });
    const dressed = playedOut({ seats: 2, traits: [{ colour: 'purple' }] }, 3);
    expect([...dressed.state]).toEqual([...playedOut({ seats: 2 }, 3).state]);
  });

  test('the options, their values and defaults are those of section 7', () => {
    const [rows] = ledgerTables('7.');
    expect(rows.map(({ option }) => option)).toEqual([
      '`players`',
      ...Object.keys(asgard.options).map(o => `\`${o}\``),
    ]);
    for (const { option, values, default: byDefault } of rows.slice(1)) {
      const spec = asgard.options[option.slice(1, -1)];
      const words = sampleValues(spec).map(value => `\`${value}\``);
      expect([values, byDefault]).toEqual([words.join(', '), `\`${defaultOf(spec, 2)}\``]);
    }
  });
});

describe('turnOrder', () => {
  test('ASG-032: by seat, the first seat gets tile 1; else by lot', () => {
    for (const seats of SEAT_COUNTS) {
      for (const t of freshTables({ seats, options: { turnOrder: 'seat' } }, 10))
        expect(t.order).toEqual([0, 1, 2, 3].slice(0, seats));
      const dealt = freshTables({ seats, options: { turnOrder: 'random' } }, 30).map(t => t.order[0]);
      expect(new Set(dealt).size).toBe(seats);
    }
  });
});

describe('populationRemoved', () => {
  const removed = (t: Table) => t.told('unused').map(({ population }) => String(population));

  test.each([
    [2, 2],
    [3, 1],
  ])('ASG-063: at random, of %i players: any %i tiles of each side leave the game', (seats, count) => {
    const seen = new Set<string>();
    for (const t of freshTables({ seats, options: { populationRemoved: 'random' } }, 80)) {
      const out = removed(t);
      for (const side of ['light', 'dark']) expect(out.filter(id => id.startsWith(side))).toHaveLength(count);
      for (const id of out) {
        expect(t.where(id)).toBe('out');
        seen.add(id);
      }
    }
    expect(seen.size).toBe(16);
  });

  test('ASG-063, ASG-064: fixed, always the same; with 4 players there is nothing to remove', () => {
    for (const t of freshTables({ seats: 3, options: { populationRemoved: 'fixed' } }, 10))
      expect(removed(t)).toEqual(['light-tithe', 'dark-tithe']);
    expect(errorOf({ seats: 4, options: { populationRemoved: 'random' } })).toEqual({
      code: 'option-not-available',
      option: 'populationRemoved',
      rule: 'ASG-063',
    });
  });
});

describe('godChoiceEntry', () => {
  const GODS_OF_ALL = ['choose odin', 'choose thor', 'choose hel', 'seal'];

  test('ASG-151: one by one, in turn order; nothing is shown before all have chosen', () => {
    const options = { godChoiceEntry: 'oneByOne' };
    const t = new Table({ seats: 3, options, phase: 'gods', order: [BLUE, YELLOW, RED] });
    for (const seat of [BLUE, YELLOW, RED]) {
      expect([t.phase, t.awaited]).toEqual(['gods', [seat]]);
      for (const other of [YELLOW, RED, BLUE].filter(one => one !== seat)) {
        expect(t.refused(other, 'choose odin')).toBe('not-awaited');
        expect(t.seen(seat)[t.c.at.chosen(other, 2)]).toBe(HIDDEN);
      }
      t.play(seat, ...GODS_OF_ALL);
    }
    expect([t.phase, t.awaited, t.told('gods').length]).toEqual(['reveal', [BLUE], 3]);
  });

  test('ASG-151: simultaneous, all are asked', () => {
    const t = new Table({ seats: 3, options: { godChoiceEntry: 'simultaneous' }, phase: 'gods' });
    expect(t.awaited).toEqual([YELLOW, RED, BLUE]);
    t.play(RED, ...GODS_OF_ALL);
    expect(t.awaited).toEqual([YELLOW, BLUE]);
  });
});

describe('godChoiceCount', () => {
  test('ASG-153: up to as many gods as discs, but at least one; blank cards stand for the others', () => {
    const t = new Table({ seats: 2, options: { godChoiceCount: 'upTo' }, phase: 'gods' });
    expect(t.offers(YELLOW)).not.toContain('blank');
    t.play(YELLOW, 'choose odin');
    expect(t.offers(YELLOW)).toEqual(expect.arrayContaining(['choose hel', 'blank']));
    t.play(YELLOW, 'blank', 'blank');
    expect(t.offers(YELLOW)).toEqual(['seal']);
    t.play(YELLOW, 'seal').play(RED, 'choose odin', 'choose hel', 'choose tyr', 'seal');
    expect(t.told('gods').map(({ count }) => count)).toEqual([1, 3]);
    t.play(YELLOW, 'odin>a').play(RED, 'odin>temple', 'hel>a', 'tyr>a');
    expect([t.phase === 'reveal', t.front]).toEqual([false, [2, 0]]);
  });

  test('ASG-153: exactly as many', () => {
    const t = new Table({ seats: 2, options: { godChoiceCount: 'exact' }, phase: 'gods' });
    t.play(YELLOW, 'choose odin', 'choose thor');
    expect(t.refused(YELLOW, 'seal')).toBe('ASG-153');
    expect([t.offers(YELLOW).includes('blank'), t.refused(YELLOW, 'blank')]).toEqual([false, 'ASG-153']);
  });
});
