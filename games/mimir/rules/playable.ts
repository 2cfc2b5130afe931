/** What must hold for play to go on: of every position, and of each phase by itself. */
import { allHold, NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { hasTokens } from './phases/placement.ts';
import { around, inPlay, liesIn, vikingsIn } from './realms.ts';
import { at, COUNT, type State } from './state.ts';
import {
  DISPLAY,
  FIRST_REALM,
  FIRST_SCREEN,
  handOf,
  KINDS,
  PHASE,
  PHASES,
  type PhaseName,
  RAVEN,
  ROUNDS,
  VALKYRIE,
} from './vocabulary.ts';

type Check = (c: Context, s: State) => string | undefined;

/** The most that a cell of tokens holds. */
const MOST_TOKENS = 30;
/** With more cards an assignment by hand would have more moves than there is room for. */
const MOST_CARDS = 5;

/** All that a seat has of a kind, wherever it lies. */
export const tokensOf = (s: State, seat: Seat, kind: Nth<'kind'>) => {
  let tokens = s[at.supply(seat, kind)];
  for (let realm: Nth<'realm'> = 0; realm < COUNT.realm; realm++)
    tokens += s[at.faceDown(realm, seat, kind)] + s[at.faceUp(realm, seat, kind)];
  return tokens;
};

const ringHolds: Check = ({ ringSize }, s) => {
  for (let i: Nth<'link'> = 0; i < ringSize; i++)
    for (let j: Nth<'link'> = 0; j < i; j++)
      if (s[at.ring(i)] === s[at.ring(j)]) return 'a realm lies in the ring twice';
  if (!inPlay(s, s[at.startRealm])) return 'the start-realm marker is not in the ring';
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++) {
    const place = s[at.treasure(t)];
    if (place >= FIRST_REALM && place < FIRST_SCREEN && !inPlay(s, place - FIRST_REALM))
      return 'a treasure lies in a realm that is not in play';
  }
  return undefined;
};

const orderHolds: Check = ({ seats }, s) => {
  let seen = 0;
  for (let place: Nth<'place'> = 0; place < seats; place++) seen |= 1 << s[at.order(place)];
  return seen === (1 << seats) - 1 ? undefined : 'a seat is missing in the turn order';
};

const placedHolds = (s: State, seat: Seat) => {
  for (let realm: Nth<'realm'> = 0; realm < COUNT.realm; realm++) {
    let down = 0;
    let any = 0;
    for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) {
      down += s[at.faceDown(realm, seat, kind)];
      any += s[at.faceDown(realm, seat, kind)] + s[at.faceUp(realm, seat, kind)];
    }
    if (down !== s[at.placed(realm, seat)]) return `seat ${seat} is said to have placed otherwise than it has`;
    if (any > 0 && !inPlay(s, realm)) return `seat ${seat} has tokens in a realm that is not in play`;
  }
  return undefined;
};

const armiesHold: Check = ({ seats }, s) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) {
      const most = kind < RAVEN ? MOST_TOKENS : 1;
      const tokens = tokensOf(s, seat, kind);
      if (tokens > most) return `seat ${seat} has ${tokens} of ${KINDS[kind]}, more than ${most}`;
    }
    const problem = placedHolds(s, seat);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

const handsHold: Check = ({ seats, manual }, s) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    let cards = 0;
    for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) if (s[at.card(card)] === handOf(seat)) cards++;
    if (cards !== s[at.cardCount(seat)]) return `seat ${seat} holds ${cards} cards, not ${s[at.cardCount(seat)]}`;
    const most = s[at.phase] >= PHASE.assignment ? MOST_CARDS : MOST_CARDS - 1 - ROUNDS + s[at.round];
    if (manual && cards > most) return `seat ${seat} holds ${cards} cards, more than can be assigned by hand`;
  }
  return undefined;
};

const isTurn: Check = ({ seats }, s) =>
  s[at.turn] < seats && s[at.order(s[at.turn])] === s[at.active] ? undefined : 'it is the turn of another seat';

/** Nobody has passed, and nobody has a place in the next order. */
const nobodyPassed: Check = ({ seats }, s) => {
  for (let i = 0; i < seats; i++)
    if (s[at.passed(i)] || s[at.nextOrder(i)] !== NONE) return 'somebody has passed outside the action phase';
  return undefined;
};

/** Who has passed has one place in the next order, but not yet who is asked for it. MIM-196, MIM-201 */
const passedHold: Check = ({ seats, normal }, s) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    let places = 0;
    for (let place: Nth<'place'> = 0; place < seats; place++) if (s[at.nextOrder(place)] === seat) places++;
    const isAsked = s[at.phase] === PHASE.order && seat === s[at.active];
    const wanted = normal && s[at.passed(seat)] && !isAsked ? 1 : 0;
    if (places !== wanted) return `seat ${seat} has ${places} places in the next turn order, not ${wanted}`;
    if (seat === s[at.active] && (s[at.passed(seat)] === 1) !== isAsked) return `seat ${seat} has passed`;
  }
  return undefined;
};

