/** The words of the rulebook. Content supplies tiles, prices and rewards. */
import { type Nth, numbered } from '@idavoll/engine';

export const SIDES = ['light', 'dark'] as const;
export const LIGHT = 0;
export const DARK = 1;

/** The gods of light, then those of darkness. ASG-004 */
export const GODS = ['freyja', 'baldr', 'odin', 'tyr', 'thor', 'loki', 'hel', 'mimir', 'surtr', 'fenrir'] as const;
export type GodName = (typeof GODS)[number];
export const GOD = numbered('god', GODS);
export const sideOf = (god: Nth<'god'>): Nth<'side'> => (god < GOD.loki ? LIGHT : DARK);

export const STONES = ['pink', 'yellow', 'red', 'blue', 'green', 'black', 'white'] as const;
export const WHITE_STONE = 6;
export const SEALS = ['lightSeal', 'darkSeal'] as const;
export const RECRUITS = ['whiteWarrior', 'orangeWarrior', 'giant'] as const;
export const WARRIORS = RECRUITS.slice(0, 2);
export const GIANT = 2;

/** What lies in the supply and in front of players, and falls under the rule of shortages. ASG-490 */
export const PIECES = [...STONES, ...SEALS, ...RECRUITS] as const;
export const FIRST_SEAL = STONES.length;
export const FIRST_RECRUIT = FIRST_SEAL + SEALS.length;
export const sealOf = (side: Nth<'side'>): Nth<'piece'> => FIRST_SEAL + side;
export const pieceOf = (recruit: Nth<'recruit'>): Nth<'piece'> => FIRST_RECRUIT + recruit;
/** Stones come first among the pieces, and warriors among the recruits. */
export const stoneOf = (stone: Nth<'stone'>): Nth<'piece'> => stone as number;
export const recruitOf = (warrior: Nth<'warrior'>): Nth<'recruit'> => warrior as number;

/** Where a disc may be laid for an action: the slots of a god, or Asgard. ASG-171 */
export const SLOTS = ['a', 'b', 'temple'] as const;
export const SLOT_A = 0;
export const TEMPLE = 2;
export const PLACES = [...SLOTS, 'asgard'] as const;
export const ASGARD = 3;
/** The slot that is this place, unless it is Asgard. */
export const slotOf = (place: Nth<'spot'>): Nth<'slot'> => place as number;
export const SUPPORTS = ['upper', 'lower'] as const;

/** ASG-011, ASG-012: the light spaces of the seven worlds and the light underworld, then the dark ones. */
export const WORLDS = ['world1', 'world2', 'world3', 'world4', 'world5', 'world6', 'world7'] as const;
export const WORLD_COUNT = WORLDS.length;
export const PLACES_OF_SIDE = [...WORLDS, 'underworld'] as const;
export const SPACES_OF_SIDE = PLACES_OF_SIDE.length;
export const SPACES = SIDES.flatMap(side => PLACES_OF_SIDE.map(place => `${side}-${place}`));
export const spaceOf = (side: Nth<'side'>, world: Nth<'world'>): Nth<'space'> => side * SPACES_OF_SIDE + world;
export const sideOfSpace = (space: Nth<'space'>): Nth<'side'> => (space < SPACES_OF_SIDE ? LIGHT : DARK);
export const worldOfSpace = (space: Nth<'space'>): Nth<'world'> => space % SPACES_OF_SIDE;
export const isUnderworld = (space: Nth<'space'>) => worldOfSpace(space) === WORLD_COUNT;
/** The space that faces this one. */
export const facing = (space: Nth<'space'>): Nth<'space'> => spaceOf(1 - sideOfSpace(space), worldOfSpace(space));

/** The battle slots; the seventh is entered on one of its sides. ASG-013, ASG-345 */
export const BATTLE_SLOTS = [...WORLDS.slice(0, -1), 'world7-light', 'world7-dark'] as const;
export const SEVENTH = WORLD_COUNT - 1;

export const ARM_KINDS = ['weapon', 'spell'] as const;
export const WEAPON = 0;
const SPELL = 1;
/** Of each kind. ASG-065, ASG-066 */
export const ARMS_OF_KIND = 7;
export const ARM_COUNT = ARMS_OF_KIND * ARM_KINDS.length;
/** What a seat has done with a weapon or a spell: it holds it, or (from LAID_ARM on) has laid it under a god tile. */
export const HELD = 0;
export const LAID_ARM = 1;
export const kindOfArm = (arm: Nth<'arm'>): Nth<'armKind'> => (arm < ARMS_OF_KIND ? WEAPON : SPELL);

