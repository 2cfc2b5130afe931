import { AUDIENCE } from '@idavoll/engine';
import { areCaught, type Bug, breaker, obeysTheLaws, revealing, toldToAll } from '../../test/laws.ts';
import { bardagi } from '../index.ts';

/** Every pair of options at every seat count, and often enough that nobody is sure of anything hidden. */
const RUN = { matches: 80, seed: 'bardagi' };

obeysTheLaws(bardagi, RUN);

const broken = breaker(bardagi);

const BUGS: readonly Bug<typeof bardagi.base.content>[] = [
  ['forced', 'a lone end of a turn is played unasked', broken(() => ({ obvious: () => true }))],
  ['secret-chance', 'everybody is told which rune is drawn', broken(toldToAll('drew'))],
  [
    'possible or twin-worlds',
    'the next seat sees the plan',
    broken((game, { at, seats }) => ({
      view: (s, viewer, into) => {
        game.view(s, viewer, into);
        if (viewer !== AUDIENCE) into[at.plan((viewer + 1) % seats, 0)] = s[at.plan((viewer + 1) % seats, 0)];
      },
    })),
  ],
  [
    'twin-worlds or teaches-nothing',
    'nobody says that a hand is laid open',
    broken(game => ({
      apply: (s, seat, move, fx) =>
        game.apply(
          s,
          seat,
          move,
          revealing(fx, () => {}),
        ),
    })),
  ],
  [
    'sound',
    'a disk is lost on the way',
    broken((game, { at }) => ({
      apply: (s, seat, move, fx) => {
        const town = s[at.town(seat)];
        game.apply(s, seat, move, fx);
        if (s[at.town(seat)] > town) s[at.town(seat)]--;
      },
    })),
  ],
];

areCaught(BUGS, { ...RUN, matches: 8 });
