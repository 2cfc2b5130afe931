/** Whether there is enough of everything for the rest of the match, and room for what can come. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { at, COUNT, MOST_PIECES, MOST_SCORE, type State } from './state.ts';
import { FIRST_RECRUIT, PHASE, PIECES, PILE, SEVENTH, SIDES, sealOf, sideOf, UNUSED } from './vocabulary.ts';

/** More than anybody scores in a match. */
const ROOM = 2000;

const countOf = ({ seats }: Context, s: State, piece: Nth<'piece'>) => {
  let n = s[at.supply(piece)] + s[at.due(piece)];
  for (let seat: Seat = 0; seat < seats; seat++) n += s[at.reserve(seat, piece)];
  const recruit: Nth<'recruit'> = piece - FIRST_RECRUIT;
  if (recruit < 0) {
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) if (sealOf(sideOf(god)) === piece) n += s[at.sealed(god)];
    return n;
  }
  n += s[at.valhalla(recruit)] + s[at.pool(recruit)] + s[at.sent(recruit)];
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++) n += s[at.onGod(god, recruit)];
  for (let space: Nth<'space'> = 0; space < COUNT.space; space++) n += s[at.beside(space, recruit)];
  return n;
};

/** Nothing is more than its cells can hold, and every god finds a seal. ASG-115 to ASG-121 */
const piecesFit = (c: Context, s: State) => {
  for (let piece: Nth<'piece'> = 0; piece < COUNT.piece; piece++) {
    const n = countOf(c, s, piece);
    if (n > MOST_PIECES) return `there are ${n} of ${PIECES[piece]}, more than ${MOST_PIECES}`;
  }
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) {
    const gods = COUNT.god / COUNT.side;
    if (countOf(c, s, sealOf(side)) < gods) return `there are not enough seals of ${SIDES[side]} for its gods`;
  }
  for (let pile: Nth<'battlePile'> = 0; pile < COUNT.battlePile; pile++) {
    let n = s[at.battlePile(pile)];
    for (let seat: Seat = 0; seat < c.seats; seat++) n += s[at.battleTiles(seat, pile)];
    if (n > MOST_PIECES) return `there are ${n} battle tiles of one value`;
  }
  for (let seat: Seat = 0; seat < c.seats; seat++)
    if (s[at.score(seat)] > MOST_SCORE - ROOM) return `seat ${seat} has ${s[at.score(seat)]} points`;
  return undefined;
};

/** What Mimir has shown is still to come. ASG-236 */
const nextHolds = ({ tables }: Context, s: State) => {
  const peeker = s[at.peeker];
  if (peeker === NONE) return undefined;
  if (s[at.phase] >= PHASE.battle) return 'an ancient weapon was seen after it was shown to all';
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) {
    const next = s[at.next(peeker, side)];
    if (next === NONE || s[at.ancient(next)] !== PILE || tables.ancientSide[next] !== side)
      return 'the ancient weapon that was seen is not to come';
  }
  return undefined;
};

const rowLasts = ({ tables }: Context, s: State) => {
  let tiles = 0;
  for (let tile: Nth<'asgardTile'> = 0; tile < COUNT.asgardTile; tile++) if (s[at.asgardTile(tile)] !== UNUSED) tiles++;
  return tiles < tables.rowSize ? `Asgard has ${tiles} tiles, fewer than its row` : undefined;
};

/** A disc fights where it has not won, and in the seventh world on a side. ASG-345, ASG-347 */
const battlesHold = ({ seats }: Context, s: State) => {
  for (let world: Nth<'world'> = 0; world < COUNT.world; world++) {
    const fighter = s[at.battle(world)];
    if (fighter !== NONE && fighter < seats && s[at.victory(world, fighter)])
      return `seat ${fighter} fights for world ${world + 1}, where it has won`;
  }
  return (s[at.battle(SEVENTH)] !== NONE) === (s[at.seventh] !== NONE)
    ? undefined
    : 'a disc in the seventh world has a side, and no other has';
};

export const suppliesLast = (c: Context, s: State): string | undefined =>
  piecesFit(c, s) ?? nextHolds(c, s) ?? rowLasts(c, s) ?? battlesHold(c, s);