const tokensAreLeft: Check = ({ tables }, s) => {
  const turns = tables.placement[s[at.round] - 1];
  if (s[at.placementTurn] >= turns.length) return `round ${s[at.round]} has ${turns.length} placement turns`;
  if (!hasTokens(s, s[at.active])) return 'the active seat has no token to place';
  return s[at.tokensLeft] > 0 && s[at.tokensLeft] <= turns[s[at.placementTurn]]
    ? undefined
    : `${s[at.tokensLeft]} tokens are left in this turn`;
};
const essenceIsOpen: Check = ({ variant }, s) => {
  if (!variant) return 'the essence variant is not played';
  const realm = s[at.essenceRealm];
  return realm !== NONE && inPlay(s, realm) ? undefined : 'it is not said where the last token went';
};
const eliteActs: Check = (_c, s) => {
  const { elite, standing, active } = at;
  const kind: Nth<'kind'> = RAVEN + s[elite];
  if (s[elite] === NONE || s[standing] === NONE) return 'no elite acts';
  if (s[at.faceUp(s[standing], s[active], kind)] === 0) return 'the elite that acts is not where it is said to be';
  const isRaven = s[at.phase] === PHASE.raven || s[at.phase] === PHASE.flight;
  if (isRaven !== (kind === RAVEN)) return `a ${KINDS[kind]} does not do that`;
  if (s[at.phase] === PHASE.call && kind !== VALKYRIE) return `a ${KINDS[kind]} does not call`;
  if (s[at.phase] === PHASE.scare && kind === VALKYRIE) return `a ${KINDS[kind]} does not scare`;
  return undefined;
};
const carriesFromHere: Check = (_c, s) =>
  s[at.carried] !== NONE && liesIn(s, s[at.carried], s[at.standing])
    ? undefined
    : 'the raven carries no treasure from here';

const noneMoved: Check = (_c, s) => (s[at.moved] === 0 ? undefined : 'tokens were moved by no elite');
const oneMoved: Check = (_c, s) => (s[at.moved] < 2 ? undefined : 'the elite has moved two tokens already');

const realmNow = (c: Context, s: State) => around(c, s, s[at.startRealm], s[at.resolved]);

/** Whoever is still to be served is there once, has vikings there, and the first of them is asked. MIM-306, MIM-320 */
const queueHolds: Check = (c, s) => {
  if (s[at.resolved] >= c.ringSize) return 'all realms are resolved';
  const served = s[at.served];
  if (served >= c.seats || s[at.queue(served)] !== s[at.active]) return 'somebody else is to be served';
  let seen = 0;
  for (let place: Nth<'place'> = served; place < c.seats && s[at.queue(place)] !== NONE; place++) {
    const seat = s[at.queue(place)];
    if (seen & (1 << seat)) return `seat ${seat} is to be served twice`;
    seen |= 1 << seat;
    if (vikingsIn(c, s, realmNow(c, s), seat) === 0) return `seat ${seat} has no vikings in the realm being resolved`;
  }
  return undefined;
};
const treasureIsTaken: Check = (c, s) =>
  s[at.taken] !== NONE && liesIn(s, s[at.taken], realmNow(c, s)) ? undefined : 'no treasure of this realm is taken';
const cardIsShown: Check = ({ normal }, s) => {
  if (!normal) return 'artefacts are drawn, not chosen';
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) if (s[at.card(card)] === DISPLAY) return undefined;
  return 'no artefact is on display';
};
const someoneAssigns: Check = ({ seats }, s) => {
  for (let seat: Seat = 0; seat < seats; seat++) if (!s[at.done(seat)]) return undefined;
  return 'everybody is done';
};

const placing = allHold(nobodyPassed, isTurn, tokensAreLeft, noneMoved);
const acting = allHold(passedHold, isTurn);
const resolving = allHold(nobodyPassed, noneMoved);

const BY_PHASE: Readonly<Record<PhaseName, Check>> = {
  placement: placing,
  essence: allHold(placing, essenceIsOpen),
  extra: allHold(placing, essenceIsOpen),
  action: allHold(acting, noneMoved),
  raven: allHold(acting, noneMoved, eliteActs),
  flight: allHold(acting, noneMoved, eliteActs, carriesFromHere),
  stand: allHold(acting, noneMoved, eliteActs),
  call: allHold(acting, oneMoved, eliteActs),
  scare: allHold(acting, oneMoved, eliteActs),
  order: allHold(acting, noneMoved, ({ normal }) => (normal ? undefined : 'the turn order is not chosen')),
  treasure: allHold(resolving, queueHolds),
  carrier: allHold(resolving, queueHolds, treasureIsTaken),
  artefact: allHold(resolving, isTurn, cardIsShown),
  assignment: allHold(resolving, someoneAssigns),
  over: () => undefined,
};

export const unplayable: Check = (c, s) =>
  allHold(ringHolds, orderHolds, armiesHold, handsHold)(c, s) ?? BY_PHASE[PHASES[s[at.phase]]](c, s);
