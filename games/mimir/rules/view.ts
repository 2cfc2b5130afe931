/** What each viewer may know, and the worlds that fit it. */
import { AUDIENCE, type Chance, HIDDEN, type Seat, type State, type View, type Viewer } from '@idavoll/engine';
import type { Context } from './context.ts';
import { ARTEFACT_COUNT, CLOSED, DECK, KINDS, REALM_COUNT } from './vocabulary.ts';

/** The fields that lie open on the table. */
const PUBLIC = [
  ...['phase', 'round', 'active', 'ring', 'startRealm', 'removedMaterial', 'placed', 'faceUp', 'treasure', 'face'],
  ...['cardCount', 'order', 'nextOrder', 'turn', 'placementTurn', 'tokensLeft', 'essenceRealm', 'passed', 'elite'],
  ...[
    'standing',
    'carried',
    'moved',
    'resolved',
    'queue',
    'group',
    'served',
    'taken',
    'use',
    'flipped',
    'leaf',
    'done',
  ],
];

export const viewing = (c: Context) => {
  const { at, seats, tables, layout } = c;
  const pool = new Int16Array(KINDS.length);
  const shown = layout.fields.filter(({ name }) => PUBLIC.includes(name));

  const view = (s: State, viewer: Viewer, into: View) => {
    for (const { base, length } of shown) for (let i = base; i < base + length; i++) into[i] = s[i];
    for (let card = 0; card < ARTEFACT_COUNT; card++)
      if (s[at.face(card)] !== CLOSED || (viewer !== AUDIENCE && s[at.card(card)] === c.handOf(viewer)))
        into[at.card(card)] = s[at.card(card)];
    if (viewer === AUDIENCE) return;
    for (let kind = 0; kind < KINDS.length; kind++) {
      into[at.supply(viewer, kind)] = s[at.supply(viewer, kind)];
      for (let realm = 0; realm < REALM_COUNT; realm++)
        into[at.faceDown(realm, viewer, kind)] = s[at.faceDown(realm, viewer, kind)]; // MIM-166
    }
  };

  /** Any split of the tokens that are not face up, with as many face down in each realm as were seen going there. */
  const guessTokens = (s: State, seat: Seat, chance: Chance) => {
    let left = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      pool[kind] = tables.army[kind];
      for (let realm = 0; realm < REALM_COUNT; realm++) pool[kind] -= s[at.faceUp(realm, seat, kind)];
      left += pool[kind];
    }
    for (let realm = 0; realm < REALM_COUNT; realm++) {
      for (let kind = 0; kind < KINDS.length; kind++) s[at.faceDown(realm, seat, kind)] = 0;
      for (let n = s[at.placed(realm, seat)]; n > 0; n--) {
        let skip = chance.below(left--);
        let kind = 0;
        while (skip >= pool[kind]) skip -= pool[kind++];
        pool[kind]--;
        s[at.faceDown(realm, seat, kind)]++;
      }
    }
    for (let kind = 0; kind < KINDS.length; kind++) s[at.supply(seat, kind)] = pool[kind];
  };

  /** Any deal of the unseen cards, with as many in each hand as were seen going there. */
  const guessCards = (s: State, chance: Chance) => {
    let unseen = 0;
    for (let card = 0; card < ARTEFACT_COUNT; card++) if (s[at.card(card)] === HIDDEN) unseen++;
    for (let seat = 0; seat < seats; seat++) {
      let missing = s[at.cardCount(seat)];
      for (let card = 0; card < ARTEFACT_COUNT; card++) if (s[at.card(card)] === c.handOf(seat)) missing--;
      for (; missing > 0; missing--) {
        let skip = chance.below(unseen--);
        let card = 0;
        while (s[at.card(card)] !== HIDDEN || skip-- > 0) card++;
        s[at.card(card)] = c.handOf(seat);
      }
    }
    for (let card = 0; card < ARTEFACT_COUNT; card++) if (s[at.card(card)] === HIDDEN) s[at.card(card)] = DECK;
  };

  const determinize = (from: View, viewer: Viewer, chance: Chance, into: State) => {
    into.set(from);
    for (let seat = 0; seat < seats; seat++) if (seat !== viewer) guessTokens(into, seat, chance);
    guessCards(into, chance);
  };

  return { view, determinize };
};
