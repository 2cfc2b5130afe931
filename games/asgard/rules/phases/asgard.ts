/** Phase 3: the Asgard action. A tile is flipped, then recruits and discs are bought, then beaten discs return. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { anySlot, standOn, whyNoStand, writeSlots } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { discPrice } from '../numbers.ts';
import { hasPile } from '../piles.ts';
import { canReceive, owe, receive } from '../receive.ts';
import { ask, at, back, type Cells, COUNT, go, type State } from '../state.ts';
import { BOON, DARK, FLIPPED, LIGHT, PHASE, pieceOf, ROW, sealOf, TRACK_LENGTH, WEAPON } from '../vocabulary.ts';
import { browsePile } from './arms.ts';
import { anySwap, swapStones, whyNoSwap, writeSwaps } from './swap.ts';

/** The double of the third Asgard tile. ASG-327 */
const DOUBLE = 2;

const canPay = (s: Cells, seat: Seat, light: number, dark: number) =>
  s[at.reserve(seat, sealOf(LIGHT))] >= light && s[at.reserve(seat, sealOf(DARK))] >= dark;
const pay = (s: State, seat: Seat, light: number, dark: number) => {
  s[at.reserve(seat, sealOf(LIGHT))] -= light;
  s[at.reserve(seat, sealOf(DARK))] -= dark;
  s[at.supply(sealOf(LIGHT))] += light;
  s[at.supply(sealOf(DARK))] += dark;
};
const canPayFor = ({ tables }: Context, s: Cells, seat: Seat, recruit: Nth<'recruit'>) =>
  canPay(s, seat, tables.costLight[recruit], tables.costDark[recruit]);
/** ASG-334 */
const canBuy = (c: Context, s: Cells, seat: Seat, recruit: Nth<'recruit'>) =>
  canPayFor(c, s, seat, recruit) && canReceive(c, s, seat, pieceOf(recruit));
/** One for free in a combined action, else as many as can be paid. ASG-335, ASG-339, ASG-357 */
export const canTakeDisc = (c: Context, s: Cells, seat: Seat) => {
  if (s[at.taken(seat)] === TRACK_LENGTH) return false;
  if (s[at.combined]) return s[at.count] === 0;
  return canPay(s, seat, discPrice(c, s, seat, LIGHT), discPrice(c, s, seat, DARK));
};

export const offerRecruits = (c: Context, s: State, seat: Seat) => {
  s[at.boon] = NONE;
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
    if (canBuy(c, s, seat, recruit)) return go(s, PHASE.hire, seat);
  offerDiscs(c, s, seat);
};
export const offerDiscs = (c: Context, s: State, seat: Seat) => {
  if (canTakeDisc(c, s, seat)) return go(s, PHASE.disc, seat);
  offerSlots(c, s, seat);
};
/** ASG-350, ASG-353 */
const offerSlots = (c: Context, s: State, seat: Seat) =>
  go(s, s[at.centre(seat)] > 0 && anySlot(c, s, seat) ? PHASE.centre : PHASE.endAction, seat);

/** ASG-322 to ASG-330 */
const flipTile = (c: Context, s: State, seat: Seat, tile: Nth<'asgardTile'>, fx: Effects) => {
  s[at.asgardTile(tile)] = FLIPPED;
  fx.emit(tell.flipped, seat, tile);
  s[at.boon] = tile;
  const effect = c.tables.asgardEffect[tile];
  if (effect === BOON.nothing || (effect === BOON.swapStone && !anySwap(c, s, seat))) return offerRecruits(c, s, seat);
  go(s, PHASE.boon, seat);
};

export const flip: Phase<Context, State> = {
  rule: 'ASG-321',
  legal: (_c, s, _seat, into) => {
    let n = 0;
    for (let tile: Nth<'asgardTile'> = 0; tile < COUNT.asgardTile; tile++)
      if (s[at.asgardTile(tile)] === ROW) into[n++] = make.flip(tile);
    if (n === 0) into[n++] = make.act(); // ASG-324
    into[n++] = make.decline();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.flip.is(move)) return flipTile(c, s, seat, make.flip.get.tile(move), fx);
    if (make.act.is(move)) return offerRecruits(c, s, seat);
    fx.emit(tell.declined, seat);
    go(s, PHASE.endAction, seat);
  },
};

