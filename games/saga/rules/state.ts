/** Everything there is to know about a match of Saga 2, cell by cell. Nothing of it is secret. SAGA-036 */
import { layout } from '@idavoll/engine';
import type { Battlefield } from './battlefield.ts';
import type { SagaContent } from './content.ts';
import { areaNames, fieldNames, figuresOf } from './tables.ts';
import { MOST_MOVEMENT, PHASES, SAGAS, TEAMS, TERRAINS, TURNS } from './vocabulary.ts';

/** More rounds and points than any match sees; rounds are not counted any further. */
export const MOST_ROUNDS = 9999;
const MOST_POINTS = 9999;

export const stateLayout = (battlefield: Battlefield, content: SagaContent) => {
  const { seats, places } = battlefield;
  const fields = fieldNames(battlefield);
  const figures = figuresOf(content).map(({ name }) => name);
  const seat = [0, seats - 1] as const;
  const flag = [0, 1] as const;
  return layout({
    phase: { is: PHASES },
    /** Whose decision it is, and in a turn whose turn. */
    active: { is: seat },

    /** Drawn or chosen one after another; none until then. SAGA-030 */
    team: { is: TEAMS, none: true, per: [seats] },
    saga: { is: SAGAS, none: true },
    /** By place of the layout: the tile that lies there, and how often it is turned. SAGA-051, SAGA-052 */
    tile: { is: content.tiles.map(({ id }) => id), none: true, per: [places] },
    turned: { is: [0, TURNS - 1], per: [places] },
    /** Who chose an area and placed first, the area of each seat, and who took the first turn. SAGA-061, SAGA-069 */
    firstPlacer: { is: seat, none: true },
    area: { is: areaNames(battlefield), none: true, per: [seats] },
    startPlayer: { is: seat, none: true },

    /** What fills each field, and the same the other way round: where a figure stands, if it does. */
    on: { is: [...TERRAINS, 'crown', ...figures], none: true, per: [fields] },
    stands: { is: fields, none: true, per: [figures] },
    /** In the treasure saga, by the place a chest began on: where it lies or who carries it, and if it was ever taken. */
    chest: { is: [...fields, ...figures], none: true, per: [places] },
    taken: { is: flag, per: [places] },

    /** In this turn: the figures that have moved or attacked, the one that is at it, and how far it may still go. */
    moved: { is: flag, per: [figures] },
    attacked: { is: flag, per: [figures] },
    current: { is: figures, none: true },
    stepsLeft: { is: [0, MOST_MOVEMENT] },

    /** Rounds that are over, the Hourglass Master, and the green tokens set aside. SAGA-127, SAGA-281, SAGA-286 */
    rounds: { is: [0, MOST_ROUNDS] },
    master: { is: seat, none: true },
    green: { is: [0, content.hourglass.green] },
    /** Won so far; what the battlefield itself is worth is added at the end. SAGA-311 */
    points: { is: [0, MOST_POINTS], per: [seats] },
  });
};
