/** What a view says, by name: everything that is drawn reads it through here. Takes a view, never a state. */
import type { TableProps } from '@idavoll/board';
import { type Agreement, HIDDEN, NONE, type Seat } from '@idavoll/engine';
import type { AsgardContent } from '../rules/content.ts';
import { type Context, createContext } from '../rules/context.ts';
import {
  ANCIENT_COUNT,
  ARM_COUNT,
  ARMS_OF_KIND,
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
  SHOWN,
  SPACES,
  SUPPORTS,
  sideOfSpace,
  TEMPLE_COUNT,
  TOP,
} from '../rules/vocabulary.ts';
import { godName, type Say, type Voice } from '../words/names.ts';

export type Colour = (typeof COLOURS)[number];

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const contexts = new WeakMap<Agreement, Context>();
const contextOf = (agreement: Agreement, content: unknown): Context => {
  const known = contexts.get(agreement);
  if (known && known.content === content) return known;
  const made = createContext(agreement, content as AsgardContent);
  contexts.set(agreement, made);
  return made;
};

/** What lies on a space of the tree. */
export type Lying =
  | { readonly sort: 'nothing' }
  | { readonly sort: 'population'; readonly population: number; readonly turned: boolean }
  | { readonly sort: 'god'; readonly tile: number; readonly god: number; readonly value: number };

type Seeing = Pick<TableProps, 'agreement' | 'content' | 'view' | 'viewer' | 'names' | 'say'>;

export const sightOf = ({ agreement, content, view, viewer, names, say }: Seeing) => {
  const c = contextOf(agreement, content);
  const { at, seats, tables } = c;
  const words = say as Say;
  const voice: Voice = { content: c.content, say: words, player: seat => names[seat] ?? '' };
  const phase = PHASES[view[at.phase]];
  const numbered = (count: number, where: (i: number) => boolean) => range(count).filter(where);

  const lyingOn = (space: number): Lying => {
    const on = view[at.on(space)];
    if (on === NONE) return { sort: 'nothing' };
    if (on < POPULATION_COUNT) return { sort: 'population', population: on, turned: view[at.turned(on)] === 1 };
    const tile = on - POPULATION_COUNT;
    return { sort: 'god', tile, god: tables.tileGod[tile], value: tables.tileValue[tile] };
  };

  const isOnTrack = (seat: Seat, space: number) => view[at.taken(seat)] <= space;

  /** Of a kind, in front of a seat: how many were picked, less those that were laid under god tiles. */
  const armCount = (seat: Seat, kind: number) =>
    view[at.armCount(seat, kind)] - SPACES.reduce((sum, _, space) => sum + view[at.laid(space, seat, kind)], 0);

  return {
    c,
    at,
    view,
    viewer,
    names,
    say: words,
    voice,
    godName: (god: number) => godName(voice, GODS[god]),
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
    isOpen: (world: number) => tables.isOpen[world] === 1,
    supporters: (god: number) => SUPPORTS.map((_, i) => view[at.support(god, i)]),
    topTile: (god: number) =>
      numbered(tables.tileGod.length, i => tables.tileGod[i] === god && view[at.tile(i)] === TOP).at(0),
    tilesLeft: (god: number) =>
      numbered(tables.tileGod.length, i => tables.tileGod[i] === god && view[at.tile(i)] <= TOP).length,
    isAwake: (god: number) => view[at.round] >= tables.activeFrom[god],

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
    armsLeft: (kind: number) =>
      range(c.seats).reduce((left, seat) => left - view[at.armCount(seat, kind)], ARMS_OF_KIND),
    /** The arms under a god tile that this viewer knows. */
    armsUnder: (space: number) =>
      numbered(ARM_COUNT, i => range(c.seats).some(seat => view[at.arm(seat, i)] === LAID_ARM + space)),
    kindOfArm,

    shownAncient: (side: number) =>
      numbered(ANCIENT_COUNT, i => tables.ancientSide[i] === side && view[at.ancient(i)] === SHOWN).at(-1),
    ancientsLeft: (side: number) =>
      numbered(ANCIENT_COUNT, i => tables.ancientSide[i] === side && view[at.ancient(i)] === PILE).length,
    /** What Mímir has shown this viewer. ASG-236 */
    nextAncient: (side: number) => {
      const next = viewer < 0 ? NONE : view[at.next(viewer, side)];
      return next === NONE || next === HIDDEN ? undefined : next;
    },
    sideOfSpace,
  };
};

export type Sight = ReturnType<typeof sightOf>;
