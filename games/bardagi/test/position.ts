/** Positions in words: what lies where, and the state that says the same. */
import { NONE, type Seat, type State, type Wishes } from '@idavoll/engine';
import { indexIn, pairsOf } from '../../test/position.ts';
import { cardsOf, fullLimit } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { go } from '../rules/state.ts';
import * as V from '../rules/vocabulary.ts';

export interface PositionWords {
  readonly seats?: number;
  readonly options?: Wishes['options'];
  /** Colours by seat; red, blue, yellow, green and black, unless said. */
  readonly clans?: readonly string[];
  readonly round?: number;
  readonly phase?: 'turn' | 'plan';
  /** Whose action turn it is, red's unless said; and the starting player, so that this turn is the last one unless said. */
  readonly turn?: Seat;
  readonly first?: Seat;
  /** 'berserkur 2 knerrir 1': unused cards; and those that were not planned, six of each without the hand unless said. */
  readonly hand?: string;
  readonly deck?: string;
  /** Whether a card was used already: then the turn may end. */
  readonly used?: boolean;

  /** By seat. */
  readonly glory?: readonly number[];
  readonly gold?: readonly number[];
  readonly goods?: readonly string[];
  readonly disks?: readonly (readonly [virki: number, hof: number, verslun: number])[];
  /** The limits in force; those of the tiles unless said. */
  readonly limits?: readonly (readonly [virki: number, hof: number, verslun: number])[];
  readonly town?: readonly number[];
  /** So many disks are left in the reserve: the others lie in the town. */
  readonly reserve?: readonly (number | undefined)[];
  readonly axesHeld?: readonly number[];
  readonly runes?: readonly string[];
  readonly tiles?: readonly (readonly string[])[];
  readonly shown?: readonly string[];
  /** Runes left in the pile: the others are held by the last seat. */
  readonly pile?: number;

  /** 'red 3 axe 1 divine defence theirsAreYours:blue', or 'wild' for Barbarians. */
  readonly areas?: Readonly<Record<string, string>>;
  /** 'red.godi': an area, 'aboard' or 'town'; at home unless said. */
  readonly figures?: Readonly<Record<string, string>>;
  /** By colour: a sea square or a harbour. */
  readonly ships?: Readonly<Record<string, string>>;
  /** By colour: where the Berserkur came from. */
  readonly entry?: Readonly<Record<string, string>>;
  /** Colours of Berserkur who walked onto another's axe, and of ships under Sea move. */
  readonly caught?: readonly string[];
  readonly seaMove?: readonly string[];
  /** Camps that have paid their axes. */
  readonly paid?: readonly string[];
  readonly raids?: readonly number[];
  readonly captures?: readonly number[];
  readonly seed?: string;
}

export const CLANS = ['red', 'blue', 'yellow', 'green', 'black'] as const;

export const amounts = (text = ''): [string, number][] => pairsOf(text).map(([word, amount]) => [word, Number(amount)]);

const layArea = (c: Context, s: State, seatOf: (colour: string) => Seat, id: string, text: string) => {
  const { at } = c;
  const area = indexIn(
    c.map.areas.map(one => one.id),
    id,
  );
  const [colour, ...words] = text.split(/\s+/);
  if (colour !== 'wild') {
    s[at.owner(area)] = seatOf(colour);
    s[at.onArea(area)] = 1;
  }
  for (let i = 0; i < words.length; i++) {
    const [word, caster] = words[i].split(':');
    if (word === 'axe') s[at.axes(area)] = Number(words[++i]);
    else if (/^\d+$/.test(word)) s[at.onArea(area)] = Number(word);
    else {
      s[at.rune(area, indexIn(V.AREA_RUNES, word))] = 1;
      if (caster === undefined) continue;
      s[at.caster(area)] = seatOf(caster);
      s[at.marked(area)] = 1;
    }
  }
};

