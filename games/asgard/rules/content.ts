/** The shape of a content pack: what the box says of gods, worlds, tiles and prices. */
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
  text,
} from '@idavoll/engine';
import { tileIds } from './tables.ts';
import {
  ANCIENTS_OF_SIDE,
  ARMS_OF_KIND,
  ASGARD_EFFECTS,
  ASGARD_TILE_COUNT,
  BATTLE_PILES,
  BONUSES,
  GODS,
  MOST_SEATS,
  MOST_TILES_OF_GOD,
  POPULATION_COUNT,
  RECRUITS,
  ROUNDS,
  SIDES,
  SPACES_OF_SIDE,
  SPELL_EFFECTS,
  STONES,
  TEMPLE_COUNT,
  TEMPLE_PILES,
  TRACK_LENGTH,
  WHITE_STONE,
  WORLD_COUNT,
} from './vocabulary.ts';

const SEAT_COUNTS = ['2', '3', '4'] as const;
const side = oneOf(SIDES);
const from = integer(2, MOST_SEATS);
const count = integer(0, 30);
const bySeats = object({ '2': count, '3': count, '4': count });
const accepts = listOf({ min: 0, max: RECRUITS.length }, oneOf(RECRUITS));

const shape = object({
  gods: listOf(
    GODS.length,
    object({
      id: oneOf(GODS),
      name: text,
      stone: oneOf([...STONES.slice(0, WHITE_STONE), 'none']),
      stones: integer(0, 5),
      requestSlots: integer(1, 2),
      activeFrom: integer(1, ROUNDS),
      upper: accepts,
      lower: accepts,
      tiles: listOf({ min: 1, max: MOST_TILES_OF_GOD }, integer(1, 9)),
      basis,
    }),
  ),
  populations: listOf(
    POPULATION_COUNT,
    object({ id: identifier, side, value: integer(0, 9), bonus: oneOf(BONUSES), from, basis }),
  ),
  temples: listOf(
    TEMPLE_COUNT,
    object({
      id: identifier,
      pile: integer(1, TEMPLE_PILES),
      value: integer(0, 20),
      stones: listOf({ min: 1, max: 4 }, oneOf(STONES)),
      further: integer(0, 1),
      basis,
    }),
  ),
  weapons: listOf(ARMS_OF_KIND, object({ id: identifier, value: integer(0, 20), basis })),
  spells: listOf(ARMS_OF_KIND, object({ id: identifier, name: text, effect: oneOf(SPELL_EFFECTS), basis })),
  gloryPoints: integer(0, 50),
  ancientWeapons: listOf(
    ANCIENTS_OF_SIDE * SIDES.length,
    object({ id: identifier, side, value: integer(0, 20), basis }),
  ),
  asgardTiles: listOf(ASGARD_TILE_COUNT, object({ id: identifier, effect: oneOf(ASGARD_EFFECTS), from, basis })),
  asgardRow: bySeats,
  worlds: listOf(
    WORLD_COUNT,
    object({ slot: oneOf([...SIDES, 'either']), upper: integer(0, 50), lower: integer(0, 50), from, basis }),
  ),
  underworldPoints: integer(0, 50),
  track: listOf(TRACK_LENGTH, object({ seal: side, basis })),
  recruits: listOf(
    RECRUITS.length,
    object({
      id: oneOf(RECRUITS),
      count: integer(1, 30),
      strength: integer(1, 9),
      cost: object({ light: integer(0, 3), dark: integer(0, 3) }),
      onGods: mapOf(GODS, integer(0, 5)),
      valhalla: integer(0, 10),
      basis,
    }),
  ),
  stones: listOf(STONES.length, object({ id: oneOf(STONES), count: bySeats, basis })),
  seals: listOf(SIDES.length, object({ side, count: bySeats, basis })),
  battleTiles: listOf(BATTLE_PILES, object({ value: integer(0, 50), count: bySeats, basis })),
  boosts: object({ oath: integer(1, 20), levy: integer(1, 20) }),
  sagaPoints: integer(0, 50),
});

export type AsgardContent = ReturnType<typeof shape>;

type Check = ContentCheck<AsgardContent>;

const checkOrder = inOrder<AsgardContent>(content => ({
  gods: [content.gods.map(({ id }) => id), GODS],
  recruits: [content.recruits.map(({ id }) => id), RECRUITS],
  stones: [content.stones.map(({ id }) => id), STONES],
  seals: [content.seals.map(({ side }) => side), SIDES],
}));

