/** The battlefield of a seat count: its fields, how they lie to each other, its start areas and what its tiles bring. */
import { NONE, type Nth } from '@idavoll/engine';
import type { SagaContent } from './content.ts';
import {
  builtOnce,
  centreOf,
  coverOf,
  type Hex,
  hexesWithin,
  LAYOUTS,
  lengthOf,
  RIM,
  type SeatCount,
  turned,
  WHOLE,
} from './geometry.ts';
import { DIRECTIONS, TERRAINS, TURNS } from './vocabulary.ts';

interface StartArea {
  /** The tile place that the area is a part of. */
  readonly place: Nth<'place'>;
  /** Its fields before terrain. SAGA-058 */
  readonly fields: Int16Array;
  /** The same mirrored through the board centre: the goal of the mist saga, before terrain. SAGA-420 */
  readonly goal: Int16Array;
}

export interface Battlefield {
  readonly seats: SeatCount;
  /** The usable fields have the numbers 0 to fieldCount - 1, by r and then by q. SAGA-084 */
  readonly fieldCount: number;
  /** By field. */
  readonly q: Int8Array;
  readonly r: Int8Array;
  /** NONE where no usable field is. */
  fieldAt(q: number, r: number): Nth<'field'>;
  /** By field * 6 + direction; OUTSIDE at the edge. */
  readonly neighbour: Int16Array;
  readonly places: number;
  /** The centre field of each tile place. */
  readonly centre: Int16Array;
  /** What this tile brings in this turn to this place: field, kind, field, kind … */
  terrain(place: Nth<'place'>, tile: Nth<'tile'>, turned: Nth<'turned'>): Int16Array;
  readonly areas: readonly StartArea[];
  /** In fields. */
  distance(a: Nth<'field'>, b: Nth<'field'>): number;
}

/** The most that a coordinate of a field can be. */
const REACH = 12;
const SPAN = 2 * REACH + 1;

const TILE = hexesWithin(RIM);
const sum = ([q, r]: Hex, [dq, dr]: Hex): Hex => [q + dq, r + dr];
const cellOf = (q: number, r: number) => (r + REACH) * SPAN + q + REACH;

/** The usable fields: those that the tiles cover wholly. SAGA-083, SAGA-084 */
const usableFields = (centres: readonly Hex[]): Hex[] => {
  const sixths = new Uint8Array(SPAN * SPAN);
  for (const centre of centres) for (const hex of TILE) sixths[cellOf(...sum(centre, hex))] += coverOf(hex);
  return hexesWithin(REACH).filter(([q, r]) => sixths[cellOf(q, r)] === 6);
};

const layouts = Object.values(LAYOUTS);
/** The most there are on any battlefield. */
export const MOST_PLACES = Math.max(...layouts.map(({ tiles }) => tiles.length));
export const MOST_AREAS = Math.max(...layouts.map(({ starts }) => starts.length));
export const MOST_FIELDS = Math.max(...layouts.map(({ tiles }) => usableFields(tiles.map(centreOf)).length));
/** The field that lies beyond every edge. What fills it is never said, and so it is 0: terrain. */
const OUTSIDE = MOST_FIELDS;

const build = (content: SagaContent, seats: SeatCount): Battlefield => {
  const { tiles, starts } = LAYOUTS[seats];
  const centres = tiles.map(centreOf);
  const fields = usableFields(centres);
  const q = Int8Array.from(fields, hex => hex[0]);
  const r = Int8Array.from(fields, hex => hex[1]);

  const grid = new Int16Array(SPAN * SPAN).fill(NONE);
  for (const [field, hex] of fields.entries()) grid[cellOf(...hex)] = field;
  const fieldAt = (x: number, y: number) => (lengthOf(x, y) > REACH ? NONE : grid[cellOf(x, y)]);
  const numbers = (hexes: readonly Hex[]) => Int16Array.from(hexes, hex => fieldAt(...hex));

  const lay = (place: Nth<'place'>, tile: Nth<'tile'>, turns: Nth<'turned'>) =>
    Int16Array.from(
      content.tiles[tile].terrain.flatMap(({ kind, fields }) =>
        fields.flatMap(hex => [fieldAt(...sum(centres[place], turned(hex, turns))), TERRAINS.indexOf(kind)]),
      ),
    );
  const laid: Int16Array[] = [];

  const areas = starts.map((start): StartArea => {
    const centre = centreOf(start);
    const outer = fields.filter(
      ([x, y]) => lengthOf(x - centre[0], y - centre[1]) <= WHOLE && lengthOf(x, y) >= lengthOf(...centre),
    );
    const place = tiles.findIndex(([a, b]) => a === start[0] && b === start[1]);
    return { place, fields: numbers(outer), goal: numbers(outer.map(([x, y]) => [-x, -y])) };
  });

  return {
    seats,
    fieldCount: fields.length,
    q,
    r,
    fieldAt,
    neighbour: numbers(fields.flatMap(hex => DIRECTIONS.map(direction => sum(hex, direction)))).map(field =>
      field === NONE ? OUTSIDE : field,
    ),
    places: tiles.length,
    centre: numbers(centres),
    terrain: (place, tile, turns) => {
      const key = (place * content.tiles.length + tile) * TURNS + turns;
      laid[key] ??= lay(place, tile, turns);
      return laid[key];
    },
    areas,
    distance: (a, b) => lengthOf(q[a] - q[b], r[a] - r[b]),
  };
};

/** Built once for each content and seat count. */
export const createBattlefield = builtOnce(build);
