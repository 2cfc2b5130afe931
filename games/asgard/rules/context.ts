/** What all rules of one match know: the agreement, the content as tables, and how everything is called. */
import { type Agreement, cellsNamed } from '@idavoll/engine';
import type { AsgardContent } from './content.ts';
import { make, moveTable } from './notation.ts';
import { at, cells } from './state.ts';
import { eventTable, tell } from './story.ts';
import { armIds, contentTables, tileIds } from './tables.ts';
import { PUBLIC } from './view.ts';
import { GODS, POPULATION_PLACES, TEMPLE_PLACES } from './vocabulary.ts';

/** How many there are of everything that differs from match to match, and the names that the content gives. */
const sizesOf = (seats: number, content: AsgardContent) => {
  const seatNames = Array.from({ length: seats }, (_, seat) => `seat${seat}`);
  const population = content.populations.map(({ id }) => id);
  const tile = tileIds(content);
  return {
    seat: seats,
    place: { count: seats, from: 1 },
    arm: armIds(content),
    ancient: content.ancientWeapons.map(({ id }) => id),
    tile,
    population,
    lot: [...population, ...tile],
    temple: content.temples.map(({ id }) => id),
    asgardTile: content.asgardTiles.map(({ id }) => id),
    keeping: [...POPULATION_PLACES, ...seatNames],
    standing: [...TEMPLE_PLACES, ...seatNames],
    owner: [...GODS, ...seatNames],
  };
};

export const createContext = ({ seats, options }: Agreement, content: AsgardContent) => {
  const sizes = sizesOf(seats, content);
  const layout = cells.fit(sizes);
  const tables = contentTables(content, seats);
  return {
    seats,
    drawsOrder: options.turnOrder === 'random',
    atOnce: options.godChoiceEntry !== 'oneByOne',
    upTo: options.godChoiceCount === 'upTo',
    needsRecruit: options.templeNeedsRecruit !== false,
    mayStay: options.centreDiscs === 'mayMove',
    noSpare: options.battleCommit === 'noSparePiece',
    removesAny: options.populationRemoved === 'random',
    mayClaim: options.odinOrderChange !== 'off',
    countsAsBoth: options.glorySingleDisc !== 'upperOnly',
    options,
    content,
    layout,
    at,
    /** The cells that everybody may see. */
    open: cellsNamed(layout, PUBLIC),
    moves: moveTable.fit(sizes),
    make,
    events: eventTable.fit(sizes),
    tables,
    tileCount: tables.tileGod.length,
  };
};

/** What rules write and say. */
export { make, tell };
export type Context = ReturnType<typeof createContext>;
