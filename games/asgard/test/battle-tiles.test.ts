import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { battles, ragnarok } from './end-scenes.ts';
import { BLUE, PURPLE, RED, type Table, YELLOW } from './table.ts';

/** Who took which tile, in order: '1 5' for Red and five points. */
const taken = (t: Table) => t.told('battleTile').map(({ seat, points }) => `${seat} ${points}`);
const EVERYBODY = [YELLOW, RED, BLUE, PURPLE];
/** Of one pile all tiles but so many are Purple's, from earlier rounds. */
const leaving = (left: number, points: number, all: number) => [[], [], [], Array<number>(all - left).fill(points)];

describe('the order in which battle tiles are taken', () => {
  const victory = { world2: EVERYBODY };

  test('ASG-392: in ascending order of score, the last player first', () => {
    const t = battles({ victory, score: [15, 4, 10, 8], battleTiles: leaving(2, 3, 4) });
    expect([taken(t), t.battleTiles()[0]]).toEqual([['1 3', '3 3'], 5]);
    expect(taken(battles({ victory, score: [1, 4, 3, 2] }))).toEqual(['0 3', '3 3', '2 3', '1 3']);
  });

  test('ASG-393: among equal scores in turn order', () => {
    const order = [BLUE, PURPLE, YELLOW, RED];
    expect(taken(battles({ victory, order, score: [5, 5, 5, 5] }))).toEqual(['2 3', '3 3', '0 3', '1 3']);
    expect(taken(battles({ victory, order, score: [5, 0, 5, 5] }))).toEqual(['1 3', '2 3', '3 3', '0 3']);
    const scarce = battles({ victory, order, score: [0, 5, 5, 5], battleTiles: leaving(2, 3, 4) });
    expect(taken(scarce)).toEqual(['0 3', '2 3']);
  });

  test('ASG-393: the order is the new one where the first seat was claimed', () => {
    const t = battles({ victory, claim: BLUE });
    expect([t.order, taken(t)]).toEqual([
      [BLUE, YELLOW, RED, PURPLE],
      ['2 3', '0 3', '1 3', '3 3'],
    ]);
  });

  test('ASG-394: temple points of this round count, and so does what lies beyond 100', () => {
    const temples = [['temple-7-1'], [], ['temple-1-1']];
    const t = battles({ victory, temples, score: [0, 5, 3, 6] });
    expect([t.score, taken(t)]).toEqual([
      [7, 5, 4, 6],
      ['2 3', '1 3', '3 3', '0 3'],
    ]);
    expect(taken(battles({ victory, score: [103, 40, 199, 99] }))).toEqual(['1 3', '3 3', '0 3', '2 3']);
  });
});

describe('which battle tile is taken', () => {
  test.each([
    [1, 3],
    [2, 5],
    [3, 9],
    [4, 14],
    [5, 20],
    [6, 20],
    [7, 20],
  ])('ASG-395: %i discs in victory zones take a tile of %i', (discs, points) => {
    const worlds = Array.from({ length: discs }, (_, i) => [`world${i + 1}`, [RED]]);
    const t = battles({ victory: Object.fromEntries(worlds) });
    expect([taken(t), t.battleTiles(RED)]).toEqual([[`1 ${points}`], [points]]);
  });

  test('ASG-395: the disc that was won a moment ago counts', () => {
    const on = { 'light-world4': 'thor-4', 'dark-world4': 'dark-armoury' };
    const t = battles({ on, victory: { world1: [RED] }, battle: { world4: RED } });
    expect(taken(t)).toEqual(['1 5']);
  });

  test('ASG-396: without a disc in a victory zone there is no tile', () => {
    const t = battles({ victory: { world2: [BLUE] }, centre: [0, 2], score: [0, 0, 50, 0] });
    expect([taken(t), EVERYBODY.map(seat => t.battleTiles(seat))]).toEqual([['2 3'], [[], [], [3], []]]);
  });

  test('ASG-397: an empty pile is replaced by the next lower one that is not', () => {
    const victory = { world1: [RED], world2: [RED, BLUE], world3: [RED, BLUE], world4: [RED] };
    const held = { 3: 4, 5: 5, 9: 5, 14: 3, 20: 2 };
    const without = (...empty: (keyof typeof held)[]) => [
      [],
      [],
      [],
      empty.flatMap(points => Array<number>(held[points]).fill(points)),
    ];
    // Red has four discs, Blue has two.
    expect(taken(battles({ victory, battleTiles: without(14) }))).toEqual(['1 9', '2 5']);
    expect(taken(battles({ victory, battleTiles: without(14, 9) }))).toEqual(['1 5', '2 5']);
    expect(taken(battles({ victory, battleTiles: without(14, 5) }))).toEqual(['1 9', '2 3']);
    expect(taken(battles({ victory, battleTiles: without(14, 9, 5) }))).toEqual(['1 3', '2 3']);
    expect(taken(battles({ victory, battleTiles: without(14, 9, 5, 3) }))).toEqual([]);
    expect(taken(battles({ victory, battleTiles: without(3, 5) }))).toEqual(['1 14']);
  });

  test('ASG-398: battle tiles lie open, and score at Ragnarök only', () => {
    const words = { victory: { world2: [RED], world3: [RED] }, battleTiles: [[3], [14]] };
    const t = battles(words);
    expect([t.score, t.battleTiles(YELLOW), t.battleTiles(RED)]).toEqual([[0, 0, 0, 0], [3], [5, 14]]);
    const { at } = t.c;
    for (let pile = 0; pile < 5; pile++)
      for (const cell of [at.battlePile(pile), at.battleTiles(RED, pile)])
        expect(t.seen(AUDIENCE)[cell]).toBe(t.state[cell]);
    expect(ragnarok(words).score).toEqual([3, 19, 0, 0]);
  });

  test('ASG-399: every round, for all discs in victory zones, old ones too', () => {
    const words = { victory: { world2: [RED], world3: [RED] }, battleTiles: [[], [3, 5]] };
    expect(battles({ ...words, round: 2 }).battleTiles(RED)).toEqual([3, 5, 5]);
    const on = { 'light-world5': 'thor-4', 'dark-world5': 'dark-armoury' };
    expect(battles({ ...words, round: 3, on, battle: { world5: RED } }).battleTiles(RED)).toEqual([3, 5, 9]);
  });
});
