/** What follows from the other cells: counts, and how the action goes on after the question that is open. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { isKept } from './board.ts';
import type { Context } from './context.ts';
import { duePiece } from './receive.ts';
import { at, type Cells, COUNT, type State } from './state.ts';
import { FIRST_SEAL, GOD, PHASE, SHOWN, WHITE_STONE } from './vocabulary.ts';

/** A bonus is used for a tile that was built over, for one that Surtr scorches, or before a disc is lifted. */
const afterBonus = (s: Cells) => {
  if (s[at.building] !== NONE) return PHASE.built;
  return s[at.god] === NONE ? PHASE.turnAgain : PHASE.endAction;
};
/** A disc is bought in Asgard, or Fenrir gives it. */
const afterDisc = (s: Cells) => (s[at.god] === NONE ? PHASE.offerDiscs : PHASE.endAction);
/** Seals come from Baldr, a white stone from Odin, another stone from Mimir's swap or from the request itself. */
const afterDelivery = (s: Cells) => {
  if (s[at.god] === NONE) return PHASE.offerRecruits;
  if (s[at.god] === GOD.mimir && s[at.peeker] === s[at.active]) return PHASE.askForPile;
  const piece = duePiece(s);
  if (piece >= FIRST_SEAL) return PHASE.endAction;
  return piece === WHITE_STONE ? PHASE.claim : PHASE.power;
};

/** Where it goes on after this question; NONE for one that is asked for itself. */
const thenOf = (s: Cells) => {
  switch (s[at.phase]) {
    case PHASE.bonus:
    case PHASE.muster:
    case PHASE.quarry:
      return afterBonus(s);
    case PHASE.browse:
    case PHASE.pick:
      return s[at.bonus] === NONE ? afterDisc(s) : afterBonus(s);
    case PHASE.stand:
      return afterDisc(s);
    case PHASE.donor:
      return s[at.bonus] === NONE ? afterDelivery(s) : afterBonus(s);
    default:
      return NONE;
  }
};

/** ASG-372 */
const ancientOf = ({ tables }: Context, s: Cells, side: Nth<'side'>): Nth<'ancient'> => {
  for (let ancient: Nth<'ancient'> = 0; ancient < COUNT.ancient; ancient++)
    if (tables.ancientSide[ancient] === side && s[at.ancient(ancient)] === SHOWN) return ancient;
  return NONE;
};

const count = ({ seats }: Context, s: State) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    s[at.inSlots(seat)] = 0;
    s[at.cardsShown(seat)] = 0;
    s[at.keeps(seat)] = 0;
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
      s[at.cardsShown(seat)] += s[at.revealed(seat, god)];
      for (let slot: Nth<'slot'> = 0; slot < COUNT.slot; slot++)
        if (s[at.slot(god, slot)] === seat) s[at.inSlots(seat)]++;
    }
    for (let population: Nth<'population'> = 0; population < COUNT.population; population++)
      if (isKept(s, seat, population)) s[at.keeps(seat)]++;
  }
};

export const derive = (c: Context, s: State) => {
  count(c, s);
  for (let side: Nth<'side'> = 0; side < COUNT.side; side++) s[at.wielded(side)] = ancientOf(c, s, side);
  const then = thenOf(s);
  s[at.depth] = then === NONE ? 0 : 1;
  s[at.after(0)] = then;
  s[at.asker(0)] = then === NONE ? NONE : s[at.active];
};
