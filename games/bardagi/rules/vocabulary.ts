/** The words of the rulebook. Content supplies areas, tiles and prices. */
import { type Nth, numbered } from '@idavoll/engine';

/** BAR-006 */
export const COLOURS = ['red', 'yellow', 'blue', 'black', 'green'] as const;

/** The figures come first among the units, and the building of each has the same number. BAR-050, BAR-055 */
export const UNITS = ['berserkur', 'godi', 'kaupmadur', 'knerrir'] as const;
export const UNIT = numbered('unit', UNITS);
export const FIGURES = ['berserkur', 'godi', 'kaupmadur'] as const;
export const FIGURE = numbered('figure', FIGURES);
export const BUILDINGS = ['virki', 'hof', 'verslun'] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export const BUILDING = numbered('building', BUILDINGS);
export const unitOf = (figure: Nth<'figure'>): Nth<'unit'> => figure as number;
export const figureOf = (unit: Nth<'unit'>): Nth<'figure'> => unit as number;
/** The figure that fills this building with its own card. */
export const refillerOf = (building: Nth<'building'>): Nth<'figure'> => building as number;

/** Basic goods, then mine goods. BAR-025, BAR-108, BAR-109 */
export const GOODS = ['timber', 'hide', 'wool', 'meat', 'iron', 'stone'] as const;
export const GOOD = numbered('good', GOODS);
export const BASIC_GOODS = GOODS.slice(0, 4);
export const MINE_GOODS = GOODS.slice(4);
export const BASIC_COUNT = BASIC_GOODS.length;
export const goodOfBasic = (basic: Nth<'basic'>): Nth<'good'> => basic as number;
export const goodOfMine = (mine: Nth<'mine'>): Nth<'good'> => BASIC_COUNT + mine;
export const isBasic = (good: Nth<'good'>) => good < BASIC_COUNT;
export const GROUPS = ['basic', 'mine', 'gold'] as const;

/** BAR-080 */
export const AREA_TYPES = [
  'home',
  'forest',
  'sheep',
  'cattle',
  'quarry',
  'ironMine',
  'goldMine',
  'village',
  'camp',
  'sacred',
] as const;
export const TYPE = numbered('areaType', AREA_TYPES);
export const YIELDS = [...GOODS, 'gold', 'recruit'] as const;

/** Those that lie on areas come first; Sea move lies on a ship. */
export const RUNES = ['divine', 'defence', 'twice', 'noResources', 'theirsAreYours', 'seaMove'] as const;
export type RuneName = (typeof RUNES)[number];
export const RUNE = numbered('rune', RUNES);
export const AREA_RUNES = RUNES.slice(0, 5);
export const runeOf = (rune: Nth<'areaRune'>): Nth<'rune'> => rune as number;
export const MARK = numbered('areaRune', RUNES);
export const isCurse = (rune: Nth<'rune'>) => rune === RUNE.noResources || rune === RUNE.theirsAreYours;

/** What the tiles do. */
export const EFFECTS = [
  'knerrirSteps',
  'virkiLimit',
  'berserkurSteps',
  'goldPerAreaAttacked',
  'recruitPerArea',
  'gloryPerArea',
  'goldFlat',
  'goldPerArea',
  'gloryPerAreaTakenFromPlayers',
  'gloryFlat',
  'anyCardAsBerserkur',
  'berserkurDefence',
  'axeDefence',
  'freeGodiAction',
  'runePerArea',
  'gloryIfOwns',
  'remoteHomeActions',
  'storageLimit',
  'hideForGold',
] as const;
export const EFFECT = numbered('effect', EFFECTS);

/** What may be done once in a round without a card, or with a card of another unit. */
export const POWERS = ['council', 'seer', 'steward'] as const;
export const POWER = numbered('power', POWERS);

/** What glory was gained for. */
export const SOURCES = ['areas', 'captures', 'upgrades', 'effects', 'gold', 'mostGold', 'mostAreas'] as const;
export const SOURCE = numbered('source', SOURCES);

/** Where the Kaupmadur trades. */
export const TRADES = ['village', 'home', 'forced'] as const;
export const TRADE = numbered('trading', TRADES);

/** What a seat chooses in step B of the claim phase. */
export const CLAIMS = ['wool', 'hide', 'axes'] as const;
export const CLAIM = numbered('claimed', CLAIMS);

/** How an offer is answered. */
export const ANSWERS = ['accepted', 'refused'] as const;
export const ACCEPTED = 0;
export const REFUSED = 1;

export const MOST_SEATS = 5;
export const MOST_AREAS = 61;
export const MOST_SEA = 24;
export const MOST_ROUNDS = 10;
export const UPGRADE_COUNT = 30;
/** BAR-021: of one building and level. */
export const KINDS_OF_LEVEL = 5;
export const SLOTS_OF_LEVEL = [2, 1] as const;
/** BAR-052 */
export const DISKS = 40;
/** BAR-027 */
export const AXES = 20;
/** BAR-051 */
export const CARDS_OF_UNIT = 6;
/** BAR-151, BAR-804 */
export const PLANNED = 6;
export const PLANNED_LATE = 8;
/** BAR-064, and with the Warehouse. */
export const STORAGE = 5;
export const MOST_STORED = 8;
export const MOST_GOLD = 999;
/** More than any building ever holds. BAR-630, BAR-631 */
export const MOST_ON_BUILDING = 12;

/** What is asked, in the order of a match. */
export const PHASES = [
  'clan',
  'starter',
  'plan',
  'openPlan',
  'turn',
  'council',
  'seer',
  'flee',
  'stage',
  'reinforce',
  'rearrange',
  'put',
  'cast',
  'trade',
  'bargain',
  'answer',
  'build',
  'claim',
  'muster',
  'over',
] as const;
export type PhaseName = (typeof PHASES)[number];
/** What happens by itself between these. */
export const PASSAGES = [
  'deal',
  'beginRound',
  'beginTurn',
  'showHand',
  'driveOff',
  'endTurn',
  'nextBuilder',
  'claimGlory',
  'claimYields',
  'beginMuster',
  'endRound',
  'finalScoring',
] as const;
/** Where disks and axes are put in step C: buildings, then areas. */
export const stationOf = (building: Nth<'building'>): Nth<'post'> => building as number;
export const axeOn = (area: Nth<'area'>): Nth<'post'> => BUILDINGS.length + area;
export const PHASE = numbered('phase', [...PHASES, ...PASSAGES]);
