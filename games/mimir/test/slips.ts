/** Slips of the pen in the rules of Mimir's Challenge, each after the line as it should be. */
import type { Effects, Nth, Seat } from '@idavoll/engine';
import { make } from '../rules/notation.ts';
import { at, go, type State } from '../rules/state.ts';
import { tell } from '../rules/story.ts';
import { PHASE } from '../rules/vocabulary.ts';

export const slips = (
  s: State,
  seat: Seat,
  kind: Nth<'kind'>,
  realm: Nth<'realm'>,
  treasure: Nth<'treasure'>,
  fx: Effects,
) => {
  s[at.faceUp(realm, seat, kind)]++;
  // @ts-expect-error
  s[at.faceUp(seat, realm, kind)]++;
  // @ts-expect-error
  s[at.faceUp(realm, kind, seat)]++;

  fx.emit(tell.took, seat, treasure, realm, kind);
  // @ts-expect-error
  fx.emit(tell.took, seat, realm, treasure, kind);
  // @ts-expect-error
  fx.emit(tell.took, seat, treasure, realm);

  make.scare(seat, kind, realm);
  // @ts-expect-error
  make.scare(seat, realm, kind);

  s[at.standing] = realm;
  // @ts-expect-error
  s[at.standing] = treasure;

  go(s, PHASE.treasure, s[at.queue(0)]);
  // @ts-expect-error
  go(s, PHASE.treasure, s[at.ring(0)]);
};
