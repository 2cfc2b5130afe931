import { describe, expect, test } from 'vitest';
import { A, D, Table } from './table.ts';

describe('a move', () => {
  test('TAFL-010: of one own piece, and nobody may pass', () => {
    const t = new Table({ attackers: 'd4', defenders: 'h8' });
    expect(t.offers().every(move => move.startsWith('d4-'))).toBe(true);
    expect(t.refused(A, 'h8-h7')).toBe('TAFL-010');
    expect(t.refused(A, 'c3-c4')).toBe('TAFL-010');
    expect(t.refused(A, 'pass')).toBe('unknown-move');
    expect(t.rule).toBe('TAFL-010');
    expect(t.play(A, 'd4-d5').active).toBe(D);
  });

  test('TAFL-011: along file or rank, as far as it likes', () => {
    const t = new Table({ attackers: 'd4' });
    expect(t.goals('d4')).toEqual('d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 i4 j4 k4 d5 d6 d7 d8 d9 d10 d11'.split(' '));
    expect(t.refused(A, 'd4-e5')).toBe('TAFL-011');
    expect(t.refused(A, 'd4-f5')).toBe('TAFL-011');
  });

  test('TAFL-011: every piece may go every way, however many they are and however wide the board', () => {
    const attackers = 'c1 e1 h1 a2 k2 d3 j3 b4 g4 a5 i5 a6 k6 f7 c8 j8 a9 h9 b10 k10 d11 e11 g11 i11';
    const t = new Table({ attackers });
    expect(t.offers()).toHaveLength(attackers.split(' ').reduce((sum, from) => sum + t.goals(from).length, 0));
    expect([t.offers().length, new Set(t.offers()).size]).toEqual([296, 296]);
  });

  test('TAFL-012: over empty squares to an empty one, whoever is in the way', () => {
    const t = new Table({ attackers: 'd4 d7', defenders: 'g4' });
    expect(t.goals('d4')).toEqual('d1 d2 d3 a4 b4 c4 e4 f4 d5 d6'.split(' '));
    for (const to of ['g4', 'h4', 'd7', 'd8']) expect(t.refused(A, `d4-${to}`), to).toBe('TAFL-012');
    const amid = new Table({ attackers: 'd4 b4 d2' });
    for (const to of ['b4', 'a4', 'd2', 'd1']) expect(amid.refused(A, `d4-${to}`), to).toBe('TAFL-012');
  });

  test('TAFL-013: only the king rests on the throne or on a corner', () => {
    const t = new Table({ attackers: 'f3 a4', defenders: 'd6 a8', king: 'f9', toMove: 'defenders' });
    expect(t.goals('d6')).not.toContain('f6');
    expect(t.goals('a8')).not.toContain('a11');
    expect(t.goals('f9')).toContain('f6');
    expect([t.refused(D, 'd6-f6'), t.refused(D, 'a8-a11')]).toEqual(['TAFL-013', 'TAFL-013']);
    t.play(D, 'd6-d7');
    expect([t.refused(A, 'f3-f6'), t.refused(A, 'a4-a1')]).toEqual(['TAFL-013', 'TAFL-013']);
    expect(new Table({ king: 'c1', attackers: 'a5', toMove: 'defenders' }).goals('c1')).toContain('a1');
  });

  test('TAFL-014: all go over the empty throne, nobody over the king on it', () => {
    expect(new Table({ attackers: 'f3' }).goals('f3')).toContain('f8');
    expect(new Table({ defenders: 'b6', attackers: 'a3', toMove: 'defenders' }).goals('b6')).toContain('h6');
    expect(new Table({ attackers: 'f3', king: 'f6' }).goals('f3')).not.toContain('f8');
  });
});
