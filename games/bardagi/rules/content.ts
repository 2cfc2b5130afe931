/** The shape of a content pack: what the box says of tiles, runes, prices and the two sides of the board. */
import {
  basis,
  type ContentCheck,
  identifier,
  inOrder,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  readContent,
  type Shape,
  text,
} from '@idavoll/engine';
import { checkMaps } from './map-check.ts';
import {
  AREA_TYPES,
  BUILDINGS,
  COLOURS,
  EFFECTS,
  GOODS,
  GROUPS,
  KINDS_OF_LEVEL,
  MOST_AREAS,
  MOST_ON_BUILDING,
  MOST_ROUNDS,
  MOST_SEA,
  MOST_SEATS,
  RUNES,
  UNITS,
  UPGRADE_COUNT,
  YIELDS,
} from './vocabulary.ts';

export const SIDES = ['summer', 'winter'] as const;
const coordinate = integer(0, 4000);
const pair = listOf(2, identifier);
const colours = listOf({ min: 2, max: COLOURS.length }, oneOf(COLOURS));
const players = integer(2, MOST_SEATS);
const amount = integer(1, 20);
const portion = object({ group: oneOf(GROUPS), count: integer(1, 8) });
/** A pair of numbers, as a point of a river. */
const numbers: Shape<readonly number[]> = listOf(2, coordinate);

const map = object({
  id: oneOf(SIDES),
  width: coordinate,
  height: coordinate,
  basis,
  setups: listOf(
    { min: 1, max: MOST_SEATS },
    object({ players, colours, closed: listOf({ min: 0, max: MOST_AREAS }, identifier), basis }),
  ),
  areas: listOf(
    { min: 3, max: MOST_AREAS },
    object({
      id: identifier,
      type: oneOf(AREA_TYPES),
      name: text,
      island: identifier,
      x: coordinate,
      y: coordinate,
      basis,
    }),
  ),
  edges: listOf({ min: 0, max: 400 }, pair),
  bridges: listOf({ min: 0, max: 400 }, pair),
  mountains: listOf({ min: 0, max: 40 }, object({ x: coordinate, y: coordinate, r: coordinate })),
  rivers: listOf({ min: 0, max: 40 }, listOf({ min: 2, max: 40 }, numbers)),
  sea: listOf({ min: 1, max: MOST_SEA }, object({ id: identifier, x: coordinate, y: coordinate })),
  seaEdges: listOf({ min: 0, max: 100 }, pair),
  harbours: listOf({ min: 0, max: MOST_AREAS }, pair),
});
export type BoardMap = ReturnType<typeof map>;

const shape = object({
  areaTypes: listOf(
    AREA_TYPES.length,
    object({
      id: oneOf(AREA_TYPES),
      barbarians: integer(0, 9),
      yields: listOf({ min: 0, max: 2 }, oneOf(YIELDS)),
      basis,
    }),
  ),
  buildings: listOf(
    BUILDINGS.length,
    object({
      id: oneOf(BUILDINGS),
      disks: integer(0, MOST_ON_BUILDING),
      limit: integer(1, MOST_ON_BUILDING),
      refill: object({ good: oneOf(GOODS), count: integer(1, 5) }),
      basis,
    }),
  ),
  units: listOf(UNITS.length, object({ id: oneOf(UNITS), steps: integer(1, 9), basis })),
  trade: listOf(10, object({ id: identifier, give: portion, get: portion, basis })),
  prices: listOf(
    2,
    object({ id: oneOf(['upgradeLevel1', 'upgradeLevel2']), pay: mapOf([...GOODS, 'gold'], integer(0, 5)), basis }),
  ),
  tables: listOf(
    MOST_SEATS - 1,
    object({ players, rounds: integer(1, MOST_ROUNDS), shown: listOf(2, integer(1, KINDS_OF_LEVEL)), colours, basis }),
  ),
  upgrades: listOf(
    UPGRADE_COUNT,
    object({
      id: identifier,
      name: text,
      building: oneOf(BUILDINGS),
      level: integer(1, 2),
      copies: integer(1, 2),
      effect: oneOf(EFFECTS),
      area: oneOf([...AREA_TYPES, 'none']),
      amount,
      basis,
    }),
  ),
  runes: listOf(RUNES.length, object({ id: oneOf(RUNES), name: text, count: integer(0, 8), basis })),
  maps: listOf(SIDES.length, map),
});

