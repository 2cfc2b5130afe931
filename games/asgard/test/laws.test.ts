import { AUDIENCE } from '@idavoll/engine';
import { areCaught, type Bug, breaker, obeysTheLaws, toldToAll } from '../../test/laws.ts';
import { asgard } from '../index.ts';
import { GODS } from '../rules/vocabulary.ts';

const RUN = { matches: 60, seed: 'asgard' };

obeysTheLaws(asgard, RUN);

const broken = breaker(asgard);

const BUGS: readonly Bug<typeof asgard.base.content>[] = [
  ['forced', 'a lone card or tile is played unasked', broken(() => ({ obvious: () => true }))],
  ['secret-moves', 'everybody is told which weapon or spell is picked', broken(toldToAll('picked'))],
  ['secret-chance', 'everybody is told what Mimir shows', broken(toldToAll('looked'))],
  ['twin-worlds', 'everybody is told what lies in a pile that one seat browses', broken(toldToAll('browsed'))],
  [
    'possible or twin-worlds',
    'the next seat sees which gods are chosen',
    broken((game, { at, seats }) => ({
      view: (s, viewer, into) => {
        game.view(s, viewer, into);
        if (viewer === AUDIENCE) return;
        for (let god = 0; god < GODS.length; god++) {
          const cell = at.chosen((viewer + 1) % seats, god);
          into[cell] = s[cell];
        }
      },
    })),
  ],
  [
    'sound',
    'a stone is lost on the way',
    broken((game, { at }) => ({
      apply: (s, seat, move, fx) => {
        const stones = s[at.reserve(seat, 0)];
        game.apply(s, seat, move, fx);
        if (s[at.reserve(seat, 0)] > stones) s[at.reserve(seat, 0)]--;
      },
    })),
  ],
  [
    'from-view',
    'nobody may choose a god whom the next seat has chosen',
    broken((game, { at, seats, make }) => ({
      legal: (s, seat, into) => {
        const count = game.legal(s, seat, into);
        const free = into
          .subarray(0, count)
          .filter(move => !make.choose.is(move) || !s[at.chosen((seat + 1) % seats, make.choose.get.god(move))]);
        into.set(free);
        return free.length;
      },
    })),
  ],
];

areCaught(BUGS, RUN);
