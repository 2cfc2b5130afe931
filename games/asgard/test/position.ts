/** Positions in words: what lies where, and the state that says the same. */
import { NONE, type Seat, type State, type Wishes } from '@idavoll/engine';
import { idsOf, indexIn, pairsOf } from '../../test/position.ts';
import { placeOf, standOn } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { go } from '../rules/state.ts';
import { armIds, tileIds } from '../rules/tables.ts';
import * as V from '../rules/vocabulary.ts';

export interface PositionWords {
  readonly seats: number;
  readonly options?: Wishes['options'];
  readonly round?: number;
  /** What is asked: a disc to lift, unless said; and of whom. */
  readonly phase?: 'gods' | 'reveal' | 'turn' | 'valhalla' | 'arms';
  readonly turn?: Seat;
  /** The seats in turn order; by number, unless said. */
  readonly order?: readonly Seat[];
  readonly score?: readonly number[];

  /** By seat: 'pink 2 lightSeal 1 giant 3'. What nobody has is in the supply. */
  readonly reserve?: readonly string[];
  /** By seat. The discs that lie nowhere else are on the disc track. */
  readonly front?: readonly number[];
  /** By seat: how many were taken from the disc track; else it follows from those that lie elsewhere. */
  readonly taken?: readonly number[];
  /** 'odin.a', 'odin.temple' … */
  readonly slots?: Readonly<Record<string, Seat>>;
  readonly inAsgard?: readonly number[];
  /** Upper and lower; null for an empty slot. */
  readonly support?: Partial<Record<V.GodName, readonly [Seat | null, (Seat | null)?]>>;
  /** 'world3', 'world7-dark' … */
  readonly battle?: Readonly<Record<string, Seat>>;
  readonly victory?: Readonly<Record<string, readonly Seat[]>>;
  readonly centre?: readonly number[];

  /** The gods that have their seal. */
  readonly sealed?: readonly V.GodName[];
  /** 'giant 2 orangeWarrior 1' */
  readonly onGod?: Partial<Record<V.GodName, string>>;
  readonly valhalla?: string;
  readonly powerTiles?: { readonly tyr?: Seat; readonly thor?: Seat };
  readonly claim?: Seat;

  /** By space ('dark-world3'): a population tile ('dark-saga'), a turned one ('turned dark-saga'), or a god tile
   * ('surtr-2'). Open spaces that are not named hold what population tiles are left. */
  readonly on?: Readonly<Record<string, string>>;
  /** Population tiles by seat. */
  readonly populations?: readonly (readonly string[])[];
  /** The top tile of a god; the first that is not laid, unless said. Without tiles: 'none'. */
  readonly top?: Partial<Record<V.GodName, string>>;
  /** Temples by seat, and those face up; the first of every pile, unless said. */
  readonly temples?: readonly (readonly string[])[];
  readonly templesUp?: readonly string[];
  /** Asgard tiles face up and face down; the first of them, unless said. */
  readonly row?: readonly string[];
  readonly flipped?: readonly string[];
  /** Battle tiles by seat, by their points. */
  readonly battleTiles?: readonly (readonly number[])[];

