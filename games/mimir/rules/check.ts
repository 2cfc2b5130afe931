/** What else holds in every position that play can reach: without it play goes on all the same. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { tokensOf } from './playable.ts';
import { at, COUNT, type State } from './state.ts';
import { CLOSED, DECK, FIRST_HAND, FIRST_SCREEN, KINDS, OPEN, PHASE, RAVEN } from './vocabulary.ts';

export const check = (c: Context, s: State): string | undefined => {
  const { seats, tables } = c;
  for (let seat: Seat = 0; seat < seats; seat++)
    for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) {
      const tokens = tokensOf(s, seat, kind);
      if (tokens !== tables.army[kind]) return `seat ${seat} has ${tokens} of ${KINDS[kind]}, not ${tables.army[kind]}`;
    }
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++) {
    const place = s[at.treasure(t)];
    if (s[at.use(t)] !== NONE && s[at.card(s[at.use(t)])] - FIRST_HAND !== place - FIRST_SCREEN)
      return 'a treasure serves a card of somebody else';
  }
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) {
    if (s[at.face(card)] !== CLOSED && s[at.card(card)] === DECK) return 'a card of the deck has been seen';
    if (s[at.face(card)] === OPEN && s[at.card(card)] < FIRST_HAND) return 'a card that nobody holds lies open';
    if (s[at.leaf(card)] !== NONE && !s[at.flipped(card)]) return 'a card lends its leaf without being flipped';
  }
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