const writeBoons = (c: Context, s: Cells, seat: Seat, into: Int32Array) => {
  let n = 0;
  switch (c.tables.asgardEffect[s[at.boon]]) {
    case BOON.oneRecruit:
      for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++) into[n++] = make.hire(recruit);
      return n;
    case BOON.swapStone:
      return writeSwaps(c, s, seat, into);
    case BOON.onePlusOne:
      for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
        for (let other: Nth<'recruit'> = recruit + 1; other < COUNT.recruit; other++)
          into[n++] = make.pair(recruit, other);
      return n;
    default:
      for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
        for (let other: Nth<'recruit'> = 0; other < COUNT.recruit; other++)
          if (other !== recruit) into[n++] = make.double(recruit, other);
      return n;
  }
};

export const boon: Phase<Context, State> = {
  rule: 'ASG-322',
  legal: (c, s, seat, into) => {
    const n = writeBoons(c, s, seat, into);
    into[n] = make.decline();
    return n + 1;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.decline.is(move)) return offerRecruits(c, s, seat);
    if (make.swap.is(move)) return swapStones(s, seat, move, PHASE.offerRecruits, fx);
    if (make.hire.is(move)) owe(s, pieceOf(make.hire.get.recruit(move)), 1);
    else if (make.pair.is(move)) {
      owe(s, pieceOf(make.pair.get.recruit(move)), 1);
      owe(s, pieceOf(make.pair.get.other(move)), 1);
    } else {
      owe(s, pieceOf(make.double.get.recruit(move)), DOUBLE);
      owe(s, pieceOf(make.double.get.other(move)), 1);
    }
    receive(s, seat, PHASE.offerRecruits);
  },
  why: whyNoSwap,
};

export const hire: Phase<Context, State> = {
  rule: 'ASG-331',
  legal: (c, s, seat, into) => {
    let n = 0;
    for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
      if (canBuy(c, s, seat, recruit)) into[n++] = make.buy(recruit);
    into[n++] = make.done();
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.done.is(move)) return offerDiscs(c, s, seat);
    const recruit = make.buy.get.recruit(move);
    pay(s, seat, c.tables.costLight[recruit], c.tables.costDark[recruit]);
    fx.emit(tell.bought, seat, recruit);
    owe(s, pieceOf(recruit), 1);
    receive(s, seat, PHASE.offerRecruits);
  },
  why: (c, s, seat, move) => {
    if (!make.buy.is(move)) return undefined;
    return canPayFor(c, s, seat, make.buy.get.recruit(move)) ? 'ASG-334' : 'ASG-331';
  },
};

export const disc: Phase<Context, State> = {
  rule: 'ASG-335',
  legal: (_c, _s, _seat, into) => {
    into[0] = make.disc();
    into[1] = make.done();
    return 2;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.done.is(move)) return offerSlots(c, s, seat);
    if (!s[at.combined]) pay(s, seat, discPrice(c, s, seat, LIGHT), discPrice(c, s, seat, DARK));
    else s[at.count] = 1;
    s[at.taken(seat)]++;
    s[at.lifted]++;
    fx.emit(tell.tookDisc, seat, s[at.taken(seat)]);
    ask(s, PHASE.stand, seat, PHASE.offerDiscs);
  },
};

export const stand: Phase<Context, State> = {
  rule: 'ASG-340',
  legal: (c, s, seat, into) => {
    into[0] = make.front();
    return writeSlots(c, s, seat, into, 1);
  },
  // A weapon on the side of light, a spell on the other. ASG-016, ASG-341, ASG-346
  apply: (c, s, seat, move, fx) => {
    s[at.lifted]--;
    if (make.front.is(move)) {
      s[at.front(seat)]++;
      return back(s);
    }
    const slot = make.stand.get.slot(move);
    const kind = standOn(c, s, seat, slot) === LIGHT ? WEAPON : 1 - WEAPON;
    fx.emit(tell.stood, seat, slot);
    if (hasPile(c, s, kind)) return browsePile(c, s, seat, kind, fx);
    back(s); // ASG-343
  },
  why: (c, s, _seat, move) => (make.stand.is(move) ? whyNoStand(c, s, make.stand.get.slot(move)) : undefined),
};

export const centre: Phase<Context, State> = {
  rule: 'ASG-350',
  legal: (c, s, seat, into) => {
    const n = writeSlots(c, s, seat, into, 0);
    if (c.mayStay) into[n] = make.done();
    return c.mayStay ? n + 1 : n;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.done.is(move)) return go(s, PHASE.endAction, seat);
    const slot = make.stand.get.slot(move);
    s[at.centre(seat)]--;
    standOn(c, s, seat, slot); // ASG-352
    fx.emit(tell.returned, seat, slot);
    offerSlots(c, s, seat);
  },
  why: (c, s, _seat, move) => {
    if (make.stand.is(move)) return whyNoStand(c, s, make.stand.get.slot(move));
    return make.done.is(move) ? 'ASG-351' : undefined;
  },
};
