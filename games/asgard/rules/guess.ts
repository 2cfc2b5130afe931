/** Worlds that fit what a viewer knows. */
import { type Chance, HIDDEN, NONE, type Nth, type Seat, type Viewer } from '@idavoll/engine';
import { isActive } from './board.ts';
import type { Context } from './context.ts';
import { ownerOfArm } from './piles.ts';
import { at, COUNT, type State, type View } from './state.ts';
import { ARMS_OF_KIND, HELD, LAID_ARM, PILE } from './vocabulary.ts';

const canBeChosen = (c: Context, s: State, seat: Seat, god: Nth<'god'>) =>
  isActive(c, s, god) && !s[at.chosen(seat, god)];

/** As many gods as the seat is known to have chosen, or can have chosen with the cards it has laid down. */
const guessCards = (c: Context, s: State, seat: Seat, chance: Chance) => {
  let left = 0;
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
    s[at.chosen(seat, god)] = s[at.revealed(seat, god)];
    left -= s[at.revealed(seat, god)];
  }
  if (s[at.chosenCount(seat)] === HIDDEN) {
    const laid = s[at.cardsLaid(seat)];
    s[at.chosenCount(seat)] = c.upTo && laid > 0 ? 1 + chance.below(laid) : laid;
  }
  for (left += s[at.chosenCount(seat)]; left > 0; left--) {
    let open = 0;
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) if (canBeChosen(c, s, seat, god)) open++;
    let skip = chance.below(open);
    let god: Nth<'god'> = 0;
    while (!canBeChosen(c, s, seat, god) || skip-- > 0) god++;
    s[at.chosen(seat, god)] = 1;
  }
};

const isIn = ({ tables }: Context, s: State, side: Nth<'side'>, ancient: Nth<'ancient'>) =>
  tables.ancientSide[ancient] === side && s[at.ancient(ancient)] === PILE;
const guessNext = (c: Context, s: State, seat: Seat, side: Nth<'side'>, chance: Chance) => {
  let left = 0;
  for (let ancient: Nth<'ancient'> = 0; ancient < COUNT.ancient; ancient++) if (isIn(c, s, side, ancient)) left++;
  let skip = chance.below(left);
  let ancient: Nth<'ancient'> = 0;
  while (!isIn(c, s, side, ancient) || skip-- > 0) ancient++;
  s[at.next(seat, side)] = ancient;
};

const isFree = (c: Context, s: State, seat: Seat, arm: Nth<'arm'>) =>
  s[at.arm(seat, arm)] === HIDDEN && ownerOfArm(c, s, arm) === NONE;
/** One of the tiles of this kind that may still be the seat's, as far as anybody knows. */
const guessArm = (c: Context, s: State, seat: Seat, kind: Nth<'armKind'>, chance: Chance): Nth<'arm'> => {
  const first: Nth<'arm'> = kind * ARMS_OF_KIND;
  let free = 0;
  for (let arm = first; arm < first + ARMS_OF_KIND; arm++) if (isFree(c, s, seat, arm)) free++;
  let skip = chance.below(free);
  let arm = first;
  while (!isFree(c, s, seat, arm) || skip-- > 0) arm++;
  return arm;
};

/** As many weapons or spells as all can see that the seat has laid under each god tile, and has left. */
const guessArms = (c: Context, s: State, seat: Seat, kind: Nth<'armKind'>, chance: Chance) => {
  const first: Nth<'arm'> = kind * ARMS_OF_KIND;
  let left = s[at.armCount(seat, kind)];
  for (let arm = first; arm < first + ARMS_OF_KIND; arm++) if (s[at.arm(seat, arm)] >= HELD) left--;
  for (let space: Nth<'space'> = 0; space < COUNT.space; space++) {
    let laid = s[at.laid(space, seat, kind)];
    for (let arm = first; arm < first + ARMS_OF_KIND; arm++) if (s[at.arm(seat, arm)] === LAID_ARM + space) laid--;
    left -= laid;
    for (; laid > 0; laid--) s[at.arm(seat, guessArm(c, s, seat, kind, chance))] = LAID_ARM + space;
  }
  for (; left > 0; left--) s[at.arm(seat, guessArm(c, s, seat, kind, chance))] = HELD;
};

export const determinize = (c: Context, from: View, viewer: Viewer, chance: Chance, into: State) => {
  const { seats } = c;
  into.set(from);
  for (let seat: Seat = 0; seat < seats; seat++) if (seat !== viewer) guessCards(c, into, seat, chance);
  for (let seat: Seat = 0; seat < seats; seat++)
    for (let side: Nth<'side'> = 0; side < COUNT.side; side++)
      if (into[at.next(seat, side)] === HIDDEN) guessNext(c, into, seat, side, chance);
  for (let kind: Nth<'armKind'> = 0; kind < COUNT.armKind; kind++)
    for (let seat: Seat = 0; seat < seats; seat++) guessArms(c, into, seat, kind, chance);
  for (let seat: Seat = 0; seat < seats; seat++)
    for (let arm: Nth<'arm'> = 0; arm < COUNT.arm; arm++)
      if (into[at.arm(seat, arm)] === HIDDEN) into[at.arm(seat, arm)] = NONE;
};
