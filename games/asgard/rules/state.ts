/** Everything there is to know about a match of Asgard, cell by cell. */
import { type CellsOf, counts, layout, returnFields, returns, type StateOf, turns, type ViewOf } from '@idavoll/engine';
import * as V from './vocabulary.ts';

/** No question is asked inside of one that is asked inside of another. */
const DEEPEST = 1;
const MOST_TILES = V.GODS.length * V.MOST_TILES_OF_GOD;

/** What is counted. Content names the tiles, temples, weapons and spells. */
export const sorts = {
  phase: V.PHASES,
  seat: V.MOST_SEATS,
  return: DEEPEST,
  /** A place in the turn order, which people count from 1. */
  place: { count: V.MOST_SEATS, from: 1 },
  side: V.SIDES,
  god: V.GODS,
  stone: V.STONES,
  recruit: V.RECRUITS,
  warrior: V.WARRIORS,
  piece: V.PIECES,
  slot: V.SLOTS,
  /** Where a disc may be laid for an action. */
  spot: V.PLACES,
  support: V.SUPPORTS,
  world: V.WORLDS,
  space: V.SPACES,
  battleSlot: V.BATTLE_SLOTS,
  /** Which disc on the board a seat takes back. */
  disc: [...V.GODS, ...V.WORLDS, 'centre'],
  powerTile: V.POWER_TILES,
  armKind: V.ARM_KINDS,
  arm: V.ARM_COUNT,
  ancient: V.ANCIENT_COUNT,
  tile: MOST_TILES,
  population: V.POPULATION_COUNT,
  /** What lies on a space: a population tile, or (from POPULATION_COUNT on) a god tile. */
  lot: V.POPULATION_COUNT + MOST_TILES,
  temple: V.TEMPLE_COUNT,
  asgardTile: V.ASGARD_TILE_COUNT,
  battlePile: V.BATTLE_PILES,
  /** Where a population tile or a temple is. */
  keeping: V.POPULATION_PLACES.length + V.MOST_SEATS,
  standing: V.TEMPLE_PLACES.length + V.MOST_SEATS,
  /** Who can have recruits besides the supply and Valhalla: the gods, then the seats. */
  owner: V.GODS.length + V.MOST_SEATS,
  gain: V.GAINS,
} as const;

/** The most there can be of each. */
export const COUNT = counts(sorts);

const flag = [0, 1] as const;
const discs = [0, V.DISC_COUNT] as const;
/** The most that a cell of pieces and one of points hold. */
export const MOST_PIECES = 30;
export const MOST_SCORE = 9999;
const pieces = [0, MOST_PIECES] as const;

