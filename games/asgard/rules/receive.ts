/** What comes from the supply, and from the richest player where the supply is short. */
import { type Effects, NONE, type Nth, type Phase, type PhaseNumber, type Seat } from '@idavoll/engine';
import { type Context, make, tell } from './context.ts';
import { ask, at, back, type Cells, COUNT, go, type State } from './state.ts';
import { PHASE } from './vocabulary.ts';

const mostOfOthers = ({ seats }: Context, s: Cells, seat: Seat, piece: Nth<'piece'>) => {
  let most = 0;
  for (let other: Seat = 0; other < seats; other++)
    if (other !== seat && s[at.reserve(other, piece)] > most) most = s[at.reserve(other, piece)];
  return most;
};
/** How many the richest has, if somebody else is as rich as the receiver; else 0. ASG-491, ASG-496, ASG-497 */
export const richest = (c: Context, s: Cells, seat: Seat, piece: Nth<'piece'>) => {
  const most = mostOfOthers(c, s, seat, piece);
  return most >= s[at.reserve(seat, piece)] ? most : 0;
};
export const canReceive = (c: Context, s: Cells, seat: Seat, piece: Nth<'piece'>) =>
  s[at.supply(piece)] > 0 || richest(c, s, seat, piece) > 0;

const gives = (c: Context, s: Cells, seat: Seat, giver: Seat, piece: Nth<'piece'>) =>
  giver !== seat && s[at.reserve(giver, piece)] === richest(c, s, seat, piece);

const handOver = (s: State, seat: Seat, giver: Seat, piece: Nth<'piece'>, fx: Effects) => {
  s[at.due(piece)]--;
  s[at.reserve(giver, piece)]--;
  s[at.reserve(seat, piece)]++;
  fx.emit(tell.takenFrom, seat, giver, piece);
};

export const duePiece = (s: Cells): Nth<'piece'> => {
  for (let piece: Nth<'piece'> = 0; piece < COUNT.piece; piece++) if (s[at.due(piece)] > 0) return piece;
  return NONE;
};

/** What the supply has, or one piece more; says false where the receiver must say who gives it. ASG-492 to ASG-497 */
const receiveSome = (c: Context, s: State, seat: Seat, piece: Nth<'piece'>, fx: Effects) => {
  const count = Math.min(s[at.due(piece)], s[at.supply(piece)]);
  if (count > 0) {
    s[at.due(piece)] -= count;
    s[at.supply(piece)] -= count;
    s[at.reserve(seat, piece)] += count;
    fx.emit(tell.received, seat, piece, count);
    return true;
  }
  if (richest(c, s, seat, piece) === 0) {
    s[at.due(piece)]--;
    fx.emit(tell.missed, seat, piece);
    return true;
  }
  let giver: Seat = NONE;
  let givers = 0;
  for (let other: Seat = 0; other < c.seats; other++)
    if (gives(c, s, seat, other, piece)) {
      giver = other;
      givers++;
    }
  if (givers > 1) return false;
  handOver(s, seat, giver, piece, fx);
  return true;
};

/** So many of a piece are due, in addition to what is due already. */
export const owe = (s: State, piece: Nth<'piece'>, count: number) => {
  s[at.due(piece)] += count;
};
/** Hands out what is due; then it goes on there. */
export const receive = (s: State, seat: Seat, then: PhaseNumber) => ask(s, PHASE.deliver, seat, then);

/** All that is due, piece by piece; then the action goes on. */
export const deliver = (c: Context, s: State, seat: Seat, fx: Effects) => {
  for (let piece = duePiece(s); piece !== NONE; piece = duePiece(s))
    if (!receiveSome(c, s, seat, piece, fx)) return go(s, PHASE.donor, seat);
  back(s);
};

export const donor: Phase<Context, State> = {
  rule: 'ASG-494',
  legal: (c, s, seat, into) => {
    const piece = duePiece(s);
    let n = 0;
    for (let other: Seat = 0; other < c.seats; other++)
      if (gives(c, s, seat, other, piece)) into[n++] = make.from(other);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    handOver(s, seat, make.from.get.seat(move), duePiece(s), fx);
    deliver(c, s, seat, fx);
  },
  why: (_c, _s, seat, move) => {
    if (!make.from.is(move)) return undefined;
    return make.from.get.seat(move) === seat ? 'ASG-495' : 'ASG-491';
  },
};
