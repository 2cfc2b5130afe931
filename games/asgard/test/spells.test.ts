import { describe, expect, test } from 'vitest';
import { settled, values } from './end-scenes.ts';
import { BLUE, type PositionWords, RED, YELLOW } from './table.ts';

const ODIN = 'light-world5';
const HEL = 'dark-world5';

/** Odin 2 against Hel 3 in World 5, each with a giant and a warrior; Red is behind Odin, Blue behind Hel. */
const duel = (under: Readonly<Record<string, string>>, words: Partial<PositionWords> = {}) =>
  settled({
    on: { [ODIN]: 'odin-2', [HEL]: 'hel-3' },
    beside: { [ODIN]: 'giant 1 whiteWarrior 1', [HEL]: 'giant 1 orangeWarrior 1' },
    support: { odin: [RED], hel: [BLUE] },
    arms: [
      [],
      Object.keys(under).filter(arm => under[arm].startsWith('light')),
      Object.keys(under).filter(arm => under[arm].startsWith('dark')),
    ],
    under,
    ...words,
  });
/** Odin 2 and his recruits against a dark population of 4 with an ancient weapon of 5. */
const against = (under: Readonly<Record<string, string>>) =>
  duel(under, {
    on: { [ODIN]: 'odin-2', [HEL]: 'dark-crystal' },
    beside: { [ODIN]: 'giant 1 whiteWarrior 1' },
    ancients: [1, 5],
    guarded: [HEL],
  });
const sums = (under: Readonly<Record<string, string>>) => values(duel(under), 'world5');

describe('what spells do', () => {
  test('ASG-479: break-relic: the ancient weapon of the population counts nothing, its value stays', () => {
    expect(values(against({}), 'world5')).toEqual([5, 9]);
    expect(values(against({ 'break-relic': ODIN }), 'world5')).toEqual([5, 4]);
  });

  test('ASG-480: dethrone: the opposing god tile counts nothing, its recruits and weapons stay', () => {
    expect(sums({ 'weapon-7': HEL })).toEqual([5, 12]);
    expect(sums({ 'weapon-7': HEL, dethrone: ODIN })).toEqual([5, 9]);
    expect(sums({ dethrone: HEL })).toEqual([3, 6]);
  });

  test('ASG-481: frenzy: the recruits of its own god count double', () => {
    expect([sums({ frenzy: ODIN }), sums({ frenzy: HEL })]).toEqual([
      [8, 6],
      [5, 9],
    ]);
    // Neither the god nor the weapon is doubled.
    expect(sums({ frenzy: ODIN, 'weapon-7': ODIN })).toEqual([14, 6]);
  });

  test('ASG-482: disarm: all weapons under the opposing god count nothing', () => {
    const under = { 'weapon-1': HEL, 'weapon-7': HEL, 'weapon-6': ODIN };
    expect([sums(under), sums({ ...under, disarm: ODIN })]).toEqual([
      [10, 14],
      [10, 6],
    ]);
  });

  test('ASG-483: rout: all recruits of the opposing god count nothing, doubled or not', () => {
    expect(sums({ rout: ODIN })).toEqual([5, 3]);
    expect(sums({ rout: HEL })).toEqual([2, 6]);
    expect(sums({ rout: ODIN, frenzy: HEL })).toEqual([5, 3]);
  });

  test('ASG-484: dethrone, disarm and rout do nothing against a population, break-relic nothing against a god', () => {
    for (const spell of ['dethrone', 'disarm', 'rout'])
      expect(values(against({ [spell]: ODIN }), 'world5'), spell).toEqual([5, 9]);
    expect(sums({ 'break-relic': ODIN, 'weapon-6': HEL })).toEqual([5, 11]);
  });

  test('ASG-464: all act at once, none cancels another: first what counts nothing, then what counts double', () => {
    const all = { dethrone: ODIN, rout: HEL, frenzy: ODIN, disarm: ODIN, 'weapon-6': HEL, 'weapon-7': ODIN };
    // Odin 2 + 0 doubled + 6; Hel 0 + 3 + 0.
    expect(sums(all)).toEqual([8, 3]);
    // The disarming spell is not disarmed, nor is a god's spell gone with the god.
    expect(sums({ dethrone: ODIN, disarm: HEL, 'weapon-6': ODIN, frenzy: HEL })).toEqual([5, 6]);
  });
});

