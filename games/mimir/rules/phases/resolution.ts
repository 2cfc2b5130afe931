/** Resolution: realm by realm treasures are served, then artefact cards, then the round is over. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { type Context, make, tell } from '../context.ts';
import { around, goHome, liesIn, moveTreasure, vikingsIn } from '../realms.ts';
import { drawInto } from '../set-up.ts';
import { at, type Cells, COUNT, go, type State } from '../state.ts';
import { DISPLAY, DOUBLE, handOf, MOST_SEATS, PHASE, ROUNDS, screenOf, VIKING } from '../vocabulary.ts';

/** More than all vikings of one player together. */
const MOST_VIKINGS = 100;

/** By seat: its vikings in the realm that is lined up. */
const counts = new Int16Array(MOST_SEATS);

const realmNow = (c: Context, s: Cells): Nth<'realm'> => around(c, s, s[at.startRealm], s[at.resolved]);

/** How many seats share this seat's count. */
const sharers = ({ seats }: Context, seat: Seat) => {
  let same = 0;
  for (let other: Seat = 0; other < seats; other++) if (counts[other] === counts[seat]) same++;
  return same;
};
/** Unshared counts go before shared ones, and in either sort the higher count first. */
const rank = (c: Context, seat: Seat) => counts[seat] + (sharers(c, seat) === 1 ? MOST_VIKINGS : 0);

/**
 * Who is served in this realm: unshared counts from the highest down, then tied groups from the highest down, each
 * in turn order. MIM-306, MIM-320, MIM-324 to MIM-326, MIM-329
 */
const lineUp = (c: Context, s: State, realm: Nth<'realm'>) => {
  const { seats } = c;
  for (let seat: Seat = 0; seat < seats; seat++) counts[seat] = vikingsIn(c, s, realm, seat);
  let length = 0;
  for (let i: Nth<'place'> = 0; i < seats; i++) {
    const seat = s[at.order(i)];
    if (counts[seat] === 0) continue;
    let place: Nth<'place'> = length++;
    for (; place > 0 && rank(c, s[at.queue(place - 1)]) < rank(c, seat); place--)
      s[at.queue(place)] = s[at.queue(place - 1)];
    s[at.queue(place)] = seat;
  }
  for (let place: Nth<'place'> = 0; place < seats; place++) {
    if (place >= length) s[at.queue(place)] = NONE;
    const first = place < length && (place === 0 || counts[s[at.queue(place)]] !== counts[s[at.queue(place - 1)]]);
    s[at.group(place)] = first ? sharers(c, s[at.queue(place)]) : 0;
  }
  s[at.served] = 0;
  return length;
};

const clearLine = ({ seats }: Context, s: State) => {
  s[at.served] = 0;
  for (let place: Nth<'place'> = 0; place < seats; place++) {
    s[at.queue(place)] = NONE;
    s[at.group(place)] = 0;
  }
};

/** Finds whoever may take a treasure next, in this realm or a later one. MIM-301, MIM-323, MIM-327, MIM-328 */
const serve = (c: Context, s: State, fx: Effects) => {
  for (;;) {
    const realm = realmNow(c, s);
    const left = s[at.lying(realm)];
    while (left > 0 && s[at.served] < c.seats && s[at.queue(s[at.served])] !== NONE) {
      const size = s[at.group(s[at.served])];
      if (size <= left) return go(s, PHASE.treasure, s[at.queue(s[at.served])]);
      fx.emit(tell.tied, realm, vikingsIn(c, s, realm, s[at.queue(s[at.served])]), size, left);
      s[at.served] += size;
    }
    s[at.resolved]++;
    if (!openRealm(c, s, fx)) return endResolution(c, s, fx);
  }
};

/** Passes over realms without treasures or vikings; says whether there is one left to resolve. MIM-302, MIM-307 */
const openRealm = (c: Context, s: State, fx: Effects) => {
  for (; s[at.resolved] < c.ringSize; s[at.resolved]++) {
    const realm = realmNow(c, s);
    if (s[at.lying(realm)] === 0 || lineUp(c, s, realm) === 0) continue;
    fx.emit(tell.resolving, realm);
    for (let seat: Seat = 0; seat < c.seats; seat++)
      if (counts[seat] > 0) fx.emit(tell.counted, realm, seat, counts[seat]);
    return true;
  }
  return false;
};

