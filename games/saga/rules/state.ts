/** Everything there is to know about a match of Saga 2, cell by cell. Nothing of it is secret. SAGA-036 */
import { type CellsOf, layout, type StateOf, turns, type ViewOf } from '@idavoll/engine';
import { MOST_AREAS, MOST_FIELDS, MOST_PLACES } from './battlefield.ts';
import * as V from './vocabulary.ts';

/** More rounds and points than any match sees; rounds are not counted any further. */
export const MOST_ROUNDS = 9999;
export const MOST_POINTS = 9999;
/** The most green tokens that a pack may bring. SAGA-016 */
const MOST_GREEN = 19;
const ALL_FIGURES = V.TEAMS.length * V.MOST_FIGURES;

/** What is counted. The battlefield names fields and areas, content the tiles and figures. */
export const sorts = {
  phase: V.PHASES,
  seat: Math.max(...V.SEAT_COUNTS),
  team: V.TEAMS,
  saga: V.SAGAS,
  /** A place of the layout, and the tile that lies there, so often turned. */
  place: MOST_PLACES,
  tile: V.TILE_COUNT,
  turned: V.TURNS,
  area: MOST_AREAS,
  field: MOST_FIELDS + 1,
  kind: ALL_FIGURES,
  figure: ALL_FIGURES,
  /** What a field can be filled with: terrain, the crown or a figure. */
  filling: V.FIRST_FIGURE + ALL_FIGURES,
  /** Where a chest can be: on a field, or with a figure. */
  spot: MOST_FIELDS + ALL_FIGURES,
  green: MOST_GREEN,
  gain: V.GAINS,
  ending: V.ENDINGS,
} as const;

const flag = [0, 1] as const;

export const cells = layout(
  {
    phase: { is: 'phase' },
    /** Whose decision it is, and in a turn whose turn. */
    active: { is: 'seat' },

    /** Drawn or chosen one after another; none until then. SAGA-030 */
    team: { is: 'team', none: true, per: ['seat'] },
    saga: { is: 'saga', none: true },
    /** By place of the layout: the tile that lies there, and how often it is turned. SAGA-051, SAGA-052 */
    tile: { is: 'tile', none: true, per: ['place'] },
    turned: { is: 'turned', per: ['place'] },
    /** Who chose an area and placed first, the area of each seat, and who took the first turn. SAGA-061, SAGA-069 */
    firstPlacer: { is: 'seat', none: true },
    area: { is: 'area', none: true, per: ['seat'] },
    startPlayer: { is: 'seat', none: true },

    /** What fills each field, and the same the other way round: where a figure stands, if it does. */
    on: { is: 'filling', none: true, per: ['field'] },
    stands: { is: 'field', none: true, per: ['figure'] },
    /** In the treasure saga, by the place a chest began on: where it lies or who carries it, and if it was ever taken. */
    chest: { is: 'spot', none: true, per: ['place'] },
    taken: { is: flag, per: ['place'] },

    /** In this turn: the figures that have moved or attacked, the one that is at it, and how far it may still go. */
    moved: { is: flag, per: ['figure'] },
    attacked: { is: flag, per: ['figure'] },
    current: { is: 'figure', none: true },
    stepsLeft: { is: [0, V.MOST_MOVEMENT] },

    /** Rounds that are over, the Hourglass Master, and the green tokens set aside. SAGA-127, SAGA-281, SAGA-286 */
    rounds: { is: [0, MOST_ROUNDS] },
    master: { is: 'seat', none: true },
    green: { is: { upTo: 'green' } },
    /** Won so far; what the battlefield itself is worth is added at the end. SAGA-311 */
    points: { is: [0, MOST_POINTS], per: ['seat'] },

    /** How many enemies each figure stands next to. SAGA-160, SAGA-192 */
    foes: { is: [0, V.SIDES], per: ['figure'], derived: true },
  },
  sorts,
);

export const { at } = cells;
export const { go } = turns(at);

export type Cells = CellsOf<typeof cells>;
export type State = StateOf<typeof cells>;
export type View = ViewOf<typeof cells>;
