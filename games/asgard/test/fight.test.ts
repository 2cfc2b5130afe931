import { describe, expect, test } from 'vitest';
import { ragnarok, settled, values } from './end-scenes.ts';
import { BLUE, type PositionWords, RED } from './table.ts';

/** Odin against Hel in World 5 (rewards 11 and 8): Red and Blue stand behind Odin, Yellow and Purple behind Hel. */
const duel = (light: number, dark: number, words: Partial<PositionWords> = {}) =>
  settled({
    on: { 'light-world5': 'odin-1', 'dark-world5': 'hel-1' },
    beside: { 'light-world5': `whiteWarrior ${light - 1}`, 'dark-world5': `orangeWarrior ${dark - 1}` },
    support: { odin: [RED, BLUE], hel: [0, 3] },
    ...words,
  });

describe('the values of the two sides', () => {
  test('ASG-460, ASG-473: worlds are settled from 1 to 7, without those that are empty', () => {
    const on = { 'light-world6': 'odin-1', 'dark-world2': 'hel-1', 'light-world3': 'thor-1', 'dark-world7': 'hel-2' };
    const fought = ragnarok({ on })
      .told('fought')
      .map(({ world }) => world);
    expect(fought).toEqual(['world2', 'world3', 'world6', 'world7']);
    // Worlds 1 and 4 were never used with two players, and the others hold two populations.
    expect(ragnarok({ seats: 2, on: { 'light-world5': 'odin-1' } }).told('fought').length).toBe(1);
    expect(ragnarok({}).told('fought')).toEqual([]);
  });

  test('ASG-461: all that lies in a world is turned up before it is compared, and nothing of the next', () => {
    const t = ragnarok({
      on: { 'light-world3': 'odin-1', 'dark-world6': 'hel-1' },
      support: { odin: [RED, BLUE], hel: [BLUE] },
      arms: [[], ['weapon-3'], ['break-relic', 'weapon-7']],
      under: { 'weapon-3': 'light-world3', 'break-relic': 'light-world3', 'weapon-7': 'dark-world6' },
    });
    const told = t.news.filter(line => /^(shown|fought)/.test(line));
    expect(told.map(line => line.replace(/ (ancient-.*|\d+ \d+)$/, ''))).toEqual([
      'shownArm 1 weapon-3 light-world3',
      'shownArm 2 break-relic light-world3',
      'shownGuard dark-world3',
      'fought world3',
      'shownGuard light-world6',
      'shownArm 2 weapon-7 dark-world6',
      'fought world6',
    ]);
    // The spell has acted: Odin 1 and a weapon of 3 against the population alone.
    expect(values(t, 'world3')).toEqual([4, 3]);
  });

  test('ASG-462: tile, recruits, weapons and ancient weapon are added', () => {
    const t = settled({
      on: {
        'light-world4': 'light-joker-stone',
        'dark-world4': 'loki-3',
        'light-world6': 'thor-4',
        'dark-world6': 'hel-2',
      },
      ancients: [4, 1],
      guarded: ['light-world4'],
      beside: { 'dark-world4': 'giant 3 orangeWarrior 1', 'light-world6': 'whiteWarrior 2 orangeWarrior 1' },
      support: { loki: [RED], thor: [BLUE] },
      arms: [[], ['weapon-1', 'weapon-6'], ['weapon-7']],
      under: { 'weapon-1': 'dark-world4', 'weapon-6': 'dark-world4', 'weapon-7': 'light-world6' },
    });
    expect([values(t, 'world4'), values(t, 'world6')]).toEqual([
      [5 + 4, 3 + 7 + 7],
      [4 + 3 + 6, 2],
    ]);
  });

  test('ASG-463: gods have no ancient weapons', () => {
    const t = ragnarok({ on: { 'light-world5': 'thor-3', 'dark-world5': 'hel-2' } });
    expect([t.told('guarded'), t.told('shownGuard'), values(t, 'world5')]).toEqual([[], [], [3, 2]]);
  });
});

describe('who scores', () => {
  test('ASG-465: the higher side wins', () => {
    expect(duel(5, 4).scores).toEqual([0, 11, 8, 0]);
    expect(duel(4, 5).scores).toEqual([11, 0, 0, 8]);
    expect(duel(9, 1).scores).toEqual([0, 11, 8, 0]);
  });

  test('ASG-466: equal values: nobody', () => {
    const t = duel(4, 4);
    expect([values(t, 'world5'), t.scores, t.told('rewarded')]).toEqual([[4, 4], [0, 0, 0, 0], []]);
  });

  test('ASG-467: a population wins: nobody', () => {
    const on = {
      'light-world5': 'odin-1',
      'dark-world5': 'dark-saga',
      'dark-world6': 'hel-1',
      'light-world6': 'light-saga',
    };
    const t = settled({ on, support: { odin: [RED, BLUE], hel: [0] } });
    expect([values(t, 'world5'), values(t, 'world6'), t.scores]).toEqual([
      [1, 6],
      [6, 1],
      [0, 0, 0, 0],
    ]);
  });

  test.each([
    ['world1', 7, 2],
    ['world2', 8, 3],
    ['world3', 9, 5],
    ['world4', 10, 6],
    ['world5', 11, 8],
    ['world6', 12, 9],
    ['world7', 13, 11],
  ])('ASG-468, ASG-469: %s gives %i and %i to two discs, both to one', (world, upper, lower) => {
    const on = { [`light-${world}`]: 'thor-4', [`dark-${world}`]: 'hel-1' };
    expect(settled({ on, support: { thor: [RED] } }).scores).toEqual([0, upper + lower, 0, 0]);
    expect(settled({ on, support: { thor: [null, BLUE] } }).scores).toEqual([0, 0, upper + lower, 0]);
    expect(settled({ on, support: { thor: [BLUE, RED] } }).scores).toEqual([0, lower, upper, 0]);
  });

  test('ASG-470: a god without a disc wins: nobody', () => {
    const t = settled({ on: { 'light-world5': 'thor-4', 'dark-world5': 'hel-1' }, support: { hel: [RED] } });
    expect([values(t, 'world5'), t.scores]).toEqual([
      [4, 1],
      [0, 0, 0, 0],
    ]);
  });

  test('ASG-473: worlds cleared of two populations give nothing', () => {
    const t = ragnarok({ support: { thor: [RED], hel: [BLUE] } });
    expect([t.told('fought'), t.scores]).toEqual([[], [0, 0, 0, 0]]);
  });

  test('ASG-474, ASG-475: nobody decides anything in the fight, and after World 7 the game is over', () => {
    const t = ragnarok({
      on: { 'light-world2': 'odin-4', 'dark-world4': 'hel-4', 'light-world7': 'thor-2' },
      support: { odin: [RED], hel: [RED, BLUE], thor: [BLUE] },
      arms: [[], ['weapon-1']],
    });
    expect([t.phase, t.match.over]).toEqual(['arms', false]);
    t.play(RED, 'weapon-1>light-world2');
    expect(t.told('fought').map(({ world }) => world)).toEqual(['world2', 'world4', 'world7']);
    expect([t.match.over, t.phase, t.awaited, t.news.at(-1)]).toEqual([true, 'over', [], 'over']);
    expect(t.refused(RED, 'pass')).toBe('over');
  });
});
