/** Everything there is to know about a match of Asgard, cell by cell. */
import { layout } from '@idavoll/engine';
import type { AsgardContent } from './content.ts';
import { armIds, ownerNames, tileIds } from './tables.ts';
import {
  ANCIENT_PLACES,
  ARM_KINDS,
  ARMS_OF_KIND,
  BATTLE_PILES,
  DISC_COUNT,
  GODS,
  PHASES,
  PIECES,
  POPULATION_COUNT,
  POPULATION_PLACES,
  POWER_TILES,
  RECRUITS,
  ROUNDS,
  ROW_PLACES,
  SIDES,
  SLOTS,
  SPACES,
  STEPS,
  STONES,
  SUPPORTS,
  TEMPLE_PLACES,
  TILE_PLACES,
  TRACK_LENGTH,
  WORLDS,
} from './vocabulary.ts';

export const stateLayout = (seats: number, content: AsgardContent) => {
  const seat = [0, seats - 1] as const;
  const flag = [0, 1] as const;
  const discs = [0, DISC_COUNT] as const;
  const pieces = [0, 30] as const;
  const seatNames = Array.from({ length: seats }, (_, i) => `seat${i}`);
  const populations = content.populations.map(({ id }) => id);
  const temples = content.temples.map(({ id }) => id);
  const ancients = content.ancientWeapons.map(({ id }) => id);
  const tiles = tileIds(content);
  const arms = armIds(content);
  return layout({
    phase: { is: PHASES },
    round: { is: [1, ROUNDS] },
    /** Whose decision it is, in every phase but the choice of gods by all at once. */
    active: { is: seat },
    /** The seats in turn order: the holder of order tile 1 first. ASG-092 */
    order: { is: seat, per: [seats] },
    /** Where in the order the turn is. */
    turn: { is: seat },
    score: { is: [0, 9999], per: [seats] },

    /** Stones, seals and recruits: in the supply, and in front of players. */
    supply: { is: pieces, per: [PIECES] },
    reserve: { is: pieces, per: [seats, PIECES] },
    /** What the active seat is still to receive, and how its action goes on then. ASG-493 */
    due: { is: [0, 5], per: [PIECES] },
    onward: { is: STEPS, none: true },
    /** How the action goes on once a bonus was used or a weapon or spell was picked. */
    back: { is: STEPS, none: true },

    /** Discs: in front, how many were taken from the disc track, in hand during an action, and on the board. */
    front: { is: discs, per: [seats] },
    taken: { is: [0, TRACK_LENGTH], per: [seats] },
    lifted: { is: discs },
    slot: { is: seat, none: true, per: [GODS, SLOTS] },
    inAsgard: { is: discs, per: [seats] },
    support: { is: seat, none: true, per: [GODS, SUPPORTS] },
    battle: { is: seat, none: true, per: [WORLDS] },
    /** The side of the disc in the seventh world. ASG-345 */
    seventh: { is: SIDES, none: true },
    victory: { is: flag, per: [WORLDS, seats] },
    centre: { is: discs, per: [seats] },

    sealed: { is: flag, per: [GODS] },
    onGod: { is: pieces, per: [GODS, RECRUITS] },
    valhalla: { is: pieces, per: [RECRUITS] },
    /** The recruits for those who are not first, before the first round. ASG-067 */
    pool: { is: flag, per: [RECRUITS] },
    powerTile: { is: seat, none: true, per: [POWER_TILES] },
    /** Who has claimed the first seat. ASG-229 */
    claim: { is: seat, none: true },

    tile: { is: TILE_PLACES, per: [tiles] },
    population: { is: [...POPULATION_PLACES, ...seatNames], per: [populations] },
    turned: { is: flag, per: [populations] },
    /** What lies on a space: a population tile, or (from POPULATION_COUNT on) a god tile. */
    on: { is: [...populations, ...tiles], none: true, per: [SPACES] },
    temple: { is: [...TEMPLE_PLACES, ...seatNames], per: [temples] },
    asgardTile: { is: ROW_PLACES, per: [content.asgardTiles.map(({ id }) => id)] },
    battlePile: { is: pieces, per: [BATTLE_PILES] },
    battleTiles: { is: pieces, per: [seats, BATTLE_PILES] },

    /** Ancient weapons; and the next ones of this round, for the seat to which Mimir has shown them. ASG-236 */
    ancient: { is: ANCIENT_PLACES, per: [ancients] },
    next: { is: ancients, none: true, per: [seats, SIDES], secret: 'next', owner: 0 },
    peeker: { is: seat, none: true },

    /** Gods chosen by each seat, as many as its discs; and those shown since. */
    chosen: { is: flag, per: [seats, GODS], secret: 'cards', owner: 0 },
    chosenCount: { is: [0, GODS.length], per: [seats], secret: 'cards', owner: 0 },
    /** How many cards a seat has laid down so far, blank ones included: all can see that. */
    cardsLaid: { is: [0, GODS.length], per: [seats] },
    hasChosen: { is: flag, per: [seats] },
    revealed: { is: flag, per: [seats, GODS] },

    /** The weapons and spells of each seat, in front of it or under god tiles; their number is seen. ASG-097, ASG-098 */
    arm: { is: ['held', ...SPACES], none: true, per: [seats, arms], secret: 'arms', owner: 0 },
    armCount: { is: [0, ARMS_OF_KIND], per: [seats, ARM_KINDS] },
    /** How many of each kind a seat has laid under a god tile. ASG-435 */
    laid: { is: [0, ARMS_OF_KIND], per: [SPACES, seats, ARM_KINDS] },
    /** Whether what lies under god tiles has been turned up. ASG-461 */
    shown: { is: flag },

    /** The action: its god and slot, the temple and how it is paid for, and what was taken so far. */
    god: { is: GODS, none: true },
    slotUsed: { is: SLOTS, none: true },
    combined: { is: flag },
    building: { is: temples, none: true },
    fourth: { is: STONES, none: true },
    joker: { is: flag, per: [STONES] },
    bonus: { is: populations, none: true },
    boon: { is: content.asgardTiles.map(({ id }) => id), none: true },
    browsing: { is: ARM_KINDS, none: true },
    count: { is: [0, 2] },
    reaped: { is: ownerNames(seats), none: true },

    /** The battle that is fought, and what is sent to it. */
    world: { is: WORLDS, none: true },
    sent: { is: pieces, per: [RECRUITS] },
    oath: { is: flag },
    levies: { is: [0, POPULATION_COUNT] },

    /** Ragnarök: recruits beside god tiles, who has passed, which populations have an ancient weapon. */
    beside: { is: pieces, per: [SPACES, RECRUITS] },
    passed: { is: flag, per: [seats] },
    guarded: { is: flag, per: [SPACES] },
    guard: { is: ancients, none: true, per: [SPACES] },
  });
};
