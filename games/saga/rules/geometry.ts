/** How tiles and layouts are cut into fields. Hexes are pairs of axial coordinates: of a field, or of a tile. */
import { DIRECTIONS, type SEAT_COUNTS } from './vocabulary.ts';

export type Hex = readonly [q: number, r: number];
export type SeatCount = (typeof SEAT_COUNTS)[number];

/** How many steps a hex lies from (0,0). */
export const lengthOf = (q: number, r: number) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** A tile reaches so far from its centre field: whole fields first, then its rim. SAGA-081 */
export const WHOLE = 2;
export const RIM = 3;

/** The fields at most so many steps from (0,0). */
export const hexesWithin = (steps: number): Hex[] => {
  const side = Array.from({ length: 2 * steps + 1 }, (_, i) => i - steps);
  return side.flatMap(r => side.map((q): Hex => [q, r])).filter(([q, r]) => lengthOf(q, r) <= steps);
};

/** How many sixths of a field within its rim a tile covers: a corner of the rim is a third field. SAGA-081, SAGA-084 */
export const coverOf = ([q, r]: Hex) => {
  if (lengthOf(q, r) <= WHOLE) return 6;
  return q * r * (q + r) === 0 ? 2 : 3;
};

export const centreOf = ([a, b]: Hex): Hex => [RIM * (a - b), RIM * (a + 2 * b)];

/** SAGA-052 */
export const turned = (hex: Hex, turns: number): Hex => {
  let [q, r] = hex;
  for (let i = 0; i < turns; i++) [q, r] = [-r, q + r];
  return [q, r];
};

interface Layout {
  /** The places of the tiles. */
  readonly tiles: readonly Hex[];
  readonly starts: readonly Hex[];
}

const FLOWER: readonly Hex[] = [[0, 0], ...DIRECTIONS];
const POINTS: readonly Hex[] = DIRECTIONS.map((_, turns) => turned([1, 1], turns));

/** By seat count. SAGA-054 to SAGA-057 */
export const LAYOUTS: Readonly<Record<SeatCount, Layout>> = {
  2: {
    tiles: FLOWER,
    starts: [
      [1, 0],
      [-1, 0],
    ],
  },
  3: {
    tiles: FLOWER,
    starts: [
      [1, 0],
      [-1, 1],
      [0, -1],
    ],
  },
  4: {
    tiles: [
      ...[-2, -1, 0, 1].map((a): Hex => [a, 1]),
      ...[-1, 0, 1].map((a): Hex => [a, 0]),
      ...[-1, 0, 1, 2].map((a): Hex => [a, -1]),
    ],
    starts: [
      [-2, 1],
      [1, 1],
      [2, -1],
      [-1, -1],
    ],
  },
  5: { tiles: [...FLOWER, ...POINTS], starts: POINTS },
};

/** Remembers what is built of two things together: battlefields take their time. */
export const builtOnce = <From extends object, By, Built>(build: (from: From, by: By) => Built) => {
  const known = new WeakMap<From, Map<By, Built>>();
  return (from: From, by: By): Built => {
    const all = known.get(from) ?? new Map<By, Built>();
    known.set(from, all);
    const built = all.get(by) ?? build(from, by);
    all.set(by, built);
    return built;
  };
};
