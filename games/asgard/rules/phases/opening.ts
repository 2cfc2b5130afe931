/** Before the gods are chosen: the starting recruits, missing seals, and discs taken back. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { isActive, placeOf, supports } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { fillRow } from '../piles.ts';
import { at, COUNT, go, type State } from '../state.ts';
import { PHASE, pieceOf, sealOf, sideOf } from '../vocabulary.ts';

/** Nobody begins a round with fewer discs in front. ASG-126 */
const LEAST_DISCS = 2;
const CENTRE = COUNT.god + COUNT.world;

/** The holder of this place takes a recruit; the first player takes none, and what is left goes back. ASG-068 to ASG-071 */
const askForRecruit = (s: State, place: Nth<'place'>) => {
  if (place > 0) return go(s, PHASE.recruit, s[at.order(place)]);
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++) {
    s[at.supply(pieceOf(recruit))] += s[at.pool(recruit)];
    s[at.pool(recruit)] = 0;
  }
  go(s, PHASE.beginRound);
};

const mostSeals = ({ seats }: Context, s: State, seal: Nth<'piece'>) => {
  let most = 0;
  for (let seat: Seat = 0; seat < seats; seat++) most = Math.max(most, s[at.reserve(seat, seal)]);
  return most;
};
const giveSeal = (s: State, seat: Seat, god: Nth<'god'>, fx: Effects) => {
  s[at.reserve(seat, sealOf(sideOf(god)))]--;
  s[at.sealed(god)] = 1;
  fx.emit(tell.sealGiven, seat, god);
};
/** From the supply, or from whoever has most; says false where several have. ASG-116 to ASG-121 */
const refillGod = (c: Context, s: State, god: Nth<'god'>, fx: Effects) => {
  const seal = sealOf(sideOf(god));
  if (s[at.supply(seal)] > 0) {
    s[at.supply(seal)]--;
    s[at.sealed(god)] = 1;
    return true;
  }
  const most = mostSeals(c, s, seal);
  let giver: Seat = NONE;
  let givers = 0;
  for (let seat: Seat = 0; seat < c.seats; seat++)
    if (s[at.reserve(seat, seal)] === most) {
      giver = seat;
      givers++;
    }
  if (givers > 1) return false;
  giveSeal(s, giver, god, fx);
  return true;
};
/** Nth<'god'> by god; the first player names the giver where several have most. ASG-115 to ASG-121, ASG-500 */
const refillAll = (c: Context, s: State, fx: Effects) => {
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
    if (!isActive(c, s, god) || s[at.sealed(god)] || refillGod(c, s, god, fx)) continue;
    s[at.god] = god;
    return go(s, PHASE.refill, s[at.order(0)]);
  }
  s[at.god] = NONE;
  if (s[at.round] > 1) fillRow(c, s, fx);
  askForDiscs(c, s);
};
/** In turn order, whoever has fewer than two discs in front. ASG-126 to ASG-130 */
const askForDiscs = ({ seats }: Context, s: State) => {
  for (let place: Nth<'place'> = 0; place < seats; place++) {
    const seat = s[at.order(place)];
    if (s[at.front(seat)] < LEAST_DISCS) return go(s, PHASE.retrieve, seat);
  }
  go(s, PHASE.beginGods);
};

/** ASG-110 to ASG-114 */
export const beginRound = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  const round = s[at.round];
  fx.emit(tell.round, round);
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++)
    if (round > 1 && c.tables.activeFrom[god] === round) fx.emit(tell.woke, god);
  refillAll(c, s, fx);
};

export const recruit: Phase<Context, State> = {
  rule: 'ASG-068',
  legal: (_c, s, _seat, into) => {
    let n = 0;
    for (let kind: Nth<'recruit'> = 0; kind < COUNT.recruit; kind++)
      if (s[at.pool(kind)]) into[n++] = make.recruit(kind);
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    const kind = make.recruit.get.recruit(move);
    s[at.pool(kind)] = 0;
    s[at.reserve(seat, pieceOf(kind))]++;
    fx.emit(tell.recruited, seat, kind);
    askForRecruit(s, placeOf(s, seat) - 1);
  },
};

export const refill: Phase<Context, State> = {
  rule: 'ASG-119',
  legal: (c, s, _seat, into) => {
    const seal = sealOf(sideOf(s[at.god]));
    const most = mostSeals(c, s, seal);
    let n = 0;
    for (let seat: Seat = 0; seat < c.seats; seat++)
      if (s[at.reserve(seat, seal)] === most) into[n++] = make.from(seat);
    return n;
  },
  apply: (c, s, _seat, move, fx) => {
    giveSeal(s, make.from.get.seat(move), s[at.god], fx);
    refillAll(c, s, fx);
  },
  why: (_c, _s, _seat, move) => (make.from.is(move) ? 'ASG-118' : undefined),
};

export const retrieve: Phase<Context, State> = {
  rule: 'ASG-126',
  legal: (_c, s, seat, into) => {
    let n = 0;
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) if (supports(s, seat, god)) into[n++] = make.retrieve(+god);
    for (let world: Nth<'world'> = 0; world < COUNT.world; world++)
      if (s[at.victory(world, seat)]) into[n++] = make.retrieve(COUNT.god + world);
    if (s[at.centre(seat)] > 0) into[n++] = make.retrieve(CENTRE);
    return n;
  },
  // Tiles, recruits and temples stay where they are. ASG-131, ASG-132
  apply: (c, s, seat, move, fx) => {
    const disc = make.retrieve.get.disc(move);
    const god: Nth<'god'> = +disc;
    if (disc === CENTRE) s[at.centre(seat)]--;
    else if (disc >= COUNT.god) s[at.victory(disc - COUNT.god, seat)] = 0;
    else s[at.support(god, s[at.support(god, 0)] === seat ? 0 : 1)] = NONE;
    s[at.front(seat)]++;
    fx.emit(tell.retrieved, seat, disc);
    askForDiscs(c, s);
  },
};
