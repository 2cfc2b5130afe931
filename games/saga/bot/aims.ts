/** What figures of each saga want to come to, and how far they are from it. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { owns } from '../rules/figures.ts';
import { at, type Cells } from '../rules/state.ts';
import { SAGA } from '../rules/vocabulary.ts';

/** Farther than any two fields are from each other. */
const FAR = 30;

/**
 * To where the foes came from. Were it to the foes themselves, coming nearer would bring them as much nearer, and whoever
 * compares the two sides would see nothing in it.
 */
const toFoes = ({ seats, battlefield }: Context, s: Cells, seat: Seat, field: Nth<'field'>): number => {
  let least = FAR;
  for (let other: Seat = 0; other < seats; other++) {
    if (other === seat || s[at.area(other)] === NONE) continue;
    const home = battlefield.centre[battlefield.areas[s[at.area(other)]].place];
    least = Math.min(least, battlefield.distance(field, home));
  }
  return least === FAR ? 0 : least;
};

/** To the nearest chest that nobody of this seat carries, lying or carried by a foe. SAGA-392 */
const toNearestChest = (c: Context, s: Cells, seat: Seat, field: Nth<'field'>): number => {
  const { battlefield } = c;
  let least = FAR;
  for (let place: Nth<'place'> = 0; place < battlefield.places; place++) {
    const spot: number = s[at.chest(place)];
    if (spot === NONE) continue;
    const carrier: Nth<'figure'> = spot - battlefield.fieldCount;
    if (carrier >= 0 && owns(c, s, seat, carrier)) continue;
    const lies: Nth<'field'> = carrier >= 0 ? s[at.stands(carrier)] : spot;
    least = Math.min(least, battlefield.distance(field, lies) + (carrier >= 0 ? 4 : 0));
  }
  return least === FAR ? 0 : least;
};

const toGoal = ({ battlefield }: Context, s: Cells, seat: Seat, field: Nth<'field'>): number => {
  const { goal } = battlefield.areas[s[at.area(seat)]];
  let least = FAR;
  for (let i = 0; i < goal.length; i++) least = Math.min(least, battlefield.distance(field, goal[i]));
  return least;
};

/** How many fields a figure is from what its saga is about. */
export const awayFrom = (c: Context, s: Cells, seat: Seat, figure: Nth<'figure'>): number => {
  const field = s[at.stands(figure)];
  switch (s[at.saga]) {
    case SAGA.crown:
      return c.battlefield.distance(field, c.middle);
    case SAGA.treasure:
      return toNearestChest(c, s, seat, field);
    case SAGA.mist:
      return toGoal(c, s, seat, field);
    default:
      return toFoes(c, s, seat, field);
  }
};
