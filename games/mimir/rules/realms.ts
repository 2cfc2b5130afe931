/** The ring of realms, and the tokens and treasures in it. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { at, type Cells, COUNT, type State } from './state.ts';
import { DOUBLE, FIRST_REALM, FIRST_SCREEN, RAVEN, VIKING } from './vocabulary.ts';

export const inPlay = (s: Cells, realm: Nth<'realm'>) => s[at.linkOf(realm)] !== NONE;

/** The realm so many steps clockwise, at most once around. MIM-047, MIM-222 */
export const around = ({ ringSize }: Context, s: Cells, realm: Nth<'realm'>, steps: number): Nth<'realm'> =>
  s[at.ring((s[at.linkOf(realm)] + steps + ringSize) % ringSize)];

/** Vikings count by their strength, elites nothing. MIM-303, MIM-304 */
export const vikingsIn = ({ tables: { strength } }: Context, s: Cells, realm: Nth<'realm'>, seat: Seat) =>
  s[at.faceUp(realm, seat, VIKING)] * strength[VIKING] + s[at.faceUp(realm, seat, DOUBLE)] * strength[DOUBLE];

/** A face-up token comes into a realm or leaves it; an army holds one of each elite, so that we know where it is. MIM-010 */
export const comes = (s: State, realm: Nth<'realm'>, seat: Seat, kind: Nth<'kind'>) => {
  s[at.faceUp(realm, seat, kind)]++;
  if (kind >= RAVEN) s[at.eliteAt(seat, kind - RAVEN)] = realm;
};
const leaves = (s: State, realm: Nth<'realm'>, seat: Seat, kind: Nth<'kind'>) => {
  s[at.faceUp(realm, seat, kind)]--;
  if (kind >= RAVEN) s[at.eliteAt(seat, kind - RAVEN)] = NONE;
};
export const shift = (s: State, seat: Seat, kind: Nth<'kind'>, from: Nth<'realm'>, to: Nth<'realm'>) => {
  leaves(s, from, seat, kind);
  comes(s, to, seat, kind);
};

/** A face-up token goes behind its owner's screen. MIM-187, MIM-352 */
export const goHome = (s: State, realm: Nth<'realm'>, seat: Seat, kind: Nth<'kind'>) => {
  leaves(s, realm, seat, kind);
  s[at.supply(seat, kind)]++;
};

export const liesIn = (s: Cells, treasure: Nth<'treasure'>, realm: Nth<'realm'>) =>
  s[at.treasure(treasure)] === FIRST_REALM + realm;

/** A treasure goes to a realm, or away from the realms. */
export const moveTreasure = (s: State, treasure: Nth<'treasure'>, to: number) => {
  const from = s[at.treasure(treasure)];
  if (from >= FIRST_REALM && from < FIRST_SCREEN) s[at.lying(from - FIRST_REALM)]--;
  s[at.treasure(treasure)] = to;
  if (to >= FIRST_REALM && to < FIRST_SCREEN) s[at.lying(to - FIRST_REALM)]++;
};

/** What follows from ring, treasures and tokens. */
export const derive = ({ seats, ringSize }: Context, s: State) => {
  for (let realm: Nth<'realm'> = 0; realm < COUNT.realm; realm++) {
    s[at.linkOf(realm)] = NONE;
    s[at.lying(realm)] = 0;
  }
  for (let link = 0; link < ringSize; link++) s[at.linkOf(s[at.ring(link)])] = link;
  for (let treasure: Nth<'treasure'> = 0; treasure < COUNT.treasure; treasure++) {
    const realm = s[at.treasure(treasure)] - FIRST_REALM;
    if (realm >= 0 && realm < COUNT.realm) s[at.lying(realm)]++;
  }
  for (let seat: Seat = 0; seat < seats; seat++)
    for (let elite: Nth<'elite'> = 0; elite < COUNT.elite; elite++) {
      s[at.eliteAt(seat, elite)] = NONE;
      for (let link = ringSize - 1; link >= 0; link--)
        if (s[at.faceUp(s[at.ring(link)], seat, RAVEN + elite)] > 0) s[at.eliteAt(seat, elite)] = s[at.ring(link)];
    }
};
