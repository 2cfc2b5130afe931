import { describe, expect, test } from 'vitest';
import { ACTOR, inAsgard, OTHER } from './scenes.ts';
import type { PositionWords } from './table.ts';

/** The actor takes an Asgard action of which only the placing of discs is left; four seats use every world. */
const acts = (words: Partial<PositionWords> = {}) =>
  inAsgard({ seats: 4, flipped: ['asgard-1', 'asgard-2', 'asgard-3'], ...words }).play(ACTOR, 'lift asgard', 'act');
/** The actor has just taken a disc of the track. */
const takes = (words: Partial<PositionWords> = {}) =>
  acts({ reserve: ['lightSeal 7 darkSeal 7'], ...words }).play(ACTOR, 'done', 'disc');
const SLOTS = ['world1', 'world2', 'world3', 'world4', 'world5', 'world6', 'world7-light', 'world7-dark'];
const without = (...worlds: string[]) =>
  SLOTS.filter(slot => !worlds.some(world => slot.startsWith(world))).map(slot => `stand ${slot}`);

describe('battle slots', () => {
  test('ASG-344: one disc only, whoever it is of', () => {
    const t = takes({ battle: { world2: OTHER, world5: ACTOR } });
    expect(t.offers()).toEqual(['front', ...without('world2', 'world5')]);
    expect([t.refused(ACTOR, 'stand world2'), t.refused(ACTOR, 'stand world5')]).toEqual(['ASG-344', 'ASG-344']);
  });

  test('ASG-345: world 7 takes one disc in all, on the side its player chooses', () => {
    const open = takes();
    expect(open.offers()).toEqual(['front', ...without()]);
    const t = takes({ battle: { 'world7-dark': OTHER } });
    expect(t.offers()).toEqual(['front', ...without('world7')]);
    expect([t.refused(ACTOR, 'stand world7-light'), t.refused(ACTOR, 'stand world7-dark')]).toEqual([
      'ASG-345',
      'ASG-345',
    ]);
  });

  test.each([
    ['light', 'weapon', 0],
    ['dark', 'spell', 1],
  ])('ASG-345, ASG-346: the %s side of world 7 gives a %s', (side, kind, number) => {
    const t = takes().play(ACTOR, `stand world7-${side}`);
    expect([t.told('browsed'), t.disc('world7')]).toMatchObject([[{ kind }], ACTOR]);
    expect(t.state[t.c.at.seventh]).toBe(number);
  });

  test('ASG-347: no disc on a world whose victory zone holds an own disc; those of others do not matter', () => {
    const t = takes({ victory: { world3: [ACTOR], world7: [ACTOR], world4: [OTHER] } });
    expect(t.offers()).toEqual(['front', ...without('world3', 'world7')]);
    expect([t.refused(ACTOR, 'stand world3'), t.refused(ACTOR, 'stand world7-light')]).toEqual(['ASG-347', 'ASG-347']);
  });

  test('ASG-348: the battle slot of an empty world cannot be used', () => {
    const two = takes({ seats: 2, flipped: ['asgard-2'] });
    expect(two.offers()).toEqual(['front', ...without('world1', 'world4')]);
    expect([two.refused(ACTOR, 'stand world1'), two.refused(ACTOR, 'stand world4')]).toEqual(['ASG-348', 'ASG-348']);
    const three = takes({ seats: 3, flipped: ['asgard-1', 'asgard-2'] });
    expect(three.offers()).toEqual(['front', ...without('world1')]);
  });

  test('ASG-349: with no slot allowed a new disc is placed in front', () => {
    const t = takes({
      battle: { world1: OTHER, world2: OTHER, world3: OTHER, world4: ACTOR, 'world7-light': OTHER },
      victory: { world5: [ACTOR], world6: [ACTOR] },
    });
    expect([t.phase, t.front[ACTOR], t.taken[ACTOR]]).toEqual(['disc', 1, 3]);
  });
});

describe('the discs in the centre', () => {
  test('ASG-350: each moves to an allowed empty battle slot of the player’s choice', () => {
    const t = acts({ centre: [2], battle: { world6: OTHER }, victory: { world3: [ACTOR] } });
    expect([t.phase, t.offers()]).toEqual(['centre', without('world3', 'world6')]);
    expect([t.refused(ACTOR, 'stand world6'), t.refused(ACTOR, 'stand world3')]).toEqual(['ASG-344', 'ASG-347']);
    t.play(ACTOR, 'stand world4');
    expect([t.centre[ACTOR], t.offers()]).toEqual([1, without('world3', 'world4', 'world6')]);
    t.play(ACTOR, 'stand world7-dark');
    expect([t.active, t.centre[ACTOR], t.disc('world4'), t.disc('world7')]).toEqual([OTHER, 0, ACTOR, ACTOR]);
  });

  test('ASG-350: those of others stay', () => {
    const t = acts({ centre: [0, 1] });
    expect([t.active, t.centre]).toEqual([OTHER, [0, 1, 0, 0]]);
  });

  test('ASG-351: this is compulsory as far as possible', () => {
    const t = acts({ centre: [1] });
    expect(t.refused(ACTOR, 'done')).toBe('ASG-351');
    expect(t.offers()).not.toContain('done');
  });

  test('ASG-351: by agreement each disc may be left there', () => {
    const t = acts({ centre: [2], options: { centreDiscs: 'mayMove' } });
    expect(t.offers()).toEqual([...without(), 'done']);
    t.play(ACTOR, 'stand world1', 'done');
    expect([t.active, t.centre[ACTOR], t.disc('world1')]).toEqual([OTHER, 1, ACTOR]);
  });

  test('ASG-352: moved discs give no weapon or spell', () => {
    const t = acts({ centre: [1] }).play(ACTOR, 'stand world5');
    expect([t.active, t.news, t.told('browsed')]).toEqual([OTHER, ['returned 0 world5'], []]);
  });

  test('ASG-353: discs that find no allowed slot stay in the centre', () => {
    const battle = { world1: OTHER, world2: OTHER, world3: OTHER, world4: OTHER, world5: OTHER, 'world7-light': OTHER };
    const t = acts({ centre: [2], battle });
    expect([t.active, t.disc('world6'), t.centre[ACTOR]]).toEqual([OTHER, ACTOR, 1]);
  });
});
