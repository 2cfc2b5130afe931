/** Action: players in turn choose one of their elites or pass; who passes takes a place in the next turn order. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import { KINDS, PHASE, RAVEN } from '../vocabulary.ts';

/** What the three elites share. */
export interface ActionSteps {
  /** The elite that acts goes home, and the turn is over. MIM-187 */
  readonly finishElite: (s: State, seat: Seat, fx: Effects) => void;
}

export const action = (c: Context, beginResolution: (s: State, fx: Effects) => void) => {
  const { at, make, tell, seats, ringSize } = c;

  /** The realm of this seat's elite, or NONE. An army holds one of each. MIM-010 */
  const whereIs = (s: State, seat: Seat, kind: number) => {
    for (let place = 0; place < ringSize; place++) {
      const realm = s[at.ring(place)];
      if (s[at.faceUp(realm, seat, kind)] > 0) return realm;
    }
    return NONE;
  };

  /** MIM-181, MIM-194, MIM-206 */
  const nextTurn = (s: State, fx: Effects) => {
    for (let step = 1; step <= seats; step++) {
      const turn = (s[at.turn] + step) % seats;
      const seat = s[at.order(turn)];
      if (s[at.passed(seat)]) continue;
      s[at.turn] = turn;
      return c.go(s, PHASE.action, seat);
    }
    for (let i = 0; i < seats; i++) s[at.passed(i)] = 0;
    s[at.turn] = 0;
    beginResolution(s, fx);
  };

  /** All tokens are turned face up. MIM-180 */
  const beginAction = (s: State, fx: Effects) => {
    for (let place = 0; place < ringSize; place++) {
      const realm = s[at.ring(place)];
      for (let seat = 0; seat < seats; seat++) {
        if (s[at.placed(realm, seat)] === 0) continue;
        s[at.placed(realm, seat)] = 0;
        for (let kind = 0; kind < KINDS.length; kind++) {
          const count = s[at.faceDown(realm, seat, kind)];
          if (count === 0) continue;
          s[at.faceDown(realm, seat, kind)] = 0;
          s[at.faceUp(realm, seat, kind)] += count;
          fx.emit(tell.turnedUp, realm, seat, kind, count);
        }
      }
    }
    fx.reveal(c.TOKENS);
    s[at.turn] = 0;
    c.go(s, PHASE.action, s[at.order(0)]);
  };

  const finishElite: ActionSteps['finishElite'] = (s, seat, fx) => {
    const kind = RAVEN + s[at.elite];
    c.goHome(s, s[at.standing], seat, kind);
    fx.emit(tell.wentHome, seat, kind, s[at.standing]);
    s[at.elite] = NONE;
    s[at.standing] = NONE;
    s[at.carried] = NONE;
    s[at.moved] = 0;
    nextTurn(s, fx);
  };

  /** Elites still in the realms go home without acting; vikings stay. MIM-192, MIM-193 */
  const pass = (s: State, seat: Seat, fx: Effects) => {
    fx.emit(tell.passed, seat);
    for (let kind = RAVEN; kind < KINDS.length; kind++) {
      const realm = whereIs(s, seat, kind);
      if (realm === NONE) continue;
      c.goHome(s, realm, seat, kind);
      fx.emit(tell.wentHome, seat, kind, realm);
    }
    s[at.passed(seat)] = 1;
    if (c.normal) c.go(s, PHASE.order, seat);
    else nextTurn(s, fx); // MIM-201
  };

  const phases: Pick<Phases, 'action' | 'order'> = {
    action: {
      rule: 'MIM-182',
      legal: (s, seat, into) => {
        let n = 0;
        for (let kind = RAVEN; kind < KINDS.length; kind++)
          if (whereIs(s, seat, kind) !== NONE) into[n++] = make.choose(kind - RAVEN);
        into[n++] = make.pass();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.pass.is(move)) return pass(s, seat, fx);
        s[at.elite] = make.choose.get.elite(move);
        const kind = RAVEN + s[at.elite];
        s[at.standing] = whereIs(s, seat, kind);
        fx.emit(tell.chose, seat, kind, s[at.standing]);
        c.go(s, kind === RAVEN ? PHASE.raven : PHASE.stand, seat);
      },
    },
    order: {
      rule: 'MIM-196',
      legal: (s, _seat, into) => {
        let n = 0;
        for (let place = 0; place < seats; place++) if (s[at.nextOrder(place)] === NONE) into[n++] = make.order(place);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const place = make.order.get.place(move);
        s[at.nextOrder(place)] = seat;
        fx.emit(tell.ordered, seat, place + 1);
        nextTurn(s, fx);
      },
      why: (_s, _seat, move) => (make.order.is(move) ? 'MIM-197' : undefined),
    },
  };

  return { phases, beginAction, finishElite };
};
