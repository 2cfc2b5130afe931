/** Phases 1 and 2: gods are chosen in secret, then shown one by one, each with a disc. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import { ASGARD, GODS, PHASE, SLOT_A, TEMPLE } from '../vocabulary.ts';

export const choosing = (c: Context) => {
  const { at, make, tell, seats, tables, flow } = c;
  const upTo = c.options.godChoiceCount === 'upTo';

  /** How many gods a seat chooses. ASG-152, ASG-153 */
  const wanted = (s: State, seat: Seat) => {
    let active = 0;
    for (let god = 0; god < GODS.length; god++) if (c.isActive(s, god)) active++;
    return Math.min(s[at.front(seat)], active);
  };
  const unrevealed = (s: State, seat: Seat) => {
    let n = s[at.chosenCount(seat)];
    for (let god = 0; god < GODS.length; god++) n -= s[at.revealed(seat, god)];
    return n;
  };

  /** All cards are in hand again. ASG-150 */
  const beginGods = (s: State, _fx: Effects) => {
    for (let seat = 0; seat < seats; seat++) {
      s[at.hasChosen(seat)] = 0;
      s[at.cardsLaid(seat)] = 0;
      s[at.chosenCount(seat)] = 0;
      for (let god = 0; god < GODS.length; god++) {
        s[at.chosen(seat, god)] = 0;
        s[at.revealed(seat, god)] = 0;
      }
    }
    c.go(s, PHASE.gods, c.firstPlayer(s));
  };

  /** The next in turn order who has a card to show, after this place. ASG-170, ASG-181 */
  const nextReveal = (s: State, from: number, fx: Effects) => {
    for (let i = 0; i < seats; i++) {
      const place = (from + i) % seats;
      if (unrevealed(s, s[at.order(place)]) === 0) continue;
      s[at.turn] = place;
      return c.go(s, PHASE.reveal, s[at.order(place)]);
    }
    flow.beginActions(s, fx);
  };

  /** ASG-173 to ASG-177 */
  const isOpen = (s: State, seat: Seat, god: number, place: number) => {
    if (place === ASGARD) return true;
    if (s[at.slot(god, place)] !== NONE) return false;
    if (place === TEMPLE) return !c.supports(s, seat, god) && c.emptySupport(s, god) !== NONE;
    return place - SLOT_A < tables.requestSlots[god];
  };
  const whyClosed = (s: State, seat: Seat, god: number, place: number) => {
    if (s[at.slot(god, place)] !== NONE) return 'ASG-173';
    if (place !== TEMPLE) return 'ASG-008';
    return c.supports(s, seat, god) ? 'ASG-176' : 'ASG-177';
  };

  const phases: Pick<Phases, 'gods' | 'reveal'> = {
    gods: {
      rule: 'ASG-152',
      legal: (s, seat, into) => {
        let n = 0;
        if (s[at.cardsLaid(seat)] === wanted(s, seat)) {
          into[n++] = make.seal();
          return n;
        }
        for (let god = 0; god < GODS.length; god++)
          if (c.isActive(s, god) && !s[at.chosen(seat, god)]) into[n++] = make.choose(god);
        if (upTo && s[at.chosenCount(seat)] > 0) into[n++] = make.blank();
        return n;
      },
      // Where fewer gods may be chosen, blank cards hide from the others how many they are.
      apply: (s, seat, move, fx) => {
        if (!make.seal.is(move)) {
          s[at.cardsLaid(seat)]++;
          if (make.blank.is(move)) return;
          s[at.chosen(seat, make.choose.get.god(move))] = 1;
          s[at.chosenCount(seat)]++;
          return;
        }
        s[at.hasChosen(seat)] = 1;
        fx.emit(tell.chose, seat);
        for (let other = 0; other < seats; other++) if (!s[at.hasChosen(other)]) return;
        fx.reveal(c.CARDS); // ASG-156
        for (let other = 0; other < seats; other++) fx.emit(tell.gods, other, s[at.chosenCount(other)]);
        nextReveal(s, 0, fx);
      },
      why: (s, seat, move) => {
        if (!make.choose.is(move)) return make.seal.is(move) || make.blank.is(move) ? 'ASG-153' : undefined;
        const god = make.choose.get.god(move);
        if (!c.isActive(s, god)) return 'ASG-154';
        return s[at.chosen(seat, god)] ? 'ASG-152' : 'ASG-153';
      },
    },
    reveal: {
      rule: 'ASG-171',
      legal: (s, seat, into) => {
        let n = 0;
        for (let god = 0; god < GODS.length; god++) {
          if (!s[at.chosen(seat, god)] || s[at.revealed(seat, god)]) continue;
          for (let place = 0; place <= ASGARD; place++)
            if (isOpen(s, seat, god, place)) into[n++] = make.place(god, place);
        }
        return n;
      },
      apply: (s, seat, move, fx) => {
        const god = make.place.get.god(move);
        const place = make.place.get.place(move);
        s[at.revealed(seat, god)] = 1;
        fx.reveal(c.CARDS);
        s[at.front(seat)]--;
        if (place === ASGARD) s[at.inAsgard(seat)]++;
        else s[at.slot(god, place)] = seat;
        fx.emit(tell.placed, seat, god, place);
        nextReveal(s, s[at.turn] + 1, fx);
      },
      why: (s, seat, move) => {
        if (!make.place.is(move)) return undefined;
        const god = make.place.get.god(move);
        if (!s[at.chosen(seat, god)] || s[at.revealed(seat, god)]) return 'ASG-172';
        return whyClosed(s, seat, god, make.place.get.place(move));
      },
    },
  };

  return {
    phases,
    beginGods,
    /** The first in turn order who has not sealed a choice: where one screen is passed around. */
    nextToChoose: (s: State) => {
      let place = 0;
      while (s[at.hasChosen(s[at.order(place)])]) place++;
      return s[at.order(place)];
    },
  };
};
