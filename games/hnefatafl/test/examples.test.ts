import { describe, expect, test } from 'vitest';
import { A, D, Table } from './table.ts';

describe('worked examples', () => {
  test('EX-TAFL-01', () => {
    expect(new Table({ attackers: 'd4 a6', defenders: 'd5' }).play(A, 'a6-d6').defenders).toBe('');
  });
  test('EX-TAFL-02', () => {
    const t = new Table({ attackers: 'd4 d6', defenders: 'a5', toMove: 'defenders' });
    expect(t.play(D, 'a5-d5').defenders).toBe('d5');
  });
  test('EX-TAFL-03', () => {
    expect(new Table({ attackers: 'c5', defenders: 'b11' }).play(A, 'c5-c11').defenders).toBe('');
  });
  test('EX-TAFL-04', () => {
    const t = new Table({ attackers: 'f7', defenders: 'a8', toMove: 'defenders' });
    expect(t.play(D, 'a8-f8').attackers).toBe('');
  });
  test('EX-TAFL-05', () => {
    const t = new Table({ attackers: 'a8', defenders: 'f7', king: 'f6' });
    expect(t.play(A, 'a8-f8').defenders).toBe('f7');
  });
  test('EX-TAFL-06', () => {
    const t = new Table({ attackers: 'e5 g5 f1', king: 'f5' }).play(A, 'f1-f4');
    expect([t.king, t.ending]).toEqual(['', 'taken']);
  });
  test('EX-TAFL-07', () => {
    const t = new Table({ attackers: 'c1 e1 d9', defenders: 'h8', king: 'd1' }).play(A, 'd9-d2');
    expect([t.king, t.ending]).toEqual(['d1', undefined]);
  });
  test('EX-TAFL-08', () => {
    const t = new Table({ defenders: 'c1 d1 e1', attackers: 'c2 d2 e2 f1 b7' });
    expect(t.play(A, 'b7-b1').defenders).toBe('');
  });
  test('EX-TAFL-09', () => {
    expect(new Table({ defenders: 'b1 c1', attackers: 'b2 c2 d8' }).play(A, 'd8-d1').defenders).toBe('');
  });
  test('EX-TAFL-10', () => {
    const t = new Table({ king: 'd1', defenders: 'e1', attackers: 'c1 d2 e2 f9' }).play(A, 'f9-f1');
    expect([t.king, t.defenders]).toEqual(['d1', '']);
  });
});
