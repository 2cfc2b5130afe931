/** Weapons and spells: a pile is browsed in private, and one tile of it is kept. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { type Context, make, tell } from '../context.ts';
import { anyPile, hasPile, ownerOfArm } from '../piles.ts';
import { ARMS, ask, at, back, type Cells, COUNT, go, type State } from '../state.ts';
import { ARMS_OF_KIND, HELD, kindOfArm, PHASE, WEAPON } from '../vocabulary.ts';

/** Whether two tiles of one kind do the same. D-ASG-29 */
const areAlike = ({ tables }: Context, a: Nth<'arm'>, b: Nth<'arm'>) =>
  kindOfArm(a) === WEAPON
    ? tables.weaponValue[a] === tables.weaponValue[b]
    : tables.spellEffect[a - ARMS_OF_KIND] === tables.spellEffect[b - ARMS_OF_KIND];

/** Whether a tile is in its pile (seat NONE) or in front of a seat. */
const isThere = (c: Context, s: Cells, seat: Seat, arm: Nth<'arm'>) =>
  seat === NONE ? ownerOfArm(c, s, arm) === NONE : s[at.arm(seat, arm)] === HELD;
/** Whether it is there, and no earlier tile there does the same. */
export const isOffered = (c: Context, s: Cells, seat: Seat, arm: Nth<'arm'>) => {
  if (!isThere(c, s, seat, arm)) return false;
  for (let other: Nth<'arm'> = kindOfArm(arm) * ARMS_OF_KIND; other < arm; other++)
    if (isThere(c, s, seat, other) && areAlike(c, arm, other)) return false;
  return true;
};

/** The whole pile is seen; the story keeps for its seat what lay there. ASG-342 */
export const browsePile = (c: Context, s: State, seat: Seat, kind: Nth<'armKind'>, fx: Effects) => {
  s[at.browsing] = kind;
  fx.reveal(ARMS, seat);
  let pile = 0;
  for (let nth = 0; nth < ARMS_OF_KIND; nth++) if (isThere(c, s, NONE, kind * ARMS_OF_KIND + nth)) pile |= 1 << nth;
  fx.emit(tell.browsed, seat, kind, pile);
  go(s, PHASE.pick, seat);
};

/** Asks which pile, if any is left; then the action is over. ASG-236 */
export const askForPile = (c: Context, s: State, seat: Seat) => {
  if (anyPile(c, s)) return ask(s, PHASE.browse, seat, PHASE.endAction);
  go(s, PHASE.endAction, seat);
};

export const browse: Phase<Context, State> = {
  rule: 'ASG-342',
  // Whoever uses a bonus for it has decided already; Mimir leaves it open.
  legal: (c, s, _seat, into) => {
    let n = 0;
    for (let kind: Nth<'armKind'> = 0; kind < COUNT.armKind; kind++)
      if (hasPile(c, s, kind)) into[n++] = make.browse(kind);
    if (s[at.bonus] === NONE) into[n++] = make.decline();
    return n;
  },
  apply: (c, s, seat, move, fx) =>
    make.browse.is(move) ? browsePile(c, s, seat, make.browse.get.arms(move), fx) : back(s),
  why: (_c, s, _seat, move) => {
    if (!make.browse.is(move)) return undefined;
    return s[at.bonus] === NONE ? 'ASG-236' : 'ASG-306';
  },
};

export const pick: Phase<Context, State> = {
  rule: 'ASG-342',
  // What may be done depends on hidden tiles.
  obvious: false,
  legal: (c, s, _seat, into) => {
    const first: Nth<'arm'> = s[at.browsing] * ARMS_OF_KIND;
    let n = 0;
    for (let arm = first; arm < first + ARMS_OF_KIND; arm++) if (isOffered(c, s, NONE, arm)) into[n++] = make.pick(arm);
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    const arm = make.pick.get.arm(move);
    const kind = s[at.browsing];
    s[at.arm(seat, arm)] = HELD;
    s[at.armCount(seat, kind)]++;
    s[at.browsing] = NONE;
    fx.emit(tell.picked, seat, kind, arm);
    back(s);
  },
};
