/** What comes from the supply, and from the richest player where the supply is short. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phase } from './context.ts';
import { PHASE, PIECES } from './vocabulary.ts';

export const receiving = (c: Context) => {
  const { at, make, tell, seats, flow } = c;

  const mostOfOthers = (s: State, seat: Seat, piece: number) => {
    let most = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat && s[at.reserve(other, piece)] > most) most = s[at.reserve(other, piece)];
    return most;
  };
  /** How many the richest has, if somebody else is as rich as the receiver; else 0. ASG-491, ASG-496, ASG-497 */
  const richest = (s: State, seat: Seat, piece: number) => {
    const most = mostOfOthers(s, seat, piece);
    return most >= s[at.reserve(seat, piece)] ? most : 0;
  };
  const canReceive = (s: State, seat: Seat, piece: number) => s[at.supply(piece)] > 0 || richest(s, seat, piece) > 0;

  const gives = (s: State, seat: Seat, giver: Seat, piece: number) =>
    giver !== seat && s[at.reserve(giver, piece)] === richest(s, seat, piece);

  const handOver = (s: State, seat: Seat, giver: Seat, piece: number, fx: Effects) => {
    s[at.due(piece)]--;
    s[at.reserve(giver, piece)]--;
    s[at.reserve(seat, piece)]++;
    fx.emit(tell.takenFrom, seat, giver, piece);
  };

  const duePiece = (s: State) => {
    for (let piece = 0; piece < PIECES.length; piece++) if (s[at.due(piece)] > 0) return piece;
    return NONE;
  };

  /** What the supply has, or one piece more; says false where the receiver must say who gives it. ASG-492 to ASG-497 */
  const receiveSome = (s: State, seat: Seat, piece: number, fx: Effects) => {
    const count = Math.min(s[at.due(piece)], s[at.supply(piece)]);
    if (count > 0) {
      s[at.due(piece)] -= count;
      s[at.supply(piece)] -= count;
      s[at.reserve(seat, piece)] += count;
      fx.emit(tell.received, seat, piece, count);
      return true;
    }
    if (richest(s, seat, piece) === 0) {
      s[at.due(piece)]--;
      fx.emit(tell.missed, seat, piece);
      return true;
    }
    let giver = NONE;
    let givers = 0;
    for (let other = 0; other < seats; other++)
      if (gives(s, seat, other, piece)) {
        giver = other;
        givers++;
      }
    if (givers > 1) return false;
    handOver(s, seat, giver, piece, fx);
    return true;
  };

  /** All that is due, piece by piece; then the action goes on. */
  const deliver = (s: State, seat: Seat, fx: Effects) => {
    for (let piece = duePiece(s); piece !== NONE; piece = duePiece(s))
      if (!receiveSome(s, seat, piece, fx)) return c.go(s, PHASE.donor, seat);
    flow.steps[s[at.onward]](s, seat, fx);
  };

  const donor: Phase = {
    rule: 'ASG-494',
    legal: (s, seat, into) => {
      const piece = duePiece(s);
      let n = 0;
      for (let other = 0; other < seats; other++) if (gives(s, seat, other, piece)) into[n++] = make.from(other);
      return n;
    },
    apply: (s, seat, move, fx) => {
      handOver(s, seat, make.from.get.seat(move), duePiece(s), fx);
      deliver(s, seat, fx);
    },
    why: (_s, seat, move) => {
      if (!make.from.is(move)) return undefined;
      return make.from.get.seat(move) === seat ? 'ASG-495' : 'ASG-491';
    },
  };

  return {
    canReceive,
    donor,
    /** So many of a piece are due, in addition to what is due already. */
    owe: (s: State, piece: number, count: number) => {
      s[at.due(piece)] += count;
    },
    /** Hands out what is due and goes on with this step. */
    receive: (s: State, seat: Seat, step: number, fx: Effects) => {
      s[at.onward] = step;
      deliver(s, seat, fx);
    },
    /** Whether a stone can be given back for another one that comes. ASG-329 */
    canSwap: (s: State, seat: Seat, given: number, taken: number) =>
      given !== taken && s[at.reserve(seat, given)] > 0 && canReceive(s, seat, taken),
  };
};

export type Receiving = ReturnType<typeof receiving>;