export const cells = layout(
  {
    phase: { is: 'phase' },
    round: { is: [1, V.ROUNDS] },
    /** Whose decision it is, in every phase but the choice of gods by all at once. */
    active: { is: 'seat' },
    /** The seats in turn order: the holder of order tile 1 first. ASG-092 */
    order: { is: 'seat', per: ['place'] },
    /** Where in the order the turn is. */
    turn: { is: 'place' },
    score: { is: [0, MOST_SCORE], per: ['seat'] },

    /** Stones, seals and recruits: in the supply, and in front of players. */
    supply: { is: pieces, per: ['piece'] },
    reserve: { is: pieces, per: ['seat', 'piece'] },
    /** What the active seat is still to receive. ASG-493 */
    due: { is: [0, 5], per: ['piece'] },

    /** Discs: in front, how many were taken from the disc track, in hand during an action, and on the board. */
    front: { is: discs, per: ['seat'] },
    taken: { is: [0, V.TRACK_LENGTH], per: ['seat'] },
    lifted: { is: discs },
    slot: { is: 'seat', none: true, per: ['god', 'slot'] },
    inAsgard: { is: discs, per: ['seat'] },
    support: { is: 'seat', none: true, per: ['god', 'support'] },
    battle: { is: 'seat', none: true, per: ['world'] },
    /** The side of the disc in the seventh world. ASG-345 */
    seventh: { is: 'side', none: true },
    victory: { is: flag, per: ['world', 'seat'] },
    centre: { is: discs, per: ['seat'] },

    sealed: { is: flag, per: ['god'] },
    onGod: { is: pieces, per: ['god', 'recruit'] },
    valhalla: { is: pieces, per: ['recruit'] },
    /** The recruits for those who are not first, before the first round. ASG-067 */
    pool: { is: flag, per: ['recruit'] },
    powerTile: { is: 'seat', none: true, per: ['powerTile'] },
    /** Who has claimed the first seat. ASG-229 */
    claim: { is: 'seat', none: true },

    tile: { is: V.TILE_PLACES, per: ['tile'] },
    population: { is: 'keeping', per: ['population'] },
    turned: { is: flag, per: ['population'] },
    on: { is: 'lot', none: true, per: ['space'] },
    temple: { is: 'standing', per: ['temple'] },
    asgardTile: { is: V.ROW_PLACES, per: ['asgardTile'] },
    battlePile: { is: pieces, per: ['battlePile'] },
    battleTiles: { is: pieces, per: ['seat', 'battlePile'] },

    /** Ancient weapons; and the next ones of this round, for the seat to which Mimir has shown them. ASG-236 */
    ancient: { is: V.ANCIENT_PLACES, per: ['ancient'] },
    next: { is: 'ancient', none: true, per: ['seat', 'side'], secret: 'next', owner: 0 },
    peeker: { is: 'seat', none: true },

    /** Gods chosen by each seat, as many as its discs; and those shown since. */
    chosen: { is: flag, per: ['seat', 'god'], secret: 'cards', owner: 0 },
    chosenCount: { is: { upTo: 'god' }, per: ['seat'], secret: 'cards', owner: 0 },
    /** How many cards a seat has laid down so far, blank ones included: all can see that. */
    cardsLaid: { is: { upTo: 'god' }, per: ['seat'] },
    hasChosen: { is: flag, per: ['seat'] },
    revealed: { is: flag, per: ['seat', 'god'] },

    /** The weapons and spells of each seat, in front of it or under god tiles; their number is seen. ASG-097, ASG-098 */
    arm: { is: ['held', ...V.SPACES], none: true, per: ['seat', 'arm'], secret: 'arms', owner: 0 },
    armCount: { is: [0, V.ARMS_OF_KIND], per: ['seat', 'armKind'] },
    /** How many of each kind a seat has laid under a god tile. ASG-435 */
    laid: { is: [0, V.ARMS_OF_KIND], per: ['space', 'seat', 'armKind'] },
    /** Whether what lies under god tiles has been turned up. ASG-461 */
    shown: { is: flag },

    /** The action: its god and slot, the temple and how it is paid for, and what was taken so far. */
    god: { is: 'god', none: true },
    slotUsed: { is: 'slot', none: true },
    combined: { is: flag },
    building: { is: 'temple', none: true },
    fourth: { is: 'stone', none: true },
    joker: { is: flag, per: ['stone'] },
    bonus: { is: 'population', none: true },
    boon: { is: 'asgardTile', none: true },
    browsing: { is: 'armKind', none: true },
    count: { is: [0, 2] },
    reaped: { is: 'owner', none: true },

    /** The battle that is fought, and what is sent to it. */
    world: { is: 'world', none: true },
    sent: { is: pieces, per: ['recruit'] },
    oath: { is: flag },
    levies: { is: { upTo: 'population' } },

    /** Ragnarök: recruits beside god tiles, who has passed, which populations have an ancient weapon. */
    beside: { is: pieces, per: ['space', 'recruit'] },
    passed: { is: flag, per: ['seat'] },
    guarded: { is: flag, per: ['space'] },
    guard: { is: 'ancient', none: true, per: ['space'] },

    /** By seat: its discs in slots, the cards it has shown, its population tiles; by side: the ancient weapon of the round. */
    inSlots: { is: discs, per: ['seat'], derived: true },
    cardsShown: { is: { upTo: 'god' }, per: ['seat'], derived: true },
    keeps: { is: { upTo: 'population' }, per: ['seat'], derived: true },
    wielded: { is: 'ancient', none: true, per: ['side'], derived: true },

    /** How an action goes on once a bonus was used, a disc stands, a tile was picked, or all that is due was received. */
    ...returnFields,
  },
  sorts,
  ['onward', 'back'],
);

export const { at } = cells;
export const { go } = turns(at);
export const { ask, back } = returns(at, DEEPEST);

export type Cells = CellsOf<typeof cells>;
export type State = StateOf<typeof cells>;
export type View = ViewOf<typeof cells>;

export const NEXT = cells.secrets.indexOf('next');
export const CARDS = cells.secrets.indexOf('cards');
export const ARMS = cells.secrets.indexOf('arms');
