import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, PURPLE, Table } from './table.ts';

/** Position P1 of the ledger. */
const p1 = () =>
  new Table({
    seats: 3,
    phase: 'action',
    order: [PURPLE, BLUE, GREEN],
    realms: {
      niflheim: { [BLUE]: '2 viking', [PURPLE]: 'viking, wyrm', treasures: ['skin-1-1'] },
      midgard: { [PURPLE]: 'viking', [GREEN]: 'viking', [BLUE]: 'valkyrie', treasures: ['metal-1-4'] },
      vanaheim: { [PURPLE]: 'raven', treasures: ['wood-1-2'] },
      muspelheim: { [GREEN]: 'viking', treasures: ['gem-1-2'] },
      alfheim: { [GREEN]: 'viking, valkyrie', treasures: ['gem-1-3'] },
    },
  });

describe('the running example', () => {
  test('EX-MIM-06: the wyrm scares two enemies of different owners away', () => {
    const t = p1().play(PURPLE, 'choose wyrm', 'stand midgard', 'scare 2 viking>niflheim', 'scare 1 valkyrie>niflheim');
    expect(t.tokens('midgard', PURPLE)).toBe('viking');
    expect(t.tokens('midgard', BLUE)).toBe('');
    expect(t.tokens('niflheim', BLUE)).toBe('2 viking, valkyrie');
    expect(t.supply(PURPLE, 'wyrm')).toBe(1);
  });
});
