/** What each viewer may know. */
import { NONE, type State, type View, type Viewer } from '@idavoll/engine';
import type { Context } from './context.ts';
import { ARM_COUNT, GODS, HELD, kindOfArm, PHASE, SIDES } from './vocabulary.ts';

/** The fields that lie open on the table. */
const PUBLIC = [
  ...['phase', 'round', 'active', 'order', 'turn', 'score', 'supply', 'reserve', 'due', 'onward', 'back'],
  ...['front', 'taken', 'lifted', 'slot', 'inAsgard', 'support', 'battle', 'seventh', 'victory', 'centre'],
  ...['sealed', 'onGod', 'valhalla', 'pool', 'powerTile', 'claim', 'tile', 'population', 'turned', 'on', 'temple'],
  ...[
    'asgardTile',
    'battlePile',
    'battleTiles',
    'ancient',
    'peeker',
    'cardsLaid',
    'hasChosen',
    'revealed',
    'armCount',
    'laid',
  ],
  ...['shown', 'god', 'slotUsed', 'combined', 'building', 'fourth', 'joker', 'bonus', 'boon', 'browsing', 'count'],
  ...['reaped', 'world', 'sent', 'oath', 'levies', 'beside', 'passed', 'guarded', 'guard'],
];

export const viewing = (c: Context) => {
  const { at, seats, layout } = c;
  const shown = layout.fields.filter(({ name }) => PUBLIC.includes(name));

  /** What a seat has chosen is known once it is shown, or once all of it is shown. ASG-155, ASG-156 */
  const showCards = (s: State, seat: number, viewer: Viewer, into: View) => {
    const mayCount = seat === viewer || s[at.phase] !== PHASE.gods;
    if (mayCount) into[at.chosenCount(seat)] = s[at.chosenCount(seat)];
    let left = s[at.chosenCount(seat)];
    for (let god = 0; god < GODS.length; god++) left -= s[at.revealed(seat, god)];
    for (let god = 0; god < GODS.length; god++)
      if (seat === viewer || (mayCount && (left === 0 || s[at.revealed(seat, god)])))
        into[at.chosen(seat, god)] = s[at.chosen(seat, god)];
  };

  /** One's own; what lies in a pile while one browses it; and what was laid, once it is turned up. ASG-098, ASG-342 */
  const showArm = (s: State, arm: number, viewer: Viewer, into: View) => {
    const owner = c.ownerOfArm(s, arm);
    const isBrowsed = s[at.active] === viewer && s[at.browsing] === kindOfArm(arm) && owner === NONE;
    const isTurnedUp = s[at.shown] === 1 && owner !== NONE && s[at.arm(owner, arm)] !== HELD;
    for (let seat = 0; seat < seats; seat++)
      if (seat === viewer || isBrowsed || isTurnedUp) into[at.arm(seat, arm)] = s[at.arm(seat, arm)];
  };

  return (s: State, viewer: Viewer, into: View) => {
    for (const { base, length } of shown) for (let i = base; i < base + length; i++) into[i] = s[i];
    for (let seat = 0; seat < seats; seat++) showCards(s, seat, viewer, into);
    for (let arm = 0; arm < ARM_COUNT; arm++) showArm(s, arm, viewer, into);
    for (let seat = 0; seat < seats; seat++)
      for (let side = 0; side < SIDES.length; side++)
        if (seat === viewer || seat !== s[at.peeker]) into[at.next(seat, side)] = s[at.next(seat, side)]; // ASG-236
  };
};
