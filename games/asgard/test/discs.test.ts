import { AUDIENCE, HIDDEN, NONE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { armIds } from '../rules/tables.ts';
import { HELD } from '../rules/vocabulary.ts';
import { ACTOR, inAsgard, OTHER } from './scenes.ts';
import { type PositionWords, RED, Table, YELLOW } from './table.ts';

/** The actor stands before step c of an Asgard action, with many seals; recruits are left alone. */
const reaches = (words: Partial<PositionWords> = {}) => {
  const t = inAsgard({ flipped: ['asgard-2'], reserve: ['lightSeal 5 darkSeal 5'], ...words });
  t.play(ACTOR, 'lift asgard', 'act');
  return t.phase === 'hire' ? t.play(ACTOR, 'done') : t;
};
/** The seals that the actor's next disc costs, light and dark. */
const price = (taken: number[]) => {
  const t = reaches({ taken }).play(ACTOR, 'disc');
  return [5 - t.has('lightSeal', ACTOR), 5 - t.has('darkSeal', ACTOR)];
};
const WEAPONS = [1, 2, 3, 4, 5, 6, 7].map(n => `weapon-${n}`);

describe('discs from the track', () => {
  test('ASG-335: any number, one after another, always the leftmost own one', () => {
    const t = reaches({ taken: [2, 7] });
    expect([t.phase, t.offers()]).toEqual(['disc', ['disc', 'done']]);
    t.play(ACTOR, 'disc', 'front', 'disc', 'front', 'disc', 'front', 'done');
    expect([t.active, t.taken, t.told('tookDisc').map(({ space }) => space)]).toEqual([OTHER, [5, 7], [3, 4, 5]]);
  });

  test('ASG-336: the price is the seal of the space, and that of each space further left with a disc', () => {
    // All the other's discs are away: the own space alone. Dark, light, dark, light, dark, light, dark.
    const alone = [0, 1, 2, 3, 4, 5, 6].map(taken => price([taken, 7]));
    expect(alone).toEqual([0, 1, 0, 1, 0, 1, 0].map(light => [light, 1 - light]));
    expect(price([2, 0])).toEqual([1, 2]);
    expect(price([2, 1])).toEqual([1, 1]);
    expect(price([3, 1])).toEqual([2, 1]);
    expect(price([6, 0])).toEqual([3, 4]);
  });

  test('ASG-337: only discs of other players cause the surcharge, and none that lie further right', () => {
    expect(price([0, 0])).toEqual([0, 1]);
    expect(price([1, 1])).toEqual([1, 0]);
    expect(price([1, 4])).toEqual([1, 0]);
    expect(price([4, 3])).toEqual([1, 1]);
  });

  test('ASG-338: seals go to the supply, and the price is worked out anew for each disc', () => {
    const t = reaches({ taken: [0, 1] });
    const supply = [t.has('lightSeal'), t.has('darkSeal')];
    const paid = () => [t.has('lightSeal') - supply[0], t.has('darkSeal') - supply[1]];
    t.play(ACTOR, 'disc', 'front');
    expect(paid()).toEqual([0, 1]);
    t.play(ACTOR, 'disc', 'front');
    expect(paid()).toEqual([1, 1]);
    t.play(ACTOR, 'disc', 'front');
    expect(paid()).toEqual([2, 2]);
    expect([t.has('lightSeal', ACTOR), t.has('darkSeal', ACTOR)]).toEqual([3, 3]);
  });

  test('ASG-338: a disc that cannot be paid is not offered', () => {
    expect(reaches({ taken: [1, 7], reserve: ['darkSeal 5'] }).active).toBe(OTHER);
    expect(reaches({ taken: [1, 7], reserve: ['lightSeal 1'] }).phase).toBe('disc');
    const t = reaches({ taken: [2, 1], reserve: ['lightSeal 1 darkSeal 1'] }).play(ACTOR, 'disc', 'front');
    expect(t.active).toBe(OTHER);
  });

  test('ASG-339: with no own disc left on the track none can be taken, also not for free', () => {
    expect(reaches({ taken: [7, 0] }).active).toBe(OTHER);
    const t = new Table({ seats: 2, taken: [7, 0], inAsgard: [2, 2], flipped: ['asgard-2'] });
    expect(t.play(YELLOW, 'lift all', 'act').active).toBe(RED);
    expect(reaches({ taken: [6, 7] }).play(ACTOR, 'disc', 'front').active).toBe(OTHER);
  });

  test('ASG-340: each new disc is placed at once, in front or on an empty battle slot', () => {
    const t = reaches({ taken: [0, 7] }).play(ACTOR, 'disc');
    const slots = ['world2', 'world3', 'world5', 'world6', 'world7-light', 'world7-dark'];
    expect([t.phase, t.offers()]).toEqual(['stand', ['front', ...slots.map(slot => `stand ${slot}`)]]);
    expect(t.refused(ACTOR, 'disc')).toBe('ASG-340');
    const front = t.front[ACTOR];
    t.play(ACTOR, 'front', 'disc', 'stand world5', 'pick weapon-1');
    expect([t.front[ACTOR], t.disc('world5')]).toEqual([front + 1, ACTOR]);
  });

  test.each([
    ['world1', 'spell'],
    ['world2', 'spell'],
    ['world3', 'spell'],
    ['world4', 'weapon'],
    ['world5', 'weapon'],
    ['world6', 'weapon'],
  ])('ASG-341: a new disc on %s gives a %s at once', (world, kind) => {
    const t = reaches({ seats: 4, flipped: ['asgard-1', 'asgard-2', 'asgard-3'] }).play(
      ACTOR,
      'disc',
      `stand ${world}`,
    );
    expect([t.phase, t.told('browsed')]).toEqual(['pick', [{ type: 'browsed', seat: ACTOR, kind, pile: '?' }]]);
    t.play(ACTOR, t.offers()[0]);
    expect(t.told('picked')).toMatchObject([{ seat: ACTOR, kind }]);
  });

  test('ASG-342: the player browses the whole pile and keeps one tile face down', () => {
    const t = reaches({ arms: [[], ['rout', 'disarm']] }).play(ACTOR, 'disc', 'stand world2');
    const spells = ['break-relic', 'dethrone', 'frenzy', 'glory-upper', 'glory-lower'];
    expect(t.offers()).toEqual(spells.map(id => `pick ${id}`));
    expect(t.refused(ACTOR, 'pick rout')).toBe('ASG-342');
    expect(t.refused(ACTOR, 'pick weapon-1')).toBe('ASG-342');
    // The last two of seven are gone: five bits.
    expect(t.told('browsed', ACTOR)).toMatchObject([{ kind: 'spell', pile: 0b0011111 }]);
    const frenzy = t.c.at.arm(ACTOR, armIds(t.c.content).indexOf('frenzy'));
    expect([t.seen(ACTOR)[frenzy], t.seen(OTHER)[frenzy]]).toEqual([NONE, HIDDEN]);
    t.play(ACTOR, 'pick frenzy');
    expect([t.where('frenzy'), t.where('dethrone')]).toEqual(['seat0', 'pile']);
    expect([t.seen(ACTOR)[frenzy], t.seen(OTHER)[frenzy], t.seen(AUDIENCE)[frenzy]]).toEqual([HELD, HIDDEN, HIDDEN]);
    for (const viewer of [OTHER, AUDIENCE]) {
      expect(t.told('browsed', viewer)).toMatchObject([{ pile: '?' }]);
      expect(t.told('picked', viewer)).toMatchObject([{ arm: '?' }]);
    }
    expect(t.told('picked', ACTOR)).toContainEqual(expect.objectContaining({ arm: 'frenzy' }));
  });

  test('ASG-343: with an empty pile the disc may still be placed, and no tile is gained', () => {
    const t = reaches({ arms: [[], WEAPONS] }).play(ACTOR, 'disc', 'stand world6');
    expect([t.phase, t.disc('world6'), t.told('browsed')]).toEqual(['disc', ACTOR, []]);
  });
});

describe('the free disc of a combined action', () => {
  const combined = (words: Partial<PositionWords> = {}) =>
    new Table({ seats: 2, inAsgard: [2, 2], flipped: ['asgard-2'], ...words }).play(YELLOW, 'lift all', 'act');

  test('ASG-357: exactly one disc, the leftmost own one, without paying', () => {
    const t = combined({ taken: [3, 0] });
    expect([t.phase, t.offers()]).toEqual(['disc', ['disc', 'done']]);
    t.play(YELLOW, 'disc', 'front');
    expect([t.active, t.taken, t.told('tookDisc')]).toMatchObject([RED, [4, 0], [{ space: 4 }]]);
    expect(combined().play(YELLOW, 'done').taken).toEqual([0, 0]);
  });

  test('ASG-357: no further disc can be bought, and no seal is asked for', () => {
    const t = combined({ reserve: ['lightSeal 3 darkSeal 3'] }).play(YELLOW, 'done', 'disc', 'front');
    expect([t.active, t.taken[YELLOW]]).toEqual([RED, 1]);
    expect([t.has('lightSeal', YELLOW), t.has('darkSeal', YELLOW)]).toEqual([3, 3]);
  });

  test('ASG-358: it is placed by the usual rules, gift included', () => {
    const t = combined({ battle: { world2: RED }, victory: { world3: [YELLOW] } }).play(YELLOW, 'disc');
    const slots = ['world5', 'world6', 'world7-light', 'world7-dark'];
    expect(t.offers()).toEqual(['front', ...slots.map(slot => `stand ${slot}`)]);
    t.play(YELLOW, 'stand world6', 'pick weapon-7');
    expect([t.active, t.disc('world6'), t.where('weapon-7')]).toEqual([RED, YELLOW, 'seat0']);
  });
});
