/** Everything there is to know about a match of Bardagi, cell by cell. */
import { type CellsOf, counts, layout, type StateOf, turns, type ViewOf } from '@idavoll/engine';
import * as V from './vocabulary.ts';

/** What is counted. Content names areas, sea squares and tiles. */
export const sorts = {
  phase: V.PHASES,
  seat: V.MOST_SEATS,
  colour: V.COLOURS,
  unit: V.UNITS,
  figure: V.FIGURES,
  building: V.BUILDINGS,
  good: V.GOODS,
  basic: V.BASIC_GOODS,
  mine: V.MINE_GOODS,
  area: V.MOST_AREAS,
  sea: V.MOST_SEA,
  rune: V.RUNES,
  areaRune: V.AREA_RUNES,
  upgrade: V.UPGRADE_COUNT,
  power: V.POWERS,
  claimed: V.CLAIMS,
  /** Where disks and axes are put in step C: buildings, then areas. */
  post: V.BUILDINGS.length + V.MOST_AREAS,
  source: V.SOURCES,
  trading: V.TRADES,
} as const;

/** The most there can be of each. */
export const COUNT = counts(sorts);

const flag = [0, 1] as const;
const disks = [0, V.DISKS] as const;
const axes = [0, V.AXES] as const;
const stored = [0, V.MOST_STORED] as const;
const gold = [0, V.MOST_GOLD] as const;
const building = [0, V.MOST_ON_BUILDING] as const;

