/** The words of the rulebook. Content supplies the figures of the teams and the terrain of the tiles. */
import { numbered } from '@idavoll/engine';

export const TERRAINS = ['house', 'hut', 'stone', 'tree', 'tower'] as const;
export const SAGAS = ['fight', 'duel', 'treasure', 'mist', 'crown'] as const;

/** The dwarves join only where the option says so. SAGA-005, SAGA-009 */
export const TEAMS = ['humans', 'elves', 'undead', 'orcs', 'demons', 'dwarves'] as const;

export const SEAT_COUNTS = [2, 3, 4, 5] as const;
export const TILE_COUNT = 14;
/** Of a team. SAGA-006 */
export const MOST_FIGURES = 6;
/** A tile lies in one of so many turns. SAGA-052 */
export const TURNS = 6;
/** The six neighbours of a field, as steps in q and r: each is the one before after one turn of a tile. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
export const SIDES = DIRECTIONS.length;

/** What fills a field: terrain (its number in TERRAINS), the crown, or a figure (from FIRST_FIGURE on). SAGA-100, SAGA-102 */
export const CROWN = TERRAINS.length;
export const FIRST_FIGURE = CROWN + 1;

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;

/** SAGA-011 */
export const DIE_FACES = 10;
/** The most that a move number can be. */
export const MOST_MOVEMENT = 9;

/** What is asked, in the order of a match. */
export const PHASES = [
  'team',
  'area',
  'placing',
  'confirm',
  'hourglass',
  'figure',
  'step',
  'attacker',
  'target',
  'passOn',
  'over',
] as const;
/** What happens by itself between these. */
export const PASSAGES = ['layOut', 'beginTurn', 'nextMove', 'afterMove', 'nextAttack', 'endTurn', 'endSaga'] as const;
/** The number of each phase in the state. */
export const PHASE = numbered('phase', [...PHASES, ...PASSAGES]);
export type PhaseName = (typeof PHASES)[number];

/** The number of each saga in the state. */
export const SAGA = numbered('saga', SAGAS);
export type SagaName = (typeof SAGAS)[number];

/** What points are won for. SAGA-353, SAGA-355, SAGA-374, SAGA-400, SAGA-424, SAGA-444 */
export const GAINS = ['struckDown', 'failedDodge', 'parried', 'chests', 'goal', 'crown'] as const;
export const GAIN = numbered('gain', GAINS);
export type GainName = (typeof GAINS)[number];

/** What ends a saga. SAGA-287, SAGA-313 */
export const ENDINGS = ['redToken', 'lastStanding'] as const;
export const ENDING = numbered('ending', ENDINGS);
