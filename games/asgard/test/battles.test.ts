import { describe, expect, test } from 'vitest';
import { WORLDS } from '../rules/vocabulary.ts';
import { battles, ragnarok, values } from './end-scenes.ts';
import { eagerly, playedOut } from './random-play.ts';
import { BLUE, PURPLE, RED, Table, YELLOW } from './table.ts';

/** A light god of value 1 against a dark one of value 4 in World 2, and so on: light gods first. */
const GODS_IN_2 = { 'light-world2': 'freyja-1', 'dark-world2': 'hel-4' };
const POPULATIONS_IN_1 = { 'light-world1': 'light-armoury', 'dark-world1': 'dark-saga' };

const kinds = (t: Table) => t.news.map(line => line.split(' ')[0]);

describe('phase 4 in general', () => {
  test('ASG-370: temples score, ancient weapons are shown, worlds are settled, battle tiles are taken', () => {
    const t = battles({
      ancients: [4, 1],
      temples: [[], ['temple-3-1']],
      on: POPULATIONS_IN_1,
      battle: { world1: RED, world6: YELLOW },
    });
    expect(kinds(t).slice(0, kinds(t).indexOf('round') + 1)).toEqual([
      'declined',
      'scored',
      'ancient',
      'ancient',
      'battle',
      'won',
      'battle',
      'won',
      'battleTile',
      'battleTile',
      'round',
    ]);
    expect(t.round).toBe(2);
  });

  test('ASG-371: each player scores the sum of the temples in front of them', () => {
    const temples = [['temple-1-1', 'temple-5-2'], ['temple-3-1', 'temple-7-1', 'temple-3-4'], [], ['temple-7-2']];
    const t = battles({ temples, score: [2, 0, 30, 1] });
    expect(t.score).toEqual([8, 13, 30, 8]);
    expect(t.news.filter(line => line.startsWith('scored'))).toEqual([
      'scored 0 6 temples',
      'scored 1 13 temples',
      'scored 3 7 temples',
    ]);
  });

  test('ASG-372: one ancient weapon of each side counts in a round, and covers the earlier ones', () => {
    const t = new Table({ fresh: { seats: 2 }, seed: 'ancient' }).playUntil(({ round }) => round === 4, eagerly(2));
    const told = t.told('ancient');
    expect(told.map(({ side }) => side)).toEqual(['light', 'dark', 'light', 'dark', 'light', 'dark']);
    expect(told.map(({ ancient }) => t.where(String(ancient)))).toEqual([
      'past',
      'past',
      'past',
      'past',
      'shown',
      'shown',
    ]);
    // The values of the weapons shown, on the sides they belong to.
    expect(values(battles({ ancients: [5, 2], on: GODS_IN_2, battle: { world2: RED } }), 'world2')).toEqual([6, 6]);
    expect(values(battles({ ancients: [1, 3], on: GODS_IN_2, battle: { world2: RED } }), 'world2')).toEqual([2, 7]);
  });

  test('ASG-373: five rounds show all ten ancient weapons, each once', () => {
    const told = playedOut({ seats: 3 }, 4, eagerly(4)).told('ancient');
    const all = (side: string) => [1, 2, 3, 4, 5].map(value => `ancient-${side}-${value}`);
    for (const side of ['light', 'dark'])
      expect(told.flatMap(one => (one.side === side ? [one.ancient] : [])).toSorted()).toEqual(all(side));
  });
});

