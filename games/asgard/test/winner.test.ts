import { describe, expect, test } from 'vitest';
import { ragnarok, settled } from './end-scenes.ts';
import { BLUE, PURPLE, RED, YELLOW } from './table.ts';

describe('the winner', () => {
  test('ASG-475: the game ends once World 7 is settled', () => {
    const t = ragnarok({ on: { 'light-world7': 'odin-4', 'dark-world7': 'hel-3' }, support: { odin: [RED] } });
    expect(t.news.slice(-3)).toEqual(['fought world7 4 3', 'rewarded 1 world7 24', 'over']);
    expect([t.match.over, t.scores, t.places]).toEqual([true, [0, 24, 0, 0], [2, 1, 3, 4]]);
  });

  test('ASG-476: most points win', () => {
    expect(settled({ score: [12, 40, 7, 39] }).places).toEqual([3, 1, 4, 2]);
    expect(settled({ seats: 2, score: [99, 104] }).places).toEqual([2, 1]);
    expect(settled({ seats: 3, score: [3, 2, 1] }).places).toEqual([1, 2, 3]);
  });

  test('ASG-477: of equals, whoever has the lowest order tile', () => {
    expect(settled({ score: [20, 20, 30, 20] }).places).toEqual([2, 3, 1, 4]);
    const order = [PURPLE, BLUE, YELLOW, RED];
    expect(settled({ order, score: [20, 20, 20, 20] }).places).toEqual([3, 4, 2, 1]);
    expect(settled({ order, score: [20, 21, 20, 5] }).places).toEqual([3, 1, 2, 4]);
  });

  test('ASG-477: the order is the one after the last claim of the first seat', () => {
    const t = ragnarok({ claim: BLUE, score: [8, 8, 8, 8] });
    expect([t.order, t.places]).toEqual([
      [BLUE, YELLOW, RED, PURPLE],
      [2, 3, 1, 4],
    ]);
  });
});
