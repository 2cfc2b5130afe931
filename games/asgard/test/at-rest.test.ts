/** What an action, a battle and a phase leave behind for the next one: nothing but what lies on the table. */
import { describe, expect, test } from 'vitest';
import { eagerly } from './random-play.ts';
import { BLUE, RED, Table, YELLOW } from './table.ts';

const NOTHING = -1;

/** The cells of these fields, all of them. */
const cellsOf = (t: Table, ...names: string[]) =>
  t.match.game.layout.fields.flatMap(({ name, cells }) =>
    names.includes(name) ? cells.map(cell => t.state[cell]) : [],
  );

/** Nothing of an action is under way. */
const isQuiet = (t: Table) => {
  const named = cellsOf(t, 'god', 'slotUsed', 'building', 'fourth', 'bonus', 'boon', 'browsing', 'reaped');
  const counted = cellsOf(t, 'lifted', 'combined', 'joker', 'count', 'due');
  return named.every(value => value === NOTHING) && counted.every(value => value === 0);
};
/** Nothing of a battle is. */
const isPeaceful = (t: Table) =>
  cellsOf(t, 'world').every(value => value === NOTHING) &&
  cellsOf(t, 'sent', 'oath', 'levies').every(value => value === 0);

describe.each([2, 3, 4])('a match of %i', seats => {
  const matches = [1, 2].map(i => ({ i, choose: eagerly(10 * seats + i) }));
  const played = (watch: (t: Table, i: number) => void) => {
    for (const { i, choose } of matches)
      new Table({ fresh: { seats }, seed: `at rest ${i}` }).playUntil(t => {
        watch(t, i);
        return false;
      }, choose);
  };

  test('ASG-200, ASG-207: when a disc is to be lifted, nothing of the action before is left', () => {
    let turns = 0;
    played(t => {
      if (t.phase !== 'turn') return;
      turns++;
      expect([t.round, isQuiet(t), isPeaceful(t)]).toEqual([t.round, true, true]);
    });
    expect(turns).toBeGreaterThan(20);
  });

  test('ASG-150, ASG-372, ASG-390: when gods are to be chosen, nothing of battles, looks and cards is left', () => {
    played((t, i) => {
      if (t.phase !== 'gods' || cellsOf(t, 'cardsLaid').some(laid => laid > 0)) return;
      expect([i, isQuiet(t), isPeaceful(t)]).toEqual([i, true, true]);
      const named = cellsOf(t, 'peeker', 'next', 'claim', 'slot', 'battle', 'seventh');
      expect(named.every(value => value === NOTHING)).toBe(true);
      const counted = cellsOf(t, 'chosen', 'chosenCount', 'revealed', 'cardsShown', 'inAsgard', 'inSlots');
      expect(counted.every(value => value === 0)).toBe(true);
    });
  });
});

describe('what the next action does not inherit', () => {
  test('ASG-261, ASG-262: the fourth stone of one temple is no part of the price of the next', () => {
    const t = new Table({
      seats: 2,
      slots: { 'odin.temple': YELLOW, 'thor.temple': YELLOW },
      reserve: ['pink 2 green 1 white 1 blue 2 whiteWarrior 1 orangeWarrior 1 giant 1'],
      templesUp: ['temple-1-1', 'temple-7-1'],
      on: { 'light-world2': 'light-battle-levy', 'light-world3': 'light-joker-stone' },
    });
    t.play(YELLOW, 'lift odin.temple', 'build temple-7-1');
    t.playUntil(({ phase }) => phase === 'space').play(YELLOW, 'lay light-world2');
    expect([t.phase, t.has('blue', YELLOW)]).toEqual(['temple', 1]);
    t.play(YELLOW, 'build temple-1-1');
    expect([t.has('blue', YELLOW), t.has('pink', YELLOW)]).toEqual([1, 0]);
  });

  test('ASG-235: whom Hel reaped of in one round says nothing about the next', () => {
    const t = new Table({
      seats: 2,
      slots: { 'hel.a': YELLOW },
      onGod: { tyr: 'orangeWarrior 2', loki: 'giant 1' },
    }).play(YELLOW, 'accept', 'reap giant of loki');
    t.playUntil(({ phase }) => phase === 'gods');
    t.playUntil(
      ({ phase }) => phase === 'reaping',
      offers => offers.find(offer => /^(choose hel|hel>a|lift hel.a|accept)$/.test(offer)) ?? offers[0],
    );
    expect(t.offers()).toContain('reap orangeWarrior of tyr');
  });

  test('ASG-384: what was sent to one battle does not fight in the next', () => {
    const t = new Table({
      seats: 4,
      round: 5,
      turn: YELLOW,
      inAsgard: [1],
      ancients: [1, 1],
      powerTiles: { tyr: RED },
      populations: [[], ['light-battle-levy', 'dark-battle-levy']],
      reserve: ['', 'giant 2'],
      battle: { world4: RED, world5: RED, world6: BLUE },
      on: {
        'light-world4': 'odin-1',
        'dark-world4': 'loki-4',
        'light-world5': 'odin-2',
        'dark-world5': 'loki-3',
        'light-world6': 'thor-1',
        'dark-world6': 'hel-4',
      },
    }).play(YELLOW, 'decline');
    t.play(RED, 'oath', 'levy', 'send giant', 'fight');
    expect([t.told('won'), isPeaceful(t) || t.phase]).toEqual([
      [{ type: 'won', seat: RED, world: 'world4' }],
      'battle',
    ]);
    expect(cellsOf(t, 'sent', 'oath', 'levies').every(value => value === 0)).toBe(true);
    expect([t.refused(RED, 'fight'), t.offers()]).toEqual(['ASG-382', ['send giant', 'levy', 'give up']]);
    t.play(RED, 'levy', 'fight');
    // Blue has nothing to send.
    expect([t.told('won').length, t.told('beaten')]).toEqual([2, [{ type: 'beaten', seat: BLUE, world: 'world6' }]]);
  });
});
