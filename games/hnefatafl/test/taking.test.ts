import { describe, expect, test } from 'vitest';
import { A, D, Table } from './table.ts';

describe('taking', () => {
  test('TAFL-020: between two enemies, along file or rank, not across', () => {
    expect(new Table({ attackers: 'd4 a6', defenders: 'd5' }).play(A, 'a6-d6').defenders).toBe('');
    expect(new Table({ attackers: 'c5 e9', defenders: 'd5' }).play(A, 'e9-e5').defenders).toBe('');
    expect(new Table({ attackers: 'c4 e9', defenders: 'd5' }).play(A, 'e9-e6').defenders).toBe('d5');
    expect(new Table({ attackers: 'c5 d9', defenders: 'd5' }).play(A, 'd9-d6').defenders).toBe('d5');
    const t = new Table({ attackers: 'd5', defenders: 'd4 a6', toMove: 'defenders' }).play(D, 'a6-d6');
    expect([t.attackers, t.defenders]).toEqual(['', 'd4 d6']);
  });

  test('TAFL-020: two in a row are not taken, nor is an own piece', () => {
    expect(new Table({ attackers: 'd3 a6', defenders: 'd4 d5' }).play(A, 'a6-d6').defenders).toBe('d4 d5');
    expect(new Table({ attackers: 'd4 d5 a6', defenders: 'h8' }).play(A, 'a6-d6').attackers).toBe('d4 d5 d6');
  });

  test('TAFL-021: who goes between two enemies is safe, also when one of them moves elsewhere later', () => {
    const t = new Table({ attackers: 'd4 d6 a2', defenders: 'a5', toMove: 'defenders' });
    expect(t.play(D, 'a5-d5').defenders).toBe('d5');
    expect(t.play(A, 'a2-b2').defenders).toBe('d5');
  });

  test('TAFL-022: in several directions at once', () => {
    const t = new Table({ attackers: 'd2 b4 f4 d8', defenders: 'd3 c4 e4' }).play(A, 'd8-d4');
    expect(t.defenders).toBe('');
    expect(t.news.filter(line => line.startsWith('taken'))).toHaveLength(3);
    const two = new Table({ attackers: 'd2 b4 d8', defenders: 'd3 c4 e4' }).play(A, 'd8-d4');
    expect(two.defenders).toBe('e4');
  });

  test('TAFL-023: corners are hostile to both sides', () => {
    for (const [corner, victim, from, to] of [
      ['a1', 'b1', 'c5', 'c1'],
      ['a11', 'a10', 'e9', 'a9'],
      ['k1', 'k2', 'e3', 'k3'],
      ['k11', 'j11', 'i5', 'i11'],
    ]) {
      const taken = new Table({ attackers: from, defenders: victim, king: 'f6' }).play(A, `${from}-${to}`);
      expect(taken.defenders, corner).toBe('');
      const back = new Table({ defenders: from, attackers: victim, king: 'f6', toMove: 'defenders' });
      expect(back.play(D, `${from}-${to}`).attackers, corner).toBe('');
    }
  });

  test('TAFL-024: the empty throne is hostile to both, the king on it makes it safe for defenders alone', () => {
    expect(new Table({ attackers: 'a8', defenders: 'f7' }).play(A, 'a8-f8').defenders).toBe('');
    expect(new Table({ defenders: 'a8', attackers: 'f7', toMove: 'defenders' }).play(D, 'a8-f8').attackers).toBe('');
    expect(new Table({ attackers: 'a8', defenders: 'f7', king: 'f6' }).play(A, 'a8-f8').defenders).toBe('f7');
    for (const king of ['armed', 'weaponless']) {
      const t = new Table({ defenders: 'a8', attackers: 'f7', king: 'f6', toMove: 'defenders', options: { king } });
      expect(t.play(D, 'a8-f8').attackers, king).toBe('');
    }
  });

  test('TAFL-025: the edge is not hostile', () => {
    expect(new Table({ attackers: 'd5', defenders: 'd1' }).play(A, 'd5-d2').defenders).toBe('d1');
    expect(new Table({ attackers: 'g5', defenders: 'a5' }).play(A, 'g5-b5').defenders).toBe('a5');
  });

  test('TAFL-026: an armed king takes, coming or standing there; a weaponless one does neither', () => {
    const coming = { attackers: 'd5', defenders: 'd4', king: 'h6', toMove: 'defenders' } as const;
    const standing = { attackers: 'd5', defenders: 'a6', king: 'd4', toMove: 'defenders' } as const;
    const after = (words: typeof coming | typeof standing, move: string, king: string) =>
      new Table({ ...words, options: { king } }).play(D, move).attackers;
    expect([after(coming, 'h6-d6', 'armed'), after(standing, 'a6-d6', 'armed')]).toEqual(['', '']);
    expect([after(coming, 'h6-d6', 'weaponless'), after(standing, 'a6-d6', 'weaponless')]).toEqual(['d5', 'd5']);
  });

  test('TAFL-027: what is taken leaves the board, and everybody is told', () => {
    const t = new Table({ attackers: 'd4 a6', defenders: 'd5' }).play(A, 'a6-d6');
    expect(t.news).toEqual(['moved 0 attacker a6 d6', 'taken 1 defender d5']);
    expect(t.offers(D).some(move => move.startsWith('d5-'))).toBe(false);
  });
});

