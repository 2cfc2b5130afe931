import { describe, expect, test } from 'vitest';
import type { Battlefield } from '../rules/battlefield.ts';
import { turned } from '../rules/geometry.ts';
import { DIRECTIONS, TURNS } from '../rules/vocabulary.ts';
import {
  battlefieldFor,
  battlefields,
  content,
  fieldsNamed,
  filledBy,
  hexOf,
  layoutOf,
  placeOf,
  tileIndex,
  written,
} from './battlefields.ts';

const namesOf = (battlefield: Battlefield, fields: Iterable<number>) =>
  Array.from(fields, field => written(battlefield, field)).toSorted();

describe('the start areas', () => {
  const AREAS = {
    2: [[3, 3, '(1,5) (2,4) (2,5) (3,3) (3,4) (3,5) (4,2) (4,3) (4,4) (5,1) (5,2) (5,3)']],
    4: [
      [
        -9,
        0,
        '(-11,0) (-11,1) (-11,2) (-10,-1) (-10,0) (-10,1) (-10,2) (-9,-2) (-9,-1) (-9,0) (-9,1) (-9,2) (-8,-2) (-8,-1) (-7,-2)',
      ],
      [0, 9, '(-2,9) (-2,10) (-2,11) (-1,9) (-1,10) (-1,11) (0,9) (0,10) (0,11) (1,8) (1,9) (1,10) (2,7) (2,8) (2,9)'],
    ],
  } as const;
  const areaOn = (battlefield: Battlefield, q: number, r: number) =>
    battlefield.areas.find(({ place }) => place === placeOf(battlefield, q, r))!;

  test('SAGA-058 SAGA-059: the outer fields of a start tile, 12 for 2 and 3 players, 15 for 4 and 5', () => {
    for (const seats of [2, 4] as const)
      for (const [q, r, fields] of AREAS[seats]) {
        const battlefield = battlefieldFor(seats);
        expect(namesOf(battlefield, areaOn(battlefield, q, r).fields)).toEqual(fields.split(' ').toSorted());
      }
    for (const battlefield of battlefields)
      expect(battlefield.areas.map(({ fields }) => fields.length)).toEqual(
        layoutOf(battlefield).startAreas.map(({ fieldCount }) => fieldCount),
      );
    expect(battlefields.map(({ areas }) => areas[0].fields.length)).toEqual([12, 12, 15, 15]);
  });

  test('SAGA-058: areas are turns of each other, those of a star of those of the corners', () => {
    const models = { 2: areaOn(battlefieldFor(2), 3, 3), 4: areaOn(battlefieldFor(4), 0, 9) };
    for (const [seats, like] of [
      [2, 2],
      [3, 2],
      [4, 4],
      [5, 4],
    ] as const) {
      const model = Array.from(models[like].fields, field => hexOf(battlefieldFor(like), field));
      const turns = DIRECTIONS.map((_, turn) => model.map(hex => turned(hex, turn).join()).toSorted());
      const battlefield = battlefieldFor(seats);
      for (const { fields } of battlefield.areas)
        expect(turns).toContainEqual(Array.from(fields, field => hexOf(battlefield, field).join()).toSorted());
    }
  });

  test('SAGA-060: whatever lies there, 8 or 10 fields are left, and 7 or 9 beside a chest', () => {
    const least = battlefields.map(battlefield => {
      const left = battlefield.areas.flatMap(({ place, fields }) =>
        content.tiles.flatMap((_, tile) =>
          Array.from({ length: TURNS }, (_, turn) => {
            const filled = filledBy(battlefield, place, tile, turn);
            const free = fields.filter(field => !filled.includes(field));
            return [free.length, free.filter(field => field !== battlefield.centre[place]).length];
          }),
        ),
      );
      return [Math.min(...left.map(([free]) => free)), Math.min(...left.map(([, free]) => free))];
    });
    expect(least).toEqual([
      [8, 7],
      [8, 7],
      [10, 9],
      [10, 9],
    ]);
  });

  test('SAGA-420 SAGA-421: the goal area is the start area mirrored; with 2 players it is the other start area', () => {
    for (const battlefield of battlefields)
      for (const [i, { fields, goal }] of battlefield.areas.entries()) {
        const mirrored = Array.from(fields, field => hexOf(battlefield, field).map(n => 0 - n));
        expect(Array.from(goal, field => hexOf(battlefield, field))).toEqual(mirrored);
        const { centre } = battlefield;
        const { tiles, startAreas } = layoutOf(battlefield);
        const goalPlace = tiles.findIndex(
          ([a, b]) => a === startAreas[i].goalTile[0] && b === startAreas[i].goalTile[1],
        );
        for (const field of goal) expect(battlefield.distance(field, centre[goalPlace])).toBeLessThan(3);
      }
    const [one, other] = battlefieldFor(2).areas;
    expect(new Set(one.goal)).toEqual(new Set(other.fields));
    expect(new Set(other.goal)).toEqual(new Set(one.fields));
  });

  test('EX-SAGA-41 SAGA-058 SAGA-420 SAGA-421: the areas of A, with a farmstead at the start and an open field at the goal', () => {
    const battlefield = battlefieldFor(2);
    const [own, other] = [areaOn(battlefield, 3, 3), areaOn(battlefield, -3, -3)];
    const farmstead = filledBy(battlefield, own.place, tileIndex('T03'), 1);
    const open = filledBy(battlefield, other.place, tileIndex('T14'), 0);
    const start = own.fields.filter(field => !farmstead.includes(field));
    const goal = own.goal.filter(field => !open.includes(field));
    expect(start).toHaveLength(10);
    for (const field of fieldsNamed(battlefield, '(3,4) (2,5)')) expect(own.fields).toContain(field);
    for (const field of fieldsNamed(battlefield, '(3,4) (2,5)')) expect(start).not.toContain(field);
    expect(goal).toHaveLength(11);
    expect(namesOf(battlefield, open)).toEqual(['(-5,-1)']);
    expect(namesOf(battlefield, goal)).toEqual(
      namesOf(
        battlefield,
        other.fields.filter(field => !open.includes(field)),
      ),
    );
    for (const field of fieldsNamed(battlefield, '(-3,-4) (-2,-5)')) expect(goal).toContain(field);
  });
});