const layFigures = (c: Context, s: State, words: PositionWords, seatOf: (colour: string) => Seat) => {
  const { at } = c;
  const areas = c.map.areas.map(one => one.id);
  const sea = c.map.sea.map(one => one.id);
  for (let seat = 0; seat < c.seats; seat++)
    for (let figure = 0; figure < V.FIGURES.length; figure++)
      s[at.figure(seat, figure)] = c.land.homeOf[s[at.clan(seat)]];
  for (const [name, place] of Object.entries(words.figures ?? {})) {
    const [colour, figure] = name.split('.');
    const cell = at.figure(seatOf(colour), indexIn(V.FIGURES, figure));
    s[cell] = place === 'aboard' || place === 'town' ? NONE : indexIn(areas, place);
    if (place === 'aboard') s[at.aboard(seatOf(colour), indexIn(V.FIGURES, figure))] = 1;
  }
  for (const [colour, place] of Object.entries(words.ships ?? {}))
    if (sea.includes(place)) s[at.sea(seatOf(colour))] = sea.indexOf(place);
    else s[at.harbour(seatOf(colour))] = indexIn(areas, place);
  for (const [colour, place] of Object.entries(words.entry ?? {})) s[at.entry(seatOf(colour))] = indexIn(areas, place);
  for (const colour of words.caught ?? []) s[at.caught(seatOf(colour))] = 1;
  for (const colour of words.seaMove ?? []) s[at.seaMove(seatOf(colour))] = 1;
  for (const id of words.paid ?? []) s[at.paid(indexIn(areas, id))] = 1;
};

const layPlayerBoard = (c: Context, s: State, words: PositionWords, seat: Seat) => {
  const { at, areaCount } = c;
  const upgrades = c.content.upgrades.map(({ id }) => id);
  s[at.glory(seat)] = words.glory?.[seat] ?? 0;
  s[at.gained(seat, V.SOURCE.areas)] = s[at.glory(seat)];
  s[at.gold(seat)] = words.gold?.[seat] ?? 0;
  for (const [good, n] of amounts(words.goods?.[seat])) s[at.goods(seat, indexIn(V.GOODS, good))] = n;
  for (const tile of words.tiles?.[seat] ?? []) {
    s[at.built(seat, indexIn(upgrades, tile))] = 1;
    s[at.tiles(seat)]++;
  }
  let rest = V.DISKS;
  for (let building = 0; building < V.BUILDINGS.length; building++) {
    const disks = words.disks?.[seat]?.[building] ?? c.tables.startDisks[building];
    s[at.disks(seat, building)] = disks;
    s[at.limit(seat, building)] = words.limits?.[seat]?.[building] ?? fullLimit(c, s, seat, building);
    rest -= disks;
  }
  for (let area = 0; area < areaCount; area++) {
    if (s[at.owner(area)] === seat) rest -= s[at.onArea(area)];
    if (s[at.caster(area)] === seat) rest -= s[at.marked(area)];
  }
  const reserve = words.reserve?.[seat];
  s[at.town(seat)] = reserve === undefined ? (words.town?.[seat] ?? 0) : rest - reserve;
  s[at.reserve(seat)] = rest - s[at.town(seat)];
  s[at.axesHeld(seat)] = words.axesHeld?.[seat] ?? 0;
  s[at.raids(seat)] = words.raids?.[seat] ?? 0;
  s[at.captures(seat)] = words.captures?.[seat] ?? 0;
  for (const [rune, n] of amounts(words.runes?.[seat])) {
    s[at.held(seat, indexIn(V.RUNES, rune))] = n;
    s[at.heldCount(seat)] += n;
  }
};

