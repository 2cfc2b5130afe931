/** What can be taken back: everything up to a roll, a token or the end of a turn. */
import { describe, expect, test } from 'vitest';
import { A, B, type PositionWords, Table } from './table.ts';

const nothing = { ok: false, error: { code: 'nothing-to-undo' } };
const undone = (t: Table, seat: number) => t.match.undo(seat, t.match.nth(seat));
const captain = (more: Partial<PositionWords> = {}) =>
  new Table({ figures: ['captain 0,0 swordsman -3,0', 'skeleton 3,0 skeleton 5,-5'], ...more });

describe('taking back', () => {
  test('placed figures can be rearranged until all of them are confirmed', () => {
    const t = new Table({ saga: 'duel', figures: ['', ''], teams: ['humans', 'orcs'], phase: 'area' });
    t.play(A, 'area 3,3', 'captain>4,4');
    expect([t.phase, t.isFinal('done')]).toEqual(['confirm', true]);
    expect(t.undo(A).phase).toBe('placing');
    expect(t.undo(A).offers(A)).toEqual(['area 3,3', 'area -3,-3']);
    t.play(A, 'area -3,-3', 'captain>-3,-3', 'done');
    expect([t.figures(A), undone(t, A)]).toEqual(['captain -3,-3', nothing]);
  });

  test('steps are taken back one by one, to the choice of the figure', () => {
    const t = captain();
    const before = [...t.state];
    t.walk(A, 'captain', '0,1 0,2').play(A, 'stop').play(A, 'move swordsman-1', 'stop');
    for (const where of ['0,2', '0,2', '0,2', '0,1', '0,0']) expect(t.undo(A).where('captain')).toBe(where);
    expect([t.phase, t.where('captain')]).toEqual(['step', '0,0']);
    t.undo(A);
    expect([...t.state]).toEqual(before);
    expect(undone(t, A)).toEqual(nothing);
  });

  test('SAGA-125: so is the step that ends the last move, since the end of the turn is asked for', () => {
    const t = captain({ moved: 'swordsman-1' }).walk(A, 'captain', '0,1 0,2 0,3 0,4 0,5');
    expect([t.phase, t.isFinal('end')]).toEqual(['passOn', true]);
    expect(t.undo(A).where('captain')).toBe('0,4');
    t.play(A, 'stop', 'end');
    expect([t.active, undone(t, A), undone(t, B)]).toEqual([B, nothing, nothing]);
  });

  test('a chest goes back, and with it the start of the hourglass', () => {
    const chests = { '3,3': 'captain', '-3,6': 'captain', '-6,3': 'captain' };
    const t = captain({ saga: 'treasure', figures: ['captain 0,1', 'goblin 5,-5'], chests }).walk(A, 'captain', '0,0');
    expect([t.chest('0,0'), t.master]).toEqual(['captain', A]);
    t.undo(A);
    expect([t.chest('0,0'), t.master, t.told('master')]).toEqual(['0,0', undefined, []]);
  });

  test('SAGA-170: a step with a roll is final, and so is all before it', () => {
    const t = captain({ figures: ['captain 0,0 swordsman -3,0', 'skeleton 2,0'] }).walk(A, 'captain', '1,0');
    expect(t.isFinal('step 1,1')).toBe(true);
    t.rolls(4).play(A, 'step 0,1');
    expect(undone(t, A)).toEqual(nothing);
    expect(t.isFinal('step 0,0')).toBe(false);
    t.play(A, 'step 0,2');
    expect(t.undo(A).where('captain')).toBe('0,1');
    expect(undone(t, A)).toEqual(nothing);
  });

  test('SAGA-193: an attacker can be chosen anew until the target is named', () => {
    const t = captain({ figures: ['captain 0,0', 'skeleton 1,0 skeleton 0,1'], phase: 'attacker' });
    expect([t.isFinal('with captain'), t.isFinal('end')]).toEqual([false, true]);
    t.play(A, 'with captain');
    expect(t.isFinal('against skeleton-1')).toBe(true);
    expect(t.undo(A).phase).toBe('attacker');
    t.rolls(0).play(A, 'with captain', 'against skeleton-2');
    expect(undone(t, A)).toEqual(nothing);
    const lone = captain({ figures: ['captain 0,0', 'skeleton 1,0'], phase: 'attacker' });
    expect(lone.isFinal('with captain')).toBe(true);
  });

  test('SAGA-287: a turned token is final', () => {
    const t = captain({ turn: B, master: A }).tokens('green').play(B, 'end');
    expect([undone(t, A), undone(t, B)]).toEqual([nothing, nothing]);
  });
});