describe('who wins a world', () => {
  test('ASG-374: only worlds with a disc on the battle slot are checked, in ascending order', () => {
    const t = battles({ battle: { 'world7-dark': BLUE, world5: RED, world2: YELLOW, world4: RED } });
    const checked = t.told('battle').map(({ world, seat }) => `${world} ${seat}`);
    expect(checked).toEqual(['world2 0', 'world4 1', 'world5 1', 'world7 2']);
  });

  test.each([
    ['light-armoury', 'dark-saga', 4, 1, [6, 7]],
    ['light-saga', 'dark-crystal', 1, 2, [7, 6]],
    ['light-muster', 'dark-muster', 5, 5, [8, 8]],
  ] as const)('ASG-375: %s against %s with ancient weapons %i and %i', (light, dark, first, second, sum) => {
    const on = { 'light-world3': light, 'dark-world3': dark };
    expect(values(battles({ ancients: [first, second], on, battle: { world3: RED } }), 'world3')).toEqual(sum);
  });

  test('ASG-376: a population counts nothing against a god, its ancient weapon does', () => {
    const light = { 'light-world5': 'thor-3', 'dark-world5': 'dark-saga' };
    expect(values(battles({ ancients: [1, 2], on: light, battle: { world5: RED } }), 'world5')).toEqual([4, 2]);
    const dark = { 'light-world5': 'light-saga', 'dark-world5': 'loki-2' };
    expect(values(battles({ ancients: [4, 5], on: dark, battle: { world5: RED } }), 'world5')).toEqual([4, 7]);
  });

  test('ASG-377: two gods count their values and their ancient weapons', () => {
    const on = { 'light-world7': 'odin-2', 'dark-world7': 'fenrir-1' };
    const t = battles({ ancients: [3, 5], on, battle: { 'world7-dark': RED } });
    expect(values(t, 'world7')).toEqual([5, 8]);
  });

  test('ASG-378: recruits on gods do not count', () => {
    const onGod = { freyja: 'whiteWarrior 5 giant 2', hel: 'giant 4' } as const;
    const t = battles({ ancients: [4, 1], on: GODS_IN_2, onGod, battle: { world2: RED } });
    expect(values(t, 'world2')).toEqual([5, 5]);
    expect([t.recruits('freyja'), t.recruits('hel')]).toEqual(['whiteWarrior 5 giant 2', 'giant 4']);
  });

  test.each([
    ['world1', 'dark-saga', RED],
    ['world6', 'light-saga', BLUE],
    ['world7-light', 'light-saga', YELLOW],
    ['world7-dark', 'dark-saga', PURPLE],
  ] as const)('ASG-379: a disc on the higher side of %s moves to its victory zone', (slot, strong, seat) => {
    const world = slot.slice(0, 6);
    const side = strong.split('-')[0];
    const weak = side === 'light' ? 'dark-armoury' : 'light-armoury';
    const on = { [`${side}-${world}`]: strong, [`${side === 'light' ? 'dark' : 'light'}-${world}`]: weak };
    const t = battles({ ancients: [2, 2], on, battle: { [slot]: seat } });
    expect([t.disc(world), t.winners(world as 'world1'), t.centre]).toEqual([undefined, [seat], [0, 0, 0, 0]]);
    expect(t.news).toContain(`won ${seat} ${world}`);
  });

  test('ASG-380: on a side that wins, nothing can be sent or spent', () => {
    const t = battles({
      ancients: [4, 1],
      on: POPULATIONS_IN_1,
      battle: { world1: RED },
      reserve: ['', 'giant 3 whiteWarrior 2'],
      powerTiles: { tyr: RED, thor: RED },
      populations: [[], ['dark-battle-levy']],
    });
    expect([t.phase, t.winners('world1'), t.has('giant', RED)]).toEqual(['gods', [RED], 3]);
    expect([t.powerTile('tyr'), t.powerTile('thor'), t.where('dark-battle-levy')]).toEqual([RED, RED, 'seat1']);
    expect(kinds(t).filter(kind => kind === 'sent' || kind === 'swore' || kind === 'levied')).toEqual([]);
  });
});

describe('the discs after a battle', () => {
  test('ASG-389: whoever cannot or will not send loses the disc to the centre', () => {
    const words = { ancients: [4, 1], on: GODS_IN_2, battle: { world1: BLUE, world2: RED } } as const;
    // Blue lacks four in World 1 and has three; Red is asked in World 2, where one would do.
    const t = battles({ ...words, reserve: ['', 'giant 1', 'whiteWarrior 1 giant 1'] });
    expect([t.active, t.centre, t.disc('world1'), t.winners('world1')]).toEqual([RED, [0, 0, 1, 0], undefined, []]);
    expect(t.offers()).toEqual(['send giant', 'give up']);
    t.play(RED, 'give up');
    expect([t.centre, t.disc('world2'), t.winners('world2')]).toEqual([[0, 1, 1, 0], undefined, []]);
    expect([t.has('giant', RED), t.news[0]]).toEqual([1, 'beaten 1 world2']);
  });

  test('ASG-389: nor is anybody asked who has no recruit at all, even in a tie', () => {
    const t = battles({ ancients: [4, 1], on: GODS_IN_2, battle: { world2: RED } });
    expect([values(t, 'world2'), t.phase, t.centre]).toEqual([[5, 5], 'gods', [0, 1, 0, 0]]);
  });

  test('ASG-390: what was sent to one world is not there for the next', () => {
    const reserve = ['', 'giant 1 whiteWarrior 4'];
    const t = battles({ ancients: [4, 1], reserve, battle: { world1: RED, world2: RED } });
    // Four are lacking: after the giant two warriors must follow.
    t.play(RED, 'send giant', 'send whiteWarrior', 'send whiteWarrior', 'fight');
    // World 2 lacks four as well; two warriors are left.
    expect([t.winners('world1'), t.winners('world2'), t.centre]).toEqual([[RED], [], [0, 1, 0, 0]]);
    expect([t.phase, t.has('whiteWarrior', RED)]).toEqual(['gods', 2]);
  });

  test('ASG-391: a disc in a victory zone stays until Ragnarök, or until it is taken back', () => {
    const t = new Table({ fresh: { seats: 3 }, seed: 'zones 11' });
    const zones = () => WORLDS.flatMap(world => t.winners(world).map(seat => `retrieved ${seat} ${world}`));
    const choose = eagerly(11);
    let most = 0;
    for (;;) {
      const before = zones();
      t.play(t.active ?? YELLOW, choose(t.offers()));
      if (t.news.includes('ragnarok')) break;
      expect(zones()).toEqual(expect.arrayContaining(before.filter(zone => !t.news.includes(zone))));
      most = Math.max(most, before.length);
    }
    expect([most > 0, zones()]).toEqual([true, []]);
  });

  test('ASG-391: a round later it still stands there, and leaves at Ragnarök', () => {
    const victory = { world3: [RED, BLUE], world6: [BLUE] };
    const t = battles({ victory });
    expect([t.round, t.winners('world3'), t.winners('world6')]).toEqual([2, [RED, BLUE], [BLUE]]);
    expect(ragnarok({ victory }).winners('world3')).toEqual([]);
  });
});
