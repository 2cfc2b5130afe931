/** What must hold in every position that play can reach. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { inPlay } from './realms.ts';
import { at, COUNT, type State } from './state.ts';
import {
  CLOSED,
  DECK,
  FIRST_HAND,
  FIRST_REALM,
  FIRST_SCREEN,
  handOf,
  KINDS,
  OPEN,
  PHASE,
  RAVEN,
} from './vocabulary.ts';

export const check = (c: Context, s: State): string | undefined => {
  const { seats, ringSize, tables } = c;
  const isRealm = (place: number) => place >= FIRST_REALM && place < FIRST_SCREEN;

  for (let i: Nth<'link'> = 0; i < ringSize; i++)
    for (let j: Nth<'link'> = 0; j < i; j++)
      if (s[at.ring(i)] === s[at.ring(j)]) return 'a realm lies in the ring twice';
  if (!inPlay(s, s[at.startRealm])) return 'the start-realm marker is not in the ring';

  for (let seat: Seat = 0; seat < seats; seat++) {
    for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) {
      let tokens = s[at.supply(seat, kind)];
      for (let realm: Nth<'realm'> = 0; realm < COUNT.realm; realm++)
        tokens += s[at.faceDown(realm, seat, kind)] + s[at.faceUp(realm, seat, kind)];
      if (tokens !== tables.army[kind]) return `seat ${seat} has ${tokens} of ${KINDS[kind]}, not ${tables.army[kind]}`;
    }
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
    let cards = 0;
    for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) if (s[at.card(card)] === handOf(seat)) cards++;
    if (cards !== s[at.cardCount(seat)]) return `seat ${seat} holds ${cards} cards, not ${s[at.cardCount(seat)]}`;
  }

  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++) {
    const place = s[at.treasure(t)];
    if (isRealm(place) && !inPlay(s, place - FIRST_REALM)) return 'a treasure lies in a realm that is not in play';
    if (s[at.use(t)] !== NONE && s[at.card(s[at.use(t)])] - FIRST_HAND !== place - FIRST_SCREEN)
      return 'a treasure serves a card of somebody else';
  }
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) {
    if (s[at.face(card)] !== CLOSED && s[at.card(card)] === DECK) return 'a card of the deck has been seen';
    if (s[at.face(card)] === OPEN && s[at.card(card)] < FIRST_HAND) return 'a card that nobody holds lies open';
    if (s[at.leaf(card)] !== NONE && !s[at.flipped(card)]) return 'a card lends its leaf without being flipped';
  }

  let seen = 0;
  for (let place: Nth<'place'> = 0; place < seats; place++) seen |= 1 << s[at.order(place)];
  if (seen !== (1 << seats) - 1) return 'a seat is missing in the turn order';
  return s[at.phase] >= PHASE.treasure ? elitesAreHome(c, s) : undefined;
};

/** MIM-207 */
const elitesAreHome = ({ seats }: Context, s: State) => {
  for (let realm: Nth<'realm'> = 0; realm < COUNT.realm; realm++)
    for (let seat: Seat = 0; seat < seats; seat++)
      for (let kind: Nth<'kind'> = RAVEN; kind < COUNT.kind; kind++)
        if (s[at.faceUp(realm, seat, kind)] > 0) return 'an elite is left in the realms after the action phase';
  return undefined;
};
