import { describe, expect, test } from 'vitest';
import { ACTOR, OTHER, onSlots } from './scenes.ts';
import type { PositionWords } from './table.ts';

/** A disc on Freyja's temple slot, and two white warriors for her. */
const freyja = (reserve: string, words: Partial<PositionWords> = {}) =>
  onSlots('freyja.temple', { reserve: [`${reserve} whiteWarrior 2`], ...words }).play(ACTOR, 'lift freyja.temple');
const ALL = 'pink 1 yellow 1 red 1 blue 1 green 1 black 1 white 1';

describe('choosing and paying for a temple', () => {
  test('ASG-260: the face-up top tile of one of the four piles is built', () => {
    const t = freyja(ALL, { templesUp: ['temple-1-4', 'temple-3-2', 'temple-5-6', 'temple-7-3'] });
    expect([t.phase, t.offers()]).toEqual([
      'temple',
      ['build temple-1-4', 'build temple-3-2', 'build temple-5-6', 'build temple-7-3', 'decline'],
    ]);
    expect(t.refused(ACTOR, 'build temple-1-1')).toBe('ASG-260');
    t.play(ACTOR, 'build temple-3-2');
    expect(t.where('temple-3-2')).toBe('seat0');
    expect(['temple-1-4', 'temple-5-6', 'temple-7-3'].map(id => t.where(id))).toEqual(['top', 'top', 'top']);
  });

  test('ASG-261: the printed stones are paid, one of each, and return to the supply', () => {
    const t = freyja('pink 2 red 1 green 1 blue 1');
    const supply = (['pink', 'red', 'green', 'blue'] as const).map(stone => t.has(stone));
    t.play(ACTOR, 'build temple-5-1');
    expect(['pink', 'red', 'green', 'blue'].map(stone => t.has(stone as 'pink', ACTOR))).toEqual([1, 0, 0, 1]);
    expect((['pink', 'red', 'green', 'blue'] as const).map((stone, i) => t.has(stone) - supply[i])).toEqual([
      1, 1, 1, 0,
    ]);
  });

  test('ASG-261, ASG-262: white stones go back beside the board', () => {
    const t = freyja('pink 1 green 1 white 1 black 1');
    t.play(ACTOR, 'build temple-7-1');
    expect([t.has('white', ACTOR), t.has('white'), t.has('black')]).toEqual([0, 1, 3]);
  });

  test('ASG-262: a temple of value 7 costs a fourth stone of a colour different from all three', () => {
    const t = freyja('pink 2 green 2 white 1 blue 1 red 2').play(ACTOR, 'build temple-7-1');
    expect([t.phase, t.offers()]).toEqual(['fourth', ['fourth red', 'fourth blue']]);
    for (const stone of ['pink', 'green', 'white', 'yellow'])
      expect(t.refused(ACTOR, `fourth ${stone}`)).toBe('ASG-262');
    t.play(ACTOR, 'fourth red');
    expect((['pink', 'green', 'white', 'blue', 'red'] as const).map(stone => t.has(stone, ACTOR))).toEqual([
      1, 1, 0, 1, 1,
    ]);
    expect(freyja('pink 3 green 2 white 1', { templesUp: ['temple-1-2'] }).active).toBe(OTHER);
  });

  test('ASG-263: a temple that cannot be paid is not offered', () => {
    const t = freyja('pink 1 red 1 green 0');
    expect(t.offers()).toEqual(['build temple-1-1', 'decline']);
    for (const id of ['temple-3-1', 'temple-5-1', 'temple-7-1'])
      expect(t.refused(ACTOR, `build ${id}`)).toBe('ASG-263');
  });

  test('ASG-263: who can pay for no face-up temple takes the disc back', () => {
    const t = freyja('yellow 2 blue 1', { templesUp: ['temple-1-1', 'temple-3-1', 'temple-5-1', 'temple-7-1'] });
    expect([t.active, t.front[ACTOR], t.disc('freyja.upper'), t.has('whiteWarrior', ACTOR)]).toEqual([
      OTHER,
      2,
      undefined,
      2,
    ]);
  });

  test('ASG-264: an empty pile cannot be chosen', () => {
    const ones = [1, 2, 3, 4, 5, 6].map(n => `temple-1-${n}`);
    const t = freyja(ALL, { temples: [[], ones] });
    expect(t.offers()).toEqual(['build temple-3-1', 'build temple-5-1', 'build temple-7-1', 'decline']);
    expect(t.refused(ACTOR, 'build temple-1-1')).toBe('ASG-260');
  });

  test('ASG-290: before anything is paid it is checked that recruits are possible too', () => {
    const t = onSlots('freyja.temple', { reserve: [`${ALL} giant 2`], populations: [['light-joker-stone']] });
    t.play(ACTOR, 'lift freyja.temple');
    expect([t.active, t.news.at(-1)]).toEqual([OTHER, 'declined 0']);
    expect([t.has('pink', ACTOR), t.where('light-joker-stone'), t.where('temple-1-1')]).toEqual([1, 'seat0', 'top']);
  });
});