  /** The ancient weapons that come next: the others of their side are past. Only for rounds that do not go on to another. */
  readonly ancients?: readonly [light: number, dark: number];
  /** By seat. */
  readonly chosen?: readonly (readonly V.GodName[])[];
  readonly revealed?: readonly (readonly V.GodName[])[];
  /** Weapons and spells by seat; and where they lie at Ragnarök, 'weapon-3': 'light-world2'. */
  readonly arms?: readonly (readonly string[])[];
  readonly under?: Readonly<Record<string, string>>;
  /** At Ragnarök: 'light-world3': 'giant 1'; and the populations that have an ancient weapon. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly guarded?: readonly string[];
  readonly seed?: string;
}

const amounts = (text = '') => pairsOf(text).map(([piece, n]): [string, number] => [piece, Number(n)]);

/** What lies on a space, in words. */
const laid = (text: string) => {
  const [, turned, id] = /^(turned )?(.+)$/.exec(text) ?? [];
  return { id, turned: turned !== undefined };
};

export const positionOf = (c: Context, words: PositionWords): State => {
  const { at, seats, content, tables, layout } = c;
  const s = layout.state();
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  for (const { none, cells } of layout.fields) if (none) for (const cell of cells) s[cell] = NONE;
  const populations = idsOf(content.populations);
  const temples = idsOf(content.temples);
  const asgardTiles = idsOf(content.asgardTiles);
  const tiles = tileIds(content);
  const arms = armIds(content);

  s[at.round] = words.round ?? 1;
  for (const [place, seat] of (words.order ?? everySeat).entries()) s[at.order(place)] = seat;
  for (const seat of everySeat) s[at.score(seat)] = words.score?.[seat] ?? 0;

  // Pieces.
  for (const [seat, text] of (words.reserve ?? []).entries())
    for (const [piece, n] of amounts(text)) s[at.reserve(seat, indexIn(V.PIECES, piece))] = n;
  for (const [god, text] of Object.entries(words.onGod ?? {}))
    for (const [recruit, n] of amounts(text)) s[at.onGod(indexIn(V.GODS, god), indexIn(V.RECRUITS, recruit))] = n;
  for (const [recruit, n] of amounts(words.valhalla)) s[at.valhalla(indexIn(V.RECRUITS, recruit))] = n;
  for (const [space, text] of Object.entries(words.beside ?? {}))
    for (const [recruit, n] of amounts(text)) s[at.beside(indexIn(V.SPACES, space), indexIn(V.RECRUITS, recruit))] = n;
  for (const god of words.sealed ?? []) s[at.sealed(indexIn(V.GODS, god))] = 1;
  for (const [piece, name] of V.PIECES.entries()) {
    let left: number = [...tables.stoneCount, ...tables.sealCount, ...tables.recruitCount][piece];
    for (const seat of everySeat) left -= s[at.reserve(seat, piece)];
    for (let god = 0; god < V.GODS.length; god++) {
      if (piece === V.FIRST_SEAL + V.sideOf(god)) left -= s[at.sealed(god)];
      if (piece >= V.FIRST_RECRUIT) left -= s[at.onGod(god, piece - V.FIRST_RECRUIT)];
    }
    if (piece >= V.FIRST_RECRUIT) {
      left -= s[at.valhalla(piece - V.FIRST_RECRUIT)];
      for (let space = 0; space < V.SPACES.length; space++) left -= s[at.beside(space, piece - V.FIRST_RECRUIT)];
    }
    if (left < 0) throw new Error(`there are not so many of ${name}`);
    s[at.supply(piece)] = left;
  }

  // Discs.
  for (const [name, seat] of Object.entries(words.slots ?? {})) {
    const [god, slot] = name.split('.');
    s[at.slot(indexIn(V.GODS, god), indexIn(V.SLOTS, slot))] = seat;
  }
  for (const [god, discs] of Object.entries(words.support ?? {}))
    for (const [support, seat] of discs.entries()) s[at.support(indexIn(V.GODS, god), support)] = seat ?? NONE;
  for (const [slot, seat] of Object.entries(words.battle ?? {})) standOn(c, s, seat, indexIn(V.BATTLE_SLOTS, slot));
  for (const [world, winners] of Object.entries(words.victory ?? {}))
    for (const seat of winners) s[at.victory(indexIn(V.WORLDS, world), seat)] = 1;
  for (const seat of everySeat) {
    s[at.inAsgard(seat)] = words.inAsgard?.[seat] ?? 0;
    s[at.centre(seat)] = words.centre?.[seat] ?? 0;
    let placed = s[at.inAsgard(seat)] + s[at.centre(seat)];
    for (const { name, cells } of layout.fields)
      for (const cell of cells) if (['slot', 'support', 'battle'].includes(name) && s[cell] === seat) placed++;
    for (let world = 0; world < V.WORLD_COUNT; world++) placed += s[at.victory(world, seat)];
    const off = V.DISC_COUNT - V.TRACK_LENGTH;
    const front = words.front?.[seat] ?? off + (words.taken?.[seat] ?? Math.max(0, placed - off)) - placed;
    s[at.front(seat)] = front;
    s[at.taken(seat)] = front + placed - off;
    if (front < 0 || front + placed < off || front + placed > V.DISC_COUNT)
      throw new Error(`seat ${seat} cannot have ${front + placed} discs off the track`);
    if (words.taken && words.taken[seat] !== s[at.taken(seat)])
      throw new Error(`seat ${seat} has discs that do not fit`);
  }
  for (const [i, name] of V.POWER_TILES.entries()) s[at.powerTile(i)] = words.powerTiles?.[name] ?? NONE;
  s[at.claim] = words.claim ?? NONE;

  // Tiles.
  for (const [seat, held] of (words.populations ?? []).entries())
    for (const id of held) s[at.population(indexIn(populations, id))] = V.KEPT + seat;
  for (const [name, text] of Object.entries(words.on ?? {})) {
    const { id, turned } = laid(text);
    const space = indexIn(V.SPACES, name);
    if (tiles.includes(id)) {
      s[at.on(space)] = V.POPULATION_COUNT + tiles.indexOf(id);
      s[at.tile(tiles.indexOf(id))] = V.LAID;
    } else {
      const population = indexIn(populations, id);
      s[at.on(space)] = population;
      s[at.population(population)] = V.ON_BOARD;
      s[at.turned(population)] = turned ? 1 : 0;
    }
  }
  for (let space = 0; space < V.SPACES.length; space++) {
    if (s[at.on(space)] !== NONE || !tables.isOpen[V.worldOfSpace(space)] || words.on?.[V.SPACES[space]] === '')
      continue;
    const free = populations.findIndex(
      (_, tile) => tables.populationSide[tile] === V.sideOfSpace(space) && s[at.population(tile)] === V.OUT,
    );
    if (free < 0) continue;
    s[at.on(space)] = free;
    s[at.population(free)] = V.ON_BOARD;
  }
  for (const [god, name] of V.GODS.entries()) {
    const wanted = words.top?.[name];
    const first = tiles.findIndex((_, tile) => tables.tileGod[tile] === god && s[at.tile(tile)] === V.PILE);
    const top = wanted === undefined ? first : tiles.indexOf(wanted);
    for (const tile of tiles.keys())
      if (wanted === 'none' && tables.tileGod[tile] === god && s[at.tile(tile)] === V.PILE) s[at.tile(tile)] = V.GONE;
    if (top >= 0) s[at.tile(top)] = V.TOP;
  }
  for (const [seat, built] of (words.temples ?? []).entries())
    for (const id of built) s[at.temple(indexIn(temples, id))] = V.BUILT + seat;
  for (let pile = 0; pile < V.TEMPLE_PILES; pile++) {
    const isIn = (temple: number) => tables.templePile[temple] === pile && s[at.temple(temple)] === V.PILE;
    const wanted = words.templesUp?.map(id => indexIn(temples, id)).find(isIn);
    const top = wanted ?? temples.findIndex((_, temple) => isIn(temple));
    if (top >= 0) s[at.temple(top)] = V.TOP;
  }
  for (const tile of asgardTiles.keys()) s[at.asgardTile(tile)] = tables.asgardFrom[tile] <= seats ? V.PILE : V.UNUSED;
  for (const id of words.flipped ?? []) s[at.asgardTile(indexIn(asgardTiles, id))] = V.FLIPPED;
  const used = asgardTiles.filter((_, tile) => s[at.asgardTile(tile)] === V.PILE);
  for (const id of words.row ?? used.slice(0, tables.rowSize - (words.flipped?.length ?? 0)))
    s[at.asgardTile(indexIn(asgardTiles, id))] = V.ROW;
  for (const [pile, points] of tables.battleValue.entries()) {
    let left = tables.battleCount[pile];
    for (const [seat, held] of (words.battleTiles ?? []).entries()) {
      s[at.battleTiles(seat, pile)] = held.filter(one => one === points).length;
      left -= s[at.battleTiles(seat, pile)];
    }
    s[at.battlePile(pile)] = left;
  }
  for (const [ancient, { side, value }] of content.ancientWeapons.entries())
    if (words.ancients && words.ancients[V.SIDES.indexOf(side)] !== value) s[at.ancient(ancient)] = V.PAST;

  // Secrets.
  for (const [seat, gods] of (words.chosen ?? []).entries()) {
    for (const god of gods) s[at.chosen(seat, indexIn(V.GODS, god))] = 1;
    for (const god of words.revealed?.[seat] ?? []) s[at.revealed(seat, indexIn(V.GODS, god))] = 1;
    s[at.chosenCount(seat)] = gods.length;
    s[at.cardsLaid(seat)] = gods.length;
    s[at.hasChosen(seat)] = 1;
  }
  for (const [seat, held] of (words.arms ?? []).entries())
    for (const id of held) {
      const arm = indexIn(arms, id);
      const kind = V.kindOfArm(arm);
      s[at.arm(seat, arm)] = V.HELD;
      s[at.armCount(seat, kind)]++;
      if (words.under?.[id] === undefined) continue;
      const space = indexIn(V.SPACES, words.under[id]);
      s[at.arm(seat, arm)] = V.LAID_ARM + space;
      s[at.laid(space, seat, kind)]++;
    }
  for (const space of words.guarded ?? []) s[at.guarded(indexIn(V.SPACES, space))] = 1;

  const turn = words.turn ?? s[at.order(0)];
  s[at.turn] = placeOf(s, turn);
  go(s, V.PHASE[words.phase ?? 'turn'], turn);
  return s;
};
