import { AUDIENCE, HIDDEN, type Wishes } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { matchOf, offered, play, playOn } from '../table.ts';
import { runes } from './runes.ts';

const table = (options: Wishes['options'] = {}, seats = 3) => matchOf(runes, { seats, options });
const cells = table().game.layout;
/** The cells of one field, as a viewer sees them; without a viewer, as they are. */
const seen = (match: ReturnType<typeof table>, name: string, viewer?: number) => {
  const shown = viewer === undefined ? match.state : match.view(viewer);
  return cells.fields.find(field => field.name === name)!.cells.map(cell => shown[cell]);
};
const told = (match: ReturnType<typeof table>, type: string, viewer = AUDIENCE) =>
  match.events(viewer).flatMap(({ event }) => (event.type === type ? [event] : []));

describe('set-up', () => {
  test('RUN-001: every seat knows its own patron and no other', () => {
    const match = table();
    const patrons = seen(match, 'patron');
    for (const viewer of [0, 1, 2, AUDIENCE])
      expect(seen(match, 'patron', viewer)).toEqual(patrons.map((patron, seat) => (seat === viewer ? patron : HIDDEN)));
  });

  test('RUN-002: a long game turns up 9 different runes, a short one 5', () => {
    for (const [length, count] of [
      ['long', 9],
      ['short', 5],
    ] as const) {
      const match = table({ length, strength: 5 });
      while (!match.over) play(match, '0 rest', '1 rest', '2 rest');
      expect(new Set(told(match, 'turned').map(({ rune }) => rune)).size).toBe(count);
      expect(told(match, 'turned')).toHaveLength(count);
    }
  });

  test('RUN-003: every seat starts with the strength agreed on', () => {
    expect(seen(table({ strength: 4 }), 'strength')).toEqual([4, 4, 4]);
  });
});

describe('a rune', () => {
  test('RUN-004: all choose at once, and a choice stays sealed', () => {
    const match = play(table(), '1 reach');
    expect(match.awaiting).toBe(0b101);
    expect(seen(match, 'choice', 1)).toEqual([-1, 0, -1]);
    expect(seen(match, 'choice', 0)).toEqual([-1, HIDDEN, -1]);
    expect(told(match, 'sealed', 1)).toEqual([{ type: 'sealed', seat: 1, choice: 'reach' }]);
    expect(told(match, 'sealed', 2)).toEqual([{ type: 'sealed', seat: 1, choice: '?' }]);
  });

  test('RUN-005: who has no strength left cannot reach', () => {
    const match = play(table({ strength: 1 }), '0 reach', '1 rest', '2 rest');
    expect(offered(match, 0)).toEqual(['rest']);
    expect(match.submit(0, match.nth(0), 'reach')).toEqual({
      ok: false,
      error: { code: 'illegal-move', rule: 'RUN-005' },
    });
  });

  test('RUN-006: whoever reaches alone keeps the rune', () => {
    const match = table();
    const [{ rune }] = told(match, 'turned');
    play(match, '0 rest', '1 reach', '2 rest');
    expect(told(match, 'won')).toEqual([{ type: 'won', seat: 1, rune }]);
    expect(told(match, 'showed').map(({ choice }) => choice)).toEqual(['rest', 'reach', 'rest']);
  });

  test('RUN-006: if several reach, or nobody, the rune is lost', () => {
    const match = play(table(), '0 reach', '1 reach', '2 rest', '0 rest', '1 rest', '2 rest');
    expect(told(match, 'won')).toEqual([]);
    expect(told(match, 'turned')).toHaveLength(3);
  });

  test('RUN-007: every reach costs one strength, also one that brings nothing', () => {
    expect(seen(play(table(), '0 reach', '1 reach', '2 rest'), 'strength')).toEqual([2, 2, 3]);
  });
});

describe('the end', () => {
  test('RUN-008: the favour multiplies the worth of the patron’s own runes', () => {
    for (const favour of [2, 3]) {
      const match = table({ favour, strength: 5 });
      while (!match.over) play(match, `0 ${offered(match, 0)[0]}`, '1 rest', ...(match.over ? [] : ['2 rest']));
      const patron = told(match, 'served')[0].patron;
      const won = told(match, 'won').map(({ rune }) => runes.base.content.runes.find(({ id }) => id === rune)!);
      expect(won).toHaveLength(5);
      expect(match.outcome()!.scores[0]).toBe(
        won.reduce((sum, rune) => sum + rune.worth * (rune.patron === patron ? favour : 1), 0),
      );
    }
  });

  test('RUN-009: with the last rune the game is over, and patrons are named to all', () => {
    const match = playOn(table({ length: 'short', strength: 5 }));
    expect(seen(match, 'left')).toEqual([0]);
    expect(seen(match, 'patron', AUDIENCE)).toEqual(seen(match, 'patron'));
    expect(told(match, 'served')).toHaveLength(3);
  });

  test('RUN-009: it is over sooner when nobody has strength left', () => {
    const match = play(table({ strength: 1 }), '0 reach', '1 reach', '2 reach');
    expect(match.over).toBe(true);
    expect(seen(match, 'left')).toEqual([8]);
  });

  test('RUN-010: equal scores share a place', () => {
    const match = play(table({ strength: 1 }), '0 reach', '1 reach', '2 reach');
    expect(match.outcome()).toEqual({ scores: new Int32Array(3), places: Int32Array.of(1, 1, 1) });
  });
});
