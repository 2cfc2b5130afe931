/** Placement: tokens go face down into the realms; with the essence variant an artefact laid open brings one more. */
import { type Effects, type Move, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { type Context, make, tell } from '../context.ts';
import { inPlay } from '../realms.ts';
import { at, CARDS, COUNT, go, type State } from '../state.ts';
import { handOf, OPEN, PHASE } from '../vocabulary.ts';

const holdsClosedCard = (s: State, seat: Seat) => {
  let closed = s[at.cardCount(seat)];
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
    if (s[at.face(card)] === OPEN && s[at.card(card)] === handOf(seat)) closed--;
  return closed > 0;
};

/** Nobody runs out of tokens in play; in a set position whoever has none places none. MIM-169 */
export const hasTokens = (s: State, seat: Seat) => {
  for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) if (s[at.supply(seat, kind)] > 0) return true;
  return false;
};

/** Own, not yet open, and of this realm's essence. MIM-451, MIM-459, MIM-461 */
const fits = ({ tables }: Context, s: State, seat: Seat, card: Nth<'artefact'>) =>
  s[at.card(card)] === handOf(seat) &&
  s[at.face(card)] !== OPEN &&
  tables.cardEssence[card] === tables.realmEssence[s[at.essenceRealm]];

const put = (s: State, seat: Seat, move: Move, fx: Effects): Nth<'realm'> => {
  const kind = make.place.get.token(move);
  const realm = make.place.get.realm(move);
  s[at.supply(seat, kind)]--;
  s[at.faceDown(realm, seat, kind)]++;
  s[at.placed(realm, seat)]++;
  fx.emit(tell.placed, seat, realm, kind);
  return realm;
};

/** Asked of everybody who holds a closed card, fitting or not. MIM-465 */
const askEssence = (s: State, seat: Seat, realm: Nth<'realm'>) => {
  if (!holdsClosedCard(s, seat) || !hasTokens(s, seat)) return false;
  s[at.essenceRealm] = realm;
  go(s, PHASE.essence, seat);
  return true;
};

/** Whoever is next in this turn, in the next turn of all, or else the action phase. MIM-150, MIM-153 */
export const nextPlayer = ({ seats, tables }: Context, s: State) => {
  const turns = tables.placement[s[at.round] - 1];
  for (; s[at.placementTurn] < turns.length; s[at.placementTurn]++) {
    for (; s[at.turn] < seats; s[at.turn]++) {
      if (!hasTokens(s, s[at.order(s[at.turn])])) continue;
      s[at.tokensLeft] = turns[s[at.placementTurn]];
      return go(s, PHASE.placement, s[at.order(s[at.turn])]);
    }
    s[at.turn] = 0;
  }
  s[at.placementTurn] = 0;
  go(s, PHASE.beginAction);
};

/** The next token of this turn, or the next player. */
const nextToken = (c: Context, s: State, seat: Seat) => {
  s[at.essenceRealm] = NONE;
  s[at.tokensLeft]--;
  if (s[at.tokensLeft] > 0 && hasTokens(s, seat)) return go(s, PHASE.placement, seat);
  s[at.tokensLeft] = 0;
  s[at.turn]++;
  nextPlayer(c, s);
};

const whyNotPlaced = (_c: Context, s: State, seat: Seat, move: Move) => {
  if (!make.place.is(move)) return make.pass.is(move) ? 'MIM-159' : undefined;
  if (s[at.supply(seat, make.place.get.token(move))] === 0) return 'MIM-161';
  return inPlay(s, make.place.get.realm(move)) ? undefined : 'MIM-164';
};

// Tokens and cards are hidden in these phases, and so is what may be done with them. MIM-170
export const placement: Phase<Context, State> = {
  rule: 'MIM-162',
  obvious: false,
  legal: ({ ringSize }, s, seat, into) => {
    let n = 0;
    for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++)
      if (s[at.supply(seat, kind)] > 0)
        for (let link: Nth<'link'> = 0; link < ringSize; link++) into[n++] = make.place(kind, s[at.ring(link)]);
    return n;
  },
  many: {
    count: ({ ringSize }, s, seat) => {
      let kinds = 0;
      for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) if (s[at.supply(seat, kind)] > 0) kinds++;
      return kinds * ringSize;
    },
    nth: ({ ringSize }, s, seat, n) => {
      let skip = Math.trunc(n / ringSize);
      let kind: Nth<'kind'> = 0;
      while (s[at.supply(seat, kind)] === 0 || skip-- > 0) kind++;
      return make.place(kind, s[at.ring(n % ringSize)]);
    },
  },
  apply: (c, s, seat, move, fx) => {
    const realm = put(s, seat, move, fx);
    if (!c.variant || !askEssence(s, seat, realm)) nextToken(c, s, seat);
  },
  why: whyNotPlaced,
};

export const essence: Phase<Context, State> = {
  rule: 'MIM-451',
  obvious: false,
  legal: (c, s, seat, into) => {
    let n = 0;
    into[n++] = make.keep();
    for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
      if (fits(c, s, seat, card)) into[n++] = make.lay(card);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.keep.is(move)) return nextToken(c, s, seat); // MIM-464
    const card = make.lay.get.artefact(move);
    s[at.face(card)] = OPEN;
    fx.reveal(CARDS);
    fx.emit(tell.laidOpen, seat, card);
    go(s, PHASE.extra, seat);
  },
  why: (_c, s, seat, move) => {
    if (!make.lay.is(move)) return undefined;
    const card = make.lay.get.artefact(move);
    return s[at.card(card)] === handOf(seat) && s[at.face(card)] === OPEN ? 'MIM-459' : undefined;
  },
};

export const extra: Phase<Context, State> = {
  rule: 'MIM-452',
  obvious: false,
  legal: (_c, s, seat, into) => {
    let n = 0;
    for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++)
      if (s[at.supply(seat, kind)] > 0) into[n++] = make.place(kind, s[at.essenceRealm]);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    const realm = put(s, seat, move, fx);
    if (!c.chain || !askEssence(s, seat, realm)) nextToken(c, s, seat); // MIM-457
  },
  why: whyNotPlaced,
};