/** The order chosen in passing counts from now on. MIM-202 */
export const beginResolution = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  if (c.normal)
    for (let place: Nth<'place'> = 0; place < c.seats; place++) {
      s[at.order(place)] = s[at.nextOrder(place)];
      s[at.nextOrder(place)] = NONE;
    }
  if (openRealm(c, s, fx)) serve(c, s, fx);
  else endResolution(c, s, fx);
};

const endResolution = (c: Context, s: State, fx: Effects) => {
  clearLine(c, s);
  s[at.resolved] = 0;
  if (c.normal) return nextArtefact(c, s);
  for (let place: Nth<'place'> = 0; place < c.seats; place++) drawInto(s, s[at.order(place)], tell.drew, fx); // MIM-370, MIM-371
  endRound(c, s);
};

/** MIM-373; too few cards leave the last without. MIM-383 */
const nextArtefact = (c: Context, s: State) => {
  if (s[at.turn] < c.seats && isAnyShown(s)) return go(s, PHASE.artefact, s[at.order(s[at.turn])]);
  endRound(c, s);
};
const isAnyShown = (s: State) => {
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) if (s[at.card(card)] === DISPLAY) return true;
  return false;
};

const endRound = (c: Context, s: State) => {
  s[at.turn] = 0;
  if (s[at.round] === ROUNDS) return go(s, PHASE.beginScoring); // MIM-102
  if (!c.normal) passFirstPlayerToken(c, s);
  s[at.startRealm] = around(c, s, s[at.startRealm], 1); // MIM-379
  go(s, PHASE.beginRound);
};

/** To the left, that is clockwise; the turn order follows its holder. MIM-372, MIM-151 */
const passFirstPlayerToken = ({ seats }: Context, s: State) => {
  for (let place: Nth<'place'> = 0; place < seats; place++) s[at.order(place)] = (s[at.order(place)] + 1) % seats;
};

export const treasure: Phase<Context, State> = {
  rule: 'MIM-321',
  legal: (c, s, _seat, into) => {
    const realm = realmNow(c, s);
    const lying = s[at.lying(realm)];
    let n = 0;
    for (let t: Nth<'treasure'> = 0; n < lying; t++) if (liesIn(s, t, realm)) into[n++] = make.take(t);
    into[n++] = make.decline(); // MIM-322
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.take.is(move)) {
      s[at.taken] = make.take.get.treasure(move);
      return go(s, PHASE.carrier, seat);
    }
    fx.emit(tell.declined, seat, realmNow(c, s));
    s[at.served]++;
    serve(c, s, fx);
  },
};

export const carrier: Phase<Context, State> = {
  rule: 'MIM-351',
  legal: (c, s, seat, into) => {
    const realm = realmNow(c, s);
    let n = 0;
    for (let kind = VIKING; kind <= DOUBLE; kind++)
      if (s[at.faceUp(realm, seat, kind)] > 0) into[n++] = make.carrier(kind);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    const realm = realmNow(c, s);
    const kind: number = make.carrier.get.token(move);
    goHome(s, realm, seat, kind); // MIM-352
    moveTreasure(s, s[at.taken], screenOf(seat));
    fx.emit(tell.took, seat, s[at.taken], realm, kind);
    s[at.taken] = NONE;
    s[at.served]++;
    serve(c, s, fx);
  },
};

export const artefact: Phase<Context, State> = {
  rule: 'MIM-373',
  legal: (_c, s, _seat, into) => {
    let n = 0;
    for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
      if (s[at.card(card)] === DISPLAY) into[n++] = make.artefact(card);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    const card = make.artefact.get.artefact(move);
    s[at.card(card)] = handOf(seat);
    s[at.cardCount(seat)]++;
    fx.emit(tell.tookArtefact, seat, card);
    s[at.turn]++;
    nextArtefact(c, s);
  },
  why: (_c, _s, _seat, move) => (make.artefact.is(move) ? undefined : 'MIM-374'),
};
