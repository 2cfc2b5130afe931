/** Set-up of the play area and of every round. */
import { drawCell, type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { type Context, tell } from './context.ts';
import { nextPlayer } from './phases/placement.ts';
import { around, derive, moveTreasure } from './realms.ts';
import { at, CARDS, COUNT, go, type State } from './state.ts';
import { DECK, DISPLAY, FIRST_REALM, GONE, handOf, PHASE, PILE, REMOVED, SEEN } from './vocabulary.ts';

const scratch = new Int16Array(COUNT.treasure);

/** Shuffles the first `count` of `from` numbers into the front of the scratch row. */
const pick = (from: number, count: number, fx: Effects) => {
  for (let i = 0; i < count; i++) {
    const j = i + fx.below(from - i);
    const swap = scratch[i];
    scratch[i] = scratch[j];
    scratch[j] = swap;
  }
};
const countUp = (to: number) => {
  for (let i = 0; i < to; i++) scratch[i] = i;
};

/** MIM-045, MIM-049 */
const layRing = ({ ringSize }: Context, s: State, fx: Effects) => {
  countUp(COUNT.realm);
  pick(COUNT.realm, ringSize, fx);
  for (let link: Nth<'link'> = 0; link < ringSize; link++) s[at.ring(link)] = scratch[link];
  s[at.startRealm] = s[at.ring(fx.below(ringSize))];
};

/** MIM-050 to MIM-055 */
const removeMaterial = ({ seats, tables, removedMaterial }: Context, s: State, fx: Effects) => {
  if (seats === 4) return;
  const material = removedMaterial === NONE ? fx.below(COUNT.material) : removedMaterial;
  s[at.removedMaterial] = material;
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++)
    if (tables.material[t] === material) s[at.treasure(t)] = GONE;
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) {
    if (tables.needs[card * COUNT.material + material] === 0) continue;
    s[at.card(card)] = REMOVED;
    s[at.face(card)] = SEEN;
  }
  fx.emit(tell.removed, material);
};

/** The deck's order is nobody's to know, so the next card is any card still in it. MIM-056 */
const draw = (s: State, fx: Effects): Nth<'artefact'> => drawCell(s, at.card(0), COUNT.artefact, DECK, fx); // MIM-383

export const drawInto = (s: State, seat: Seat, event: typeof tell.dealt, fx: Effects) => {
  const card = draw(s, fx);
  if (card === NONE) return;
  s[at.card(card)] = handOf(seat);
  s[at.cardCount(seat)]++;
  fx.reveal(CARDS, seat);
  fx.emit(event, seat, card);
};

/** MIM-084, MIM-085: chosen means by seating, the first seat first. */
const orderSeats = ({ seats, drawsFirst, normal }: Context, s: State, fx: Effects) => {
  countUp(seats);
  if (drawsFirst && normal) pick(seats, seats, fx);
  const first = drawsFirst && !normal ? fx.below(seats) : 0;
  for (let place: Nth<'place'> = 0; place < seats; place++) s[at.order(place)] = (first + scratch[place]) % seats;
  fx.emit(tell.first, s[at.order(0)]);
};

/** MIM-121 to MIM-128 */
const dealTreasures = (c: Context, s: State, fx: Effects) => {
  let pile = 0;
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++)
    if (s[at.treasure(t)] === PILE && c.tables.pileRound[t] === s[at.round]) scratch[pile++] = t;
  let dealt = 0;
  for (let step = 0; step < c.ringSize; step++) dealt += 1 + (step & 1);
  dealt = Math.min(dealt, pile); // fewer only in a set position
  pick(pile, dealt, fx);
  let next = 0;
  for (let step = 0; step < c.ringSize; step++) {
    const realm = around(c, s, s[at.startRealm], step);
    for (let n = 1 + (step & 1); n > 0 && next < dealt; n--) {
      const treasure: Nth<'treasure'> = scratch[next++];
      moveTreasure(s, treasure, FIRST_REALM + realm);
      fx.emit(tell.laidOut, treasure, realm);
    }
  }
  while (next < pile) s[at.treasure(scratch[next++])] = GONE;
};

/** MIM-131, MIM-132 */
const fillDisplay = (c: Context, s: State, fx: Effects) => {
  if (!c.normal) return;
  for (let i = 0; i < c.seats; i++) {
    const card = draw(s, fx);
    if (card === NONE) return;
    s[at.card(card)] = DISPLAY;
    s[at.face(card)] = SEEN;
    fx.emit(tell.displayed, card);
  }
  fx.reveal(CARDS);
};

export const beginRound = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  s[at.round]++;
  fx.emit(tell.round, s[at.round], s[at.startRealm]);
  dealTreasures(c, s, fx);
  fillDisplay(c, s, fx);
  nextPlayer(c, s);
};

export const setup = (c: Context, s: State, fx: Effects) => {
  for (let seat: Seat = 0; seat < c.seats; seat++)
    for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) s[at.supply(seat, kind)] = c.tables.army[kind]; // MIM-083
  layRing(c, s, fx);
  removeMaterial(c, s, fx);
  derive(c, s);
  for (let seat: Seat = 0; seat < c.seats; seat++) drawInto(s, seat, tell.dealt, fx); // MIM-057
  orderSeats(c, s, fx);
  go(s, PHASE.beginRound, 0);
};
