/** Battlefields for the tests of the ground, from the base pack. */
import { NONE, PlayoutChance } from '@idavoll/engine';
import base from '../content/base.json' with { type: 'json' };
import { type Battlefield, createBattlefield, MOST_FIELDS } from '../rules/battlefield.ts';
import { readSagaContent } from '../rules/content.ts';
import type { Hex, SeatCount } from '../rules/geometry.ts';
import { CROWN, FIRST_FIGURE, SEAT_COUNTS, TURNS } from '../rules/vocabulary.ts';

export const content = readSagaContent('base.json', base);
export const battlefields = SEAT_COUNTS.map(seats => createBattlefield(content, seats));
export const battlefieldFor = (seats: SeatCount) => createBattlefield(content, seats);

export const fieldsOf = ({ fieldCount }: Battlefield) => Array.from({ length: fieldCount }, (_, field) => field);
export const neighboursOf = ({ neighbour }: Battlefield, field: number) =>
  [...neighbour.subarray(6 * field, 6 * field + 6)].filter(next => next !== MOST_FIELDS);

export const layoutOf = ({ seats }: Battlefield) => base.layouts[seats];
export const hexOf = ({ q, r }: Battlefield, field: number): Hex => [q[field], r[field]];
/** The place of the tile with its centre on this field. */
export const placeOf = ({ centre, fieldAt }: Battlefield, q: number, r: number) => centre.indexOf(fieldAt(q, r));
/** The fields that this tile fills in this turn on this place. */
export const filledBy = ({ terrain }: Battlefield, place: number, tile: number, turn: number) =>
  terrain(place, tile, turn).filter((_, i) => i % 2 === 0);

/** A field as the ledger writes it. */
export const written = ({ q, r }: Battlefield, field: number) => `(${q[field]},${r[field]})`;
/** Fields as the ledger lists them: '(1,0) (2,0)'. */
export const fieldsNamed = ({ fieldAt }: Battlefield, names: string) =>
  [...names.matchAll(/\((-?\d+),(-?\d+)\)/g)].map(([, q, r]) => fieldAt(Number(q), Number(r)));

export const tileIndex = (id: string) => content.tiles.findIndex(tile => tile.id === id);

/** Whether every one of these fields has a way to every other over them alone. */
export const isConnected = ({ fieldCount, neighbour }: Battlefield, isOne: (field: number) => boolean): boolean => {
  const left = Uint8Array.from({ length: fieldCount }, (_, field) => (isOne(field) ? 1 : 0));
  const reached = [left.indexOf(1)];
  left[reached[0]] = 0;
  for (const field of reached)
    for (let i = 6 * field; i < 6 * field + 6; i++)
      if (left[neighbour[i]] === 1) {
        left[neighbour[i]] = 0;
        reached.push(neighbour[i]);
      }
  return !left.includes(1);
};

/** What fills each field of a battlefield laid at random, with so many figures standing about. */
export const layAtRandom = (battlefield: Battlefield, seed: number, figures: number): Int16Array => {
  const chance = new PlayoutChance(seed);
  const cells = new Int16Array(battlefield.fieldCount).fill(NONE);
  const tiles = content.tiles.map((_, tile) => tile);
  for (let place = 0; place < battlefield.places; place++) {
    const [tile] = tiles.splice(chance.below(tiles.length), 1);
    const terrain = battlefield.terrain(place, tile, chance.below(TURNS));
    for (let i = 0; i < terrain.length; i += 2) cells[terrain[i]] = terrain[i + 1];
  }
  if (chance.below(2) === 0) cells[battlefield.fieldAt(0, 0)] = CROWN;
  for (let figure = 0; figure < figures; ) {
    const field = chance.below(battlefield.fieldCount);
    if (cells[field] === NONE) cells[field] = FIRST_FIGURE + figure++;
  }
  return cells;
};
