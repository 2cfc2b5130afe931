/** Placement: tokens go face down into the realms; with the essence variant an artefact laid open brings one more. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import { ARTEFACT_COUNT, KINDS, OPEN, PHASE } from '../vocabulary.ts';

export const placement = (
  c: Context,
  beginAction: (s: State, fx: Effects) => void,
): Pick<Phases, 'placement' | 'essence' | 'extra'> => {
  const { at, make, tell, tables, seats, ringSize } = c;

  const holdsClosedCard = (s: State, seat: Seat) => {
    let closed = s[at.cardCount(seat)];
    for (let card = 0; card < ARTEFACT_COUNT; card++)
      if (s[at.face(card)] === OPEN && s[at.card(card)] === c.handOf(seat)) closed--;
    return closed > 0;
  };

  /** Own, not yet open, and of this realm's essence. MIM-451, MIM-459, MIM-461 */
  const fits = (s: State, seat: Seat, card: number) =>
    s[at.card(card)] === c.handOf(seat) &&
    s[at.face(card)] !== OPEN &&
    tables.cardEssence[card] === tables.realmEssence[s[at.essenceRealm]];

  const put = (s: State, seat: Seat, move: number, fx: Effects) => {
    const kind = make.place.get.token(move);
    const realm = make.place.get.realm(move);
    s[at.supply(seat, kind)]--;
    s[at.faceDown(realm, seat, kind)]++;
    s[at.placed(realm, seat)]++;
    fx.emit(tell.placed, seat, realm, kind);
    return realm;
  };

  /** Asked of everybody who holds a closed card, fitting or not. MIM-465 */
  const askEssence = (s: State, seat: Seat, realm: number) => {
    if (!holdsClosedCard(s, seat)) return false;
    s[at.essenceRealm] = realm;
    c.go(s, PHASE.essence, seat);
    return true;
  };

  /** The next token of this turn, the next player, the next turn of all, or the action phase. MIM-150, MIM-153 */
  const nextToken = (s: State, seat: Seat, fx: Effects) => {
    s[at.essenceRealm] = NONE;
    s[at.tokensLeft]--;
    if (s[at.tokensLeft] > 0) return c.go(s, PHASE.placement, seat);
    const turns = tables.placement[s[at.round] - 1];
    s[at.turn]++;
    if (s[at.turn] === seats) {
      s[at.turn] = 0;
      s[at.placementTurn]++;
      if (s[at.placementTurn] === turns.length) {
        s[at.placementTurn] = 0;
        return beginAction(s, fx);
      }
    }
    s[at.tokensLeft] = turns[s[at.placementTurn]];
    c.go(s, PHASE.placement, s[at.order(s[at.turn])]);
  };

  const whyNotPlaced = (s: State, seat: Seat, move: number) => {
    if (!make.place.is(move)) return make.pass.is(move) ? 'MIM-159' : undefined;
    if (s[at.supply(seat, make.place.get.token(move))] === 0) return 'MIM-161';
    return c.inPlay(s, make.place.get.realm(move)) ? undefined : 'MIM-164';
  };

  return {
    placement: {
      rule: 'MIM-162',
      legal: (s, seat, into) => {
        let n = 0;
        for (let kind = 0; kind < KINDS.length; kind++)
          if (s[at.supply(seat, kind)] > 0)
            for (let place = 0; place < ringSize; place++) into[n++] = make.place(kind, s[at.ring(place)]);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const realm = put(s, seat, move, fx);
        if (!c.variant || !askEssence(s, seat, realm)) nextToken(s, seat, fx);
      },
      why: whyNotPlaced,
    },
    essence: {
      rule: 'MIM-451',
      legal: (s, seat, into) => {
        let n = 0;
        into[n++] = make.keep();
        for (let card = 0; card < ARTEFACT_COUNT; card++) if (fits(s, seat, card)) into[n++] = make.lay(card);
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.keep.is(move)) return nextToken(s, seat, fx); // MIM-464
        const card = make.lay.get.artefact(move);
        s[at.face(card)] = OPEN;
        fx.reveal(c.CARDS);
        fx.emit(tell.laidOpen, seat, card);
        c.go(s, PHASE.extra, seat);
      },
      why: (s, seat, move) => {
        if (!make.lay.is(move)) return undefined;
        const card = make.lay.get.artefact(move);
        return s[at.card(card)] === c.handOf(seat) && s[at.face(card)] === OPEN ? 'MIM-459' : undefined;
      },
    },
    extra: {
      rule: 'MIM-452',
      legal: (s, seat, into) => {
        let n = 0;
        for (let kind = 0; kind < KINDS.length; kind++)
          if (s[at.supply(seat, kind)] > 0) into[n++] = make.place(kind, s[at.essenceRealm]);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const realm = put(s, seat, move, fx);
        if (!c.chain || !askEssence(s, seat, realm)) nextToken(s, seat, fx); // MIM-457
      },
      why: whyNotPlaced,
    },
  };
};