export const cells = layout(
  {
    phase: { is: 'phase' },
    active: { is: 'seat' },
    round: { is: [1, V.MOST_ROUNDS] },
    /** Who holds the starting-player token; and how many turns have begun in this round. */
    first: { is: 'seat' },
    turns: { is: { upTo: 'seat' } },

    clan: { is: 'colour', none: true, per: ['seat'] },
    glory: { is: [0, 9999], per: ['seat'] },
    gained: { is: [-999, 9999], per: ['seat', 'source'] },
    gold: { is: gold, per: ['seat'], secret: 'gold', owner: 0 },
    goods: { is: stored, per: ['seat', 'good'] },
    /** Disks on a building; and its limit, which an upgrade raises at the next refill. BAR-544 */
    disks: { is: building, per: ['seat', 'building'] },
    limit: { is: building, per: ['seat', 'building'] },
    town: { is: disks, per: ['seat'] },
    reserve: { is: disks, per: ['seat'] },
    axesHeld: { is: axes, per: ['seat'] },
    axeSupply: { is: axes },

    /** Nobody knows the order of a pile, so none is kept. */
    built: { is: flag, per: ['seat', 'upgrade'] },
    /** How many tiles a seat has built. */
    tiles: { is: { upTo: 'upgrade' }, per: ['seat'], derived: true },
    shown: { is: [0, 2], per: ['upgrade'] },
    pile: { is: [0, 2], per: ['upgrade'] },
    held: { is: [0, 48], per: ['seat', 'rune'], secret: 'runes', owner: 0 },
    heldCount: { is: [0, 48], per: ['seat'] },
    runePile: { is: [0, 48], per: ['rune'], secret: 'runes' },

    owner: { is: 'seat', none: true, per: ['area'] },
    /** How many areas a seat owns. */
    lands: { is: { upTo: 'area' }, per: ['seat'], derived: true },
    onArea: { is: disks, per: ['area'] },
    axes: { is: axes, per: ['area'] },
    /** Camps that have paid their axes. BAR-091 */
    paid: { is: flag, per: ['area'] },
    rune: { is: flag, per: ['area', 'areaRune'] },
    /** Who cast Theirs are yours, and whether a disk marks it. BAR-428, BAR-429 */
    caster: { is: 'seat', none: true, per: ['area'] },
    marked: { is: flag, per: ['area'] },
    seaMove: { is: flag, per: ['seat'] },
    /** How many runes of each type the seat has cast. */
    casts: { is: [0, 999], per: ['seat', 'rune'] },

    /** A figure is on an area, or aboard, or (a Berserkur) defeated. */
    figure: { is: 'area', none: true, per: ['seat', 'figure'] },
    aboard: { is: flag, per: ['seat', 'figure'] },
    /** The ship lies in a harbour, or on a sea square, or on the player board. */
    harbour: { is: 'area', none: true, per: ['seat'] },
    sea: { is: 'sea', none: true, per: ['seat'] },
    /** Where the Berserkur came from; and whether he walked onto another's axe. BAR-244, BAR-246 */
    entry: { is: 'area', none: true, per: ['seat'] },
    caught: { is: flag, per: ['seat'] },

    /** Cards: planned in secret, then open. The hand and the unplanned cards are those of whose turn it is. */
    plan: { is: [0, V.CARDS_OF_UNIT], per: ['seat', 'unit'], secret: 'plan', owner: 0 },
    planned: { is: flag, per: ['seat'] },
    hand: { is: [0, V.PLANNED_LATE], per: ['unit'] },
    deck: { is: [0, V.CARDS_OF_UNIT], per: ['unit'] },
    /** This turn: whether a card was used and runes were bought, hides sold by the Tannery, tiles used. */
    used: { is: flag },
    bought: { is: flag },
    tanned: { is: [0, 4] },
    once: { is: flag, per: ['power'] },
    /** The open move and its steps left. */
    moving: { is: 'unit', none: true },
    steps: { is: [0, 20] },

    /** Areas attacked this turn; how many this round, and how many were taken from players. */
    raided: { is: flag, per: ['area'] },
    raids: { is: { upTo: 'area' }, per: ['seat'] },
    captures: { is: { upTo: 'area' }, per: ['seat'] },
    /** The Berserkur at whom alone an attack is aimed. BAR-338 */
    duel: { is: 'seat', none: true },

    /** Rearranging: areas that have given and received a disk, and where the next one comes from. BAR-286 */
    hasGiven: { is: flag, per: ['area'] },
    hasReceived: { is: flag, per: ['area'] },
    source: { is: 'area', none: true },
    /** Whether the action that is under way has done anything yet. */
    begun: { is: flag },

    trading: { is: 'trading', none: true },
    partner: { is: 'seat', none: true },
    /** Goods of this kind were received in this action. BAR-513 */
    received: { is: flag, per: ['good'] },
    /** A bargain: what is given and asked, and the piece named last. */
    give: { is: stored, per: ['good'] },
    giveGold: { is: gold },
    want: { is: stored, per: ['good'] },
    wantGold: { is: gold },
    item: { is: [0, 13] },
    /** How the last offer of this turn was answered: all have seen it, though gold alone changed hands. */
    answered: { is: V.ANSWERS, none: true },

    /** Step B: units that sheep and cattle areas yield, and what each seat has sealed. BAR-710 */
    sheepDue: { is: [0, 99], per: ['seat'] },
    cattleDue: { is: [0, 99], per: ['seat'] },
    take: { is: axes, per: ['seat', 'claimed'], secret: 'choice', owner: 0 },
    /** Step C: disks for buildings, and axes for areas. */
    sends: { is: axes, per: ['seat', 'post'], secret: 'choice', owner: 0 },
    /** Both steps: what a seat has still to say: disks, axes, nothing. */
    progress: { is: [0, 2], per: ['seat'] },
  },
  sorts,
);

export const { at } = cells;
export const { go } = turns(at);

export type Cells = CellsOf<typeof cells>;
export type State = StateOf<typeof cells>;
export type View = ViewOf<typeof cells>;

export const GOLD = cells.secrets.indexOf('gold');
export const HELD = cells.secrets.indexOf('runes');
export const PLAN = cells.secrets.indexOf('plan');
export const CHOICE = cells.secrets.indexOf('choice');

/** What a seat has still to say in steps B and C of the claim phase. */
export const TO_PLACE = 0;
export const TO_LAY = 1;
export const CONFIRMED = 2;
