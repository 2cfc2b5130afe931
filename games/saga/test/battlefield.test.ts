import { NONE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import base from '../content/base.json' with { type: 'json' };
import { type Battlefield, MOST_FIELDS } from '../rules/battlefield.ts';
import { coverOf, type Hex, hexesWithin, turned } from '../rules/geometry.ts';
import { DIRECTIONS, TERRAINS, TILE_COUNT, TURNS } from '../rules/vocabulary.ts';
import {
  battlefieldFor,
  battlefields,
  content,
  fieldsNamed,
  fieldsOf,
  filledBy,
  hexOf,
  layoutOf,
  neighboursOf,
  placeOf,
  tileIndex,
  written,
} from './battlefields.ts';

/** A neighbour, or NONE where there is none: tables keep a field beyond the edge there. */
const beside = (field: number) => (field === MOST_FIELDS ? NONE : field);

const terrainOf = (battlefield: Battlefield, place: number, tile: number, turn: number) => {
  const cells = battlefield.terrain(place, tile, turn);
  return Array.from({ length: cells.length / 2 }, (_, i) => [cells[2 * i], TERRAINS[cells[2 * i + 1]]] as const);
};

describe('the layouts', () => {
  test('SAGA-054 SAGA-055 SAGA-056 SAGA-057: tiles and start tiles lie as the pack says', () => {
    for (const battlefield of battlefields) {
      const { tiles, startAreas } = layoutOf(battlefield);
      expect(battlefield.places).toBe(tiles.length);
      const centres = tiles.map(([a, b]) => [3 * (a - b), 3 * (a + 2 * b)]);
      expect(Array.from(battlefield.centre, field => hexOf(battlefield, field))).toEqual(centres);
      expect(battlefield.areas.map(({ place }) => tiles[place])).toEqual(startAreas.map(({ tile }) => tile));
    }
  });

  test('SAGA-054 SAGA-055: a flower, with start tiles on two opposite petals or on every other petal', () => {
    for (const seats of [2, 3] as const) {
      const { tiles, startAreas } = base.layouts[seats];
      expect(tiles).toEqual([[0, 0], ...DIRECTIONS]);
      const petals = startAreas.map(({ tile }) => DIRECTIONS.findIndex(([a, b]) => a === tile[0] && b === tile[1]));
      expect(petals).toEqual(seats === 2 ? [0, 3] : [0, 2, 4]);
    }
  });

  test('SAGA-056: rows of 4, 3 and 4, with start tiles at their ends', () => {
    const { tiles, startAreas } = base.layouts[4];
    const rows = [1, 0, -1].map(row => tiles.filter(([, b]) => b === row));
    expect(rows.map(row => row.length)).toEqual([4, 3, 4]);
    const corners = [rows[0][0], rows[0][3], rows[2][3], rows[2][0]];
    expect(startAreas.map(({ tile }) => tile)).toEqual(corners);
  });

  test('SAGA-057: a star for 5, with start tiles on its six points', () => {
    const { tiles, startAreas } = base.layouts[5];
    expect(tiles.slice(0, 7)).toEqual(base.layouts[2].tiles);
    expect(tiles.slice(7)).toEqual(startAreas.map(({ tile }) => tile));
    // Each point touches two neighbouring petals.
    for (const [i, [a, b]] of tiles.slice(7).entries()) {
      const [one, other] = [DIRECTIONS[i], DIRECTIONS[(i + 1) % 6]];
      expect([a, b]).toEqual([one[0] + other[0], one[1] + other[1]]);
    }
  });

  test('SAGA-053: there are enough tiles for every layout', () => {
    for (const { places } of battlefields) expect(places).toBeLessThanOrEqual(TILE_COUNT);
  });
});

describe('the fields', () => {
  test('SAGA-081: a tile has 19 whole, 12 half and 6 third fields', () => {
    const covers = hexesWithin(3).map(coverOf);
    expect([6, 3, 2].map(sixths => covers.filter(cover => cover === sixths).length)).toEqual([19, 12, 6]);
  });

  test('SAGA-082 SAGA-083 SAGA-084: exactly the fields are usable that tiles cover in every part', () => {
    // A field is cut into twelve triangles, from its centre to a corner and the middle of a side next to it. The edge of
    // a tile runs through centres and middles, so that a triangle lies on a tile with its centre of mass or not at all.
    const twelve = DIRECTIONS.flatMap((_, turns) => [turned([5, 2], turns), turned([2, 5], turns)]);
    const isOn = ([q, r]: Hex, [x, y]: Hex) =>
      Math.max(Math.abs(x - 18 * q), Math.abs(y - 18 * r), Math.abs(x + y - 18 * (q + r))) < 18 * 3;
    for (const battlefield of battlefields) {
      const centres = Array.from(battlefield.centre, field => hexOf(battlefield, field));
      const whole = hexesWithin(15).filter(([q, r]) =>
        twelve.every(([x, y]) => centres.some(centre => isOn(centre, [18 * q + x, 18 * r + y]))),
      );
      expect(fieldsOf(battlefield).map(field => hexOf(battlefield, field))).toEqual(whole);
    }
  });

  test('SAGA-085: 163 usable fields for 2 and 3 players, 259 for 4, 307 for 5', () => {
    expect(battlefields.map(({ fieldCount }) => fieldCount)).toEqual([163, 163, 259, 307]);
    for (const battlefield of battlefields) expect(battlefield.fieldCount).toBe(layoutOf(battlefield).usableFields);
  });

  test('fields are numbered row by row, and found by their coordinates', () => {
    for (const battlefield of battlefields) {
      const { q, r, fieldAt, fieldCount } = battlefield;
      for (let field = 0; field < fieldCount; field++) {
        expect(fieldAt(q[field], r[field])).toBe(field);
        if (field > 0) expect(100 * r[field] + q[field]).toBeGreaterThan(100 * r[field - 1] + q[field - 1]);
      }
      for (const [x, y] of [
        [13, 0],
        [0, -13],
        [-25, 1],
        [99, 99],
      ])
        expect(fieldAt(x, y)).toBe(NONE);
    }
  });

  test('SAGA-080: a field has up to six neighbours, each one step away and back', () => {
    for (const battlefield of battlefields) {
      const { neighbour, q, r, fieldAt, distance } = battlefield;
      for (const field of fieldsOf(battlefield))
        for (const [d, [dq, dr]] of DIRECTIONS.entries()) {
          const next = beside(neighbour[6 * field + d]);
          expect(next).toBe(fieldAt(q[field] + dq, r[field] + dr));
          if (next === NONE) continue;
          expect(neighbour[6 * next + ((d + 3) % 6)]).toBe(field);
          expect(distance(field, next)).toBe(1);
        }
      expect(neighboursOf(battlefield, fieldAt(0, 0))).toHaveLength(6);
    }
  });

  test('the distance of two fields is the number of steps between them where nothing is in the way', () => {
    const battlefield = battlefieldFor(5);
    const start = battlefield.fieldAt(0, 0);
    const steps = new Map([[start, 0]]);
    for (const [field, n] of steps)
      for (const next of neighboursOf(battlefield, field)) if (!steps.has(next)) steps.set(next, n + 1);
    for (const field of fieldsOf(battlefield)) expect(battlefield.distance(start, field)).toBe(steps.get(field));
  });

  test('EX-SAGA-03 SAGA-082 SAGA-083 SAGA-084: rim fields count where tiles meet, and not at the outer edge', () => {
    const battlefield = battlefieldFor(2);
    const [from, met] = fieldsNamed(battlefield, '(4,4) (1,2)');
    expect(fieldsNamed(battlefield, '(5,4) (3,6)')).toEqual([NONE, NONE]);
    expect(beside(battlefield.neighbour[6 * from])).toBe(NONE);
    const [middle, tile] = fieldsNamed(battlefield, '(0,0) (3,3)');
    expect([battlefield.distance(met, middle), battlefield.distance(met, tile)]).toEqual([3, 3]);
  });
});

describe('the terrain', () => {
  test('EX-SAGA-02 SAGA-052 SAGA-084 SAGA-101: the farmstead, turned once, beside the middle tile', () => {
    const battlefield = battlefieldFor(2);
    const terrain = terrainOf(battlefield, placeOf(battlefield, 3, 3), tileIndex('T03'), 1);
    expect(terrain.map(([field, kind]) => `${kind} ${written(battlefield, field)}`)).toEqual([
      'house (3,4)',
      'house (2,5)',
      'tree (3,1)',
      'tree (4,1)',
    ]);
  });

  test('SAGA-052 SAGA-086 SAGA-100: everywhere, in every turn, every piece fills its fields, turned about the centre', () => {
    for (const battlefield of battlefields)
      for (let place = 0; place < battlefield.places; place++)
        for (let tile = 0; tile < TILE_COUNT; tile++)
          for (let turn = 0; turn < TURNS; turn++) {
            const [q, r] = hexOf(battlefield, battlefield.centre[place]);
            const terrain = terrainOf(battlefield, place, tile, turn);
            // Turned back field by field, they are the fields of the pack.
            const unturned = terrain.map(([field, kind]) => {
              const [x, y] = hexOf(battlefield, field);
              return [kind, ...turned([x - q, y - r], TURNS - turn)].join();
            });
            const { terrain: pieces } = content.tiles[tile];
            expect(unturned).toEqual(
              pieces.flatMap(({ kind, fields }) => fields.map(field => [kind, ...field].join())),
            );
            for (const [field] of terrain)
              expect(battlefield.distance(field, battlefield.centre[place])).toBeLessThan(3);
          }
  });

  test('SAGA-445: 3 to 6 fields next to the crown are free, depending on the middle tile', () => {
    const battlefield = battlefieldFor(2);
    const around = neighboursOf(battlefield, battlefield.fieldAt(0, 0));
    const free = content.tiles.map((_, tile) => {
      const filled = filledBy(battlefield, placeOf(battlefield, 0, 0), tile, 0);
      return around.filter(field => !filled.includes(field)).length;
    });
    expect(new Set(free)).toEqual(new Set([3, 4, 5, 6]));
  });
});
