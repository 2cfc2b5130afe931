/** Set-up of the play area and of every round. */
import { type Effects, NONE, type State } from '@idavoll/engine';
import type { Context } from './context.ts';
import {
  ARTEFACT_COUNT,
  CLOSED,
  DECK,
  DISPLAY,
  FIRST_REALM,
  GONE,
  KINDS,
  MATERIALS,
  PHASE,
  PILE,
  REALM_COUNT,
  REMOVED,
  SEEN,
  TREASURE_COUNT,
} from './vocabulary.ts';

export const setUp = (c: Context) => {
  const { at, seats, ringSize, tables, tell } = c;
  const scratch = new Int16Array(TREASURE_COUNT);

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
  const layRing = (s: State, fx: Effects) => {
    countUp(REALM_COUNT);
    pick(REALM_COUNT, ringSize, fx);
    for (let place = 0; place < ringSize; place++) s[at.ring(place)] = scratch[place];
    s[at.startRealm] = s[at.ring(fx.below(ringSize))];
  };

  /** MIM-050 to MIM-055 */
  const removeMaterial = (s: State, fx: Effects) => {
    s[at.removedMaterial] = NONE;
    if (seats === 4) return;
    const chosen = MATERIALS.indexOf(c.options.removedMaterial as (typeof MATERIALS)[number]);
    const material = chosen >= 0 ? chosen : fx.below(MATERIALS.length);
    s[at.removedMaterial] = material;
    for (let t = 0; t < TREASURE_COUNT; t++) if (tables.material[t] === material) s[at.treasure(t)] = GONE;
    for (let card = 0; card < ARTEFACT_COUNT; card++) {
      if (tables.needs[card * MATERIALS.length + material] === 0) continue;
      s[at.card(card)] = REMOVED;
      s[at.face(card)] = SEEN;
    }
    fx.emit(tell.removed, material);
  };

  /** The deck's order is nobody's to know, so the next card is any card still in it. MIM-056 */
  const draw = (s: State, fx: Effects) => {
    let left = 0;
    for (let card = 0; card < ARTEFACT_COUNT; card++) if (s[at.card(card)] === DECK) left++;
    if (left === 0) return NONE; // MIM-383
    let skip = fx.below(left);
    let card = 0;
    while (s[at.card(card)] !== DECK || skip-- > 0) card++;
    return card;
  };

  const drawInto = (s: State, seat: number, event: number, fx: Effects) => {
    const card = draw(s, fx);
    if (card === NONE) return;
    s[at.card(card)] = c.handOf(seat);
    s[at.cardCount(seat)]++;
    fx.reveal(c.CARDS, seat);
    fx.emit(event, seat, card);
  };

  /** MIM-084, MIM-085: chosen means by seating, the first seat first. */
  const orderSeats = (s: State, fx: Effects) => {
    countUp(seats);
    if (c.options.firstPlayer === 'random') {
      if (c.normal) pick(seats, seats, fx);
      else {
        const first = fx.below(seats);
        for (let i = 0; i < seats; i++) scratch[i] = (first + i) % seats;
      }
    }
    for (let i = 0; i < seats; i++) {
      s[at.order(i)] = scratch[i];
      s[at.nextOrder(i)] = NONE;
    }
    fx.emit(tell.first, s[at.order(0)]);
  };

  /** MIM-121 to MIM-128 */
  const dealTreasures = (s: State, fx: Effects) => {
    let pile = 0;
    for (let t = 0; t < TREASURE_COUNT; t++)
      if (s[at.treasure(t)] === PILE && tables.pileRound[t] === s[at.round]) scratch[pile++] = t;
    let dealt = 0;
    for (let step = 0; step < ringSize; step++) dealt += 1 + (step & 1);
    pick(pile, dealt, fx);
    let next = 0;
    for (let step = 0; step < ringSize; step++) {
      const realm = c.around(s, s[at.startRealm], step);
      for (let n = 1 + (step & 1); n > 0; n--) {
        s[at.treasure(scratch[next])] = FIRST_REALM + realm;
        fx.emit(tell.laidOut, scratch[next++], realm);
      }
    }
    while (next < pile) s[at.treasure(scratch[next++])] = GONE;
  };

  /** MIM-131, MIM-132 */
  const fillDisplay = (s: State, fx: Effects) => {
    if (!c.normal) return;
    for (let i = 0; i < seats; i++) {
      const card = draw(s, fx);
      if (card === NONE) return;
      s[at.card(card)] = DISPLAY;
      s[at.face(card)] = SEEN;
      fx.emit(tell.displayed, card);
    }
    fx.reveal(c.CARDS);
  };

  const beginRound = (s: State, round: number, fx: Effects) => {
    s[at.round] = round;
    fx.emit(tell.round, round, s[at.startRealm]);
    dealTreasures(s, fx);
    fillDisplay(s, fx);
    s[at.turn] = 0;
    s[at.placementTurn] = 0;
    s[at.tokensLeft] = tables.placement[round - 1][0];
    c.go(s, PHASE.placement, s[at.order(0)]);
  };

  const setup = (s: State, fx: Effects) => {
    s[at.essenceRealm] = NONE;
    s[at.elite] = NONE;
    s[at.standing] = NONE;
    s[at.carried] = NONE;
    s[at.taken] = NONE;
    for (let i = 0; i < seats; i++) s[at.queue(i)] = NONE;
    for (let t = 0; t < TREASURE_COUNT; t++) {
      s[at.treasure(t)] = PILE;
      s[at.use(t)] = NONE;
    }
    for (let card = 0; card < ARTEFACT_COUNT; card++) {
      s[at.card(card)] = DECK;
      s[at.face(card)] = CLOSED;
      s[at.leaf(card)] = NONE;
    }
    for (let seat = 0; seat < seats; seat++)
      for (let kind = 0; kind < KINDS.length; kind++) s[at.supply(seat, kind)] = tables.army[kind]; // MIM-083
    layRing(s, fx);
    removeMaterial(s, fx);
    for (let seat = 0; seat < seats; seat++) drawInto(s, seat, tell.dealt, fx); // MIM-057
    orderSeats(s, fx);
    beginRound(s, 1, fx);
  };

  return { setup, beginRound, drawInto };
};

export type SetUp = ReturnType<typeof setUp>;