describe('glory', () => {
  /** Odin wins with 13 against 6; rewards 11 and 8. */
  const win = { 'weapon-7': ODIN, frenzy: ODIN };

  test('ASG-464, ASG-471: ten more points for the upper or the lower disc, once the god has won', () => {
    const two = { support: { odin: [RED, BLUE], hel: [YELLOW] } } as const;
    expect(duel(win, two).scores).toEqual([0, 11, 8, 0]);
    expect(duel({ ...win, 'glory-upper': ODIN }, two).scores).toEqual([0, 21, 8, 0]);
    expect(duel({ ...win, 'glory-lower': ODIN }, two).scores).toEqual([0, 11, 18, 0]);
    expect(duel({ ...win, 'glory-lower': ODIN, 'glory-upper': ODIN }, two).scores).toEqual([0, 21, 18, 0]);
    expect(duel({ ...win, 'glory-upper': ODIN }, two).told('glory')).toEqual([
      { type: 'glory', seat: RED, world: 'world5', points: 10 },
    ]);
  });

  test('ASG-471: nothing for a god who does not win', () => {
    expect(duel({ 'glory-upper': ODIN }).scores).toEqual([0, 0, 19, 0]);
    expect(duel({ ...win, 'glory-upper': HEL, 'glory-lower': HEL }).scores).toEqual([0, 19, 0, 0]);
    // In a tie neither: 5 + 3 against 6 + 2.
    const tie = { 'glory-upper': ODIN, 'glory-lower': HEL, 'weapon-2': ODIN, 'weapon-1': HEL };
    expect(duel(tie).scores).toEqual([0, 0, 0, 0]);
  });

  test('ASG-471: whoever laid it', () => {
    const arms = [[], ['weapon-7', 'frenzy'], ['glory-upper']];
    const t = duel({ ...win, 'glory-upper': ODIN }, { support: { odin: [RED, BLUE] }, arms });
    expect(t.scores).toEqual([0, 21, 8, 0]);
  });

  test('ASG-472: a single disc counts as upper and as lower', () => {
    for (const odin of [[RED], [null, RED]] as const)
      for (const [spells, points] of [
        [{ 'glory-upper': ODIN }, 29],
        [{ 'glory-lower': ODIN }, 29],
        [{ 'glory-upper': ODIN, 'glory-lower': ODIN }, 39],
      ] as const)
        expect(duel({ ...win, ...spells }, { support: { odin } }).scores).toEqual([0, points, 0, 0]);
  });

  test('ASG-472: unless it is agreed that it counts as upper only', () => {
    const options = { glorySingleDisc: 'upperOnly' };
    for (const odin of [[RED], [null, RED]] as const) {
      const score = (spell: string) => duel({ ...win, [spell]: ODIN }, { options, support: { odin } }).scores[RED];
      expect([score('glory-upper'), score('glory-lower')]).toEqual([29, 19]);
    }
    const two = duel({ ...win, 'glory-lower': ODIN }, { options, support: { odin: [RED, BLUE] } });
    expect(two.scores).toEqual([0, 11, 18, 0]);
  });

  test('ASG-470, ASG-471: a god without a disc brings no glory to anybody', () => {
    // Red took the disc back; the tiles had been laid by then in this position.
    expect(duel({ ...win, 'glory-upper': ODIN }, { support: {} }).scores).toEqual([0, 0, 0, 0]);
  });
});

describe('where spells act', () => {
  test('ASG-478: in their own world, for the god tile they lie under', () => {
    const t = settled({
      on: { [ODIN]: 'odin-2', [HEL]: 'hel-3', 'light-world2': 'odin-1', 'dark-world2': 'hel-1' },
      beside: { [ODIN]: 'giant 1', [HEL]: 'giant 1', 'light-world2': 'giant 1', 'dark-world2': 'giant 1' },
      support: { odin: [RED, BLUE] },
      arms: [[], ['frenzy'], ['dethrone']],
      under: { frenzy: ODIN, dethrone: 'light-world2' },
    });
    expect([values(t, 'world5'), values(t, 'world2')]).toEqual([
      [6, 5],
      [3, 2],
    ]);
  });

  test('ASG-478: whoever laid them', () => {
    // Both support Odin; the lower one laid the spell.
    const t = duel({ frenzy: ODIN }, { support: { odin: [RED, BLUE], hel: [BLUE] }, arms: [[], [], ['frenzy']] });
    expect(values(t, 'world5')).toEqual([8, 6]);
  });
});
