import { describe, expect, test } from 'vitest';
import { AUDIENCE } from '../game.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';
import { matchOf, play } from './table.ts';

/** A match of runes in which seat 0 has sealed its choice, so that the next choice opens both. */
const lastToChoose = () => play(matchOf(runes, { seats: 2 }), '0 reach');

describe('a step that waits for its turn to be ended', () => {
  test('is seen by its player alone', () => {
    const match = lastToChoose();
    const before = [0, AUDIENCE].map(viewer => match.sight(viewer));
    expect(match.hold(1, 0, 'rest').ok).toBe(true);
    expect([0, AUDIENCE].map(viewer => match.sight(viewer))).toEqual(before);
    expect(match.sight(1)).toMatchObject({ held: { move: 'rest' }, offers: [], question: null, canUndo: true, nth: 1 });
    expect(match.steps).toHaveLength(1);
  });

  test('does not show what it would teach', () => {
    const match = lastToChoose();
    const { view } = match.sight(1);
    match.hold(1, 0, 'rest');
    expect(match.sight(1)).toMatchObject({ view, held: { events: null } });
  });

  test('is played when the turn is ended, and final then', () => {
    const match = lastToChoose();
    match.hold(1, 0, 'rest');
    expect(match.endTurn(1, 1)).toMatchObject({ ok: true, value: { step: 2, final: true } });
    expect(match.sight(1)).toMatchObject({ held: null, canUndo: false, nth: 2 });
    expect(match.steps.at(-1)).toMatchObject({ seat: 1, text: 'rest' });
  });

  test('can be taken back, and before it nothing else is', () => {
    const match = lastToChoose();
    match.hold(1, 0, 'rest');
    expect(match.undo(1, 1)).toEqual({ ok: true, value: { step: 1 } });
    expect(match.sight(1)).toMatchObject({ held: null, canUndo: false, nth: 2 });
    expect(match.undo(1, 2)).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  test('gives way to another move of its seat, waiting or played', () => {
    const match = lastToChoose();
    match.hold(1, 0, 'rest');
    match.hold(1, 1, 'reach');
    expect(match.sight(1).held?.move).toBe('reach');
    expect(match.submit(1, 2, 'rest').ok).toBe(true);
    expect(match.steps.at(-1)).toMatchObject({ seat: 1, text: 'rest' });
    expect(match.held(1)).toBeUndefined();
  });

  test('goes on waiting though another seat takes its own step back', () => {
    const match = lastToChoose();
    match.hold(1, 0, 'rest');
    expect(match.undo(0, 1).ok).toBe(true);
    expect(match.endTurn(1, 1)).toMatchObject({ ok: true, value: { step: 1, final: false } });
    expect(match.awaiting).toBe(0b01);
  });

  test('is refused as a move is, and changes nothing', () => {
    const match = lastToChoose();
    const before = match.sight(1);
    const refusals = [
      match.hold(1, 3, 'rest'),
      match.hold(0, 1, 'rest'),
      match.hold(1, 0, 'dance'),
      match.hold(7, 0, 'rest'),
    ];
    expect(refusals.map(it => !it.ok && it.error.code)).toEqual([
      'stale',
      'not-awaited',
      'unknown-move',
      'no-such-seat',
    ]);
    expect(match.endTurn(1, 0)).toEqual({ ok: false, error: { code: 'not-awaited' } });
    expect(match.endTurn(1, 5)).toEqual({ ok: false, error: { code: 'stale' } });
    expect(match.sight(1)).toEqual(before);
  });

  test('is asked for only where the turn ends by choice', () => {
    const match = matchOf(ravens, { seats: 2 });
    const ending = match.offers(0).filter(({ ends }) => ends);
    for (const { move, ends } of match.offers(0)) expect(match.asksToEnd(0, move)).toBe(ends);
    expect(ending.every(({ final }) => final)).toBe(true);
    expect(match.asksToEnd(0, 'no such move')).toBe(false);
  });
});
