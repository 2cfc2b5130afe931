/** Worlds that fit what a viewer knows. */
import { type Chance, drawCell, HIDDEN, type Nth, type Seat, type Viewer } from '@idavoll/engine';
import type { Context } from './context.ts';
import { at, COUNT, type State, type View } from './state.ts';
import { DECK, handOf } from './vocabulary.ts';

/** By kind: the tokens of one seat that are not face up. */
const pool = new Int16Array(COUNT.kind);

/** Any split of the tokens that are not face up, with as many face down in each realm as were seen going there. */
const guessTokens = ({ tables }: Context, s: State, seat: Seat, chance: Chance) => {
  let left = 0;
  for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) {
    pool[kind] = tables.army[kind];
    for (let realm: Nth<'realm'> = 0; realm < COUNT.realm; realm++) pool[kind] -= s[at.faceUp(realm, seat, kind)];
    left += pool[kind];
  }
  for (let realm: Nth<'realm'> = 0; realm < COUNT.realm; realm++) {
    for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) s[at.faceDown(realm, seat, kind)] = 0;
    for (let n = s[at.placed(realm, seat)]; n > 0; n--) {
      let skip = chance.below(left--);
      let kind: Nth<'kind'> = 0;
      while (skip >= pool[kind]) skip -= pool[kind++];
      pool[kind]--;
      s[at.faceDown(realm, seat, kind)]++;
    }
  }
  for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) s[at.supply(seat, kind)] = pool[kind];
};

/** Any deal of the unseen cards, with as many in each hand as were seen going there. */
const guessCards = ({ seats }: Context, s: State, chance: Chance) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    let missing = s[at.cardCount(seat)];
    for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) if (s[at.card(card)] === handOf(seat)) missing--;
    for (; missing > 0; missing--) s[at.card(drawCell(s, at.card(0), COUNT.artefact, HIDDEN, chance))] = handOf(seat);
  }
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
    if (s[at.card(card)] === HIDDEN) s[at.card(card)] = DECK;
};

export const determinize = (c: Context, from: View, viewer: Viewer, chance: Chance, into: State) => {
  into.set(from);
  for (let seat: Seat = 0; seat < c.seats; seat++) if (seat !== viewer) guessTokens(c, into, seat, chance);
  guessCards(c, into, chance);
};
