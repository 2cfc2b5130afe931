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
  return nothingIsLeftOver(c, s) ?? (s[at.phase] >= PHASE.treasure ? elitesAreHome(c, s) : undefined);
};

/** What belongs to a phase is put away when it is over. */
const nothingIsLeftOver = ({ seats }: Context, s: State) => {
  const phase = s[at.phase];
  const isResolving = phase === PHASE.treasure || phase === PHASE.carrier;
  if (phase !== PHASE.essence && phase !== PHASE.extra && s[at.essenceRealm] !== NONE) return 'an essence is left over';
  if (phase > PHASE.extra && s[at.tokensLeft] + s[at.placementTurn] > 0) return 'a placement turn is left over';
  const acts = phase >= PHASE.raven && phase <= PHASE.scare;
  if (!acts && (s[at.elite] !== NONE || s[at.standing] !== NONE)) return 'an elite is left over';
  if (phase !== PHASE.flight && s[at.carried] !== NONE) return 'a carried treasure is left over';
  if (phase !== PHASE.carrier && s[at.taken] !== NONE) return 'a taken treasure is left over';
  if (phase >= PHASE.treasure && phase !== PHASE.artefact && s[at.turn] > 0) return 'a turn is left over';
  if (!isResolving && s[at.resolved] + s[at.served] > 0) return 'a resolution is left over';
  for (let seat: Seat = 0; phase === PHASE.over && seat < seats; seat++)
    if (!s[at.done(seat)]) return 'a seat is not done at the end';
  let queued = 0;
  let grouped = 0;
  for (let place: Nth<'place'> = 0; place < seats; place++) {
    if (s[at.queue(place)] !== NONE) queued++;
    grouped += s[at.group(place)];
  }
  return queued !== grouped || (!isResolving && queued > 0) ? 'a queue is left over' : undefined;
};

/** MIM-207 */
const elitesAreHome = ({ seats }: Context, s: State) => {
  for (let realm: Nth<'realm'> = 0; realm < COUNT.realm; realm++)
    for (let seat: Seat = 0; seat < seats; seat++)
      for (let kind: Nth<'kind'> = RAVEN; kind < COUNT.kind; kind++)
        if (s[at.faceUp(realm, seat, kind)] > 0) return 'an elite is left in the realms after the action phase';
  return undefined;
};
