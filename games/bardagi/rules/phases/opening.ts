/** Clans, the first starting player, and the first rune of each. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { homeOf } from '../board.ts';
import { drawRune } from '../cards.ts';
import { type Context, make, tell } from '../context.ts';
import { at, COUNT, go, type State } from '../state.ts';
import { PHASE } from '../vocabulary.ts';

const isFree = ({ seats }: Context, s: State, colour: Nth<'colour'>) => {
  for (let seat: Seat = 0; seat < seats; seat++) if (s[at.clan(seat)] === colour) return false;
  return true;
};
const freeColours = (c: Context, s: State) => {
  let n = 0;
  for (let i = 0; i < c.colours.length; i++) if (isFree(c, s, c.colours[i])) n++;
  return n;
};

const join = (s: State, seat: Seat, colour: Nth<'colour'>, fx: Effects) => {
  s[at.clan(seat)] = colour;
  fx.emit(tell.clan, seat, colour);
};

/** BAR-012 */
export const clan: Phase<Context, State> = {
  rule: 'BAR-012',
  legal: (c, s, _seat, into) => {
    let n = 0;
    for (let i = 0; i < c.colours.length; i++) if (isFree(c, s, c.colours[i])) into[n++] = make.clan(c.colours[i]);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    join(s, seat, make.clan.get.colour(move), fx);
    if (seat + 1 < c.seats) return go(s, PHASE.clan, seat + 1);
    go(s, PHASE.deal, 0);
  },
  why: (c, s, _seat, move) => {
    if (!make.clan.is(move)) return undefined;
    const colour = make.clan.get.colour(move);
    if (!c.colours.includes(colour)) return c.land.homeOf[colour] === NONE ? 'BAR-010' : 'BAR-008';
    return isFree(c, s, colour) ? undefined : 'BAR-012';
  },
};

/** Clans by lot, where nobody chose; figures go home and everybody draws a rune. BAR-011, BAR-031, BAR-058 */
export const deal = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    if (s[at.clan(seat)] === NONE) {
      let skip = fx.below(freeColours(c, s));
      let i = 0;
      while (!isFree(c, s, c.colours[i]) || skip-- > 0) i++;
      join(s, seat, c.colours[i], fx);
    }
    for (let figure: Nth<'figure'> = 0; figure < COUNT.figure; figure++)
      s[at.figure(seat, figure)] = homeOf(c, s, seat);
  }
  for (let seat: Seat = 0; seat < c.seats; seat++) drawRune(s, seat, fx);
  if (c.choosesStarter) return go(s, PHASE.starter, 0);
  begin(s, fx.below(c.seats), fx);
};

/** BAR-017 */
const begin = (s: State, seat: Seat, fx: Effects) => {
  s[at.first] = seat;
  fx.emit(tell.starts, seat);
  go(s, PHASE.beginRound, seat);
};

/** The host sits on the first seat. */
export const starter: Phase<Context, State> = {
  rule: 'BAR-017',
  legal: (c, _s, _seat, into) => {
    for (let seat: Seat = 0; seat < c.seats; seat++) into[seat] = make.starter(seat);
    return c.seats;
  },
  apply: (_c, s, _seat, move, fx) => begin(s, make.starter.get.seat(move), fx),
};
