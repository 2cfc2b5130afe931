/** What each viewer may know. */
import { AUDIENCE, type Nth, type Viewer } from '@idavoll/engine';
import type { Context } from './context.ts';
import { at, COUNT, type State, type View } from './state.ts';
import { CLOSED, handOf } from './vocabulary.ts';

/** The fields that lie open on the table. */
export const PUBLIC: readonly (keyof typeof at)[] = [
  ...(['phase', 'round', 'active', 'ring', 'startRealm', 'removedMaterial', 'placed', 'faceUp', 'treasure'] as const),
  ...(['face', 'cardCount', 'order', 'nextOrder', 'turn', 'placementTurn', 'tokensLeft', 'essenceRealm'] as const),
  ...(['passed', 'elite', 'standing', 'carried', 'moved', 'resolved', 'queue', 'group', 'served', 'taken'] as const),
  ...(['use', 'flipped', 'leaf', 'done', 'linkOf', 'lying', 'eliteAt'] as const),
];

export const view = ({ open }: Context, s: State, viewer: Viewer, into: View) => {
  for (let i = 0; i < open.length; i++) into[open[i]] = s[open[i]];
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
    if (s[at.face(card)] !== CLOSED || (viewer !== AUDIENCE && s[at.card(card)] === handOf(viewer)))
      into[at.card(card)] = s[at.card(card)];
  if (viewer === AUDIENCE) return;
  for (let kind: Nth<'kind'> = 0; kind < COUNT.kind; kind++) {
    into[at.supply(viewer, kind)] = s[at.supply(viewer, kind)];
    for (let realm: Nth<'realm'> = 0; realm < COUNT.realm; realm++)
      into[at.faceDown(realm, viewer, kind)] = s[at.faceDown(realm, viewer, kind)]; // MIM-166
  }
};
