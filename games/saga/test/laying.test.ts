import { NONE, PlayoutChance } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { saga } from '../index.ts';
import { createContext } from '../rules/context.ts';
import type { SeatCount } from '../rules/geometry.ts';
import { SEAT_COUNTS, TILE_COUNT, TURNS } from '../rules/vocabulary.ts';
import { agreed } from './table.ts';

const MATCHES = 840;

/** The battlefields of so many matches: which tile lies on each place, how it is turned, and what fills the fields. */
const laid = (seats: SeatCount) => {
  const agreement = agreed({ seats, options: { saga: 'fight' } });
  const { at, layout, battlefield } = createContext(agreement, saga.base.content, saga.rules);
  const { setup } = saga.create(agreement, saga.base.content, saga.rules);
  const places = Array.from({ length: battlefield.places }, (_, place) => place);
  return Array.from({ length: MATCHES }, (_, seed) => {
    const state = layout.state();
    setup(state, new PlayoutChance(seed));
    return {
      tiles: places.map(place => state[at.tile(place)]),
      turns: places.map(place => state[at.turned(place)]),
      filled: Array.from({ length: battlefield.fieldCount }, (_, field) => state[at.on(field)]),
      battlefield,
    };
  });
};

/** How often each number below `count` occurs, the rarest and the most frequent. */
const extremes = (numbers: readonly number[], count: number) => {
  const often = Array.from({ length: count }, (_, n) => numbers.filter(number => number === n).length);
  return [Math.min(...often), Math.max(...often)];
};

describe.each(SEAT_COUNTS)('a battlefield for %i players', seats => {
  const matches = laid(seats);

  test('SAGA-050 SAGA-053: every place has a tile, and no tile lies twice', () => {
    for (const { tiles } of matches) {
      expect(tiles).not.toContain(NONE);
      expect(new Set(tiles).size).toBe(tiles.length);
    }
  });

  test('SAGA-051 SAGA-052: on every place every tile lies as often as any other, and in every turn', () => {
    for (const place of matches[0].tiles.keys()) {
      // 60 and 140 times on average.
      const [rarest, commonest] = extremes(
        matches.map(({ tiles }) => tiles[place]),
        TILE_COUNT,
      );
      expect(rarest).toBeGreaterThan(30);
      expect(commonest).toBeLessThan(90);
      const [least, most] = extremes(
        matches.map(({ turns }) => turns[place]),
        TURNS,
      );
      expect(least).toBeGreaterThan(100);
      expect(most).toBeLessThan(180);
    }
  });

  test('SAGA-084 SAGA-100: the terrain of the tiles fills its fields, and nothing else is filled', () => {
    for (const { tiles, turns, filled, battlefield } of matches) {
      const expected = Array(battlefield.fieldCount).fill(NONE);
      for (const [place, tile] of tiles.entries()) {
        const terrain = battlefield.terrain(place, tile, turns[place]);
        for (let i = 0; i < terrain.length; i += 2) expected[terrain[i]] = terrain[i + 1];
      }
      expect(filled).toEqual(expected);
    }
  });
});
