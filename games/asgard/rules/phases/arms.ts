/** Weapons and spells: a pile is browsed in private, and one tile of it is kept. */
import type { Effects, Seat, State } from '@idavoll/engine';
import { NONE } from '@idavoll/engine';
import type { Context, Phases, Step } from '../context.ts';
import { ARM_KINDS, ARMS_OF_KIND, HELD, kindOfArm, PHASE, WEAPON } from '../vocabulary.ts';

export const arms = (c: Context) => {
  const { at, make, tell, tables, flow } = c;

  /** Whether two tiles of one kind do the same. D-ASG-29 */
  const areAlike = (a: number, b: number) =>
    kindOfArm(a) === WEAPON && kindOfArm(b) === WEAPON
      ? tables.weaponValue[a] === tables.weaponValue[b]
      : tables.spellEffect[a - ARMS_OF_KIND] === tables.spellEffect[b - ARMS_OF_KIND];

  /** Whether a tile is in its pile (seat NONE) or in front of a seat. */
  const isThere = (s: State, seat: Seat, arm: number) =>
    seat === NONE ? c.ownerOfArm(s, arm) === NONE : s[at.arm(seat, arm)] === HELD;
  /** Whether it is there, and no earlier tile there does the same. */
  const isOffered = (s: State, seat: Seat, arm: number) => {
    if (!isThere(s, seat, arm)) return false;
    for (let other = kindOfArm(arm) * ARMS_OF_KIND; other < arm; other++)
      if (isThere(s, seat, other) && areAlike(arm, other)) return false;
    return true;
  };

  /** The whole pile is seen; the story keeps for its seat what lay there. ASG-342 */
  const browse = (s: State, seat: Seat, kind: number, fx: Effects) => {
    s[at.browsing] = kind;
    fx.reveal(c.ARMS, seat);
    let pile = 0;
    for (let nth = 0; nth < ARMS_OF_KIND; nth++) if (isThere(s, NONE, kind * ARMS_OF_KIND + nth)) pile |= 1 << nth;
    fx.emit(tell.browsed, seat, kind, pile);
    c.go(s, PHASE.pick, seat);
  };

  const phases: Pick<Phases, 'browse' | 'pick'> = {
    browse: {
      rule: 'ASG-342',
      // Whoever uses a bonus for it has decided already; Mimir leaves it open.
      legal: (s, _seat, into) => {
        let n = 0;
        for (let kind = 0; kind < ARM_KINDS.length; kind++) if (c.hasPile(s, kind)) into[n++] = make.browse(kind);
        if (s[at.bonus] === NONE) into[n++] = make.decline();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.browse.is(move)) return browse(s, seat, make.browse.get.arms(move), fx);
        flow.steps[s[at.back]](s, seat, fx);
      },
      why: (s, _seat, move) => {
        if (!make.browse.is(move)) return undefined;
        return s[at.bonus] === NONE ? 'ASG-236' : 'ASG-306';
      },
    },
    pick: {
      rule: 'ASG-342',
      legal: (s, _seat, into) => {
        const first = s[at.browsing] * ARMS_OF_KIND;
        let n = 0;
        for (let arm = first; arm < first + ARMS_OF_KIND; arm++)
          if (isOffered(s, NONE, arm)) into[n++] = make.pick(arm);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const arm = make.pick.get.arm(move);
        const kind = s[at.browsing];
        s[at.arm(seat, arm)] = HELD;
        s[at.armCount(seat, kind)]++;
        s[at.browsing] = NONE;
        fx.emit(tell.picked, seat, kind, arm);
        flow.steps[s[at.back]](s, seat, fx);
      },
    },
  };

  return {
    phases,
    browse,
    isOffered,
    /** Asks which pile, if any is left. ASG-236 */
    askForPile: ((s, seat, fx) => {
      for (let kind = 0; kind < ARM_KINDS.length; kind++) if (c.hasPile(s, kind)) return c.go(s, PHASE.browse, seat);
      flow.steps[s[at.back]](s, seat, fx);
    }) satisfies Step,
  };
};

export type Arms = ReturnType<typeof arms>;
