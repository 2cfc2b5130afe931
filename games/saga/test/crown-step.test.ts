/** The field of the crown is never an open step. */
import { describe, expect, test } from 'vitest';
import { A, B, Table } from './table.ts';

/** All around (1,0) but the crown in the middle. */
const WALLS = 'tree 2,0 tree 1,1 stone 0,1 tree 1,-1 stone 2,-1';

describe('a figure that has only the crown beside it', () => {
  test('SAGA-148 SAGA-441: stays where it is, and is not asked about', () => {
    const t = new Table({ saga: 'crown', figures: ['captain 1,0 swordsman 4,0', 'goblin 5,-5'], terrain: WALLS });
    expect([t.phase, t.offers(A)]).toEqual(['figure', ['move swordsman-1', 'end']]);
    expect(t.refused(A, 'move captain')).toBe('SAGA-148');
  });

  test('SAGA-148 SAGA-441: is passed over where no other figure can move', () => {
    const t = new Table({ saga: 'crown', figures: ['captain 1,0', 'goblin 5,-5'], terrain: WALLS, turn: B });
    t.play(B, 'end');
    expect([t.phase, t.active]).toEqual(['figure', B]);
  });

  test('SAGA-148: in another saga the same field is open', () => {
    const t = new Table({ saga: 'fight', figures: ['captain 1,0', 'goblin 5,-5'], terrain: WALLS });
    expect(t.play(A, 'move captain').offers(A)).toEqual(['step 0,0', 'stop']);
  });
});