describe('a joker-stone tile', () => {
  const joker = (reserve: string, words: Partial<PositionWords> = {}) =>
    freyja(reserve, { populations: [['light-joker-stone']], ...words });

  test('ASG-303, ASG-304: it stands in for a missing stone and leaves the game', () => {
    const t = joker('red 1 green 1');
    expect(t.offers()).toEqual(['build temple-1-1', 'build temple-5-1', 'decline']);
    t.play(ACTOR, 'build temple-5-1');
    expect([t.where('temple-5-1'), t.where('light-joker-stone'), t.has('red', ACTOR)]).toEqual(['seat0', 'out', 0]);
    expect(t.news).toContain('used 0 light-joker-stone');
  });

  test('ASG-303: it may be kept where the stones are there, or used in place of any of them', () => {
    const t = joker('pink 1 black 1').play(ACTOR, 'build temple-3-1');
    expect([t.phase, t.offers()]).toEqual(['payment', ['pay', 'joker pink', 'joker black']]);
    expect(t.refused(ACTOR, 'joker red')).toBe('ASG-303');
    const kept = joker('pink 1 black 1').play(ACTOR, 'build temple-3-1', 'pay');
    expect([kept.where('light-joker-stone'), kept.has('pink', ACTOR)]).toEqual(['seat0', 0]);
    t.play(ACTOR, 'joker black');
    expect([t.where('light-joker-stone'), t.has('pink', ACTOR), t.has('black', ACTOR)]).toEqual(['out', 0, 1]);
  });

  test('ASG-303: it can be white, and the fourth stone in a colour that differs from the printed ones', () => {
    const white = joker('pink 1 green 1 blue 1').play(ACTOR, 'build temple-7-1');
    expect(white.where('temple-7-1')).toBe('seat0');
    const fourth = joker('pink 2 green 1 white 1').play(ACTOR, 'build temple-7-1');
    expect(fourth.offers()).toEqual(['fourth yellow', 'fourth red', 'fourth blue', 'fourth black']);
    fourth.play(ACTOR, 'fourth red');
    expect([fourth.where('light-joker-stone'), fourth.has('pink', ACTOR)]).toEqual(['out', 1]);
    expect(joker('pink 1 green 1', { templesUp: ['temple-1-2'] }).refused(ACTOR, 'build temple-7-1')).toBe('ASG-263');
  });

  test('ASG-303: two of them stand in for two stones, never two for one', () => {
    const two = { populations: [['light-joker-stone', 'dark-joker-stone']] };
    const t = freyja('pink 1', two).play(ACTOR, 'build temple-5-1');
    expect([t.where('light-joker-stone'), t.where('dark-joker-stone')]).toEqual(['out', 'out']);
    const one = freyja('pink 1', two).play(ACTOR, 'build temple-1-1', 'joker pink');
    expect([one.has('pink', ACTOR), one.where('dark-joker-stone')]).toEqual([1, 'seat0']);
  });

  test('ASG-303: it is used in no other way', () => {
    const t = onSlots('odin.a', { populations: [['light-joker-stone']] });
    expect(t.offers()).toEqual(['lift odin.a', 'lift asgard']);
    expect(t.refused(ACTOR, 'use light-joker-stone')).toBe('ASG-303');
  });
});
