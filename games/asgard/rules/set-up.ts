/** Set-up of the board, and the start of every round up to the first decision of a player. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context } from './context.ts';
import {
  ASGARD_TILE_COUNT,
  BATTLE_PILES,
  DISCARD,
  FIRST_RECRUIT,
  FIRST_SEAL,
  FLIPPED,
  GODS,
  ON_BOARD,
  OUT,
  PHASE,
  PILE,
  POPULATION_COUNT,
  RECRUITS,
  ROW,
  SIDES,
  SPACES_OF_SIDE,
  STONES,
  sideOf,
  spaceOf,
  TEMPLE_PILES,
  TOP,
  UNUSED,
} from './vocabulary.ts';

const DISCS_AT_START = 3;

export const setUp = (c: Context) => {
  const { at, seats, tables, tell, options } = c;
  const scratch = new Int16Array(POPULATION_COUNT);
  const oneGroup = new Int8Array(ASGARD_TILE_COUNT);

  const shuffle = (count: number, fx: Effects) => {
    for (let i = count - 1; i > 0; i--) {
      const j = fx.below(i + 1);
      const swap = scratch[i];
      scratch[i] = scratch[j];
      scratch[j] = swap;
    }
  };

  /** ASG-032, ASG-033 */
  const dealOrder = (s: State, fx: Effects) => {
    for (let seat = 0; seat < seats; seat++) scratch[seat] = seat;
    if (options.turnOrder === 'random') shuffle(seats, fx);
    for (let place = 0; place < seats; place++) {
      s[at.order(place)] = scratch[place];
      fx.emit(tell.ordered, scratch[place], place + 1);
    }
  };

  /** ASG-059 to ASG-064 */
  const populate = (s: State, side: number, fx: Effects) => {
    let n = 0;
    for (let tile = 0; tile < POPULATION_COUNT; tile++)
      if (tables.populationSide[tile] === side && (options.populationRemoved === 'random' || isUsed(tile)))
        scratch[n++] = tile;
    shuffle(n, fx);
    let next = 0;
    for (let world = 0; world < SPACES_OF_SIDE; world++) {
      if (!tables.isOpen[world]) continue;
      const tile = scratch[next++];
      s[at.on(spaceOf(side, world))] = tile;
      s[at.population(tile)] = ON_BOARD;
      fx.emit(tell.populated, tile, spaceOf(side, world));
    }
    for (let tile = 0; tile < POPULATION_COUNT; tile++)
      if (tables.populationSide[tile] === side && s[at.population(tile)] === OUT) fx.emit(tell.unused, tile);
  };
  const isUsed = (tile: number) => tables.populationFrom[tile] <= seats;

  /** Any tile of this group still in its pile: nobody knows the order of a pile, so none is kept. */
  const draw = (s: State, base: number, groups: Int8Array, group: number, fx: Effects) => {
    let left = 0;
    for (let i = 0; i < groups.length; i++) if (s[base + i] === PILE && groups[i] === group) left++;
    if (left === 0) return NONE;
    let skip = fx.below(left);
    let i = 0;
    while (s[base + i] !== PILE || groups[i] !== group || skip-- > 0) i++;
    return i;
  };

  /** ASG-048, ASG-285 */
  const turnUpTile = (s: State, god: number, fx: Effects) => {
    const tile = draw(s, at.tile(0), tables.tileGod, god, fx);
    if (tile === NONE) return;
    s[at.tile(tile)] = TOP;
    fx.emit(tell.turnedUp, tile);
  };
  /** ASG-050, ASG-285 */
  const turnUpTemple = (s: State, pile: number, fx: Effects) => {
    const temple = draw(s, at.temple(0), tables.templePile, pile, fx);
    if (temple === NONE) return;
    s[at.temple(temple)] = TOP;
    fx.emit(tell.templeUp, temple);
  };

  /** ASG-372 */
  const drawAncient = (s: State, side: number, fx: Effects) => draw(s, at.ancient(0), tables.ancientSide, side, fx);

  const inRow = (s: State) => {
    let n = 0;
    for (let tile = 0; tile < ASGARD_TILE_COUNT; tile++) if (s[at.asgardTile(tile)] === ROW) n++;
    return n;
  };
  /** ASG-122 to ASG-125 */
  const fillRow = (s: State, fx: Effects) => {
    for (let tile = 0; tile < ASGARD_TILE_COUNT; tile++)
      if (s[at.asgardTile(tile)] === FLIPPED) s[at.asgardTile(tile)] = DISCARD;
    for (let row = inRow(s); row < tables.rowSize; row++) {
      let tile = draw(s, at.asgardTile(0), oneGroup, 0, fx);
      if (tile === NONE) {
        for (let i = 0; i < ASGARD_TILE_COUNT; i++) if (s[at.asgardTile(i)] === DISCARD) s[at.asgardTile(i)] = PILE;
        tile = draw(s, at.asgardTile(0), oneGroup, 0, fx);
      }
      s[at.asgardTile(tile)] = ROW;
      fx.emit(tell.inRow, tile);
    }
  };

  /** ASG-041, ASG-057, ASG-067, ASG-072 to ASG-075 */
  const layPieces = (s: State) => {
    for (let stone = 0; stone < STONES.length; stone++) s[at.supply(stone)] = tables.stoneCount[stone];
    for (let side = 0; side < SIDES.length; side++) s[at.supply(FIRST_SEAL + side)] = tables.sealCount[side];
    for (let recruit = 0; recruit < RECRUITS.length; recruit++) {
      let left = tables.recruitCount[recruit] - 1 - tables.startInValhalla[recruit];
      s[at.pool(recruit)] = 1;
      s[at.valhalla(recruit)] = tables.startInValhalla[recruit];
      for (let god = 0; god < GODS.length; god++) {
        s[at.onGod(god, recruit)] = tables.startOnGod[god * RECRUITS.length + recruit];
        left -= s[at.onGod(god, recruit)];
      }
      s[at.supply(FIRST_RECRUIT + recruit)] = left;
    }
    for (let pile = 0; pile < BATTLE_PILES; pile++) s[at.battlePile(pile)] = tables.battleCount[pile];
  };

  /** The holder of this place takes a recruit; the first player takes none, and what is left goes back. ASG-068 to ASG-071 */
  const askForRecruit = (s: State, place: number, fx: Effects) => {
    if (place > 0) return c.go(s, PHASE.recruit, s[at.order(place)]);
    for (let recruit = 0; recruit < RECRUITS.length; recruit++) {
      s[at.supply(FIRST_RECRUIT + recruit)] += s[at.pool(recruit)];
      s[at.pool(recruit)] = 0;
    }
    c.flow.beginRound(s, 1, fx);
  };

  const setup = (s: State, fx: Effects) => {
    for (const { base, length, none } of c.layout.fields) if (none) s.fill(NONE, base, base + length);
    s[at.round] = 1;
    for (let seat: Seat = 0; seat < seats; seat++) s[at.front(seat)] = DISCS_AT_START; // ASG-037
    dealOrder(s, fx);
    layPieces(s);
    for (let god = 0; god < GODS.length; god++) {
      turnUpTile(s, god, fx); // ASG-048, ASG-049
      if (!c.isActive(s, god)) continue;
      s[at.sealed(god)] = 1; // ASG-038 to ASG-040
      s[at.supply(c.sealOf(sideOf(god)))]--;
    }
    for (let pile = 0; pile < TEMPLE_PILES; pile++) turnUpTemple(s, pile, fx);
    for (let tile = 0; tile < ASGARD_TILE_COUNT; tile++)
      s[at.asgardTile(tile)] = tables.asgardFrom[tile] <= seats ? PILE : UNUSED; // ASG-042 to ASG-045
    fillRow(s, fx);
    for (let side = 0; side < SIDES.length; side++) populate(s, side, fx);
    askForRecruit(s, seats - 1, fx);
  };

  return { setup, askForRecruit, fillRow, turnUpTile, turnUpTemple, drawAncient };
};

export type SetUp = ReturnType<typeof setUp>;
