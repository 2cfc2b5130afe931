/** Piles: nobody knows the order of one, so none is kept, and the next tile is any that is still in it. */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { type Context, tell } from './context.ts';
import { at, type Cells, COUNT, type State } from './state.ts';
import { ARMS_OF_KIND, DISCARD, FLIPPED, HELD, LAID_ARM, PILE, ROW, TOP } from './vocabulary.ts';

/** Any of so many tiles that is still in the pile, counted from 0; `base` is the cell of the first. */
const drawOf = (s: State, base: number, count: number, fx: Effects) => {
  let left = 0;
  for (let i = 0; i < count; i++) if (s[base + i] === PILE) left++;
  if (left === 0) return NONE;
  let skip = fx.below(left);
  let i = 0;
  while (s[base + i] !== PILE || skip-- > 0) i++;
  return i;
};
/** The same where the tiles of a pile are those of a group. */
const draw = (s: State, base: number, groups: Int8Array, group: number, fx: Effects) => {
  let left = 0;
  for (let i = 0; i < groups.length; i++) if (s[base + i] === PILE && groups[i] === group) left++;
  if (left === 0) return NONE;
  let skip = fx.below(left);
  let i = 0;
  while (s[base + i] !== PILE || groups[i] !== group || skip-- > 0) i++;
  return i;
};

/** The tile of a god that lies face up, or NONE. ASG-047 */
export const topTile = ({ tables }: Context, s: Cells, god: Nth<'god'>): Nth<'tile'> => {
  for (let tile: Nth<'tile'> = tables.firstTile[god]; tile < tables.firstTile[god + 1]; tile++)
    if (s[at.tile(tile)] === TOP) return tile;
  return NONE;
};

/** ASG-048, ASG-285 */
export const turnUpTile = ({ tables }: Context, s: State, god: Nth<'god'>, fx: Effects) => {
  const first: Nth<'tile'> = tables.firstTile[god];
  const nth = drawOf(s, at.tile(first), tables.firstTile[god + 1] - first, fx);
  if (nth === NONE) return;
  s[at.tile(first + nth)] = TOP;
  fx.emit(tell.turnedUp, first + nth);
};
/** ASG-050, ASG-285 */
export const turnUpTemple = ({ tables }: Context, s: State, pile: number, fx: Effects) => {
  const temple = draw(s, at.temple(0), tables.templePile, pile, fx);
  if (temple === NONE) return;
  s[at.temple(temple)] = TOP;
  fx.emit(tell.templeUp, temple);
};
/** ASG-372 */
export const drawAncient = ({ tables }: Context, s: State, side: Nth<'side'>, fx: Effects): Nth<'ancient'> =>
  draw(s, at.ancient(0), tables.ancientSide, side, fx);

const inRow = (s: Cells) => {
  let n = 0;
  for (let tile: Nth<'asgardTile'> = 0; tile < COUNT.asgardTile; tile++) if (s[at.asgardTile(tile)] === ROW) n++;
  return n;
};
const drawAsgardTile = (s: State, fx: Effects): Nth<'asgardTile'> => drawOf(s, at.asgardTile(0), COUNT.asgardTile, fx);
/** ASG-122 to ASG-125 */
export const fillRow = ({ tables }: Context, s: State, fx: Effects) => {
  for (let tile: Nth<'asgardTile'> = 0; tile < COUNT.asgardTile; tile++)
    if (s[at.asgardTile(tile)] === FLIPPED) s[at.asgardTile(tile)] = DISCARD;
  for (let row = inRow(s); row < tables.rowSize; row++) {
    let tile = drawAsgardTile(s, fx);
    if (tile === NONE) {
      for (let i: Nth<'asgardTile'> = 0; i < COUNT.asgardTile; i++)
        if (s[at.asgardTile(i)] === DISCARD) s[at.asgardTile(i)] = PILE;
      tile = drawAsgardTile(s, fx);
    }
    s[at.asgardTile(tile)] = ROW;
    fx.emit(tell.inRow, tile);
  }
};

/** How many weapons or spells are left. */
export const pileSize = ({ seats }: Context, s: Cells, kind: Nth<'armKind'>) => {
  let left = ARMS_OF_KIND;
  for (let seat: Seat = 0; seat < seats; seat++) left -= s[at.armCount(seat, kind)];
  return left;
};
export const hasPile = (c: Context, s: Cells, kind: Nth<'armKind'>) => pileSize(c, s, kind) > 0;
export const anyPile = (c: Context, s: Cells) => {
  for (let kind: Nth<'armKind'> = 0; kind < COUNT.armKind; kind++) if (hasPile(c, s, kind)) return true;
  return false;
};
/** Who has a weapon or a spell, or has laid it; NONE for one in its pile. */
export const ownerOfArm = ({ seats }: Context, s: Cells, arm: Nth<'arm'>): Seat => {
  for (let seat: Seat = 0; seat < seats; seat++) if (s[at.arm(seat, arm)] >= HELD) return seat;
  return NONE;
};
/** The seat that has laid it under the god tile on this space, or NONE. */
export const layerOfArm = ({ seats }: Context, s: Cells, arm: Nth<'arm'>, space: Nth<'space'>): Seat => {
  for (let seat: Seat = 0; seat < seats; seat++) if (s[at.arm(seat, arm)] === LAID_ARM + space) return seat;
  return NONE;
};
