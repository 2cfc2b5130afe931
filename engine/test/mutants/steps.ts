/** Bugs that show in a step: what it changes, teaches and tells. */
import { AUDIENCE, type EventFields, type EventNumber } from '../../game.ts';
import { StepEffects } from '../../step.ts';
import { ravens } from '../games/ravens.ts';
import { runes } from '../games/runes.ts';
import { afterwards, cellOf, fieldOf, type Mutant, mutant, toldToAll, withEffects } from './mutant.ts';

export const stepMutants: readonly Mutant[] = [
  mutant('events are numbered outside the state', 'memoryless', ravens, game => {
    let told = 0;
    return withEffects(game, fx => ({
      emit: (event, ...[a, b]) => fx.emit(event as EventNumber<EventFields>, a, b, told++),
    }));
  }),

  mutant('a rule counts what was told', 'telling', ravens, game => ({
    apply: (s, seat, move, fx) => {
      game.apply(s, seat, move, fx);
      if (fx instanceof StepEffects && fx.told.length > 1) s[cellOf(game, 'look')] = 0;
      else if (!(fx instanceof StepEffects)) s[cellOf(game, 'look')] = 1;
    },
  })),

  mutant('peeking does not declare that it reveals', 'teaches-nothing', ravens, game =>
    withEffects(game, (_fx, move) => (game.moves.notate(move) === 'peek' ? { reveal: () => {} } : {})),
  ),

  mutant('everybody is told the card that one seat peeked at', 'twin-worlds', ravens, game =>
    toldToAll(game, 'peeked'),
  ),

  mutant('a seat sees the hand of the next one', 'twin-worlds', ravens, game => ({
    view: (s, viewer, into) => {
      game.view(s, viewer, into);
      const { base, cells } = fieldOf(game, 'hand');
      const size = cells.length / game.seats;
      const from = base + ((viewer + 1) % game.seats) * size;
      if (viewer !== AUDIENCE) into.set(s.subarray(from, from + size), from);
    },
  })),

  mutant('a public count grows with the hidden bottom card', 'twin-worlds', ravens, game =>
    afterwards(game, (s, _seat, move) => {
      if (game.moves.notate(move) === 'end' && s[cellOf(game, 'deck')] > 7) s[cellOf(game, 'sent')]++;
    }),
  ),

  mutant('everybody is told a sealed choice', 'secret-moves', runes, game => toldToAll(game, 'sealed')),

  mutant('everybody is told the patron that one seat was given', 'secret-chance', runes, game =>
    toldToAll(game, 'given'),
  ),

  mutant('everybody is told the ravens that were dealt', 'secret-chance', ravens, game => toldToAll(game, 'dealt')),

  mutant('who chooses first is the stronger for it', 'commute', runes, game => ({
    apply: (s, seat, move, fx) => {
      const isFirst = game.awaiting(s) === (1 << game.seats) - 1;
      game.apply(s, seat, move, fx);
      if (isFirst) s[cellOf(game, 'strength') + seat] = 5;
    },
  })),
];
