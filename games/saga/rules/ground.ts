/** What a content pack must guarantee of every battlefield that its tiles can make, whatever lies where. */
import { NONE } from '@idavoll/engine';
import { type Battlefield, createBattlefield } from './battlefield.ts';
import type { Check } from './content.ts';
import { type Hex, hexesWithin, lengthOf, turned, WHOLE } from './geometry.ts';
import { DIRECTIONS, SEAT_COUNTS, TURNS } from './vocabulary.ts';

/**
 * Sets of whole fields of a tile, measured from its centre, are bit masks: five rows of five bits, each row followed by
 * a bit that is never set. So the three shifts, there and back, lead to the six neighbours and never around the edge.
 */
const ROW = 6;
const SHIFTS = [1, ROW - 1, ROW];
const FIELDS = hexesWithin(WHOLE);
const bitOf = ([q, r]: Hex) => 1 << (ROW * (r + WHOLE) + q + WHOLE);
const maskOf = (hexes: readonly Hex[]) => hexes.reduce((mask, hex) => mask | bitOf(hex), 0);
const countOf = (mask: number) => FIELDS.filter(hex => mask & bitOf(hex)).length;
const ALL = maskOf(FIELDS);
const CENTRE = bitOf([0, 0]);

/** Whether every free field of a tile can be reached inside it from one of these fields. */
const isReached = (free: number, from: number): boolean => {
  let reached = 0;
  for (let next = from & free; next !== reached; ) {
    reached = next;
    for (const shift of SHIFTS) next |= ((reached << shift) | (reached >> shift)) & free;
  }
  return reached === free;
};

/** The masks of a battlefield, measured from the centre of a place. */
const masksOf = ({ q, r, centre, fieldAt, areas }: Battlefield) => {
  const fieldFrom = (place: number, x: number, y: number) => fieldAt(q[centre[place]] + x, r[centre[place]] + y);
  const isUsableRim = (place: number, x: number, y: number) =>
    lengthOf(x, y) > WHOLE && fieldFrom(place, x, y) !== NONE;
  return {
    /** By place: the whole fields next to a usable rim field. */
    ways: Array.from(centre, (_, place) =>
      maskOf(FIELDS.filter(hex => DIRECTIONS.some(([dq, dr]) => isUsableRim(place, hex[0] + dq, hex[1] + dr)))),
    ),
    /** By area, without the centre field: in the treasure saga nobody is placed there. SAGA-391 */
    starts: areas.map(
      ({ place, fields }) => maskOf(FIELDS.filter(hex => fields.includes(fieldFrom(place, ...hex)))) & ~CENTRE,
    ),
    crowned: centre.indexOf(fieldAt(0, 0)),
  };
};

/**
 * Usable rim fields are never filled, and hang together on every layout. So a battlefield is connected exactly when,
 * inside each of its tiles, every free whole field reaches a usable rim field of that tile: and this depends on
 * nothing but the place, the tile and its turn. SAGA-086, SAGA-087
 */
export const checkGround: Check = (content, fail) => {
  const largest = Math.max(...content.teams.map(({ figures }) => figures.reduce((sum, { count }) => sum + count, 0)));
  for (const seats of SEAT_COUNTS) {
    const { ways, starts, crowned } = masksOf(createBattlefield(content, seats));
    for (const { id, terrain } of content.tiles)
      for (let turn = 0; turn < TURNS; turn++) {
        const free = ALL & ~maskOf(terrain.flatMap(({ fields }) => fields.map(hex => turned(hex, turn))));
        // SAGA-060
        const left = Math.min(...starts.map(start => countOf(start & free)));
        if (left < largest)
          fail(
            `tiles.${id}.terrain`,
            `${left} fields of a start area for ${seats} players are too few for ${largest} figures`,
            'room',
            { left, seats, largest },
          );
        if (!ways.every(way => isReached(free, way)) || !isReached(free & ~CENTRE, ways[crowned]))
          fail(
            `tiles.${id}.terrain`,
            `a free field can be cut off on the battlefield for ${seats} players`,
            'cut-off',
            { seats },
          );
      }
  }
};
