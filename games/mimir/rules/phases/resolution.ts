/** Resolution: realm by realm, the players with the most vikings take treasures; then everybody gets an artefact. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import type { SetUp } from '../set-up.ts';
import { ARTEFACT_COUNT, DISPLAY, DOUBLE, FIRST_REALM, PHASE, ROUNDS, TREASURE_COUNT, VIKING } from '../vocabulary.ts';

/** More than all vikings of one player together. */
const MOST_VIKINGS = 100;

export const resolution = (
  c: Context,
  { beginRound, drawInto }: SetUp,
  beginScoring: (s: State, fx: Effects) => void,
) => {
  const { at, make, tell, seats, ringSize } = c;
  const counts = new Int16Array(seats);
  const TREASURES = at.treasure(0);

  const realmNow = (s: State) => c.around(s, s[at.startRealm], s[at.resolved]);
  const treasuresIn = (s: State, realm: number) => {
    let count = 0;
    for (let t = 0; t < TREASURE_COUNT; t++) if (s[TREASURES + t] === FIRST_REALM + realm) count++;
    return count;
  };
  /** How many seats share this seat's count. */
  const sharers = (seat: Seat) => {
    let same = 0;
    for (let other = 0; other < seats; other++) if (counts[other] === counts[seat]) same++;
    return same;
  };
  /** Unshared counts go before shared ones, and in either sort the higher count first. */
  const rank = (seat: Seat) => counts[seat] + (sharers(seat) === 1 ? MOST_VIKINGS : 0);

  /**
   * Who is served in this realm: unshared counts from the highest down, then tied groups from the highest down, each
   * in turn order. MIM-306, MIM-320, MIM-324 to MIM-326, MIM-329
   */
  const lineUp = (s: State, realm: number) => {
    for (let seat = 0; seat < seats; seat++) counts[seat] = c.vikingsIn(s, realm, seat);
    let length = 0;
    for (let i = 0; i < seats; i++) {
      const seat = s[at.order(i)];
      if (counts[seat] === 0) continue;
      let place = length++;
      for (; place > 0 && rank(s[at.queue(place - 1)]) < rank(seat); place--)
        s[at.queue(place)] = s[at.queue(place - 1)];
      s[at.queue(place)] = seat;
    }
    for (let i = 0; i < seats; i++) {
      if (i >= length) s[at.queue(i)] = NONE;
      const first = i < length && (i === 0 || counts[s[at.queue(i)]] !== counts[s[at.queue(i - 1)]]);
      s[at.group(i)] = first ? sharers(s[at.queue(i)]) : 0;
    }
    s[at.served] = 0;
    return length;
  };

  const clearLine = (s: State) => {
    s[at.served] = 0;
    for (let i = 0; i < seats; i++) {
      s[at.queue(i)] = NONE;
      s[at.group(i)] = 0;
    }
  };

  /** Finds whoever may take a treasure next, in this realm or a later one. MIM-301, MIM-323, MIM-327, MIM-328 */
  const serve = (s: State, fx: Effects) => {
    for (;;) {
      const realm = realmNow(s);
      const left = treasuresIn(s, realm);
      while (left > 0 && s[at.served] < seats && s[at.queue(s[at.served])] !== NONE) {
        const size = s[at.group(s[at.served])];
        if (size <= left) return c.go(s, PHASE.treasure, s[at.queue(s[at.served])]);
        fx.emit(tell.tied, realm, c.vikingsIn(s, realm, s[at.queue(s[at.served])]), size, left);
        s[at.served] += size;
      }
      s[at.resolved]++;
      if (!openRealm(s, fx)) return endResolution(s, fx);
    }
  };

  /** Passes over realms without treasures or vikings; says whether there is one left to resolve. MIM-302, MIM-307 */
  const openRealm = (s: State, fx: Effects) => {
    for (; s[at.resolved] < ringSize; s[at.resolved]++) {
      const realm = realmNow(s);
      if (treasuresIn(s, realm) === 0 || lineUp(s, realm) === 0) continue;
      fx.emit(tell.resolving, realm);
      for (let seat = 0; seat < seats; seat++) if (counts[seat] > 0) fx.emit(tell.counted, realm, seat, counts[seat]);
      return true;
    }
    return false;
  };

  /** The order chosen in passing counts from now on. MIM-202 */
  const beginResolution = (s: State, fx: Effects) => {
    if (c.normal)
      for (let i = 0; i < seats; i++) {
        s[at.order(i)] = s[at.nextOrder(i)];
        s[at.nextOrder(i)] = NONE;
      }
    s[at.resolved] = 0;
    if (openRealm(s, fx)) serve(s, fx);
    else endResolution(s, fx);
  };

  const endResolution = (s: State, fx: Effects) => {
    clearLine(s);
    s[at.resolved] = 0;
    s[at.turn] = 0;
    if (c.normal) return nextArtefact(s, fx);
    for (let i = 0; i < seats; i++) drawInto(s, s[at.order(i)], tell.drew, fx); // MIM-370, MIM-371
    endRound(s, fx);
  };

  /** MIM-373; too few cards leave the last without. MIM-383 */
  const nextArtefact = (s: State, fx: Effects) => {
    let shown = 0;
    for (let card = 0; card < ARTEFACT_COUNT; card++) if (s[at.card(card)] === DISPLAY) shown++;
    if (s[at.turn] < seats && shown > 0) return c.go(s, PHASE.artefact, s[at.order(s[at.turn])]);
    endRound(s, fx);
  };

  const endRound = (s: State, fx: Effects) => {
    s[at.turn] = 0;
    if (s[at.round] === ROUNDS) return beginScoring(s, fx); // MIM-102
    if (!c.normal) passFirstPlayerToken(s);
    s[at.startRealm] = c.around(s, s[at.startRealm], 1); // MIM-379
    beginRound(s, s[at.round] + 1, fx);
  };

  /** To the left, that is clockwise; the turn order follows its holder. MIM-372, MIM-151 */
  const passFirstPlayerToken = (s: State) => {
    for (let i = 0; i < seats; i++) s[at.order(i)] = (s[at.order(i)] + 1) % seats;
  };

  const phases: Pick<Phases, 'treasure' | 'carrier' | 'artefact'> = {
    treasure: {
      rule: 'MIM-321',
      legal: (s, _seat, into) => {
        const realm = realmNow(s);
        let n = 0;
        for (let t = 0; t < TREASURE_COUNT; t++)
          if (s[at.treasure(t)] === FIRST_REALM + realm) into[n++] = make.take(t);
        into[n++] = make.decline(); // MIM-322
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.take.is(move)) {
          s[at.taken] = make.take.get.treasure(move);
          return c.go(s, PHASE.carrier, seat);
        }
        fx.emit(tell.declined, seat, realmNow(s));
        s[at.served]++;
        serve(s, fx);
      },
    },
    carrier: {
      rule: 'MIM-351',
      legal: (s, seat, into) => {
        const realm = realmNow(s);
        let n = 0;
        for (let kind = VIKING; kind <= DOUBLE; kind++)
          if (s[at.faceUp(realm, seat, kind)] > 0) into[n++] = make.carrier(kind);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const realm = realmNow(s);
        const kind = make.carrier.get.token(move);
        c.goHome(s, realm, seat, kind); // MIM-352
        s[at.treasure(s[at.taken])] = c.screenOf(seat);
        fx.emit(tell.took, seat, s[at.taken], realm, kind);
        s[at.taken] = NONE;
        s[at.served]++;
        serve(s, fx);
      },
    },
    artefact: {
      rule: 'MIM-373',
      legal: (s, _seat, into) => {
        let n = 0;
        for (let card = 0; card < ARTEFACT_COUNT; card++)
          if (s[at.card(card)] === DISPLAY) into[n++] = make.artefact(card);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const card = make.artefact.get.artefact(move);
        s[at.card(card)] = c.handOf(seat);
        s[at.cardCount(seat)]++;
        fx.emit(tell.tookArtefact, seat, card);
        s[at.turn]++;
        nextArtefact(s, fx);
      },
      why: (_s, _seat, move) => (make.artefact.is(move) ? undefined : 'MIM-374'),
    },
  };

  return { phases, beginResolution };
};
