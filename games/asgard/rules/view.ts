/** What each viewer may know. */
import { NONE, type Nth, type Seat, type Viewer } from '@idavoll/engine';
import type { Context } from './context.ts';
import { ownerOfArm } from './piles.ts';
import { at, COUNT, type State, type View } from './state.ts';
import { HELD, kindOfArm, PHASE } from './vocabulary.ts';

/** The fields that lie open on the table. */
export const PUBLIC: readonly (keyof typeof at)[] = [
  ...(['phase', 'round', 'active', 'order', 'turn', 'score', 'supply', 'reserve', 'due', 'front', 'taken'] as const),
  ...(['lifted', 'slot', 'inAsgard', 'support', 'battle', 'seventh', 'victory', 'centre', 'sealed', 'onGod'] as const),
  ...([
    'valhalla',
    'pool',
    'powerTile',
    'claim',
    'tile',
    'population',
    'turned',
    'on',
    'temple',
    'asgardTile',
  ] as const),
  ...(['battlePile', 'battleTiles', 'ancient', 'peeker', 'cardsLaid', 'hasChosen', 'revealed', 'armCount'] as const),
  ...(['laid', 'shown', 'god', 'slotUsed', 'combined', 'building', 'fourth', 'joker', 'bonus', 'boon'] as const),
  ...(['browsing', 'count', 'reaped', 'world', 'sent', 'oath', 'levies', 'beside', 'passed', 'guarded'] as const),
  ...(['guard', 'inSlots', 'cardsShown', 'keeps', 'wielded', 'depth', 'after', 'asker'] as const),
];

/** What a seat has chosen is known once it is shown, or once all of it is shown. ASG-155, ASG-156 */
const showCards = (s: State, seat: Seat, viewer: Viewer, into: View) => {
  const mayCount = seat === viewer || s[at.phase] !== PHASE.gods;
  if (mayCount) into[at.chosenCount(seat)] = s[at.chosenCount(seat)];
  const left = s[at.chosenCount(seat)] - s[at.cardsShown(seat)];
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++)
    if (seat === viewer || (mayCount && (left === 0 || s[at.revealed(seat, god)])))
      into[at.chosen(seat, god)] = s[at.chosen(seat, god)];
};

/** One's own; what lies in a pile while one browses it; and what was laid, once it is turned up. ASG-098, ASG-342 */
const showArm = (c: Context, s: State, arm: Nth<'arm'>, viewer: Viewer, into: View) => {
  const owner = ownerOfArm(c, s, arm);
  const isBrowsed = s[at.active] === viewer && s[at.browsing] === kindOfArm(arm) && owner === NONE;
  const isTurnedUp = s[at.shown] === 1 && owner !== NONE && s[at.arm(owner, arm)] !== HELD;
  for (let seat: Seat = 0; seat < c.seats; seat++)
    if (seat === viewer || isBrowsed || isTurnedUp) into[at.arm(seat, arm)] = s[at.arm(seat, arm)];
};

export const view = (c: Context, s: State, viewer: Viewer, into: View) => {
  const { open, seats } = c;
  for (let i = 0; i < open.length; i++) into[open[i]] = s[open[i]];
  for (let seat: Seat = 0; seat < seats; seat++) showCards(s, seat, viewer, into);
  for (let arm: Nth<'arm'> = 0; arm < COUNT.arm; arm++) showArm(c, s, arm, viewer, into);
  for (let seat: Seat = 0; seat < seats; seat++)
    for (let side: Nth<'side'> = 0; side < COUNT.side; side++)
      if (seat === viewer || seat !== s[at.peeker]) into[at.next(seat, side)] = s[at.next(seat, side)]; // ASG-236
};
