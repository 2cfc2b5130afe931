/** Action: players in turn choose one of their elites or pass; who passes takes a place in the next turn order. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { type Context, make, tell } from '../context.ts';
import { comes, goHome } from '../realms.ts';
import { at, COUNT, go, type State, TOKENS } from '../state.ts';
import { PHASE, RAVEN } from '../vocabulary.ts';

/** All tokens are turned face up. MIM-180 */
export const beginAction = ({ seats, ringSize }: Context, s: State, _seat: Seat, fx: Effects) => {
  for (let link: Nth<'link'> = 0; link < ringSize; link++) {
    const realm = s[at.ring(link)];
    for (let seat: Seat = 0; seat < seats; seat++) {
      if (s[at.placed(realm, seat)] === 0) continue;
      s[at.placed(realm, seat)] = 0;
      for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) {
        const count = s[at.faceDown(realm, seat, kind)];
        if (count === 0) continue;
        s[at.faceDown(realm, seat, kind)] = 0;
        for (let n = 0; n < count; n++) comes(s, realm, seat, kind);
        fx.emit(tell.turnedUp, realm, seat, kind, count);
      }
    }
  }
  fx.reveal(TOKENS);
  go(s, PHASE.action, s[at.order(0)]);
};

/** MIM-181, MIM-194, MIM-206 */
export const nextTurn = ({ seats }: Context, s: State) => {
  for (let step = 1; step <= seats; step++) {
    const turn: Nth<'place'> = (s[at.turn] + step) % seats;
    const seat = s[at.order(turn)];
    if (s[at.passed(seat)]) continue;
    s[at.turn] = turn;
    return go(s, PHASE.action, seat);
  }
  for (let seat: Seat = 0; seat < seats; seat++) s[at.passed(seat)] = 0;
  s[at.turn] = 0;
  go(s, PHASE.beginResolution);
};

/** Elites still in the realms go home without acting; vikings stay. MIM-192, MIM-193 */
const pass = (c: Context, s: State, seat: Seat, fx: Effects) => {
  fx.emit(tell.passed, seat);
  for (let elite: Nth<'elite'> = 0; elite < COUNT.elite; elite++) {
    const realm = s[at.eliteAt(seat, elite)];
    if (realm === NONE) continue;
    goHome(s, realm, seat, RAVEN + elite);
    fx.emit(tell.wentHome, seat, RAVEN + elite, realm);
  }
  s[at.passed(seat)] = 1;
  if (c.normal) go(s, PHASE.order, seat);
  else nextTurn(c, s); // MIM-201
};

export const action: Phase<Context, State> = {
  rule: 'MIM-182',
  legal: (_c, s, seat, into) => {
    let n = 0;
    for (let elite: Nth<'elite'> = 0; elite < COUNT.elite; elite++)
      if (s[at.eliteAt(seat, elite)] !== NONE) into[n++] = make.choose(elite);
    into[n++] = make.pass();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.pass.is(move)) return pass(c, s, seat, fx);
    const elite = make.choose.get.elite(move);
    const kind: Nth<'kind'> = RAVEN + elite;
    s[at.elite] = elite;
    s[at.standing] = s[at.eliteAt(seat, elite)];
    fx.emit(tell.chose, seat, kind, s[at.standing]);
    go(s, kind === RAVEN ? PHASE.raven : PHASE.stand, seat);
  },
};

export const order: Phase<Context, State> = {
  rule: 'MIM-196',
  legal: ({ seats }, s, _seat, into) => {
    let n = 0;
    for (let place: Nth<'place'> = 0; place < seats; place++)
      if (s[at.nextOrder(place)] === NONE) into[n++] = make.order(place);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    const place = make.order.get.place(move);
    s[at.nextOrder(place)] = seat;
    fx.emit(tell.ordered, seat, place);
    nextTurn(c, s);
  },
  why: (_c, _s, _seat, move) => (make.order.is(move) ? 'MIM-197' : undefined),
};
