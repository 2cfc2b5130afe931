/** What a view says, by name: everything that is drawn reads it through here. Takes a view, never a state. */
import type { TableProps } from '@idavoll/board';
import { type Game, HIDDEN, NONE, type Nth, type Seat } from '@idavoll/engine';
import { isActive, populationOn, tileOn } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { ancientsToCome, areShown, chanceIn, strengthNow } from '../rules/forecast.ts';
import { pileSize, topTile } from '../rules/piles.ts';
import type { Cells } from '../rules/state.ts';
import {
  ANCIENT_COUNT,
  ARM_COUNT,
  ASGARD_TILE_COUNT,
  BUILT,
  type COLOURS,
  DISCARD,
  GODS,
  HELD,
  KEPT,
  kindOfArm,
  LAID_ARM,
  PHASES,
  PILE,
  POPULATION_COUNT,
  SPACES,
  SUPPORTS,
  sideOfSpace,
  TEMPLE_COUNT,
  TOP,
} from '../rules/vocabulary.ts';
import { godName, type Say, type Voice } from '../words/names.ts';

export type Colour = (typeof COLOURS)[number];

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** What lies on a space of the tree. */
export type Lying =
  | { readonly sort: 'nothing' }
  | { readonly sort: 'population'; readonly population: Nth<'population'>; readonly turned: boolean }
  | { readonly sort: 'god'; readonly tile: Nth<'tile'>; readonly god: Nth<'god'>; readonly value: number };

type Seeing = Pick<TableProps, 'game' | 'agreement' | 'view' | 'viewer' | 'names' | 'say'>;

/** What there is, or nothing. */
const known = <Sort extends number>(thing: Sort): Sort | undefined =>
  thing === NONE || thing === HIDDEN ? undefined : thing;

export const sightOf = ({ game: rules, agreement, view: seen, viewer, names, say }: Seeing) => {
  const view: Cells = seen;
  const game = rules as Game<Context>;
  const c = game.context;
  const { at, seats, tables } = c;
  const words = say as Say;
  const voice: Voice = { content: c.content, say: words, player: seat => names[seat] ?? '' };
  const phase = PHASES[view[at.phase]];
  const numbered = (count: number, where: (i: number) => boolean) => range(count).filter(where);

  const lyingOn = (space: Nth<'space'>): Lying => {
    const tile = tileOn(view, space);
    if (tile !== NONE) return { sort: 'god', tile, god: tables.tileGod[tile], value: tables.tileValue[tile] };
    const population = populationOn(view, space);
    if (population === NONE) return { sort: 'nothing' };
    return { sort: 'population', population, turned: view[at.turned(population)] === 1 };
  };

  const isOnTrack = (seat: Seat, space: number) => view[at.taken(seat)] <= space;

  /** Of a kind, in front of a seat: how many were picked, less those that were laid under god tiles. */
  const armCount = (seat: Seat, kind: Nth<'armKind'>) =>
    view[at.armCount(seat, kind)] - SPACES.reduce((sum, _, space) => sum + view[at.laid(space, seat, kind)], 0);

  return {
    game,
    c,
    at,
    view,
    viewer,
    names,
    say: words,
    voice,
    godName: (god: Nth<'god'>) => godName(voice, GODS[god]),
    agreement,
    seats,
    tables,
    phase,
    round: view[at.round],
    isOver: phase === 'over',
    /** From the end of the last round on. */
    isRagnarok: phase === 'valhalla' || phase === 'arms' || phase === 'over',
    /** Whether faces that were public once are shown again. */
    remembers: agreement.options.memoryAid !== false,
    order: range(seats).map(place => view[at.order(place)]),
    isActive: (seat: Seat) => (phase === 'gods' ? view[at.hasChosen(seat)] === 0 : view[at.active] === seat),
    colourOf: (seat: Seat) => agreement.traits[seat].colour as Colour,
    scoreOf: (seat: Seat) => view[at.score(seat)],

    lyingOn,
    isOpen: (world: Nth<'world'>) => tables.isOpen[world] === 1,
    supporters: (god: Nth<'god'>) => SUPPORTS.map((_, i) => view[at.support(god, i)]),
    topTile: (god: Nth<'god'>) => known(topTile(c, view, god)),
    tilesLeft: (god: Nth<'god'>) =>
      numbered(c.tileCount, i => tables.tileGod[i] === god && view[at.tile(i)] <= TOP).length,
    isAwake: (god: Nth<'god'>) => isActive(c, view, god),

    /** How many gods the viewer has chosen so far. */
    chosenCount: viewer < 0 ? 0 : GODS.filter((_, god) => view[at.chosen(viewer, god)] === 1).length,
    isOnTrack,
    row: numbered(ASGARD_TILE_COUNT, i => view[at.asgardTile(i)] > PILE && view[at.asgardTile(i)] < DISCARD),
    rowPile: numbered(ASGARD_TILE_COUNT, i => view[at.asgardTile(i)] === PILE).length,
    templeTop: (pile: number) =>
      numbered(TEMPLE_COUNT, i => tables.templePile[i] === pile && view[at.temple(i)] === TOP).at(0),
    templesLeft: (pile: number) =>
      numbered(TEMPLE_COUNT, i => tables.templePile[i] === pile && view[at.temple(i)] <= TOP).length,

    templesOf: (seat: Seat) => numbered(TEMPLE_COUNT, i => view[at.temple(i)] === BUILT + seat),
    populationsOf: (seat: Seat) => numbered(POPULATION_COUNT, i => view[at.population(i)] === KEPT + seat),
    /** The arms of a seat that this viewer knows and that were not laid yet. */
    armsOf: (seat: Seat) => numbered(ARM_COUNT, i => view[at.arm(seat, i)] === HELD),
    armCount,
    armsLeft: (kind: Nth<'armKind'>) => pileSize(c, view, kind),
    /** The arms under a god tile that this viewer knows. */
    armsUnder: (space: Nth<'space'>) =>
      numbered(ARM_COUNT, i => range(c.seats).some(seat => view[at.arm(seat, i)] === LAID_ARM + space)),
    kindOfArm,

    shownAncient: (side: Nth<'side'>) => known(view[at.wielded(side)]),
    /** What a side may still show in this round; the chance of a disc that stands on a side of a world. */
    ancientsToCome: (side: Nth<'side'>) => ancientsToCome(c, view, viewer, side),
    chanceIn: (world: Nth<'world'>, side: Nth<'side'>) => chanceIn(c, view, viewer, world, side),
    strengthIn: (world: Nth<'world'>, side: Nth<'side'>) => strengthNow(c, view, world, side),
    areAncientsShown: areShown(view),
    ancientsLeft: (side: Nth<'side'>) =>
      numbered(ANCIENT_COUNT, i => tables.ancientSide[i] === side && view[at.ancient(i)] === PILE).length,
    /** What Mímir has shown this viewer. ASG-236 */
    nextAncient: (side: Nth<'side'>) => known<Nth<'ancient'>>(viewer < 0 ? NONE : view[at.next(viewer, side)]),
    sideOfSpace,
  };
};

export type Sight = ReturnType<typeof sightOf>;
