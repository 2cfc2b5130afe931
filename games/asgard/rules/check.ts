/** What else holds in every position that play can reach: without it play goes on all the same. */
import type { Nth, Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { at, COUNT, type State } from './state.ts';
import { PHASE, pieceOf, RECRUITS, SIDES, STONES, sealOf, sideOf, stoneOf } from './vocabulary.ts';

/** ASG-041, ASG-057, ASG-075 */
export const check = (c: Context, s: State): string | undefined => {
  const { seats, tables } = c;
  const inPlay = (piece: Nth<'piece'>) => {
    let n = s[at.supply(piece)];
    for (let seat: Seat = 0; seat < seats; seat++) n += s[at.reserve(seat, piece)];
    return n;
  };
  for (let stone: Nth<'stone'> = 0; stone < COUNT.stone; stone++)
    if (inPlay(stoneOf(stone)) !== tables.stoneCount[stone])
      return `there are ${inPlay(stoneOf(stone))} stones of ${STONES[stone]}`;
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) {
    let seals = inPlay(sealOf(side));
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) if (sideOf(god) === side) seals += s[at.sealed(god)];
    if (seals !== tables.sealCount[side]) return `there are ${seals} seals of ${SIDES[side]}`;
  }
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++) {
    let n = inPlay(pieceOf(recruit)) + s[at.valhalla(recruit)] + s[at.pool(recruit)] + s[at.sent(recruit)];
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) n += s[at.onGod(god, recruit)];
    for (let space: Nth<'space'> = 0; space < COUNT.space; space++) n += s[at.beside(space, recruit)];
    // At Ragnarök those of gods without a tile leave the game. ASG-427
    const all = tables.recruitCount[recruit];
    if (s[at.phase] < PHASE.valhalla ? n !== all : n > all) return `there are ${n} of ${RECRUITS[recruit]}`;
  }
  for (let pile: Nth<'battlePile'> = 0; pile < COUNT.battlePile; pile++) {
    let n = s[at.battlePile(pile)];
    for (let seat: Seat = 0; seat < seats; seat++) n += s[at.battleTiles(seat, pile)];
    if (n !== tables.battleCount[pile]) return `there are ${n} battle tiles of ${tables.battleValue[pile]}`;
  }
  return undefined;
};