export const SPELL_EFFECTS = [
  'breakRelic',
  'dethrone',
  'frenzy',
  'gloryUpper',
  'gloryLower',
  'disarm',
  'rout',
] as const;
export const EFFECT = numbered('spellEffect', SPELL_EFFECTS);

export const BONUSES = ['armoury', 'muster', 'quarry', 'crystal', 'tithe', 'battleLevy', 'jokerStone', 'saga'] as const;
export const BONUS = numbered('bonus', BONUSES);

export const ASGARD_EFFECTS = ['oneRecruit', 'onePlusOne', 'twoPlusOne', 'swapStone', 'nothing'] as const;
export const BOON = numbered('boon', ASGARD_EFFECTS);

/** What points are scored for at once; rewards and glory of Ragnarök are told with their world. */
export const GAINS = ['temples', 'underworld', 'saga', 'battles'] as const;
export const GAIN = numbered('gain', GAINS);

/** The gods whose power is a tile that is kept. ASG-058 */
export const POWER_TILES = ['tyr', 'thor'] as const;
export const OATH = 0;
export const HAMMER = 1;

export const COLOURS = ['yellow', 'red', 'blue', 'purple'] as const;
export const ROUNDS = 5;
export const MOST_SEATS = 4;
export const TRACK_LENGTH = 7;
/** Of a player, without the one on the score track. ASG-030, ASG-034 */
export const DISC_COUNT = 10;
export const POPULATION_COUNT = 16;
export const TEMPLE_COUNT = 24;
export const TEMPLE_PILES = 4;
export const ANCIENT_COUNT = 10;
export const ANCIENTS_OF_SIDE = ANCIENT_COUNT / SIDES.length;
export const ASGARD_TILE_COUNT = 5;
export const BATTLE_PILES = 5;
export const MOST_TILES_OF_GOD = 4;

/** Where a god tile, a temple, an Asgard tile, an ancient weapon and a population tile can be; seats come after. */
export const TILE_PLACES = ['pile', 'top', 'laid', 'out'] as const;
export const TEMPLE_PLACES = ['pile', 'top'] as const;
export const ROW_PLACES = ['pile', 'row', 'flipped', 'discard', 'out'] as const;
export const ANCIENT_PLACES = ['pile', 'shown', 'past'] as const;
export const POPULATION_PLACES = ['out', 'board'] as const;
export const PILE = 0;
export const TOP = 1;
export const LAID = 2;
export const GONE = 3;
export const BUILT = TEMPLE_PLACES.length;
export const ROW = 1;
export const FLIPPED = 2;
export const DISCARD = 3;
export const UNUSED = 4;
export const SHOWN = 1;
export const PAST = 2;
export const OUT = 0;
export const ON_BOARD = 1;
export const KEPT = POPULATION_PLACES.length;

/** What is asked, in the order of a match. */
export const PHASES = [
  'recruit',
  'refill',
  'retrieve',
  'gods',
  'reveal',
  'turn',
  'request',
  'fallen',
  'dawn',
  'crystal',
  'seat',
  'tile',
  'turncoat',
  'reaping',
  'well',
  'swap',
  'browse',
  'pick',
  'scorch',
  'bonus',
  'muster',
  'quarry',
  'chain',
  'stand',
  'temple',
  'fourth',
  'payment',
  'gift',
  'space',
  'flip',
  'boon',
  'hire',
  'disc',
  'centre',
  'donor',
  'battle',
  'hammer',
  'valhalla',
  'arms',
  'over',
] as const;
export type PhaseName = (typeof PHASES)[number];
/** What happens by itself between these. */
export const PASSAGES = [
  'beginRound',
  'beginGods',
  'beginActions',
  'turnAgain',
  'power',
  'claim',
  'askForPile',
  'useBonus',
  'built',
  'offerRecruits',
  'offerDiscs',
  'deliver',
  'endAction',
  'nextTurn',
  'beginBattles',
  'beginRagnarok',
  'fight',
] as const;
/** The number of each phase in the state. */
export const PHASE = numbered('phase', [...PHASES, ...PASSAGES]);
