/** The content as flat tables for one side of the board and one number of players. */
import type { BardagiContent, BoardMap } from './content.ts';
import { make } from './notation.ts';
import {
  AREA_TYPES,
  BUILDINGS,
  COLOURS,
  EFFECTS,
  GOODS,
  MOST_SEATS,
  type PLANNED,
  type PLANNED_LATE,
  TYPE,
  UNITS,
  YIELDS,
} from './vocabulary.ts';

/** Sets of areas are two words of 32 bits. */
const WORDS = 2;
export const wordOf = (area: number) => area >> 5;
export const bitOf = (area: number) => 1 << (area & 31);

const maskOf = (areas: readonly number[]): Int32Array => {
  const mask = new Int32Array(WORDS);
  for (const area of areas) mask[wordOf(area)] |= bitOf(area);
  return mask;
};

/** The edges of a graph as lists of neighbours: those of i are `to` from `first[i]` up to `first[i + 1]`. */
const graphOf = (count: number, edges: readonly (readonly number[])[]) => {
  const lists = Array.from({ length: count }, (_, i) =>
    edges.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : [])).toSorted((a, b) => a - b),
  );
  return {
    first: Int16Array.from({ length: count + 1 }, (_, i) => lists.slice(0, i).reduce((sum, l) => sum + l.length, 0)),
    to: Int16Array.from(lists.flat()),
  };
};

/** Areas without those that are closed: no edge leads to these. BAR-015 */
export const mapTables = (map: BoardMap, closed: readonly string[]) => {
  const ids = map.areas.map(({ id }) => id);
  const seaIds = map.sea.map(({ id }) => id);
  const isOpen = ids.map(id => !closed.includes(id));
  const type = Int8Array.from(map.areas, area => AREA_TYPES.indexOf(area.type));
  const edges = map.edges.map(edge => edge.map(id => ids.indexOf(id))).filter(edge => edge.every(i => isOpen[i]));
  const near = new Int32Array(ids.length * WORDS);
  for (const [a, b] of [...edges, ...edges.map(([a, b]) => [b, a])]) near[a * WORDS + wordOf(b)] |= bitOf(b);
  const ofType = (wanted: number) => ids.flatMap((_, i) => (type[i] === wanted && isOpen[i] ? [i] : []));
  const harbourAt = (area: number) => map.harbours.find(([id]) => id === ids[area])?.[1];
  return {
    type,
    near,
    isOpen: Int8Array.from(isOpen, open => (open ? 1 : 0)),
    /** What anybody may walk onto: neither closed nor a home. */
    walkable: maskOf(ids.flatMap((_, i) => (isOpen[i] && type[i] !== TYPE.home ? [i] : []))),
    harbours: maskOf(ids.flatMap((_, i) => (isOpen[i] && harbourAt(i) !== undefined ? [i] : []))),
    camps: Int16Array.from(ofType(TYPE.camp)),
    /** By type of area: where they are. */
    ofType: AREA_TYPES.map((_, wanted) => Int16Array.from(ofType(wanted))),
    homes: Int16Array.from(ofType(TYPE.home)),
    /** By colour; -1 for one that has none on this side. */
    homeOf: Int8Array.from(COLOURS, colour => ids.indexOf(`home-${colour}`)),
    /** By area: the sea square of its harbour, or -1. */
    link: Int8Array.from(ids, (_, i) => seaIds.indexOf(harbourAt(i) ?? '')),
    sea: graphOf(
      seaIds.length,
      map.seaEdges.map(edge => edge.map(id => seaIds.indexOf(id))),
    ),
    /** By sea square: the harbours that open onto it. */
    port: graphOf(
      seaIds.length + ids.length,
      map.harbours.map(([area, sea]) => [seaIds.indexOf(sea), seaIds.length + ids.indexOf(area)]),
    ),
  };
};

/** Every plan of so many cards. BAR-151, BAR-154 */
const plansOf = (cards: typeof PLANNED | typeof PLANNED_LATE): Int32Array => {
  const plans: number[] = [];
  const most = 6;
  for (let b = 0; b <= most; b++)
    for (let g = 0; g <= most; g++)
      for (let k = 0; k <= most; k++) {
        const s = cards - b - g - k;
        if (s >= 0 && s <= most) plans.push(make.plan(b, g, k, s));
      }
  return Int32Array.from(plans);
};

export const contentTables = (content: BardagiContent, seats: number) => {
  const { upgrades, prices, tables, trade, buildings, areaTypes } = content;
  const table = tables[seats - 2];
  const kind = (good: string) => GOODS.indexOf(good as (typeof GOODS)[number]);
  return {
    /** By number of cards. */
    plans: [plansOf(6), plansOf(8)],
    rounds: table.rounds,
    shown: Int8Array.from(table.shown),
    /** By building: disks at the start, limit, what a refill costs. */
    startDisks: Int8Array.from(buildings, ({ disks }) => disks),
    baseLimit: Int8Array.from(buildings, ({ limit }) => limit),
    refillGood: Int8Array.from(buildings, ({ refill }) => kind(refill.good)),
    refillCount: Int8Array.from(buildings, ({ refill }) => refill.count),
    steps: Int8Array.from(UNITS, (_, unit) => content.units[unit].steps),
    /** By type of area: Barbarians, and what it yields; the second is -1 where there is no choice. */
    barbarians: Int8Array.from(areaTypes, ({ barbarians }) => barbarians),
    yields: Int8Array.from(areaTypes, ({ yields }) => YIELDS.indexOf(yields[0])),
    second: Int8Array.from(areaTypes, ({ yields }) => YIELDS.indexOf(yields[1])),
    /** By tile. */
    building: Int8Array.from(upgrades, tile => BUILDINGS.indexOf(tile.building)),
    level: Int8Array.from(upgrades, ({ level }) => level - 1),
    copies: Int8Array.from(upgrades, ({ copies }) => copies),
    effect: Int8Array.from(upgrades, ({ effect }) => EFFECTS.indexOf(effect)),
    effectArea: Int8Array.from(upgrades, ({ area }) => AREA_TYPES.indexOf(area as (typeof AREA_TYPES)[number])),
    amount: Int8Array.from(upgrades, ({ amount }) => amount),
    /** By effect: the tiles that have it. */
    tilesOf: EFFECTS.map(effect => Int8Array.from(upgrades.flatMap((tile, i) => (tile.effect === effect ? [i] : [])))),
    /** By level: goods, flat, and gold. BAR-615, BAR-616 */
    priceGoods: Int8Array.from(prices.flatMap(({ pay }) => GOODS.map(good => pay[good] ?? 0))),
    priceGold: Int8Array.from(prices, ({ pay }) => pay.gold ?? 0),
    runeCount: Int8Array.from(content.runes, ({ count }) => count),
    /** Gold for 4 and 8 basic goods, and for 2 and 4 mine goods. BAR-502 to BAR-505 */
    saleBasic: Int8Array.of(trade[4].get.count, trade[5].get.count),
    saleMine: Int8Array.of(trade[6].get.count, trade[7].get.count),
    mostSeats: MOST_SEATS,
  };
};
