/** What the elites do: the raven carries a treasure, the valkyrie calls own tokens, the wyrm scares enemy ones. */
import type { Seat, State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import { FIRST_REALM, KINDS, PHASE, RAVEN, TREASURE_COUNT, VALKYRIE } from '../vocabulary.ts';
import type { ActionSteps } from './action.ts';

/** How many tokens a valkyrie calls or a wyrm scares. MIM-261, MIM-281 */
const MOST_MOVED = 2;

type ElitePhases = Pick<Phases, 'raven' | 'flight' | 'stand' | 'call' | 'scare'>;

export const elites = (c: Context, { finishElite }: ActionSteps): ElitePhases => {
  const { at, make, tell, seats, ringSize } = c;

  const shift = (s: State, seat: Seat, kind: number, from: number, to: number) => {
    s[at.faceUp(from, seat, kind)]--;
    s[at.faceUp(to, seat, kind)]++;
  };
  const isNeighbour = (s: State, realm: number) =>
    realm === c.around(s, s[at.standing], 1) || realm === c.around(s, s[at.standing], -1);

  return {
    raven: {
      rule: 'MIM-240',
      legal: (s, _seat, into) => {
        let n = 0;
        into[n++] = make.skip(); // MIM-186
        for (let t = 0; t < TREASURE_COUNT; t++)
          if (s[at.treasure(t)] === FIRST_REALM + s[at.standing]) into[n++] = make.carry(t);
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.skip.is(move)) return finishElite(s, seat, fx);
        s[at.carried] = make.carry.get.treasure(move);
        c.go(s, PHASE.flight, seat);
      },
    },
    flight: {
      rule: 'MIM-241',
      legal: (s, _seat, into) => {
        let n = 0;
        for (let place = 0; place < ringSize; place++)
          if (s[at.ring(place)] !== s[at.standing]) into[n++] = make.fly(s[at.ring(place)]);
        return n;
      },
      apply: (s, seat, move, fx) => {
        const realm = make.fly.get.realm(move);
        const treasure = s[at.carried];
        s[at.treasure(treasure)] = FIRST_REALM + realm;
        shift(s, seat, RAVEN, s[at.standing], realm);
        s[at.standing] = realm;
        fx.emit(tell.carried, seat, treasure, realm);
        finishElite(s, seat, fx);
      },
      why: (s, _seat, move) => {
        if (make.carry.is(move)) return 'MIM-244';
        return make.fly.is(move) && make.fly.get.realm(move) === s[at.standing] ? 'MIM-242' : undefined;
      },
    },
    stand: {
      rule: s => (RAVEN + s[at.elite] === VALKYRIE ? 'MIM-260' : 'MIM-280'),
      legal: (s, _seat, into) => {
        into[0] = make.stand(s[at.standing]);
        into[1] = make.stand(c.around(s, s[at.standing], -1));
        into[2] = make.stand(c.around(s, s[at.standing], 1));
        return 3;
      },
      apply: (s, seat, move, fx) => {
        const kind = RAVEN + s[at.elite];
        const realm = make.stand.get.realm(move);
        if (realm !== s[at.standing]) {
          shift(s, seat, kind, s[at.standing], realm);
          s[at.standing] = realm;
          fx.emit(tell.stood, seat, kind, realm);
        }
        c.go(s, kind === VALKYRIE ? PHASE.call : PHASE.scare, seat);
      },
      why: (_s, _seat, move) => (make.stand.is(move) ? 'MIM-222' : undefined),
    },
    call: {
      rule: 'MIM-261',
      legal: (s, seat, into) => {
        let n = 0;
        for (let side = -1; side <= 1; side += 2) {
          const realm = c.around(s, s[at.standing], side);
          for (let kind = 0; kind < KINDS.length; kind++)
            if (s[at.faceUp(realm, seat, kind)] > 0) into[n++] = make.call(kind, realm);
        }
        into[n++] = make.stop();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.stop.is(move)) return finishElite(s, seat, fx);
        const kind = make.call.get.token(move);
        const realm = make.call.get.realm(move);
        shift(s, seat, kind, realm, s[at.standing]);
        fx.emit(tell.called, seat, kind, realm);
        s[at.moved]++;
        if (s[at.moved] === MOST_MOVED) finishElite(s, seat, fx);
      },
      why: (s, _seat, move) => {
        if (!make.call.is(move)) return undefined;
        return isNeighbour(s, make.call.get.realm(move)) ? 'MIM-265' : 'MIM-262';
      },
    },
    scare: {
      rule: 'MIM-281',
      legal: (s, seat, into) => {
        let n = 0;
        for (let enemy = 0; enemy < seats; enemy++) {
          if (enemy === seat) continue; // MIM-282
          for (let kind = 0; kind < KINDS.length; kind++) {
            if (s[at.faceUp(s[at.standing], enemy, kind)] === 0) continue;
            into[n++] = make.scare(enemy, kind, c.around(s, s[at.standing], -1));
            into[n++] = make.scare(enemy, kind, c.around(s, s[at.standing], 1));
          }
        }
        into[n++] = make.stop();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.stop.is(move)) return finishElite(s, seat, fx);
        const owner = make.scare.get.seat(move);
        const kind = make.scare.get.token(move);
        const realm = make.scare.get.realm(move);
        shift(s, owner, kind, s[at.standing], realm);
        fx.emit(tell.scared, seat, owner, kind, realm);
        s[at.moved]++;
        if (s[at.moved] === MOST_MOVED) finishElite(s, seat, fx);
      },
      why: (s, seat, move) => {
        if (!make.scare.is(move)) return undefined;
        if (make.scare.get.seat(move) === seat) return 'MIM-282';
        return isNeighbour(s, make.scare.get.realm(move)) ? undefined : 'MIM-283';
      },
    },
  };
};
