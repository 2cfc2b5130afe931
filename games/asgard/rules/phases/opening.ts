/** Before the gods are chosen: the starting recruits, missing seals, and discs taken back. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import type { SetUp } from '../set-up.ts';
import { FIRST_RECRUIT, GODS, PHASE, RECRUITS, sideOf, WORLD_COUNT } from '../vocabulary.ts';

/** Nobody begins a round with fewer discs in front. ASG-126 */
const LEAST_DISCS = 2;

export const opening = (c: Context, start: SetUp, beginGods: (s: State, fx: Effects) => void) => {
  const { at, make, tell, seats, tables } = c;
  const CENTRE = GODS.length + WORLD_COUNT;

  const mostSeals = (s: State, seal: number) => {
    let most = 0;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, s[at.reserve(seat, seal)]);
    return most;
  };
  const giveSeal = (s: State, seat: Seat, god: number, fx: Effects) => {
    s[at.reserve(seat, c.sealOf(sideOf(god)))]--;
    s[at.sealed(god)] = 1;
    fx.emit(tell.sealGiven, seat, god);
  };

  /** God by god; the first player names the giver where several have most. ASG-115 to ASG-121, ASG-500 */
  const refill = (s: State, fx: Effects) => {
    for (let god = 0; god < GODS.length; god++) {
      if (!c.isActive(s, god) || s[at.sealed(god)]) continue;
      const seal = c.sealOf(sideOf(god));
      if (s[at.supply(seal)] > 0) {
        s[at.supply(seal)]--;
        s[at.sealed(god)] = 1;
        continue;
      }
      const most = mostSeals(s, seal);
      let giver = NONE;
      let givers = 0;
      for (let seat = 0; seat < seats; seat++)
        if (s[at.reserve(seat, seal)] === most) {
          giver = seat;
          givers++;
        }
      if (givers > 1) {
        s[at.god] = god;
        return c.go(s, PHASE.refill, c.firstPlayer(s));
      }
      giveSeal(s, giver, god, fx);
    }
    s[at.god] = NONE;
    if (s[at.round] > 1) start.fillRow(s, fx);
    retrieve(s, fx);
  };

  /** In turn order, whoever has fewer than two discs in front. ASG-126 to ASG-130 */
  const retrieve = (s: State, fx: Effects) => {
    for (let place = 0; place < seats; place++) {
      const seat = s[at.order(place)];
      if (s[at.front(seat)] < LEAST_DISCS) return c.go(s, PHASE.retrieve, seat);
    }
    beginGods(s, fx);
  };

  const phases: Pick<Phases, 'recruit' | 'refill' | 'retrieve'> = {
    recruit: {
      rule: 'ASG-068',
      legal: (s, _seat, into) => {
        let n = 0;
        for (let recruit = 0; recruit < RECRUITS.length; recruit++)
          if (s[at.pool(recruit)]) into[n++] = make.recruit(recruit);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const recruit = make.recruit.get.recruit(move);
        s[at.pool(recruit)] = 0;
        s[at.reserve(seat, FIRST_RECRUIT + recruit)]++;
        fx.emit(tell.recruited, seat, recruit);
        start.askForRecruit(s, c.placeOf(s, seat) - 1, fx);
      },
    },
    refill: {
      rule: 'ASG-119',
      legal: (s, _seat, into) => {
        const seal = c.sealOf(sideOf(s[at.god]));
        const most = mostSeals(s, seal);
        let n = 0;
        for (let seat = 0; seat < seats; seat++) if (s[at.reserve(seat, seal)] === most) into[n++] = make.from(seat);
        return n;
      },
      apply: (s, _seat, move, fx) => {
        giveSeal(s, make.from.get.seat(move), s[at.god], fx);
        refill(s, fx);
      },
      why: (_s, _seat, move) => (make.from.is(move) ? 'ASG-118' : undefined),
    },
    retrieve: {
      rule: 'ASG-126',
      legal: (s, seat, into) => {
        let n = 0;
        for (let god = 0; god < GODS.length; god++) if (c.supports(s, seat, god)) into[n++] = make.retrieve(god);
        for (let world = 0; world < WORLD_COUNT; world++)
          if (s[at.victory(world, seat)]) into[n++] = make.retrieve(GODS.length + world);
        if (s[at.centre(seat)] > 0) into[n++] = make.retrieve(CENTRE);
        return n;
      },
      // Tiles, recruits and temples stay where they are. ASG-131, ASG-132
      apply: (s, seat, move, fx) => {
        const disc = make.retrieve.get.disc(move);
        if (disc === CENTRE) s[at.centre(seat)]--;
        else if (disc >= GODS.length) s[at.victory(disc - GODS.length, seat)] = 0;
        else s[at.support(disc, s[at.support(disc, 0)] === seat ? 0 : 1)] = NONE;
        s[at.front(seat)]++;
        fx.emit(tell.retrieved, seat, disc);
        retrieve(s, fx);
      },
    },
  };

  return {
    phases,
    /** ASG-110 to ASG-114 */
    beginRound: (s: State, round: number, fx: Effects) => {
      s[at.round] = round;
      fx.emit(tell.round, round);
      for (let god = 0; god < GODS.length; god++)
        if (round > 1 && tables.activeFrom[god] === round) fx.emit(tell.woke, god);
      refill(s, fx);
    },
  };
};
