/** What the vikings of a seat would take if the realms were resolved as they stand. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { liesIn } from '../rules/realms.ts';
import { at, type Cells, COUNT } from '../rules/state.ts';
import { DOUBLE, MOST_SEATS, PHASE, VIKING } from '../rules/vocabulary.ts';
import { countMaterials, isWanted } from './hand.ts';

const counts = new Int16Array(MOST_SEATS);

/** Face up and face down alike: whoever thinks ahead knows what lies there. */
const vikingsAt = ({ tables: { strength } }: Context, s: Cells, realm: Nth<'realm'>, seat: Seat) =>
  (s[at.faceUp(realm, seat, VIKING)] + s[at.faceDown(realm, seat, VIKING)]) * strength[VIKING] +
  (s[at.faceUp(realm, seat, DOUBLE)] + s[at.faceDown(realm, seat, DOUBLE)]) * strength[DOUBLE];

/** How many are served before this seat in a realm with so many treasures; NONE where it gets nothing. MIM-320 to MIM-329 */
const servedBefore = (seats: number, seat: Seat, lying: number): number => {
  const own = counts[seat];
  if (own === 0) return NONE;
  let higher = 0;
  let tied = 0;
  let unshared = 0;
  for (let other: Seat = 0; other < seats; other++) {
    if (other === seat || counts[other] === 0) continue;
    let sharers = 0;
    for (let third: Seat = 0; third < seats; third++) if (counts[third] === counts[other]) sharers++;
    if (counts[other] === own) tied++;
    else if (sharers === 1) {
      unshared++;
      if (counts[other] > own) higher++;
    }
  }
  if (tied === 0) return higher < lying ? higher : NONE;
  return unshared + tied + 1 <= lying ? unshared : NONE;
};

/** The nth best of the treasures in a realm, by points. */
const nthTreasure = ({ tables }: Context, s: Cells, realm: Nth<'realm'>, n: number): Nth<'treasure'> => {
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++) {
    if (!liesIn(s, t, realm)) continue;
    let better = 0;
    for (let other: Nth<'treasure'> = 0; other < COUNT.treasure; other++)
      if (other !== t && liesIn(s, other, realm)) {
        const ahead = tables.points[other] - tables.points[t];
        if (ahead > 0 || (ahead === 0 && other < t)) better++;
      }
    if (better === n) return t;
  }
  return NONE;
};

/** Fills in the terms `claims`, in points, and `wanted`, how many of these treasures help a card. */
export const claimsOf = (c: Context, s: Cells, seat: Seat, into: Float64Array): void => {
  into[3] = 0;
  into[4] = 0;
  if (s[at.phase] > PHASE.carrier) return;
  countMaterials(c, s, seat);
  for (let link: Nth<'link'> = 0; link < c.ringSize; link++) {
    const realm = s[at.ring(link)];
    const lying = s[at.lying(realm)];
    if (lying === 0) continue;
    for (let other: Seat = 0; other < c.seats; other++) counts[other] = vikingsAt(c, s, realm, other);
    const before = servedBefore(c.seats, seat, lying);
    if (before === NONE) continue;
    const treasure = nthTreasure(c, s, realm, before);
    into[3] += c.tables.points[treasure];
    if (isWanted(c, s, seat, c.tables.material[treasure])) into[4]++;
  }
};