/** Every open space gets one population tile, and no tile is left over. ASG-060 to ASG-063 */
const checkPopulations: Check = ({ populations, worlds }, fail) => {
  for (const seats of SEAT_COUNTS)
    for (const side of SIDES) {
      const tiles = populations.filter(tile => tile.side === side && tile.from <= Number(seats)).length;
      const spaces = worlds.filter(({ from }) => from <= Number(seats)).length + SPACES_OF_SIDE - WORLD_COUNT;
      if (tiles !== spaces)
        fail('populations', `${spaces} of ${side} are wanted with ${seats} seats, not ${tiles}`, 'populations', {
          wanted: spaces,
          found: tiles,
        });
    }
};

/** ASG-023, ASG-051 */
const checkTemples: Check = ({ temples }, fail) => {
  for (let pile = 1; pile <= TEMPLE_PILES; pile++)
    if (!temples.some(temple => temple.pile === pile)) fail('temples', `pile ${pile} is empty`, 'empty-pile', { pile });
  for (const { id, stones } of temples)
    if (new Set(stones).size < stones.length) fail(`temples.${id}.stones`, 'a colour is named twice', 'colour-twice');
};

/** One ancient weapon of each side for every round. ASG-055, ASG-373 */
const checkAncients: Check = ({ ancientWeapons }, fail) => {
  for (const side of SIDES) {
    const found = ancientWeapons.filter(weapon => weapon.side === side).length;
    if (found !== ANCIENTS_OF_SIDE)
      fail('ancientWeapons', `${ANCIENTS_OF_SIDE} of ${side} are wanted, not ${found}`, 'ancients', { found });
  }
};

/** The row never holds more tiles than there are; only in the seventh world both sides are open. ASG-046, ASG-345 */
const checkBoard: Check = ({ asgardTiles, asgardRow, worlds }, fail) => {
  for (const seats of SEAT_COUNTS) {
    const tiles = asgardTiles.filter(({ from }) => from <= Number(seats)).length;
    if (asgardRow[seats] < 1 || asgardRow[seats] > tiles)
      fail(`asgardRow.${seats}`, `1 to ${tiles} tiles are wanted`, 'row', { most: tiles });
  }
  for (const [i, { slot }] of worlds.entries())
    if ((slot === 'either') !== (i === WORLD_COUNT - 1))
      fail(`worlds.${i}.slot`, 'the seventh world is the one with either side', 'either');
};

/** What lies on gods and in Valhalla, and a pool of one each, leave something of every kind. ASG-067, ASG-075 */
const checkPieces: Check = ({ recruits, seals, gods }, fail) => {
  for (const { id, count, onGods, valhalla } of recruits) {
    const laid = Object.values(onGods).reduce((sum, n) => sum + n, valhalla + 1);
    if (laid > count) fail(`recruits.${id}.count`, `at least ${laid} are wanted`, 'too-few', { least: laid });
    if (id === 'giant' && valhalla > 0) fail(`recruits.${id}.valhalla`, 'no giant comes to Valhalla', 'giant');
  }
  const least = GODS.length / SIDES.length;
  for (const { side, count } of seals)
    for (const seats of SEAT_COUNTS)
      if (count[seats] < least)
        fail(`seals.${side}.count.${seats}`, `at least ${least} are wanted`, 'too-few', { least }); // ASG-121
  for (const { id, stone, stones } of gods)
    if ((stone === 'none') !== (stones === 0)) fail(`gods.${id}.stones`, 'stones are of a colour', 'no-colour');
};

/** Weapons and spells are moved alike, and population and god tiles lie on the same spaces: none share an id. */
const checkIds: Check = (content, fail) => {
  const weapons = content.weapons.map(({ id }) => id);
  for (const { id } of content.spells)
    if (weapons.includes(id)) fail(`spells.${id}`, 'a weapon has this id', 'shared-id', { id });
  const tiles = tileIds(content);
  for (const { id } of content.populations)
    if (tiles.includes(id)) fail(`populations.${id}`, 'a god tile has this id', 'shared-id', { id });
};

export const readAsgardContent = (file: string, json: unknown): AsgardContent =>
  readContent(file, json, shape, [
    checkOrder,
    checkPopulations,
    checkTemples,
    checkAncients,
    checkBoard,
    checkPieces,
    checkIds,
  ]);
