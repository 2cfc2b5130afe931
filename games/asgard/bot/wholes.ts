/** Gods are chosen as a set: search looks at each set once, in the order of the gods, and not at every way to lay the cards. */
import { NONE, type Nth, type State, type WholeMoves } from '@idavoll/engine';
import { type Context, make } from '../rules/context.ts';
import { type State as AsgardState, at, COUNT } from '../rules/state.ts';
import { PHASE } from '../rules/vocabulary.ts';

const lastChosen = (s: AsgardState, seat: number): Nth<'god'> => {
  let last: Nth<'god'> = NONE;
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++) if (s[at.chosen(seat, god)]) last = god;
  return last;
};

export const wholes: WholeMoves<Context> = {
  size: COUNT.god,
  most: COUNT.god,
  write: (c, state, seat, into) => {
    const s = state as AsgardState;
    if (s[at.phase] !== PHASE.gods || c.upTo) return 0;
    const awake = c.tables.awake[s[at.round]];
    // ASG-152, ASG-153
    const wanted = Math.min(s[at.front(seat)], awake) - s[at.cardsLaid(seat)];
    if (wanted < 1) return 0;
    let n = 0;
    let seen = 0;
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
      if (c.tables.activeFrom[god] > s[at.round] || s[at.chosen(seat, god)]) continue;
      seen++;
      // So many gods must be left for the cards after this one.
      const left = awake - s[at.chosenCount(seat)] - seen;
      if (god > lastChosen(s, seat) && left >= wanted - 1) into[n++] = god;
    }
    return n;
  },
  next: (_c, state: State, seat, god) => {
    const s = state as AsgardState;
    return s[at.phase] === PHASE.gods && !s[at.hasChosen(seat)] && !s[at.chosen(seat, god)] ? make.choose(god) : NONE;
  },
};
