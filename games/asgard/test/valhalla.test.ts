import { describe, expect, test } from 'vitest';
import { ragnarok } from './end-scenes.ts';
import { BLUE, type PositionWords, PURPLE, RED, YELLOW } from './table.ts';

/** Odin on World 2, Thor on World 5, Hel against him; Red and Blue support Odin, Purple Thor, Yellow Hel. */
const valhalla = (words: Partial<PositionWords> = {}) =>
  ragnarok({
    on: { 'light-world2': 'odin-2', 'light-world5': 'thor-1', 'dark-world5': 'hel-3' },
    support: { odin: [RED, BLUE], thor: [PURPLE], hel: [YELLOW] },
    valhalla: 'whiteWarrior 1 orangeWarrior 4',
    ...words,
  });

describe('warriors from Valhalla', () => {
  test('ASG-428: in turn order each takes one warrior or passes, again and again', () => {
    const t = valhalla();
    expect([t.active, t.rule]).toEqual([RED, 'ASG-428']);
    expect(t.offers()).toEqual(['raise whiteWarrior>light-world2', 'raise orangeWarrior>light-world2', 'pass']);
    t.play(RED, 'raise orangeWarrior>light-world2').play(BLUE, 'raise whiteWarrior>light-world2');
    t.play(PURPLE, 'raise orangeWarrior>light-world5');
    expect([t.active, t.recruits('valhalla')]).toEqual([RED, 'orangeWarrior 2']);
    expect([t.recruits('light-world2'), t.recruits('light-world5')]).toEqual([
      'whiteWarrior 1 orangeWarrior 1',
      'orangeWarrior 1',
    ]);
    expect(valhalla({ order: [PURPLE, YELLOW, BLUE, RED] }).active).toBe(PURPLE);
  });

  test('ASG-429: whoever has passed takes no further part, and it ends when all have passed', () => {
    const t = valhalla().play(RED, 'pass').play(BLUE, 'raise orangeWarrior>light-world2').play(PURPLE, 'pass');
    expect([t.active, t.refused(RED, 'raise orangeWarrior>light-world2')]).toEqual([BLUE, 'not-awaited']);
    t.play(BLUE, 'raise orangeWarrior>light-world2');
    expect(t.active).toBe(BLUE);
    t.play(BLUE, 'pass');
    expect([t.match.over, t.recruits('valhalla')]).toEqual([true, 'whiteWarrior 1 orangeWarrior 2']);
  });

  test('ASG-430: it ends when Valhalla is empty', () => {
    const t = valhalla({ valhalla: 'orangeWarrior 2' });
    expect(t.refused(RED, 'raise whiteWarrior>light-world2')).toBe('ASG-430');
    t.play(RED, 'raise orangeWarrior>light-world2').play(BLUE, 'raise orangeWarrior>light-world2');
    expect([t.match.over, t.recruits('light-world2')]).toEqual([true, 'orangeWarrior 2']);
    expect(valhalla({ valhalla: '' }).match.over).toBe(true);
  });

  test('ASG-431: only beside a god whom the player supports', () => {
    const t = valhalla();
    expect(t.refused(RED, 'raise whiteWarrior>light-world5')).toBe('ASG-431');
    expect(t.offers(RED)).not.toContain('raise whiteWarrior>light-world5');
    t.play(RED, 'pass').play(BLUE, 'pass');
    expect(t.offers(PURPLE)).toEqual(['raise whiteWarrior>light-world5', 'raise orangeWarrior>light-world5', 'pass']);
  });

  test('ASG-432: dark gods get none', () => {
    const t = valhalla({ support: { hel: [YELLOW, RED], odin: [RED] } });
    expect([t.active, t.refused(RED, 'raise whiteWarrior>dark-world5')]).toEqual([RED, 'ASG-432']);
    expect(t.offers()).toEqual(['raise whiteWarrior>light-world2', 'raise orangeWarrior>light-world2', 'pass']);
    expect(t.play(RED, 'pass').match.over).toBe(true);
  });

  test('ASG-433: the god must have a tile on Worlds 1 to 7, and of several the player chooses one', () => {
    const on = { 'light-world2': 'odin-2', 'light-world7': 'odin-3', 'light-underworld': 'odin-1' };
    const t = valhalla({ on, support: { odin: [RED], tyr: [RED, BLUE] }, valhalla: 'whiteWarrior 2' });
    expect(t.offers()).toEqual(['raise whiteWarrior>light-world2', 'raise whiteWarrior>light-world7', 'pass']);
    expect(t.refused(RED, 'raise whiteWarrior>light-underworld')).toBe('ASG-433');
    t.play(RED, 'raise whiteWarrior>light-world7', 'raise whiteWarrior>light-world2');
    expect([t.recruits('light-world7'), t.recruits('light-world2')]).toEqual(['whiteWarrior 1', 'whiteWarrior 1']);
    const below = valhalla({ on: { 'light-underworld': 'odin-1' }, support: { odin: [RED] } });
    expect(below.match.over).toBe(true);
  });

  test('ASG-434: a player without such a god is skipped', () => {
    const t = valhalla({ support: { odin: [RED], thor: [PURPLE], tyr: [BLUE], hel: [YELLOW] } });
    expect([t.active, t.play(RED, 'pass').active]).toEqual([RED, PURPLE]);
    expect(t.play(PURPLE, 'raise whiteWarrior>light-world5').active).toBe(PURPLE);
  });
});
