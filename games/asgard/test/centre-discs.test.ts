/** Discs in the centre return in the very next Asgard action of their owner, all that find a slot. */
import { describe, expect, test } from 'vitest';
import { ACTOR, inAsgard, OTHER } from './scenes.ts';
import type { PositionWords } from './table.ts';

const acts = (words: Partial<PositionWords> = {}) =>
  inAsgard({ seats: 4, flipped: ['asgard-1', 'asgard-2', 'asgard-3'], ...words }).play(ACTOR, 'lift asgard', 'act');

describe('discs in the centre', () => {
  test('ASG-350: a single one is asked for at once', () => {
    const t = acts({ centre: [1] });
    expect([t.phase, t.active]).toEqual(['centre', ACTOR]);
    t.play(ACTOR, 'stand world2');
    expect([t.centre[ACTOR], t.disc('world2'), t.active]).toEqual([0, ACTOR, OTHER]);
  });

  test.each([1, 2, 3])('ASG-350: all of %i return, one after the other', count => {
    const t = acts({ centre: [count] });
    for (let left = count; left > 0; left--) {
      expect([t.phase, t.active, t.centre[ACTOR]]).toEqual(['centre', ACTOR, left]);
      t.play(ACTOR, `stand world${left}`);
    }
    expect([t.centre[ACTOR], t.active]).toEqual([0, OTHER]);
  });

  test('ASG-350: also in an action in which a disc was bought', () => {
    const t = acts({ centre: [1], reserve: ['lightSeal 7 darkSeal 7'] }).play(ACTOR, 'done', 'disc', 'front', 'done');
    expect([t.phase, t.active]).toEqual(['centre', ACTOR]);
    t.play(ACTOR, 'stand world3');
    expect([t.centre[ACTOR], t.active]).toEqual([0, OTHER]);
  });

  test('ASG-353: one that finds no slot stays, however many slots others hold', () => {
    const battle = { world1: OTHER, world2: OTHER, world3: OTHER, world4: OTHER, world5: OTHER, world6: OTHER };
    const t = acts({ centre: [1], battle: { ...battle, 'world7-light': OTHER } });
    expect([t.active, t.centre[ACTOR]]).toEqual([OTHER, 1]);
  });
});
