/** The board and its tiles as a match begins. */
import { AUDIENCE, HIDDEN, viewersOf } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { asgard } from '../index.ts';
import { armIds, tileIds } from '../rules/tables.ts';
import { GODS, SPACES, WORLDS } from '../rules/vocabulary.ts';
import { eagerly, playedOut } from './random-play.ts';
import { begun, freshTables, nextRound, SEAT_COUNTS } from './starts.ts';
import type { Table } from './table.ts';

const { content } = asgard.base;
const TILES = tileIds(content);
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const POPULATIONS = ids(content.populations);
const TEMPLES = ids(content.temples);
const ASGARD_TILES = ids(content.asgardTiles);
const sideOf = (id: string) => id.split('-')[0];
const lying = (t: Table, from: readonly string[], place: string) => from.filter(id => t.where(id) === place);
const REMOVED: Readonly<Record<number, readonly string[]>> = {
  2: ['light-crystal', 'light-tithe', 'dark-crystal', 'dark-tithe'],
  3: ['light-tithe', 'dark-tithe'],
  4: [],
};
const EMPTY: Readonly<Record<number, readonly string[]>> = { 2: ['world1', 'world4'], 3: ['world1'], 4: [] };

describe('turn order', () => {
  test.each([
    [2, 2],
    [3, 6],
    [4, 24],
  ])('ASG-032, ASG-033: %i players are dealt the lowest order tiles face up, in any of %i orders', (seats, orders) => {
    const seen = new Set<string>();
    for (const t of freshTables({ seats }, 200)) {
      seen.add(t.order.join());
      const dealt = t.told('ordered');
      expect(dealt.map(({ place }) => place)).toEqual([1, 2, 3, 4].slice(0, seats));
      expect(dealt.map(({ seat }) => seat)).toEqual(t.order);
      expect(t.order.toSorted()).toEqual([0, 1, 2, 3].slice(0, seats));
    }
    expect(seen.size).toBe(orders);
  });
});

describe('Asgard tiles', () => {
  test.each([
    [2, 1, ['asgard-1', 'asgard-5']],
    [3, 2, ['asgard-5']],
    [4, 3, []],
  ])(
    'ASG-042, ASG-043, ASG-044, ASG-045, ASG-046: of %i players: %i lie face up, and always the same are left out',
    (seats, size, out) => {
      const rows = new Set<string>();
      for (const t of freshTables({ seats }, 100)) {
        const row = lying(t, ASGARD_TILES, 'row');
        expect(row).toHaveLength(size);
        expect(lying(t, ASGARD_TILES, 'out')).toEqual(out);
        expect(lying(t, ASGARD_TILES, 'pile')).toHaveLength(5 - out.length - size);
        expect(t.told('inRow').map(({ tile }) => tile)).toEqual(expect.arrayContaining(row));
        rows.add(row.join());
      }
      // Every row that the tiles in the game can make comes up.
      expect(rows.size).toBe({ 2: 3, 3: 6, 4: 10 }[seats]);
    },
  );
});

describe('god tiles and temples', () => {
  test('ASG-048, ASG-049: of every god, also of those not there yet, one tile of any value is turned up', () => {
    const tops = new Set<string>();
    for (const t of freshTables({ seats: 3 }, 100)) {
      const up = lying(t, TILES, 'top');
      expect(up.map(sideOf)).toEqual([...GODS]);
      expect(lying(t, TILES, 'pile')).toHaveLength(TILES.length - GODS.length);
      for (const id of up) tops.add(id);
    }
    expect(tops.size).toBe(TILES.length);
  });

  test('ASG-048: the piles of the gods are shuffled separately', () => {
    const pairs = freshTables({ seats: 2 }, 200).map(t => lying(t, TILES, 'top').slice(0, 2).join());
    expect(new Set(pairs).size).toBe(4 * 4);
  });

  test('ASG-049: Mímir, Surtr and Fenrir cannot be chosen in the first round', () => {
    const t = begun({ seats: 3 });
    expect(t.offers(0)).toEqual(['freyja', 'baldr', 'odin', 'tyr', 'thor', 'loki', 'hel'].map(god => `choose ${god}`));
    for (const god of ['mimir', 'surtr', 'fenrir']) expect(t.refused(0, `choose ${god}`)).toBe('ASG-154');
  });

  test('ASG-050: one temple of each of the four piles is turned up, any of them', () => {
    const tops = new Set<string>();
    for (const t of freshTables({ seats: 4 }, 100)) {
      const up = lying(t, TEMPLES, 'top');
      expect(up.map(id => id.slice(0, 'temple-1'.length))).toEqual(['temple-1', 'temple-3', 'temple-5', 'temple-7']);
      expect(lying(t, TEMPLES, 'pile')).toHaveLength(20);
      for (const id of up) tops.add(id);
    }
    expect(tops.size).toBe(TEMPLES.length);
  });
});