export type BardagiContent = ReturnType<typeof shape>;
type Check = ContentCheck<BardagiContent>;

const checkOrder = inOrder<BardagiContent>(content => ({
  areaTypes: [content.areaTypes.map(({ id }) => id), AREA_TYPES],
  buildings: [content.buildings.map(({ id }) => id), BUILDINGS],
  units: [content.units.map(({ id }) => id), UNITS],
  runes: [content.runes.map(({ id }) => id), RUNES],
  maps: [content.maps.map(({ id }) => id), SIDES],
  prices: [content.prices.map(({ id }) => id), ['upgradeLevel1', 'upgradeLevel2']],
}));

const checkTables: Check = ({ tables }, fail) => {
  for (const [i, { players }] of tables.entries())
    if (players !== i + 2) fail(`tables.${i}`, `${i + 2} players are wanted here`, 'order', { wanted: i + 2 });
};

/** Five kinds for each building and level. BAR-021 */
const checkUpgrades: Check = ({ upgrades }, fail) => {
  for (const building of BUILDINGS)
    for (const level of [1, 2]) {
      const found = upgrades.filter(tile => tile.building === building && tile.level === level).length;
      if (found !== KINDS_OF_LEVEL)
        fail('upgrades', `${KINDS_OF_LEVEL} of ${building} and level ${level} are wanted, not ${found}`, 'kinds', {
          found,
        });
    }
  for (const { id, effect, area } of upgrades)
    if ((area !== 'none') !== (effect.endsWith('PerArea') || effect === 'gloryIfOwns'))
      fail(`upgrades.${id}.area`, 'only what counts areas names a type of area', 'effect-area');
};

const ROWS: readonly (readonly [string, string, number, string, number])[] = [
  ['t1', 'basic', 1, 'basic', 1],
  ['t2', 'mine', 1, 'mine', 1],
  ['t3', 'basic', 2, 'mine', 1],
  ['t4', 'mine', 1, 'basic', 2],
  ['t5', 'basic', 4, 'gold', 1],
  ['t6', 'basic', 8, 'gold', 3],
  ['t7', 'mine', 2, 'gold', 1],
  ['t8', 'mine', 4, 'gold', 3],
  ['t9', 'gold', 1, 'basic', 2],
  ['t10', 'gold', 1, 'mine', 1],
];
/** Moves are written for these rows; a sale may bring another sum of gold. BAR-498 to BAR-507 */
const checkTrade: Check = ({ trade }, fail) => {
  for (const [i, [id, giveGroup, give, getGroup, get]] of ROWS.entries()) {
    const row = trade[i];
    const fits = row.id === id && row.give.group === giveGroup && row.give.count === give;
    if (!fits || row.get.group !== getGroup || (getGroup !== 'gold' && row.get.count !== get))
      fail(`trade.${i}`, `${id} gives ${give} ${giveGroup} for ${getGroup}`, 'trade-row', { row: id });
  }
};

/** No sale of many brings less than the sales of few, and nothing is earned by buying and selling. */
const checkSales: Check = ({ trade }, fail) => {
  for (const [few, many] of [
    [4, 5],
    [6, 7],
  ])
    if (trade[many].get.count < 2 * trade[few].get.count || trade[many].get.count > 3)
      fail(`trade.${trade[many].id}`, 'a large sale brings twice a small one, and at most 3', 'sale');
};

export const readBardagiContent = (file: string, json: unknown): BardagiContent =>
  readContent(file, json, shape, [checkOrder, checkTables, checkUpgrades, checkTrade, checkSales, checkMaps]);
