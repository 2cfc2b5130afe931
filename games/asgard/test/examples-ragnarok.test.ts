/** The worked examples of Ragnarök, as the ledger tells them. */
import { describe, expect, test } from 'vitest';
import { ragnarok, settled, values } from './end-scenes.ts';
import { sees } from './sights.ts';
import { BLUE, type PositionWords, PURPLE, RED, YELLOW } from './table.ts';

describe('before the fight', () => {
  test('EX-ASG-21: ASG-411', () => {
    expect(ragnarok({ battleTiles: [[], [], [3, 9, 9]] }).scores[BLUE]).toBe(21);
  });

  test('EX-ASG-22: ASG-415, ASG-416', () => {
    const t = ragnarok({
      on: { 'light-world2': 'odin-3', 'light-world5': 'odin-1', 'dark-world2': 'hel-1', 'dark-world5': 'hel-2' },
      onGod: { odin: 'giant 4' },
      support: { odin: [RED, PURPLE] },
      arms: [[], ['weapon-1'], [], ['weapon-6']],
    });
    // Both discs are under both tiles: each may lay there, and Red is the upper one of both.
    expect(t.offers()).toEqual(['weapon-1>light-world2', 'weapon-1>light-world5']);
    t.play(RED, 'weapon-1>light-world2');
    expect(t.offers()).toEqual(['weapon-6>light-world2', 'weapon-6>light-world5']);
    t.play(PURPLE, 'weapon-6>light-world5');
    expect(t.news.filter(line => line.startsWith('rewarded'))).toEqual([
      'rewarded 1 world2 8',
      'rewarded 3 world2 3',
      'rewarded 1 world5 11',
      'rewarded 3 world5 8',
    ]);
  });

  test('EX-ASG-23: ASG-417, ASG-418, ASG-419, ASG-420', () => {
    const gods = ['freyja-1', 'baldr-1', 'odin-1', 'tyr-1', 'thor-1', 'thor-2'];
    const on = Object.fromEntries(gods.map((tile, i) => [`light-world${i + 1}`, tile]));
    const t = ragnarok({ on });
    expect(t.told('cleared').map(({ world }) => world)).toEqual(['world7']);
    expect(t.told('guarded').map(({ space }) => space)).toEqual([6, 5, 4, 3, 2].map(world => `dark-world${world}`));
    const shown = t.told('shownGuard').map(({ ancient }) => ancient);
    expect(shown.toSorted()).toEqual([1, 2, 3, 4, 5].map(value => `ancient-dark-${value}`));
  });

  test.each([
    ['a', 'whiteWarrior 2', 'whiteWarrior 1', 'whiteWarrior 1'],
    ['b', 'orangeWarrior 3', 'orangeWarrior 2', 'orangeWarrior 1'],
    ['c', 'giant 1 whiteWarrior 1', 'giant 1', 'whiteWarrior 1'],
    ['d', 'giant 3', 'giant 2', 'giant 1'],
    ['e', 'giant 1 whiteWarrior 2', 'giant 1', 'whiteWarrior 2'],
  ])('EX-ASG-24 (%s): ASG-422, ASG-423, ASG-424, ASG-425, ASG-426', (_, recruits, lower, higher) => {
    const t = ragnarok({ on: { 'dark-world3': 'loki-4', 'dark-world6': 'loki-1' }, onGod: { loki: recruits } });
    expect([t.recruits('dark-world6'), t.recruits('dark-world3'), t.recruits('loki')]).toEqual([lower, higher, '']);
  });

  test('EX-ASG-24 (f): ASG-427', () => {
    const t = ragnarok({ onGod: { loki: 'giant 2' } });
    expect([t.recruits('loki'), t.has('giant'), t.told('beside')]).toEqual(['', 8, []]);
  });

  test('EX-ASG-25: ASG-428, ASG-430, ASG-431, ASG-434', () => {
    const t = ragnarok({
      order: [RED, BLUE, YELLOW, PURPLE],
      valhalla: 'orangeWarrior 2 whiteWarrior 1',
      on: { 'light-world2': 'odin-1', 'light-world3': 'thor-1', 'light-world4': 'tyr-1', 'light-world5': 'freyja-1' },
      support: { odin: [RED, PURPLE], thor: [RED], tyr: [YELLOW, PURPLE], freyja: [YELLOW, PURPLE], hel: [BLUE] },
    });
    t.play(RED, 'raise orangeWarrior>light-world2');
    expect([t.active, t.refused(YELLOW, 'raise whiteWarrior>light-world2')]).toEqual([YELLOW, 'ASG-431']);
    t.play(YELLOW, 'raise whiteWarrior>light-world4').play(PURPLE, 'raise orangeWarrior>light-world2');
    expect([t.recruits('light-world2'), t.recruits('light-world4')]).toEqual(['orangeWarrior 2', 'whiteWarrior 1']);
    expect([t.recruits('valhalla'), t.match.over]).toEqual(['', true]);
  });

  test('EX-ASG-26: ASG-435, ASG-437, ASG-439, ASG-441', () => {
    const t = ragnarok({
      order: [RED, BLUE, YELLOW, PURPLE],
      on: { 'light-world5': 'odin-1', 'dark-world3': 'surtr-1' },
      support: { odin: [RED, PURPLE], surtr: [YELLOW] },
      arms: [['frenzy'], ['weapon-4'], [], ['glory-lower']],
    });
    expect([t.active, t.offers()]).toEqual([RED, ['weapon-4>light-world5']]);
    expect(t.refused(RED, 'weapon-4>dark-world3')).toBe('ASG-439');
    t.play(RED, 'weapon-4>light-world5');
    expect([t.active, t.offers()]).toEqual([YELLOW, ['frenzy>dark-world3']]);
    t.play(YELLOW, 'frenzy>dark-world3');
    expect([t.active, t.offers()]).toEqual([PURPLE, ['glory-lower>light-world5']]);
    // Kind and place are seen, the face is not.
    expect([sees(t, BLUE, 'laid', 'light-world5', RED, 'weapon'), sees(t, BLUE, 'arm', RED, 'weapon-4')]).toEqual([
      1,
      '?',
    ]);
    t.play(PURPLE, 'glory-lower>light-world5');
    expect(t.told('shownArm').map(({ seat, arm }) => `${seat} ${arm}`)).toEqual([
      '0 frenzy',
      '1 weapon-4',
      '3 glory-lower',
    ]);
  });
});

