import { describe, expect, test } from 'vitest';
import { A, D, Table } from './table.ts';

const wall = { defenders: 'c1 d1 e1', attackers: 'c2 d2 e2 f1 b7' } as const;

describe('a shield wall', () => {
  test('TAFL-040: a row along the edge is taken together, on every edge and for both sides', () => {
    expect(new Table(wall).play(A, 'b7-b1').defenders).toBe('');
    const left = new Table({ defenders: 'a4 a5', attackers: 'b4 b5 a6 g3' }).play(A, 'g3-a3');
    expect(left.defenders).toBe('');
    const top = new Table({ defenders: 'd11 e11', attackers: 'd10 e10 f11 c5' }).play(A, 'c5-c11');
    expect(top.defenders).toBe('');
    const right = new Table({ defenders: 'k4 k5', attackers: 'j4 j5 k6 g3' }).play(A, 'g3-k3');
    expect(right.defenders).toBe('');
    const other = new Table({ attackers: 'd1 e1', defenders: 'd2 e2 f1 c7', king: 'f6', toMove: 'defenders' });
    expect(other.play(D, 'c7-c1').attackers).toBe('');
  });

  test('TAFL-040: one piece is no wall; every one needs an enemy in front; both ends must be closed', () => {
    expect(new Table({ defenders: 'd1', attackers: 'd2 c7' }).play(A, 'c7-c1').defenders).toBe('d1');
    const open = new Table({ ...wall, attackers: 'c2 e2 f1 b7' });
    expect(open.play(A, 'b7-b1').defenders).toBe('c1 d1 e1');
    const end = new Table({ ...wall, attackers: 'c2 d2 e2 b7' });
    expect(end.play(A, 'b7-b1').defenders).toBe('c1 d1 e1');
    const inner = new Table({ defenders: 'c2 d2 e2', attackers: 'c3 d3 e3 f2 b7' });
    expect(inner.play(A, 'b7-b2').defenders).toBe('c2 d2 e2');
    const gap = new Table({ defenders: 'c1 e1', attackers: 'c2 d2 e2 f1 b7' });
    expect(gap.play(A, 'b7-b1').defenders).toBe('c1 e1');
  });

  test('TAFL-040: where it is not agreed on, there is none', () => {
    expect(new Table({ ...wall, options: { shieldwall: false } }).play(A, 'b7-b1').defenders).toBe('c1 d1 e1');
  });

  test('TAFL-040: a weaponless king neither closes a row nor stands in front of one', () => {
    const closing = { attackers: 'd1 e1', defenders: 'd2 e2 f1', king: 'c7', toMove: 'defenders' } as const;
    const fronting = { attackers: 'd1 e1', defenders: 'd2 c7 f1', king: 'e2', toMove: 'defenders' } as const;
    for (const words of [closing, fronting]) {
      expect(new Table(words).play(D, 'c7-c1').attackers).toBe('');
      expect(new Table({ ...words, options: { king: 'weaponless' } }).play(D, 'c7-c1').attackers).toBe('d1 e1');
    }
  });

  test('TAFL-041: a corner closes a row', () => {
    expect(new Table({ defenders: 'b1 c1', attackers: 'b2 c2 d8' }).play(A, 'd8-d1').defenders).toBe('');
    expect(new Table({ defenders: 'i11 j11', attackers: 'i10 j10 h4' }).play(A, 'h4-h11').defenders).toBe('');
  });

  test('TAFL-042: only the move that closes an end takes it', () => {
    const front = new Table({ ...wall, attackers: 'b1 c2 e2 f1 d7' });
    expect(front.play(A, 'd7-d2').defenders).toBe('c1 d1 e1');
    const row = new Table({ attackers: 'b1 c2 d2 e2 f1', defenders: 'c1 d1 e5', toMove: 'defenders' });
    expect(row.play(D, 'e5-e3').defenders).toBe('c1 d1 e3');
  });

  test('TAFL-043: the king in the row stays, the others are taken', () => {
    const t = new Table({ king: 'd1', defenders: 'e1', attackers: 'c1 d2 e2 f9' }).play(A, 'f9-f1');
    expect([t.king, t.defenders, t.ending]).toEqual(['d1', '', undefined]);
  });
});
