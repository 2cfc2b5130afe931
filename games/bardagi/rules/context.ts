/** What all rules of one match know: the agreement, the content as tables, and how everything is called. */
import { type Agreement, cellsNamed } from '@idavoll/engine';
import { type BardagiContent, SIDES } from './content.ts';
import { make, moveTable } from './notation.ts';
import { at, cells } from './state.ts';
import { eventTable, tell } from './story.ts';
import { contentTables, mapTables } from './tables.ts';
import { BUILDINGS, COLOURS } from './vocabulary.ts';

/** The colours that may be in play, and the areas that are closed. BAR-007 to BAR-010, BAR-014 */
const setupOf = ({ seats, options }: Agreement, { maps, tables }: BardagiContent) => {
  const map = maps[SIDES.indexOf(options.boardSide === 'summer' ? 'summer' : 'winter')];
  const setup = options.balancedSetup === false ? undefined : map.setups.find(({ players }) => players === seats);
  const hasHome = (colour: string) => map.areas.some(({ id }) => id === `home-${colour}`);
  return {
    map,
    colours: setup?.colours ?? tables[seats - 2].colours.filter(hasHome),
    closed: setup?.closed ?? [],
  };
};

export const createContext = (agreement: Agreement, content: BardagiContent) => {
  const { seats, options } = agreement;
  const { map, colours, closed } = setupOf(agreement, content);
  const sizes = {
    seat: seats,
    area: map.areas.map(({ id }) => id),
    sea: map.sea.map(({ id }) => id),
    upgrade: content.upgrades.map(({ id }) => id),
    post: [...BUILDINGS, ...map.areas.map(({ id }) => id)],
  };
  const layout = cells.fit(sizes);
  return {
    seats,
    /** The number of each colour that may be in play. */
    colours: colours.map(colour => COLOURS.indexOf(colour)),
    closed,
    choosesClans: options.clanChoice === 'choose',
    choosesStarter: options.startingPlayer === 'choose',
    easy: options.planning === 'easy',
    /** The first round with eight cards. BAR-804 */
    eightFrom: options.eightCards === 'fromRound5' ? 5 : options.eightCards === 'afterRound5' ? 6 : 99,
    forced: options.forcedTrade === true,
    bargains: options.forcedTrade === true && options.freeBargain === true,
    mostAreasBonus: Number(options.mostAreasBonus ?? 12),
    captureGlory: options.captureGlory === 'two' ? 2 : 1,
    splits: options.finalTie !== 'ironMinesThenNone',
    allMines: options.firstTieBreak === 'allMines',
    meadHallBonus: options.meadHallBonus === 'one' ? 1 : 2,
    options,
    content,
    map,
    areaCount: map.areas.length,
    seaCount: map.sea.length,
    layout,
    at,
    /** The cells that everybody may see. */
    open: cellsNamed(
      layout,
      layout.fields.filter(({ secret }) => secret === undefined).map(({ name }) => name),
    ),
    moves: moveTable.fit(sizes),
    make,
    events: eventTable.fit(sizes),
    tables: contentTables(content, seats),
    land: mapTables(map, closed),
  };
};

/** What rules write and say. */
export { make, tell };
export type Context = ReturnType<typeof createContext>;
