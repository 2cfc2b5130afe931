/** What the elites do: the raven carries a treasure, the valkyrie calls own tokens, the wyrm scares enemy ones. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { type Context, make, tell } from '../context.ts';
import { around, goHome, liesIn, moveTreasure, shift } from '../realms.ts';
import { at, COUNT, go, type State } from '../state.ts';
import { FIRST_REALM, PHASE, RAVEN, VALKYRIE } from '../vocabulary.ts';

/** How many tokens a valkyrie calls or a wyrm scares. MIM-261, MIM-281 */
const MOST_MOVED = 2;

const isNeighbour = (c: Context, s: State, realm: Nth<'realm'>) =>
  realm === around(c, s, s[at.standing], 1) || realm === around(c, s, s[at.standing], -1);

/** The elite that acts goes home, and the turn is over. MIM-187 */
const finishElite = (s: State, seat: Seat, fx: Effects) => {
  const kind: Nth<'kind'> = RAVEN + s[at.elite];
  goHome(s, s[at.standing], seat, kind);
  fx.emit(tell.wentHome, seat, kind, s[at.standing]);
  s[at.elite] = NONE;
  s[at.standing] = NONE;
  s[at.carried] = NONE;
  s[at.moved] = 0;
  go(s, PHASE.nextTurn);
};

/** The elite has moved a token; after two of them it goes home. */
const countMoved = (s: State, seat: Seat, fx: Effects) => {
  s[at.moved]++;
  if (s[at.moved] === MOST_MOVED) finishElite(s, seat, fx);
};

export const raven: Phase<Context, State> = {
  rule: 'MIM-240',
  legal: (_c, s, _seat, into) => {
    const lying = s[at.lying(s[at.standing])];
    let n = 0;
    into[n++] = make.skip(); // MIM-186
    for (let t: Nth<'treasure'> = 0; n <= lying; t++) if (liesIn(s, t, s[at.standing])) into[n++] = make.carry(t);
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    if (make.skip.is(move)) return finishElite(s, seat, fx);
    s[at.carried] = make.carry.get.treasure(move);
    go(s, PHASE.flight, seat);
  },
};

export const flight: Phase<Context, State> = {
  rule: 'MIM-241',
  legal: ({ ringSize }, s, _seat, into) => {
    let n = 0;
    for (let link: Nth<'link'> = 0; link < ringSize; link++)
      if (s[at.ring(link)] !== s[at.standing]) into[n++] = make.fly(s[at.ring(link)]);
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    const realm = make.fly.get.realm(move);
    const treasure = s[at.carried];
    moveTreasure(s, treasure, FIRST_REALM + realm);
    shift(s, seat, RAVEN, s[at.standing], realm);
    s[at.standing] = realm;
    fx.emit(tell.carried, seat, treasure, realm);
    finishElite(s, seat, fx);
  },
  why: (_c, s, _seat, move) => {
    if (make.carry.is(move)) return 'MIM-244';
    return make.fly.is(move) && make.fly.get.realm(move) === s[at.standing] ? 'MIM-242' : undefined;
  },
};

export const stand: Phase<Context, State> = {
  rule: (_c, s) => (RAVEN + s[at.elite] === VALKYRIE ? 'MIM-260' : 'MIM-280'),
  legal: (c, s, _seat, into) => {
    into[0] = make.stand(s[at.standing]);
    into[1] = make.stand(around(c, s, s[at.standing], -1));
    into[2] = make.stand(around(c, s, s[at.standing], 1));
    return 3;
  },
  apply: (_c, s, seat, move, fx) => {
    const kind: Nth<'kind'> = RAVEN + s[at.elite];
    const realm = make.stand.get.realm(move);
    if (realm !== s[at.standing]) {
      shift(s, seat, kind, s[at.standing], realm);
      s[at.standing] = realm;
      fx.emit(tell.stood, seat, kind, realm);
    }
    go(s, kind === VALKYRIE ? PHASE.call : PHASE.scare, seat);
  },
  why: (_c, _s, _seat, move) => (make.stand.is(move) ? 'MIM-222' : undefined),
};

export const call: Phase<Context, State> = {
  rule: 'MIM-261',
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let side = -1; side <= 1; side += 2) {
      const realm = around(c, s, s[at.standing], side);
      for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++)
        if (s[at.faceUp(realm, seat, kind)] > 0) into[n++] = make.call(kind, realm);
    }
    into[n++] = make.stop();
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    if (make.stop.is(move)) return finishElite(s, seat, fx);
    const kind = make.call.get.token(move);
    const realm = make.call.get.realm(move);
    shift(s, seat, kind, realm, s[at.standing]);
    fx.emit(tell.called, seat, kind, realm);
    countMoved(s, seat, fx);
  },
  why: (c, s, _seat, move) => {
    if (!make.call.is(move)) return undefined;
    return isNeighbour(c, s, make.call.get.realm(move)) ? 'MIM-265' : 'MIM-262';
  },
};

export const scare: Phase<Context, State> = {
  rule: 'MIM-281',
  legal: (c, s, seat, into) => {
    const standing = s[at.standing];
    let n = 0;
    for (let enemy: Seat = 0; enemy < c.seats; enemy++) {
      if (enemy === seat) continue; // MIM-282
      for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) {
        if (s[at.faceUp(standing, enemy, kind)] === 0) continue;
        into[n++] = make.scare(enemy, kind, around(c, s, standing, -1));
        into[n++] = make.scare(enemy, kind, around(c, s, standing, 1));
      }
    }
    into[n++] = make.stop();
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    if (make.stop.is(move)) return finishElite(s, seat, fx);
    const owner = make.scare.get.seat(move);
    const kind = make.scare.get.token(move);
    const realm = make.scare.get.realm(move);
    shift(s, owner, kind, s[at.standing], realm);
    fx.emit(tell.scared, seat, owner, kind, realm);
    countMoved(s, seat, fx);
  },
  why: (c, s, seat, move) => {
    if (!make.scare.is(move)) return undefined;
    if (make.scare.get.seat(move) === seat) return 'MIM-282';
    return isNeighbour(c, s, make.scare.get.realm(move)) ? undefined : 'MIM-283';
  },
};
