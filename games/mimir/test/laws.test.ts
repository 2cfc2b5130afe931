import { AUDIENCE } from '@idavoll/engine';
import { areCaught, type Bug, breaker, obeysTheLaws, revealing, toldToAll } from '../../test/laws.ts';
import { mimir } from '../index.ts';
import { TOKENS } from '../rules/state.ts';
import { KINDS, REALM_COUNT } from '../rules/vocabulary.ts';

const RUN = { matches: 66, seed: 'mimir' };

obeysTheLaws(mimir, RUN);

const broken = breaker(mimir);

const BUGS: readonly Bug<typeof mimir.base.content>[] = [
  ['forced', 'a lone token or card is played unasked', broken(() => ({ obvious: () => true }))],
  ['secret-moves', 'everybody is told the kind of a token that is placed', broken(toldToAll('placed'))],
  ['secret-chance', 'everybody is told the artefact that one seat is dealt', broken(toldToAll('dealt'))],
  ['twin-worlds or secret-chance', 'everybody is told the artefact that one seat draws', broken(toldToAll('drew'))],
  [
    'twin-worlds',
    'tokens are turned up without a word of it',
    broken(game => ({
      apply: (s, seat, move, fx) =>
        game.apply(
          s,
          seat,
          move,
          revealing(fx, (secret, to) => {
            if (secret !== TOKENS) fx.reveal(secret, to);
          }),
        ),
    })),
  ],
  [
    'possible or twin-worlds',
    'the next seat sees what lies face down',
    broken((game, { at, seats }) => ({
      view: (s, viewer, into) => {
        game.view(s, viewer, into);
        if (viewer === AUDIENCE) return;
        for (let realm = 0; realm < REALM_COUNT; realm++)
          for (let kind = 0; kind < KINDS.length; kind++) {
            const cell = at.faceDown(realm, (viewer + 1) % seats, kind);
            into[cell] = s[cell];
          }
      },
    })),
  ],
  [
    'sound',
    'a viking is lost on the way home',
    broken((game, { at }) => ({
      apply: (s, seat, move, fx) => {
        const vikings = s[at.supply(seat, 0)];
        game.apply(s, seat, move, fx);
        if (s[at.supply(seat, 0)] > vikings) s[at.supply(seat, 0)]--;
      },
    })),
  ],
  [
    'from-view',
    'whoever is on turn may not place where another has an elite face down',
    broken((game, { at, seats, make }) => ({
      legal: (s, seat, into) => {
        const count = game.legal(s, seat, into);
        const isWatched = (realm: number) => s[at.faceDown(realm, (seat + 1) % seats, 4)] > 0;
        const free = into
          .subarray(0, count)
          .filter(move => !make.place.is(move) || !isWatched(make.place.get.realm(move)));
        into.set(free);
        return free.length;
      },
    })),
  ],
];

areCaught(BUGS, RUN);