/** Axes, runes and tiles that nobody has are in the supply and in the piles. */
const fillSupplies = (c: Context, s: State, words: PositionWords) => {
  const { at } = c;
  const upgrades = c.content.upgrades.map(({ id }) => id);
  s[at.axeSupply] = V.AXES;
  for (let seat = 0; seat < c.seats; seat++) s[at.axeSupply] -= s[at.axesHeld(seat)];
  for (let rune = 0; rune < V.RUNES.length; rune++) s[at.runePile(rune)] = c.tables.runeCount[rune];
  for (let area = 0; area < c.areaCount; area++) {
    s[at.axeSupply] -= s[at.axes(area)];
    for (let rune = 0; rune < V.AREA_RUNES.length; rune++) s[at.runePile(rune)] -= s[at.rune(area, rune)];
  }
  for (let seat = 0; seat < c.seats; seat++) {
    s[at.runePile(V.RUNE.seaMove)] -= s[at.seaMove(seat)];
    for (let rune = 0; rune < V.RUNES.length; rune++) s[at.runePile(rune)] -= s[at.held(seat, rune)];
  }
  if (words.pile !== undefined) {
    let out = V.RUNES.reduce((sum, _, rune) => sum + s[at.runePile(rune)], 0) - words.pile;
    for (let rune = 0; out > 0; rune++) {
      const n = Math.min(out, s[at.runePile(rune)]);
      s[at.runePile(rune)] -= n;
      s[at.held(c.seats - 1, rune)] += n;
      s[at.heldCount(c.seats - 1)] += n;
      out -= n;
    }
  }
  for (const tile of words.shown ?? []) s[at.shown(indexIn(upgrades, tile))]++;
  for (let tile = 0; tile < upgrades.length; tile++) {
    s[at.pile(tile)] = c.tables.copies[tile] - s[at.shown(tile)];
    for (let seat = 0; seat < c.seats; seat++) s[at.pile(tile)] -= s[at.built(seat, tile)];
  }
};

const layCards = (c: Context, s: State, words: PositionWords, turn: Seat) => {
  const { at } = c;
  for (let seat = 0; seat < c.seats; seat++) {
    s[at.planned(seat)] = 1;
    s[at.plan(seat, 0)] = Math.min(6, cardsOf(c, s));
    s[at.plan(seat, 1)] = cardsOf(c, s) - s[at.plan(seat, 0)];
  }
  for (const [unit, n] of amounts(words.hand)) s[at.hand(indexIn(V.UNITS, unit))] = n;
  for (let unit = 0; unit < V.UNITS.length; unit++)
    s[at.deck(unit)] = words.deck === undefined ? V.CARDS_OF_UNIT - s[at.hand(unit)] : 0;
  for (const [unit, n] of amounts(words.deck)) s[at.deck(indexIn(V.UNITS, unit))] = n;
  s[at.used] = words.used === false ? 0 : 1;
  s[at.turns] = ((turn - s[at.first] + c.seats) % c.seats) + 1;
};

export const positionOf = (c: Context, words: PositionWords): State => {
  const { at, seats, layout } = c;
  const s = layout.state();
  for (const { none, cells } of layout.fields) if (none) for (const cell of cells) s[cell] = NONE;
  const clans = words.clans ?? CLANS;
  const seatOf = (colour: string): Seat => indexIn(clans, colour);
  const turn = words.turn ?? 0;
  s[at.round] = words.round ?? 1;
  s[at.first] = words.first ?? (turn + 1) % seats;
  for (let seat = 0; seat < seats; seat++) s[at.clan(seat)] = indexIn(V.COLOURS, clans[seat]);
  for (const [id, text] of Object.entries(words.areas ?? {})) layArea(c, s, seatOf, id, text);
  layFigures(c, s, words, seatOf);
  for (let seat = 0; seat < seats; seat++) layPlayerBoard(c, s, words, seat);
  fillSupplies(c, s, words);
  if (words.phase === 'plan') go(s, V.PHASE.plan, s[at.first]);
  else {
    layCards(c, s, words, turn);
    go(s, V.PHASE.turn, turn);
  }
  return s;
};
