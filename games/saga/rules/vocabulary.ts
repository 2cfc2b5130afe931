/** The words of the rulebook. Content supplies the figures of the teams and the terrain of the tiles. */
export const TERRAINS = ['house', 'hut', 'stone', 'tree', 'tower'] as const;
export const SAGAS = ['fight', 'duel', 'treasure', 'mist', 'crown'] as const;

/** The dwarves join only where the option says so. SAGA-005, SAGA-009 */
export const TEAMS = ['humans', 'elves', 'undead', 'orcs', 'demons', 'dwarves'] as const;

export const SEAT_COUNTS = [2, 3, 4, 5] as const;
export const TILE_COUNT = 14;
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
export type PhaseName = (typeof PHASES)[number];
/** The number of each phase in the state. */
export const PHASE = Object.fromEntries(PHASES.map((name, i) => [name, i])) as { readonly [K in PhaseName]: number };

export type SagaName = (typeof SAGAS)[number];
/** The number of each saga in the state. */
export const SAGA = Object.fromEntries(SAGAS.map((name, i) => [name, i])) as { readonly [K in SagaName]: number };

/** What points are won for. SAGA-353, SAGA-355, SAGA-374, SAGA-400, SAGA-424, SAGA-444 */
export const GAINS = ['struckDown', 'failedDodge', 'parried', 'chests', 'goal', 'crown'] as const;
export type GainName = (typeof GAINS)[number];
export const GAIN = Object.fromEntries(GAINS.map((name, i) => [name, i])) as { readonly [K in GainName]: number };

/** What ends a saga. SAGA-287, SAGA-313 */
export const ENDINGS = ['redToken', 'lastStanding'] as const;
export const RED_TOKEN = 0;
export const LAST_STANDING = 1;
