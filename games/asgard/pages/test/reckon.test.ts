/** The calculator for the real table reckons as the rules do. */
import { NONE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { asgard } from '../../index.ts';
import { addendsOf } from '../../rules/addends.ts';
import { worthOf } from '../../rules/phases/fight.ts';
import { armIds, tileIds } from '../../rules/tables.ts';
import { SPACES, spaceOf, WORLDS } from '../../rules/vocabulary.ts';
import { eagerly, playedOut } from '../../test/random-play.ts';
import { contextOf, type Host, nobody, reckon } from '../parts/reckon.ts';

const { content } = asgard.base;
const c = contextOf(content);
const tile = (id: string) => tileIds(content).indexOf(id);
const arms = (...ids: string[]) => ids.map(id => armIds(content).indexOf(id));
const host = (more: Partial<Host>): Host => ({ ...nobody, ...more });
const WORLD_5 = WORLDS.indexOf('world5');

describe('the calculator', () => {
  test('adds god, recruits and weapons, and a single disc scores both rewards (ASG-462, ASG-468)', () => {
    const odin = host({ tile: tile('odin-3'), recruits: [4, 0, 0], arms: arms('weapon-7'), discs: [true, false] });
    const people = host({ population: content.populations.findIndex(({ id }) => id === 'dark-muster') });
    const { sums, points } = reckon(c, WORLD_5, [odin, people]);
    expect(sums[0]).toBe(13);
    expect(points).toEqual([c.tables.rewardUpper[WORLD_5] + c.tables.rewardLower[WORLD_5], 0]);
  });

  test('a dethroned god counts nothing, and recruits in frenzy count twice (ASG-480, ASG-481)', () => {
    const light = host({ tile: tile('freyja-4'), arms: arms('dethrone'), discs: [true, true] });
    const dark = host({ tile: tile('loki-4'), recruits: [0, 2, 1], arms: arms('frenzy') });
    expect(reckon(c, 0, [light, dark]).sums).toEqual([4, 8]);
  });

  test('nobody scores in a tie, nor where a population wins (ASG-466, ASG-467)', () => {
    const same = [
      host({ tile: tile('tyr-2'), discs: [true, true] }),
      host({ tile: tile('hel-2'), discs: [true, true] }),
    ];
    expect(reckon(c, 0, same).points).toEqual([0, 0]);
    const people = host({ population: content.populations.findIndex(({ value }) => value === 6), tile: NONE });
    expect(reckon(c, 0, [people, host({ tile: tile('hel-2'), discs: [true, true] })]).points).toEqual([0, 0]);
  });
});

describe('the addends of a side', () => {
  test.each([2, 3, 4])('come to what was fought with, in every world of matches with %i seats (ASG-462)', seats => {
    let seen = 0;
    for (const seed of [1, 2, 3]) {
      const table = playedOut({ seats }, seed, eagerly(seed));
      const { context } = table.match.game as typeof table.match.game & { context: typeof c };
      for (const event of table.events().filter(({ type }) => type === 'fought')) {
        const world = WORLDS.indexOf(event.world as (typeof WORLDS)[number]);
        const sums = [0, 1].map(side => {
          const space = spaceOf(side, world);
          const sum = addendsOf(context, table.state, space).reduce((all, { counts }) => all + counts, 0);
          expect([SPACES[space], sum]).toEqual([SPACES[space], worthOf(context, table.state, space)]);
          return sum;
        });
        expect(sums).toEqual([event.light, event.dark]);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});
