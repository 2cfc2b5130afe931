import { ContentError, NONE, PlayoutChance } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { type Battlefield, createBattlefield } from '../rules/battlefield.ts';
import { readSagaContent, type SagaContent } from '../rules/content.ts';
import { type Hex, hexesWithin } from '../rules/geometry.ts';
import { SEAT_COUNTS, TILE_COUNT, TURNS } from '../rules/vocabulary.ts';
import { battlefields, content, fieldsOf, filledBy, isConnected, layAtRandom, neighboursOf } from './battlefields.ts';

const isWhole = ({ centre, distance }: Battlefield, place: number, field: number) => distance(field, centre[place]) < 3;
const rimOf = (battlefield: Battlefield) =>
  fieldsOf(battlefield).filter(field => battlefield.centre.every((_, place) => !isWhole(battlefield, place, field)));

/**
 * The fields of a place that are free under this tile, less the crown's, and have no way to a rim field over fields of
 * this place alone.
 */
const stranded = (battlefield: Battlefield, place: number, tile: number, turn: number, crown: number) => {
  const filled = new Set([...filledBy(battlefield, place, tile, turn), crown]);
  const free = fieldsOf(battlefield).filter(field => isWhole(battlefield, place, field) && !filled.has(field));
  const rim = new Set(rimOf(battlefield));
  const out = new Set(free.filter(field => neighboursOf(battlefield, field).some(next => rim.has(next))));
  for (const field of out) for (const next of neighboursOf(battlefield, field)) if (free.includes(next)) out.add(next);
  return free.filter(field => !out.has(field));
};

const fiveTrees = (seed: number): Hex[] => {
  const chance = new PlayoutChance(seed);
  const left = hexesWithin(2).filter(([q, r]) => q !== 0 || r !== 0);
  return Array.from({ length: 5 }, () => left.splice(chance.below(left.length), 1)[0]);
};
/** The base pack with nothing on its tiles but trees on these fields of the first. */
const packWith = (fields: readonly Hex[]): SagaContent => ({
  ...content,
  tiles: content.tiles.map((tile, i) => ({ ...tile, terrain: i === 0 ? [{ kind: 'tree', fields }] : [] })),
});
/** Whether the first tile, in some turn on some place, cuts a field off, with or without the crown. */
const canCutOff = (battlefield: Battlefield) => {
  for (let place = 0; place < battlefield.places; place++)
    for (let turn = 0; turn < TURNS; turn++)
      for (const crown of [NONE, battlefield.fieldAt(0, 0)]) {
        const filled = filledBy(battlefield, place, 0, turn);
        if (!isConnected(battlefield, field => field !== crown && !filled.includes(field))) return true;
      }
  return false;
};
const isRefused = (pack: SagaContent) => {
  try {
    readSagaContent('own.json', pack);
  } catch (error) {
    if (error instanceof ContentError && error.problem.startsWith('a free field can be cut off')) return true;
    throw error;
  }
  return false;
};

/**
 * A battlefield has 14 · 13 · 12 … ways to lie, so they cannot be tried one by one; nor need they. A free field is
 * either a rim field or a whole field of one tile. Terrain never lies on rim fields, and those of a layout are
 * connected among themselves. So it is enough that in every place, under every tile in every turn, each free whole
 * field has a way to a rim field over that tile alone: what lies around it cannot matter.
 */
describe('SAGA-087: every possible battlefield is connected', () => {
  test('SAGA-086 SAGA-087: rim fields are never filled, and connected among themselves', () => {
    for (const battlefield of battlefields) {
      const rim = new Set(rimOf(battlefield));
      expect(rim.size).toBe(battlefield.fieldCount - 19 * battlefield.places);
      expect(isConnected(battlefield, field => rim.has(field))).toBe(true);
      for (let place = 0; place < battlefield.places; place++)
        for (let tile = 0; tile < TILE_COUNT; tile++)
          for (let turn = 0; turn < TURNS; turn++)
            for (const field of filledBy(battlefield, place, tile, turn)) expect(rim.has(field)).toBe(false);
    }
  });

  test('SAGA-087: under every tile, in every turn, on every place, each free field has a way to the rim', () => {
    for (const battlefield of battlefields)
      for (let place = 0; place < battlefield.places; place++)
        for (let tile = 0; tile < TILE_COUNT; tile++)
          for (let turn = 0; turn < TURNS; turn++) expect(stranded(battlefield, place, tile, turn, NONE)).toEqual([]);
  });

  test('SAGA-087: so it has with the crown in place', () => {
    for (const battlefield of battlefields) {
      const crown = battlefield.fieldAt(0, 0);
      const middle = battlefield.centre.indexOf(crown);
      for (let tile = 0; tile < TILE_COUNT; tile++)
        for (let turn = 0; turn < TURNS; turn++) expect(stranded(battlefield, middle, tile, turn, crown)).toEqual([]);
    }
  });

  test('SAGA-087: battlefields laid at random are connected as a whole', () => {
    for (const battlefield of battlefields)
      for (let seed = 0; seed < 200; seed++) {
        const cells = layAtRandom(battlefield, seed, 0);
        expect(isConnected(battlefield, field => cells[field] === NONE)).toBe(true);
      }
  });

  test('SAGA-087: a pack is refused exactly when a tile of it, alone on the battlefield, can cut a field off', () => {
    const verdicts = { connected: 0, cutOff: 0 };
    for (let seed = 0; seed < 60; seed++) {
      const pack = packWith(fiveTrees(seed));
      const cutsOff = SEAT_COUNTS.some(seats => canCutOff(createBattlefield(pack, seats)));
      expect(isRefused(pack), `seed ${seed}`).toBe(cutsOff);
      verdicts[cutsOff ? 'cutOff' : 'connected']++;
    }
    expect(Math.min(verdicts.connected, verdicts.cutOff)).toBeGreaterThan(5);
  });
});
