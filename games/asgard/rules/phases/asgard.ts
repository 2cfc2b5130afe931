/** Phase 3: the Asgard action. A tile is flipped, then recruits and discs are bought, then beaten discs return. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases, Step } from '../context.ts';
import { discPrice } from '../numbers.ts';
import type { Receiving } from '../receive.ts';
import {
  ASGARD_TILE_COUNT,
  DARK,
  FIRST_RECRUIT,
  FLIPPED,
  LIGHT,
  PHASE,
  RECRUITS,
  ROW,
  STEP,
  TRACK_LENGTH,
  WEAPON,
} from '../vocabulary.ts';
import type { Arms } from './arms.ts';
import type { Powers } from './powers.ts';

/** The double of the third Asgard tile. ASG-327 */
const DOUBLE = 2;

export const asgardAction = (c: Context, receiving: Receiving, arms: Arms, powers: Powers) => {
  const { at, make, tell, tables, flow } = c;
  const { owe, receive, canReceive } = receiving;
  const mayStay = c.options.centreDiscs === 'mayMove';

  const canPay = (s: State, seat: Seat, light: number, dark: number) =>
    s[at.reserve(seat, c.sealOf(LIGHT))] >= light && s[at.reserve(seat, c.sealOf(DARK))] >= dark;
  const pay = (s: State, seat: Seat, light: number, dark: number) => {
    s[at.reserve(seat, c.sealOf(LIGHT))] -= light;
    s[at.reserve(seat, c.sealOf(DARK))] -= dark;
    s[at.supply(c.sealOf(LIGHT))] += light;
    s[at.supply(c.sealOf(DARK))] += dark;
  };
  /** ASG-334 */
  const canBuy = (s: State, seat: Seat, recruit: number) =>
    canPay(s, seat, tables.costLight[recruit], tables.costDark[recruit]) &&
    canReceive(s, seat, FIRST_RECRUIT + recruit);
  /** One for free in a combined action, else as many as can be paid. ASG-335, ASG-339, ASG-357 */
  const canTakeDisc = (s: State, seat: Seat) => {
    if (s[at.taken(seat)] === TRACK_LENGTH) return false;
    if (s[at.combined]) return s[at.count] === 0;
    return canPay(s, seat, discPrice(c, s, seat, LIGHT), discPrice(c, s, seat, DARK));
  };

  const hire: Step = (s, seat, fx) => {
    s[at.boon] = NONE;
    for (let recruit = 0; recruit < RECRUITS.length; recruit++)
      if (canBuy(s, seat, recruit)) return c.go(s, PHASE.hire, seat);
    disc(s, seat, fx);
  };
  const disc: Step = (s, seat, fx) => {
    if (canTakeDisc(s, seat)) return c.go(s, PHASE.disc, seat);
    centre(s, seat, fx);
  };
  /** ASG-350, ASG-353 */
  const centre: Step = (s, seat, fx) => {
    if (s[at.centre(seat)] > 0 && c.anySlot(s, seat)) return c.go(s, PHASE.centre, seat);
    flow.steps[STEP.end](s, seat, fx);
  };

  /** ASG-322 to ASG-330 */
  const flip = (s: State, seat: Seat, tile: number, fx: Effects) => {
    s[at.asgardTile(tile)] = FLIPPED;
    fx.emit(tell.flipped, seat, tile);
    s[at.boon] = tile;
    const effect = tables.asgardEffect[tile];
    if (effect === 'nothing' || (effect === 'swapStone' && !powers.anySwap(s, seat))) return hire(s, seat, fx);
    c.go(s, PHASE.boon, seat);
  };

  const writeBoons = (s: State, seat: Seat, into: Int32Array) => {
    let n = 0;
    switch (tables.asgardEffect[s[at.boon]]) {
      case 'oneRecruit':
        for (let recruit = 0; recruit < RECRUITS.length; recruit++) into[n++] = make.hire(recruit);
        return n;
      case 'swapStone':
        return powers.writeSwaps(s, seat, into);
      case 'onePlusOne':
        for (let recruit = 0; recruit < RECRUITS.length; recruit++)
          for (let other = recruit + 1; other < RECRUITS.length; other++) into[n++] = make.pair(recruit, other);
        return n;
      default:
        for (let recruit = 0; recruit < RECRUITS.length; recruit++)
          for (let other = 0; other < RECRUITS.length; other++)
            if (other !== recruit) into[n++] = make.double(recruit, other);
        return n;
    }
  };

  const phases: Pick<Phases, 'flip' | 'boon' | 'hire' | 'disc' | 'stand' | 'centre'> = {
    flip: {
      rule: 'ASG-321',
      legal: (s, _seat, into) => {
        let n = 0;
        for (let tile = 0; tile < ASGARD_TILE_COUNT; tile++)
          if (s[at.asgardTile(tile)] === ROW) into[n++] = make.flip(tile);
        if (n === 0) into[n++] = make.act(); // ASG-324
        into[n++] = make.decline();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.flip.is(move)) return flip(s, seat, make.flip.get.tile(move), fx);
        if (make.act.is(move)) return hire(s, seat, fx);
        fx.emit(tell.declined, seat);
        flow.steps[STEP.end](s, seat, fx);
      },
    },
    boon: {
      rule: 'ASG-322',
      legal: (s, seat, into) => {
        const n = writeBoons(s, seat, into);
        into[n] = make.decline();
        return n + 1;
      },
      apply: (s, seat, move, fx) => {
        if (make.decline.is(move)) return hire(s, seat, fx);
        if (make.swap.is(move)) return powers.swap(s, seat, move, STEP.hire, fx);
        if (make.hire.is(move)) owe(s, FIRST_RECRUIT + make.hire.get.recruit(move), 1);
        else if (make.pair.is(move)) {
          owe(s, FIRST_RECRUIT + make.pair.get.recruit(move), 1);
          owe(s, FIRST_RECRUIT + make.pair.get.other(move), 1);
        } else {
          owe(s, FIRST_RECRUIT + make.double.get.recruit(move), DOUBLE);
          owe(s, FIRST_RECRUIT + make.double.get.other(move), 1);
        }
        receive(s, seat, STEP.hire, fx);
      },
      why: powers.whyNoSwap,
    },
    hire: {
      rule: 'ASG-331',
      legal: (s, seat, into) => {
        let n = 0;
        for (let recruit = 0; recruit < RECRUITS.length; recruit++)
          if (canBuy(s, seat, recruit)) into[n++] = make.buy(recruit);
        into[n++] = make.done();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.done.is(move)) return disc(s, seat, fx);
        const recruit = make.buy.get.recruit(move);
        pay(s, seat, tables.costLight[recruit], tables.costDark[recruit]);
        fx.emit(tell.bought, seat, recruit);
        owe(s, FIRST_RECRUIT + recruit, 1);
        receive(s, seat, STEP.hire, fx);
      },
      why: (s, seat, move) => {
        if (!make.buy.is(move)) return undefined;
        const recruit = make.buy.get.recruit(move);
        return canPay(s, seat, tables.costLight[recruit], tables.costDark[recruit]) ? 'ASG-334' : 'ASG-331';
      },
    },
    disc: {
      rule: 'ASG-335',
      legal: (_s, _seat, into) => {
        into[0] = make.disc();
        into[1] = make.done();
        return 2;
      },
      apply: (s, seat, move, fx) => {
        if (make.done.is(move)) return centre(s, seat, fx);
        if (!s[at.combined]) pay(s, seat, discPrice(c, s, seat, LIGHT), discPrice(c, s, seat, DARK));
        else s[at.count] = 1;
        s[at.taken(seat)]++;
        s[at.lifted]++;
        s[at.back] = STEP.disc;
        fx.emit(tell.tookDisc, seat, s[at.taken(seat)]);
        c.go(s, PHASE.stand, seat);
      },
    },
    stand: {
      rule: 'ASG-340',
      legal: (s, seat, into) => {
        into[0] = make.front();
        return c.writeSlots(s, seat, into, 1);
      },
      // A weapon on the side of light, a spell on the other. ASG-016, ASG-341, ASG-346
      apply: (s, seat, move, fx) => {
        s[at.lifted]--;
        if (make.front.is(move)) {
          s[at.front(seat)]++;
          return flow.steps[s[at.back]](s, seat, fx);
        }
        const slot = make.stand.get.slot(move);
        const kind = c.standOn(s, seat, slot) === LIGHT ? WEAPON : 1 - WEAPON;
        fx.emit(tell.stood, seat, slot);
        if (c.hasPile(s, kind)) return arms.browse(s, seat, kind, fx);
        flow.steps[s[at.back]](s, seat, fx); // ASG-343
      },
      why: (s, _seat, move) => (make.stand.is(move) ? c.whyNoStand(s, make.stand.get.slot(move)) : undefined),
    },
    centre: {
      rule: 'ASG-350',
      legal: (s, seat, into) => {
        const n = c.writeSlots(s, seat, into, 0);
        if (mayStay) into[n] = make.done();
        return mayStay ? n + 1 : n;
      },
      apply: (s, seat, move, fx) => {
        if (make.done.is(move)) return flow.steps[STEP.end](s, seat, fx);
        const slot = make.stand.get.slot(move);
        s[at.centre(seat)]--;
        c.standOn(s, seat, slot); // ASG-352
        fx.emit(tell.returned, seat, slot);
        centre(s, seat, fx);
      },
      why: (s, _seat, move) => {
        if (make.stand.is(move)) return c.whyNoStand(s, make.stand.get.slot(move));
        return make.done.is(move) ? 'ASG-351' : undefined;
      },
    },
  };

  return { phases, hire, disc };
};
