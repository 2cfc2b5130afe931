/** Phases 1 and 2: gods are chosen in secret, then shown one by one, each with a disc. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { emptySupport, isActive, supports } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { at, CARDS, COUNT, go, type State } from '../state.ts';
import { ASGARD, PHASE, slotOf, TEMPLE } from '../vocabulary.ts';

/** How many gods a seat chooses. ASG-152, ASG-153 */
const wanted = ({ tables }: Context, s: State, seat: Seat) => Math.min(s[at.front(seat)], tables.awake[s[at.round]]);
const hasLaidAll = (c: Context, s: State, seat: Seat) => s[at.cardsLaid(seat)] === wanted(c, s, seat);
const canChoose = (c: Context, s: State, seat: Seat, god: Nth<'god'>) =>
  isActive(c, s, god) && !s[at.chosen(seat, god)];
const unrevealed = (s: State, seat: Seat) => s[at.chosenCount(seat)] - s[at.cardsShown(seat)];

/** All cards are in hand again. ASG-150 */
export const beginGods = ({ seats }: Context, s: State) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    s[at.hasChosen(seat)] = 0;
    s[at.cardsLaid(seat)] = 0;
    s[at.chosenCount(seat)] = 0;
    s[at.cardsShown(seat)] = 0;
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
      s[at.chosen(seat, god)] = 0;
      s[at.revealed(seat, god)] = 0;
    }
  }
  go(s, PHASE.gods, s[at.order(0)]);
};

/** The next in turn order who has a card to show, after this place. ASG-170, ASG-181 */
const nextReveal = ({ seats }: Context, s: State, from: Nth<'place'>) => {
  for (let i = 0; i < seats; i++) {
    const place: Nth<'place'> = (from + i) % seats;
    if (unrevealed(s, s[at.order(place)]) === 0) continue;
    s[at.turn] = place;
    return go(s, PHASE.reveal, s[at.order(place)]);
  }
  go(s, PHASE.beginActions);
};

/** The first in turn order who has not sealed a choice: where one screen is passed around. */
const nextToChoose = (s: State) => {
  let place: Nth<'place'> = 0;
  while (s[at.hasChosen(s[at.order(place)])]) place++;
  return s[at.order(place)];
};

/** All have chosen. ASG-156 */
const seal = (c: Context, s: State, seat: Seat, fx: Effects) => {
  s[at.hasChosen(seat)] = 1;
  fx.emit(tell.chose, seat);
  for (let other: Seat = 0; other < c.seats; other++) if (!s[at.hasChosen(other)]) return;
  fx.reveal(CARDS);
  for (let other: Seat = 0; other < c.seats; other++) fx.emit(tell.gods, other, s[at.chosenCount(other)]);
  nextReveal(c, s, 0);
};

export const gods: Phase<Context, State> = {
  rule: 'ASG-152',
  awaiting: ({ seats, atOnce }, s) => {
    if (!atOnce) return 1 << nextToChoose(s);
    let mask = 0;
    for (let seat: Seat = 0; seat < seats; seat++) if (!s[at.hasChosen(seat)]) mask |= 1 << seat;
    return mask;
  },
  // What may be done depends on hidden cards.
  obvious: false,
  sealed: true,
  legal: (c, s, seat, into) => {
    if (hasLaidAll(c, s, seat)) {
      into[0] = make.seal();
      return 1;
    }
    let n = 0;
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) if (canChoose(c, s, seat, god)) into[n++] = make.choose(god);
    if (c.upTo && s[at.chosenCount(seat)] > 0) into[n++] = make.blank();
    return n;
  },
  many: {
    count: (c, s, seat) => {
      if (hasLaidAll(c, s, seat)) return 1;
      const chosen = s[at.chosenCount(seat)];
      return c.tables.awake[s[at.round]] - chosen + (c.upTo && chosen > 0 ? 1 : 0);
    },
    nth: (c, s, seat, n) => {
      if (hasLaidAll(c, s, seat)) return make.seal();
      let skip = n;
      for (let god: Nth<'god'> = 0; god < COUNT.god; god++)
        if (canChoose(c, s, seat, god) && skip-- === 0) return make.choose(god);
      return make.blank();
    },
  },
  // Where fewer gods may be chosen, blank cards hide from the others how many they are.
  apply: (c, s, seat, move, fx) => {
    if (make.seal.is(move)) return seal(c, s, seat, fx);
    s[at.cardsLaid(seat)]++;
    if (make.blank.is(move)) return;
    s[at.chosen(seat, make.choose.get.god(move))] = 1;
    s[at.chosenCount(seat)]++;
  },
  why: (c, s, seat, move) => {
    if (!make.choose.is(move)) return make.seal.is(move) || make.blank.is(move) ? 'ASG-153' : undefined;
    const god = make.choose.get.god(move);
    if (!isActive(c, s, god)) return 'ASG-154';
    return s[at.chosen(seat, god)] ? 'ASG-152' : 'ASG-153';
  },
};

/** ASG-173 to ASG-177 */
const isOpen = ({ tables }: Context, s: State, seat: Seat, god: Nth<'god'>, place: Nth<'spot'>) => {
  if (place === ASGARD) return true;
  if (s[at.slot(god, slotOf(place))] !== NONE) return false;
  if (place === TEMPLE) return !supports(s, seat, god) && emptySupport(s, god) !== NONE;
  return place < tables.requestSlots[god];
};
const whyClosed = (s: State, seat: Seat, god: Nth<'god'>, place: Nth<'spot'>) => {
  if (s[at.slot(god, slotOf(place))] !== NONE) return 'ASG-173';
  if (place !== TEMPLE) return 'ASG-008';
  return supports(s, seat, god) ? 'ASG-176' : 'ASG-177';
};

export const reveal: Phase<Context, State> = {
  rule: 'ASG-171',
  obvious: false,
  legal: (c, s, seat, into) => {
    let n = 0;
    let left = unrevealed(s, seat);
    for (let god: Nth<'god'> = 0; left > 0; god++) {
      if (!s[at.chosen(seat, god)] || s[at.revealed(seat, god)]) continue;
      left--;
      for (let place: Nth<'spot'> = 0; place <= ASGARD; place++)
        if (isOpen(c, s, seat, god, place)) into[n++] = make.place(god, place);
    }
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    const god = make.place.get.god(move);
    const place = make.place.get.place(move);
    s[at.revealed(seat, god)] = 1;
    s[at.cardsShown(seat)]++;
    fx.reveal(CARDS);
    s[at.front(seat)]--;
    if (place === ASGARD) s[at.inAsgard(seat)]++;
    else {
      s[at.slot(god, slotOf(place))] = seat;
      s[at.inSlots(seat)]++;
    }
    fx.emit(tell.placed, seat, god, place);
    nextReveal(c, s, s[at.turn] + 1);
  },
  why: (_c, s, seat, move) => {
    if (!make.place.is(move)) return undefined;
    const god = make.place.get.god(move);
    if (!s[at.chosen(seat, god)] || s[at.revealed(seat, god)]) return 'ASG-172';
    return whyClosed(s, seat, god, make.place.get.place(move));
  },
};
