/** Bugs that show in whole matches, and in how they are run. */
import { AUDIENCE } from '../../game.ts';
import { ravens } from '../games/ravens.ts';
import { runes } from '../games/runes.ts';
import { afterwards, cellOf, type Mutant, mutant } from './mutant.ts';

let made = 0;

export const matchMutants: readonly Mutant[] = [
  mutant('the pool of runes fills up again', 'ends', runes, game => ({
    apply: (s, seat, move, fx) => {
      s[cellOf(game, 'left')] = 4;
      s[cellOf(game, 'strength') + seat] = 3;
      s.fill(0, cellOf(game, 'lies'), cellOf(game, 'strength'));
      game.apply(s, seat, move, fx);
    },
    check: () => undefined,
  })),

  mutant('what a move does depends on how many were tried before', 'accepted', ravens, game => {
    let tried = 0;
    return afterwards(game, s => {
      s[cellOf(game, 'sent')] = tried++ % 3;
    });
  }),

  mutant('the steps of a turn are counted outside the state', 'undo', ravens, game => {
    let last = -1;
    let steps = 0;
    return afterwards(game, (s, _seat, move) => {
      if (move !== last) steps++;
      last = move;
      s[cellOf(game, 'sent')] = game.moves.notate(move) === 'end' ? 0 : steps % 10;
    });
  }),

  mutant('a rule throws', 'throws', runes, game => ({
    apply: (s, seat, move, fx) => {
      if (s[cellOf(game, 'left')] === 2) throw new Error('a rune is missing');
      game.apply(s, seat, move, fx);
    },
  })),

  mutant('the set-up throws dice of its own', 'replay', ravens, game => ({
    setup: (s, fx) => {
      game.setup(s, fx);
      s[cellOf(game, 'turn')] = Math.floor(Math.random() * game.seats);
    },
  })),

  mutant('every other game is made differently', 'replay', runes, game => {
    const strength = 1 + (made++ % 2);
    return afterwards(game, s => {
      s[cellOf(game, 'strength')] = strength;
    });
  }),

  mutant('nobody is first', 'placed', runes, game => ({
    outcome: (s, into) => {
      game.outcome(s, into);
      for (const [seat, place] of into.places.entries()) into.places[seat] = place + 1;
    },
  })),

  mutant('after a tie the next place is not left out', 'placed', ravens, game => ({
    outcome: (s, into) => {
      game.outcome(s, into);
      const scores = [...new Set(into.scores)].sort((a, b) => b - a);
      for (const [seat, score] of into.scores.entries()) into.places[seat] = scores.indexOf(score) + 1;
    },
  })),

  mutant('a seat sees the patron of the next one', 'unsure', runes, game => ({
    view: (s, viewer, into) => {
      game.view(s, viewer, into);
      const next = cellOf(game, 'patron') + ((viewer + 1) % game.seats);
      if (viewer !== AUDIENCE) into[next] = s[next];
    },
  })),

  mutant('the worlds thought possible are the true one', 'unsure', ravens, game => {
    const truth = game.layout.state();
    return {
      view: (s, viewer, into) => {
        truth.set(s);
        game.view(s, viewer, into);
      },
      determinize: (_view, _viewer, _chance, into) => into.set(truth),
    };
  }),
];
