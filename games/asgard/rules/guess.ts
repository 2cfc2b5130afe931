/** Worlds that fit what a viewer knows. */
import { type Chance, HIDDEN, NONE, type Seat, type State, type View, type Viewer } from '@idavoll/engine';
import type { Context } from './context.ts';
import { ANCIENT_COUNT, ARM_KINDS, ARMS_OF_KIND, GODS, HELD, LAID_ARM, PILE, SIDES, SPACES } from './vocabulary.ts';

export const guessing = (c: Context) => {
  const { at, seats, tables } = c;
  const upTo = c.options.godChoiceCount === 'upTo';

  /** As many gods as the seat is known to have chosen, or can have chosen with the cards it has laid down. */
  const guessCards = (s: State, seat: Seat, chance: Chance) => {
    let left = 0;
    for (let god = 0; god < GODS.length; god++) {
      s[at.chosen(seat, god)] = s[at.revealed(seat, god)];
      left -= s[at.revealed(seat, god)];
    }
    if (s[at.chosenCount(seat)] === HIDDEN) {
      const laid = s[at.cardsLaid(seat)];
      s[at.chosenCount(seat)] = upTo && laid > 0 ? 1 + chance.below(laid) : laid;
    }
    for (left += s[at.chosenCount(seat)]; left > 0; left--) {
      let open = 0;
      for (let god = 0; god < GODS.length; god++) if (c.isActive(s, god) && !s[at.chosen(seat, god)]) open++;
      let skip = chance.below(open);
      let god = 0;
      while (!c.isActive(s, god) || s[at.chosen(seat, god)] || skip-- > 0) god++;
      s[at.chosen(seat, god)] = 1;
    }
  };

  const guessNext = (s: State, seat: Seat, side: number, chance: Chance) => {
    const isIn = (ancient: number) => tables.ancientSide[ancient] === side && s[at.ancient(ancient)] === PILE;
    let left = 0;
    for (let ancient = 0; ancient < ANCIENT_COUNT; ancient++) if (isIn(ancient)) left++;
    let skip = chance.below(left);
    let ancient = 0;
    while (!isIn(ancient) || skip-- > 0) ancient++;
    s[at.next(seat, side)] = ancient;
  };

  /** One of the tiles of this kind that may still be the seat's, as far as anybody knows. */
  const guessArm = (s: State, seat: Seat, kind: number, chance: Chance) => {
    const first = kind * ARMS_OF_KIND;
    const isFree = (arm: number) => s[at.arm(seat, arm)] === HIDDEN && c.ownerOfArm(s, arm) === NONE;
    let free = 0;
    for (let arm = first; arm < first + ARMS_OF_KIND; arm++) if (isFree(arm)) free++;
    let skip = chance.below(free);
    let arm = first;
    while (!isFree(arm) || skip-- > 0) arm++;
    return arm;
  };

  /** As many weapons or spells as all can see that the seat has laid under each god tile, and has left. */
  const guessArms = (s: State, seat: Seat, kind: number, chance: Chance) => {
    const first = kind * ARMS_OF_KIND;
    let left = s[at.armCount(seat, kind)];
    for (let arm = first; arm < first + ARMS_OF_KIND; arm++) if (s[at.arm(seat, arm)] >= HELD) left--;
    for (let space = 0; space < SPACES.length; space++) {
      let laid = s[at.laid(space, seat, kind)];
      for (let arm = first; arm < first + ARMS_OF_KIND; arm++) if (s[at.arm(seat, arm)] === LAID_ARM + space) laid--;
      left -= laid;
      for (; laid > 0; laid--) s[at.arm(seat, guessArm(s, seat, kind, chance))] = LAID_ARM + space;
    }
    for (; left > 0; left--) s[at.arm(seat, guessArm(s, seat, kind, chance))] = HELD;
  };

  return (from: View, viewer: Viewer, chance: Chance, into: State) => {
    into.set(from);
    for (let seat = 0; seat < seats; seat++) if (seat !== viewer) guessCards(into, seat, chance);
    for (let seat = 0; seat < seats; seat++)
      for (let side = 0; side < SIDES.length; side++)
        if (into[at.next(seat, side)] === HIDDEN) guessNext(into, seat, side, chance);
    for (let kind = 0; kind < ARM_KINDS.length; kind++)
      for (let seat = 0; seat < seats; seat++) guessArms(into, seat, kind, chance);
    for (let i = at.arm(0, 0); i < at.arm(seats, 0); i++) if (into[i] === HIDDEN) into[i] = NONE;
  };
};
