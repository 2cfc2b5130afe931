/** The worked examples of phase 4, as the ledger tells them. */
import { describe, expect, test } from 'vitest';
import { battles, values } from './end-scenes.ts';
import { BLUE, PURPLE, RED, YELLOW } from './table.ts';

/** Light gets 4, dark gets 1 this round. */
const ANCIENTS = [4, 1] as const;

describe('temples and ancient weapons', () => {
  test('EX-ASG-14: ASG-370, ASG-371, ASG-372', () => {
    const t = battles({
      ancients: ANCIENTS,
      temples: [[], ['temple-3-2', 'temple-7-1']],
      on: { 'light-world5': 'odin-2', 'dark-world5': 'hel-2', 'light-world2': 'thor-2', 'dark-world2': 'loki-2' },
      battle: { world5: YELLOW, world2: BLUE },
    });
    expect(t.news.slice(1, 4)).toEqual([
      'scored 1 10 temples',
      'ancient light ancient-light-4',
      'ancient dark ancient-dark-1',
    ]);
    expect(t.score[RED]).toBe(10);
    expect([values(t, 'world2'), values(t, 'world5')]).toEqual([
      [6, 3],
      [6, 3],
    ]);
  });
});

describe('one phase of battles', () => {
  /** The four worlds of the example at once: what is asked comes in their order. */
  const position = () =>
    battles({
      ancients: ANCIENTS,
      on: {
        ...{ 'light-world1': 'light-armoury', 'dark-world1': 'dark-saga' },
        ...{ 'light-world2': 'freyja-1', 'dark-world2': 'hel-4' },
        ...{ 'light-world6': 'light-battle-levy', 'dark-world6': 'loki-4' },
        ...{ 'light-world7': 'odin-3', 'dark-world7': 'mimir-4' },
      },
      battle: { world1: YELLOW, world2: RED, world6: YELLOW, 'world7-dark': BLUE },
      reserve: ['whiteWarrior 1 orangeWarrior 1', 'giant 1 whiteWarrior 1', 'giant 2'],
    });
  const afterSecond = () => position().play(RED, 'send giant', 'fight');
  const afterSixth = () => afterSecond().play(YELLOW, 'send whiteWarrior', 'send orangeWarrior', 'fight');

  test('EX-ASG-15: ASG-375, ASG-379, ASG-380', () => {
    const t = position();
    expect(values(t, 'world1')).toEqual([6, 7]);
    expect([t.winners('world1'), t.disc('world1')]).toEqual([[YELLOW], undefined]);
    // Yellow was not asked: Red is, for World 2.
    expect([t.active, t.has('whiteWarrior', YELLOW), t.has('orangeWarrior', YELLOW)]).toEqual([RED, 1, 1]);
  });

  test('EX-ASG-16: ASG-099, ASG-377, ASG-381, ASG-382, ASG-383, ASG-385', () => {
    expect(values(position(), 'world2')).toEqual([5, 5]);
    expect(position().offers()).toEqual(['send whiteWarrior', 'send giant', 'give up']);
    expect(position().play(RED, 'send whiteWarrior').offers()).toEqual(['send giant', 'fight']);
    expect(position().play(RED, 'send giant').offers()).toEqual(['send whiteWarrior', 'fight']);
    const both = position().play(RED, 'send giant', 'send whiteWarrior', 'fight');
    expect([both.winners('world2'), both.active]).toEqual([[RED], YELLOW]);
    const supply = position().has('giant');
    const t = afterSecond();
    expect([t.winners('world2'), t.has('whiteWarrior', RED), t.has('giant', RED)]).toEqual([[RED], 1, 0]);
    expect(t.has('giant') - supply).toBe(1);
  });

  test('EX-ASG-17: ASG-100, ASG-374, ASG-376, ASG-381, ASG-382, ASG-385', () => {
    const t = afterSecond();
    expect(t.told('battle').map(({ world }) => world)).toEqual(['world1', 'world2', 'world6']);
    expect([values(t, 'world6'), t.active]).toEqual([[4, 5], YELLOW]);
    expect(t.refused(YELLOW, 'fight')).toBe('ASG-382');
    // One warrior makes it 5 to 5, so the other has to follow.
    t.play(YELLOW, 'send whiteWarrior');
    expect([t.news, t.offers()]).toEqual([['sent 0 whiteWarrior'], ['send orangeWarrior']]);
    expect(t.refused(YELLOW, 'fight')).toBe('ASG-382');
    t.play(YELLOW, 'send orangeWarrior', 'fight');
    expect(t.news.slice(0, 2)).toEqual(['sent 0 orangeWarrior', 'won 0 world6']);
    expect([t.recruits('valhalla'), t.winners('world6')]).toEqual(['whiteWarrior 1 orangeWarrior 1', [YELLOW]]);
    const alone = battles({
      ancients: ANCIENTS,
      on: { 'dark-world6': 'loki-4' },
      battle: { world6: YELLOW },
      reserve: ['whiteWarrior 1'],
    });
    expect([alone.phase, alone.centre[YELLOW]]).toEqual(['gods', 1]);
  });

  test('EX-ASG-18: ASG-345, ASG-377, ASG-389', () => {
    const t = afterSixth();
    expect([values(t, 'world7'), t.active]).toEqual([[7, 5], BLUE]);
    t.play(BLUE, 'give up');
    expect([t.centre, t.winners('world7'), t.has('giant', BLUE)]).toEqual([[0, 0, 1, 0], [], 2]);
  });
});

describe('battle tiles', () => {
  const ALL = { 3: 4, 5: 5, 9: 5, 14: 3, 20: 2 };
  const gone = (counts: Partial<typeof ALL>) =>
    Object.entries(counts).flatMap(([points, n]) => Array<number>(n).fill(Number(points)));

  test.each([
    ['a', {}, 9],
    ['b', { 9: 5 }, 5],
    ['c', { 9: 5, 5: 5 }, 3],
    ['d', { 9: 5, 5: 5, 3: 4 }, undefined],
  ])('EX-ASG-19 (%s): ASG-395, ASG-397', (_, missing, points) => {
    const victory = { world1: [RED], world2: [RED], world5: [RED] };
    const t = battles({ victory, battleTiles: [[], [], gone(missing)] });
    expect(t.told('battleTile').map(tile => tile.points)).toEqual(points === undefined ? [] : [points]);
    expect(t.battleTiles().filter(left => left > 9)).toEqual([14, 14, 14, 20, 20]);
  });

  test('EX-ASG-20: ASG-392, ASG-395, ASG-397', () => {
    const t = battles({
      round: 4,
      victory: { world1: [RED, BLUE, YELLOW], world2: [RED, BLUE, YELLOW], world3: [RED, BLUE, YELLOW, PURPLE] },
      score: [4, 15, 10, 8],
      battleTiles: [gone({ 9: 4 }), gone({ 5: 1, 3: 4 })],
    });
    const taken = t.told('battleTile').map(({ seat, points }) => `${seat} ${points}`);
    expect(taken).toEqual([`${YELLOW} 9`, `${BLUE} 5`, `${RED} 5`]);
    expect([t.battleTiles(PURPLE), t.battleTiles()]).toEqual([[], [5, 5, 14, 14, 14, 20, 20]]);
  });
});