describe('the fight', () => {
  test.each([1, 5] as const)(
    'EX-ASG-27 (an ancient weapon of %i): ASG-421, ASG-461, ASG-462, ASG-465, ASG-468, ASG-479',
    ancient => {
      const t = settled({
        on: { 'light-world1': 'thor-4', 'dark-world1': 'dark-saga' },
        ancients: [1, ancient],
        guarded: ['dark-world1'],
        beside: { 'light-world1': 'orangeWarrior 2' },
        support: { thor: [RED] },
        arms: [[], ['weapon-1', 'break-relic']],
        under: { 'weapon-1': 'light-world1', 'break-relic': 'light-world1' },
      });
      expect([values(t, 'world1'), t.scores[RED]]).toEqual([[8, 6], 9]);
    },
  );

  const SEVENTH: Partial<PositionWords> = {
    on: { 'light-world7': 'freyja-1', 'dark-world7': 'mimir-4' },
    beside: { 'light-world7': 'whiteWarrior 3', 'dark-world7': 'whiteWarrior 1 orangeWarrior 1 giant 1' },
    support: { freyja: [YELLOW, PURPLE], mimir: [BLUE, PURPLE] },
    arms: [['weapon-7', 'glory-upper'], [], ['frenzy'], ['dethrone', 'glory-lower']],
    under: {
      ...{ 'weapon-7': 'light-world7', 'glory-upper': 'light-world7', dethrone: 'light-world7' },
      ...{ frenzy: 'dark-world7', 'glory-lower': 'dark-world7' },
    },
  };

  test('EX-ASG-28: ASG-462, ASG-464, ASG-469, ASG-471, ASG-480, ASG-481', () => {
    const t = settled(SEVENTH);
    expect([values(t, 'world7'), t.scores]).toEqual([
      [10, 8],
      [23, 0, 0, 11],
    ]);
    // With one giant more beside Mímir he would have won.
    const beside = { ...SEVENTH.beside, 'dark-world7': 'whiteWarrior 1 orangeWarrior 1 giant 2' };
    const other = settled({ ...SEVENTH, beside });
    expect([values(other, 'world7'), other.scores]).toEqual([
      [10, 12],
      [0, 0, 13, 21],
    ]);
  });
});
