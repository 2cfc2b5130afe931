import { describe, expect, test } from 'vitest';
import { isCorner, squareNames, THRONE } from '../rules/board.ts';
import { A, D, Table } from './table.ts';

const fresh = (options = {}, seed = 'set-up') => new Table({ fresh: { seats: 2, options }, seed });
const all = (text: string) => text.split(' ');

describe('the board', () => {
  test('TAFL-001: 11 files and 11 ranks, each square by its name', () => {
    expect(squareNames).toHaveLength(121);
    expect(new Set(squareNames).size).toBe(121);
    expect([squareNames[0], squareNames[10], squareNames[11], squareNames[120]]).toEqual(['a1', 'k1', 'a2', 'k11']);
  });

  test('TAFL-002: the throne in the middle, and four corners', () => {
    expect(squareNames[THRONE]).toBe('f6');
    expect(squareNames.filter((_, square) => isCorner(square))).toEqual(['a1', 'k1', 'a11', 'k11']);
  });
});

describe('the pieces', () => {
  const t = fresh();

  test('TAFL-003: 24 attackers, 12 defenders and one king, who plays with the defenders', () => {
    expect([all(t.attackers).length, all(t.defenders).length, all(t.king).length]).toEqual([24, 12, 1]);
    const moved = fresh().play(A, 'd11-d10').play(D, 'd6-d7').play(A, 'e11-e10');
    expect(moved.active).toBe(D);
    const king = new Table({ king: 'f6', attackers: 'a5', toMove: 'defenders' });
    expect(king.offers(D).length).toBeGreaterThan(0);
  });

  test('TAFL-004: the king on the throne, the defenders around him, the attackers at the edges', () => {
    expect(t.king).toBe('f6');
    expect(t.defenders).toBe('f4 e5 f5 g5 d6 e6 g6 h6 e7 f7 g7 f8');
    const bottom = 'd1 e1 f1 g1 h1 f2';
    const sides = 'a4 k4 a5 k5 a6 b6 j6 k6 a7 k7 a8 k8';
    expect(t.attackers).toBe(`${bottom} ${sides} f10 d11 e11 f11 g11 h11`);
  });

  test('TAFL-005: the first seat attacks, unless it is drawn by lot', () => {
    expect(t.told('attacks')).toEqual([{ type: 'attacks', seat: 0 }]);
    const drawn = Array.from({ length: 20 }, (_, i) => fresh({ sides: 'random' }, `lot ${i}`).told('attacks')[0].seat);
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
    const chosen = Array.from({ length: 20 }, (_, i) => fresh({}, `lot ${i}`).told('attacks')[0].seat);
    expect(new Set(chosen)).toEqual(new Set([0]));
  });

  /** The second seat attacks, as the lot would have it. */
  const turnedRound = () =>
    Array.from({ length: 20 }, (_, i) => fresh({ sides: 'random' }, `lot ${i}`)).find(
      each => each.told('attacks')[0].seat === 1,
    );

  test('TAFL-005: of whichever seat attacks the other one defends, and it is told whose pieces are taken', () => {
    const other = turnedRound()?.play(1, 'd11-d9').play(0, 'd6-d8').play(1, 'd1-d7');
    expect(other?.told('taken')).toEqual([{ type: 'taken', seat: 0, piece: 'defender', square: 'd8' }]);
  });

  test('TAFL-006: the attackers begin, whoever plays them, and the sides move in turn', () => {
    expect(t.awaited).toEqual([A]);
    const turned = turnedRound();
    expect(turned?.awaited).toEqual([1]);
    expect(turned?.offers(1)).toContain('d11-d10');
    const moved = fresh().play(A, 'd11-d10');
    expect(moved.awaited).toEqual([D]);
    expect(moved.play(D, 'd6-d7').awaited).toEqual([A]);
  });
});