describe('populations', () => {
  test.each(SEAT_COUNTS)('ASG-060, ASG-061, ASG-062, ASG-063, ASG-064: with %i players', seats => {
    for (const t of freshTables({ seats }, 30)) {
      for (const space of SPACES) {
        const [side, world] = space.split('-');
        const tile = t.on(space);
        if (EMPTY[seats].includes(world)) expect(tile, space).toBeUndefined();
        else expect(sideOf(tile ?? ''), space).toBe(side);
      }
      const laid = SPACES.flatMap(space => t.on(space) ?? []);
      expect(laid.some(id => id.startsWith('turned'))).toBe(false);
      expect(laid.toSorted()).toEqual(POPULATIONS.filter(id => !REMOVED[seats].includes(id)).toSorted());
      expect(lying(t, POPULATIONS, 'out')).toEqual(REMOVED[seats]);
      expect(t.told('unused').map(({ population }) => population)).toEqual(REMOVED[seats]);
    }
  });

  test('ASG-059: both sides are shuffled, each on its own', () => {
    const tables = freshTables({ seats: 4 }, 300);
    for (const side of ['light', 'dark'])
      for (const world of [...WORLDS, 'underworld'])
        expect(new Set(tables.map(t => t.on(`${side}-${world}`))).size, `${side}-${world}`).toBe(8);
    const pairs = tables.map(t => `${t.on('light-world1')} ${t.on('dark-world1')}`);
    expect(new Set(pairs).size).toBeGreaterThan(50);
  });
});

describe('weapons and spells', () => {
  test('ASG-065, ASG-066: seven of each lie face down, and nobody has any yet', () => {
    const t = begun({ seats: 3 });
    expect(lying(t, armIds(content), 'pile')).toHaveLength(7 + 7);
    for (const viewer of viewersOf(t.match.game))
      for (const seat of t.order.filter(one => one !== viewer))
        for (const arm of armIds(content).keys()) expect(t.seen(viewer)[t.c.at.arm(seat, arm)]).toBe(HIDDEN);
  });

  test('ASG-055: five ancient weapons of each side lie face down, and any may come first', () => {
    const t = begun({ seats: 2 });
    const ancients = ids(content.ancientWeapons);
    expect(lying(t, ancients, 'pile').map(id => id.split('-')[1])).toEqual([
      ...Array(5).fill('light'),
      ...Array(5).fill('dark'),
    ]);
    const firsts = Array.from({ length: 150 }, (_, i) =>
      nextRound({ seats: 2, seed: `ancients ${i}` })
        .told('ancient')
        .map(({ ancient }) => ancient)
        .join(),
    );
    expect(new Set(firsts).size).toBe(5 * 5);
  });

  test('ASG-058: the power tiles of Thor and Týr lie on their gods', () => {
    for (const t of SEAT_COUNTS.map(seats => begun({ seats })))
      expect([t.powerTile('tyr'), t.powerTile('thor')]).toEqual([undefined, undefined]);
  });
});

describe('what is not used', () => {
  test.each([2, 3])('ASG-002: with %i players it never comes into the game', seats => {
    for (let seed = 0; seed < 5; seed++) {
      const t = playedOut({ seats }, seed, eagerly(seed));
      const story = JSON.stringify(t.match.events(AUDIENCE).filter(({ event }) => event.type !== 'unused'));
      const out = [...REMOVED[seats], ...(seats === 2 ? ['asgard-1', 'asgard-5'] : ['asgard-5'])];
      for (const id of [...out, ...EMPTY[seats]]) expect(story).not.toContain(id);
      expect(story).toContain('light-saga');
      expect(story).toContain('asgard-2');
    }
  });
});
