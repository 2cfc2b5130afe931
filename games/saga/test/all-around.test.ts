/** A neighbour is a neighbour on each of the six sides. */
import { describe, expect, test } from 'vitest';
import { A, Table } from './table.ts';

const AROUND = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];

describe('a failed dodge', () => {
  test.each(AROUND)('SAGA-355: gives points to an opponent on %s', field => {
    const away = AROUND[(AROUND.indexOf(field) + 3) % AROUND.length];
    const t = new Table({ saga: 'fight', figures: ['goblin 0,0 warlord 5,-5', `captain ${field}`] });
    expect(t.rolls(0).walk(A, 'goblin-1', away).points).toEqual([0, 1]);
  });
});