describe('taking the king', () => {
  test('TAFL-030: by attackers on all four sides, and by their own move', () => {
    const t = new Table({ attackers: 'c4 e4 d3 d9', king: 'd4' }).play(A, 'd9-d5');
    expect([t.king, t.ending]).toEqual(['', 'taken']);
    const three = new Table({ attackers: 'c4 e4 d9', king: 'd4' }).play(A, 'd9-d5');
    expect([three.king, three.ending]).toEqual(['d4', undefined]);
    const two = new Table({ attackers: 'c4 i4', king: 'd4' }).play(A, 'i4-e4');
    expect(two.king).toBe('d4');
    const upright = new Table({ attackers: 'd3 d9', king: 'd4' }).play(A, 'd9-d5');
    expect(upright.king).toBe('d4');
    const own = new Table({ attackers: 'c4 e4 d9', defenders: 'd3', king: 'd4' }).play(A, 'd9-d5');
    expect(own.king).toBe('d4');
  });

  test('TAFL-030: not by going between them himself, nor by the move of an attacker elsewhere', () => {
    const t = new Table({ attackers: 'c4 e4 d3 k9', king: 'd8', toMove: 'defenders' }).play(D, 'd8-d4');
    expect(t.king).toBe('d4');
    const walked = new Table({ attackers: 'c4 e4 d3 d6 k9', king: 'd5', toMove: 'defenders' });
    expect(walked.play(D, 'd5-d4').play(A, 'k9-k8').king).toBe('d4');
    expect(walked.play(D, 'd4-d5').play(A, 'k8-k7').king).toBe('d5');
  });

  test('TAFL-030: whichever side the fourth attacker comes to', () => {
    const goals = { c4: 'c9', e4: 'e9', d3: 'i3', d5: 'a5' };
    for (const [last, from] of Object.entries(goals)) {
      const others = Object.keys(goals).filter(goal => goal !== last);
      const t = new Table({ attackers: [...others, from].join(' '), king: 'd4' }).play(A, `${from}-${last}`);
      expect([t.king, t.ending], last).toEqual(['', 'taken']);
    }
  });

  test('TAFL-030, TAFL-031: who steps down from the throne between three is not taken by a move elsewhere', () => {
    const t = new Table({ attackers: 'e5 g5 f4 k9', king: 'f6', toMove: 'defenders' }).play(D, 'f6-f5');
    expect([t.king, t.ending]).toEqual(['f5', undefined]);
    t.play(A, 'k9-k8');
    expect([t.king, t.ending]).toEqual(['f5', undefined]);
  });

  test('TAFL-030: on the throne too it takes four', () => {
    expect(new Table({ attackers: 'e6 g6 f5 f9', king: 'f6' }).play(A, 'f9-f7').ending).toBe('taken');
    expect(new Table({ attackers: 'e6 g6 f9', king: 'f6' }).play(A, 'f9-f7').ending).toBeUndefined();
  });

  test('TAFL-031: three take him beside the empty throne', () => {
    expect(new Table({ attackers: 'e5 g5 f1', king: 'f5' }).play(A, 'f1-f4').ending).toBe('taken');
    expect(new Table({ attackers: 'e5 f1', king: 'f5' }).play(A, 'f1-f4').ending).toBeUndefined();
    expect(new Table({ attackers: 'e4 g4 f1', king: 'f4' }).play(A, 'f1-f3').ending).toBeUndefined();
  });

  test('TAFL-032: he cannot be taken on the edge', () => {
    expect(new Table({ attackers: 'c1 e1 d9', king: 'd1' }).play(A, 'd9-d2').king).toBe('d1');
    expect(new Table({ attackers: 'a4 a6 g5', king: 'a5' }).play(A, 'g5-b5').king).toBe('a5');
  });
});
