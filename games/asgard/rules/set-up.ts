/** Set-up of the board, up to the first decision of a player. */
import type { Effects, Nth, Seat } from '@idavoll/engine';
import { isActive } from './board.ts';
import { type Context, tell } from './context.ts';
import { fillRow, turnUpTemple, turnUpTile } from './piles.ts';
import { at, COUNT, go, type State } from './state.ts';
import {
  ON_BOARD,
  OUT,
  PHASE,
  PILE,
  pieceOf,
  SPACES_OF_SIDE,
  sealOf,
  sideOf,
  spaceOf,
  stoneOf,
  TEMPLE_PILES,
  UNUSED,
} from './vocabulary.ts';

const DISCS_AT_START = 3;

const scratch = new Int16Array(COUNT.population);

const shuffle = (count: number, fx: Effects) => {
  for (let i = count - 1; i > 0; i--) {
    const j = fx.below(i + 1);
    const swap = scratch[i];
    scratch[i] = scratch[j];
    scratch[j] = swap;
  }
};

/** ASG-032, ASG-033 */
const dealOrder = ({ seats, drawsOrder }: Context, s: State, fx: Effects) => {
  for (let seat: Seat = 0; seat < seats; seat++) scratch[seat] = seat;
  if (drawsOrder) shuffle(seats, fx);
  for (let place: Nth<'place'> = 0; place < seats; place++) {
    s[at.order(place)] = scratch[place];
    fx.emit(tell.ordered, scratch[place], place);
  }
};

const isUsed = ({ seats, tables }: Context, tile: Nth<'population'>) => tables.populationFrom[tile] <= seats;

/** ASG-059 to ASG-064 */
const populate = (c: Context, s: State, side: Nth<'side'>, fx: Effects) => {
  const { tables } = c;
  let n = 0;
  for (let tile: Nth<'population'> = 0; tile < COUNT.population; tile++)
    if (tables.populationSide[tile] === side && (c.removesAny || isUsed(c, tile))) scratch[n++] = tile;
  shuffle(n, fx);
  let next = 0;
  for (let world: Nth<'world'> = 0; world < SPACES_OF_SIDE; world++) {
    if (!tables.isOpen[world]) continue;
    const tile = scratch[next++];
    s[at.on(spaceOf(side, world))] = tile;
    s[at.population(tile)] = ON_BOARD;
    fx.emit(tell.populated, tile, spaceOf(side, world));
  }
  for (let tile: Nth<'population'> = 0; tile < COUNT.population; tile++)
    if (tables.populationSide[tile] === side && s[at.population(tile)] === OUT) fx.emit(tell.unused, tile);
};

/** ASG-041, ASG-057, ASG-067, ASG-072 to ASG-075 */
const layPieces = ({ tables }: Context, s: State) => {
  for (let stone: Nth<'stone'> = 0; stone < COUNT.stone; stone++)
    s[at.supply(stoneOf(stone))] = tables.stoneCount[stone];
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) s[at.supply(sealOf(side))] = tables.sealCount[side];
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++) {
    let left = tables.recruitCount[recruit] - 1 - tables.startInValhalla[recruit];
    s[at.pool(recruit)] = 1;
    s[at.valhalla(recruit)] = tables.startInValhalla[recruit];
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
      s[at.onGod(god, recruit)] = tables.startOnGod[god * COUNT.recruit + recruit];
      left -= s[at.onGod(god, recruit)];
    }
    s[at.supply(pieceOf(recruit))] = left;
  }
  for (let pile: Nth<'battlePile'> = 0; pile < COUNT.battlePile; pile++)
    s[at.battlePile(pile)] = tables.battleCount[pile];
};

/** The last player takes a recruit first. ASG-068 */
export const setup = (c: Context, s: State, fx: Effects) => {
  const { seats, tables } = c;
  s[at.round] = 1;
  for (let seat: Seat = 0; seat < seats; seat++) s[at.front(seat)] = DISCS_AT_START; // ASG-037
  dealOrder(c, s, fx);
  layPieces(c, s);
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
    turnUpTile(c, s, god, fx); // ASG-048, ASG-049
    if (!isActive(c, s, god)) continue;
    s[at.sealed(god)] = 1; // ASG-038 to ASG-040
    s[at.supply(sealOf(sideOf(god)))]--;
  }
  for (let pile = 0; pile < TEMPLE_PILES; pile++) turnUpTemple(c, s, pile, fx);
  for (let tile: Nth<'asgardTile'> = 0; tile < COUNT.asgardTile; tile++)
    s[at.asgardTile(tile)] = tables.asgardFrom[tile] <= seats ? PILE : UNUSED; // ASG-042 to ASG-045
  fillRow(c, s, fx);
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) populate(c, s, side, fx);
  go(s, PHASE.recruit, s[at.order(seats - 1)]);
};
