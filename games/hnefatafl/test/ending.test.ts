import { describe, expect, test } from 'vitest';
import { A, D, Table } from './table.ts';

describe('the end', () => {
  test('TAFL-050: the king on a corner wins, or on the edge where that is agreed on', () => {
    for (const corner of ['a1', 'a11', 'k1', 'k11']) {
      const king = `${corner[0]}6`;
      const t = new Table({ king, attackers: 'f3', toMove: 'defenders' }).play(D, `${king}-${corner}`);
      expect([t.ending, t.places]).toEqual(['escaped', [2, 1]]);
    }
    const edge = { king: 'c6', attackers: 'f3', toMove: 'defenders' } as const;
    expect(new Table(edge).play(D, 'c6-c11').ending).toBeUndefined();
    expect(new Table({ ...edge, options: { escape: 'edge' } }).play(D, 'c6-c11').ending).toBe('escaped');
    const defender = new Table({ ...edge, defenders: 'd5', options: { escape: 'edge' } });
    expect(defender.play(D, 'd5-d11').ending).toBeUndefined();
  });

  test('TAFL-051: the attackers win when the king is taken', () => {
    const t = new Table({ attackers: 'c4 e4 d3 d9', defenders: 'h8', king: 'd4' }).play(A, 'd9-d5');
    expect([t.ending, t.places, t.awaited]).toEqual(['taken', [1, 2], []]);
    expect(t.news.at(-1)).toBe('ended taken 0');
  });

  const ring = 'd5 e4 f4 g5 g6 f7 e7 d6';

  test('TAFL-052: nobody can walk to the edge any more', () => {
    const t = new Table({ attackers: `${ring.replace('d6', '')} a6`, king: 'e5', defenders: 'f5' });
    expect(t.play(A, 'a6-d6').ending).toBe('encircled');
    expect(t.places).toEqual([1, 2]);
    const outside = new Table({ attackers: `${ring.replace('d6', '')} a6`, king: 'e5', defenders: 'i9' });
    expect(outside.play(A, 'a6-d6').ending).toBeUndefined();
    const gap = new Table({ attackers: `${ring.replace('d6', '')} a6`, king: 'e5' });
    expect(gap.play(A, 'a6-b6').ending).toBeUndefined();
  });

  test('TAFL-052: a defender in the ring can step aside, so that it is none', () => {
    const t = new Table({ attackers: `${ring.replace('d6', '').replace('g6', '')} a6`, king: 'e5', defenders: 'g6' });
    expect(t.play(A, 'a6-d6').ending).toBeUndefined();
  });

  test('TAFL-052: it is the attackers who encircle, by their move', () => {
    const t = new Table({ attackers: `${ring} k2`, king: 'e5', toMove: 'defenders' });
    expect(t.play(D, 'e5-f5').ending).toBeUndefined();
    expect(t.play(A, 'k2-k3').ending).toBe('encircled');
  });

  test('TAFL-053: who is to move and cannot loses', () => {
    const stuck = new Table({ king: 'k5', attackers: 'k4 k6 d5' }).play(A, 'd5-j5');
    expect([stuck.ending, stuck.places]).toEqual(['stuck', [1, 2]]);
    const last = new Table({ attackers: 'd5', defenders: 'd4 a6', toMove: 'defenders' }).play(D, 'a6-d6');
    expect([last.ending, last.places]).toEqual(['stuck', [2, 1]]);
    const one = new Table({ king: 'k5', attackers: 'k4 d5' }).play(A, 'd5-j5');
    expect(one.ending).toBeUndefined();
  });

  test('TAFL-053: one way out is enough, whichever it is', () => {
    const ways = { c4: 'c9', e4: 'e9', d3: 'i3', d5: 'a5' };
    for (const way of Object.keys(ways)) {
      const others = Object.keys(ways).filter(other => other !== way);
      const t = new Table({ attackers: `${others.join(' ')} k9`, king: 'd4' }).play(A, 'k9-k8');
      expect([t.ending, t.offers(D).includes(`d4-${way}`)], way).toEqual([undefined, true]);
    }
  });

  const dance = (t: Table) => t.play(A, 'a5-a6').play(D, 'h8-h7').play(A, 'a6-a5').play(D, 'h7-h8');

  test('TAFL-054: a position for the third time loses the match for the defenders', () => {
    const t = dance(new Table({ attackers: 'a5', defenders: 'h8' }));
    expect(t.ending).toBeUndefined();
    t.play(A, 'a5-a6').play(D, 'h8-h7').play(A, 'a6-a5');
    expect(t.ending).toBeUndefined();
    t.play(D, 'h7-h8');
    expect([t.ending, t.places]).toEqual(['repeated', [1, 2]]);
  });

  test('TAFL-054: the same board with the other side to move is another position', () => {
    const t = new Table({ attackers: 'a5', defenders: 'h8' });
    t.play(A, 'a5-a6').play(D, 'h8-h7').play(A, 'a6-a7').play(D, 'h7-h8').play(A, 'a7-a5');
    t.play(D, 'h8-h7').play(A, 'a5-a6').play(D, 'h7-h8').play(A, 'a6-a5');
    expect(t.ending).toBeUndefined();
  });

  test('TAFL-054: pieces of one kind are alike', () => {
    const t = new Table({ attackers: 'a5 b6', defenders: 'h8' });
    t.play(A, 'a5-a6').play(D, 'h8-h7').play(A, 'b6-b5').play(D, 'h7-h8');
    t.play(A, 'a6-b6').play(D, 'h8-h7').play(A, 'b5-a5').play(D, 'h7-h8');
    // The attackers have changed places: the board is as it was.
    expect([t.attackers, t.ending]).toEqual(['a5 b6', undefined]);
    expect(dance(t).ending).toBe('repeated');
  });

  test('TAFL-054: what was taken never comes back, so the count begins anew', () => {
    const t = dance(new Table({ attackers: 'a5 d4 k6', defenders: 'h8 d5' }));
    expect(t.state[t.c.at.quiet]).toBe(4);
    t.play(A, 'k6-g6').play(D, 'h8-h7').play(A, 'g6-d6');
    expect([t.defenders, t.state[t.c.at.quiet]]).toEqual(['h7', 0]);
    t.play(D, 'h7-h8');
    expect(dance(t).ending).toBeUndefined();
    // The board after the taking stands there for the third time.
    expect(t.play(A, 'a5-a6').play(D, 'h8-h7').play(A, 'a6-a5').ending).toBe('repeated');
  });

  test('TAFL-054: nor does a weaponless king take anything, so that his moves count', () => {
    const t = new Table({ attackers: 'a5', king: 'h8', options: { king: 'weaponless' } });
    expect(dance(dance(t)).ending).toBe('repeated');
  });

  test('TAFL-055: with whatever is taken the count begins anew, also with several things at once', () => {
    const quiet = (t: Table) => t.state[t.c.at.quiet];
    // A row with the king in it to one side, a piece to the other.
    const row = new Table({ attackers: 'c1 f2 g2 h1 e9', defenders: 'd1 g1 k5', king: 'f1', toMove: 'defenders' });
    expect(quiet(row.play(D, 'k5-k6'))).toBe(1);
    expect([row.play(A, 'e9-e1').defenders, row.king, quiet(row)]).toEqual(['k6', 'f1', 0]);
    // The king, and a piece beside him.
    const king = new Table({ attackers: 'c4 e4 d3 b5 d9', defenders: 'c5 k5', king: 'd4', toMove: 'defenders' });
    expect(quiet(king.play(D, 'k5-k6'))).toBe(1);
    expect([king.play(A, 'd9-d5').defenders, king.king, quiet(king)]).toEqual(['k6', '', 0]);
  });

  /** Up the file, and back to its lower end: 9 squares and 11 squares meet again only after 99 rounds. */
  const after = (square: string, lowest: number, highest: number) => {
    const rank = Number(square.slice(1));
    return `${square}-${square[0]}${rank === highest ? lowest : rank + 1}`;
  };

  test('TAFL-055: after 200 moves in which nothing was taken nobody wins', () => {
    const t = new Table({ attackers: 'a2', defenders: 'h1' });
    for (let move = 0; move < 200; move++) {
      expect(t.ending, `after ${move} moves`).toBeUndefined();
      if (move % 2 === 0) t.play(A, after(t.attackers, 2, 10));
      else t.play(D, after(t.defenders, 1, 11));
    }
    expect([t.ending, t.scores, t.places]).toEqual(['quiet', [0, 0], [1, 1]]);
    expect(t.news.at(-1)).toBe('ended quiet -1');
  });

  test('TAFL-056: of two endings at once the earlier in the list counts', () => {
    const taken = new Table({ attackers: 'c4 e4 d3 d9', king: 'd4' }).play(A, 'd9-d5');
    expect(taken.ending).toBe('taken');
    const shut = new Table({ attackers: 'c5 d4 e4 f5 e6 d9', defenders: 'e5', king: 'd5' });
    expect(shut.play(A, 'd9-d6').ending).toBe('encircled');
  });

  test('TAFL-057: one point and the first place for the winner', () => {
    const won = new Table({ attackers: 'c4 e4 d3 d9', king: 'd4' }).play(A, 'd9-d5');
    expect([won.scores, won.places]).toEqual([
      [1, 0],
      [1, 2],
    ]);
    const lost = new Table({ king: 'a6', attackers: 'f3', toMove: 'defenders' }).play(D, 'a6-a1');
    expect([lost.scores, lost.places]).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });
});
