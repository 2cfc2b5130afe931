/** Bugs that show in a single position: what it holds, who is asked what, and what each viewer sees. */
import { AUDIENCE } from '../../game.ts';
import { HIDDEN, NONE, type View } from '../../layout.ts';
import { ravens } from '../games/ravens.ts';
import { runes } from '../games/runes.ts';
import { afterwards, cellOf, fieldOf, type Mutant, mutant } from './mutant.ts';

export const positionMutants: readonly Mutant[] = [
  mutant('a counter outgrows its field', 'bounds', runes, game =>
    afterwards(game, (s, seat) => {
      s[cellOf(game, 'strength') + seat] += 2;
    }),
  ),

  mutant('a counter is wrong in the last position only', 'bounds', ravens, game =>
    afterwards(game, s => {
      if (game.awaiting(s) === 0) s[cellOf(game, 'sent')] = 99;
    }),
  ),

  mutant('two values of a field have one name', 'json', runes, ({ layout }) => ({
    layout: {
      ...layout,
      fields: layout.fields.map(field =>
        field.name === 'patron' ? { ...field, is: ['odin', 'odin', 'thor'] } : field,
      ),
    },
  })),

  mutant('a raven is lost', 'sound', ravens, game =>
    afterwards(game, s => {
      s[cellOf(game, 'gone')] = 0;
    }),
  ),

  mutant('asking for the legal moves clears the sky', 'pure', ravens, game => ({
    legal: (s, seat, into) => {
      s[cellOf(game, 'sky')] = NONE;
      return game.legal(s, seat, into);
    },
  })),

  mutant('guessing a world writes into the view', 'pure', runes, game => ({
    determinize: (view, viewer, chance, into) => {
      game.determinize(view, viewer, chance, into);
      view.set(into);
    },
  })),

  mutant('a seat is awaited that has no move', 'awaited', ravens, game => ({
    awaiting: s => game.awaiting(s) && game.awaiting(s) | 1,
  })),

  mutant('no rule stands behind a question', 'awaited', runes, () => ({ ask: () => ({ ask: 'choose', rule: '' }) })),

  mutant('the first move is never drawn', 'drawn', runes, game => ({
    nth: (s, seat, n, scratch) => game.nth(s, seat, Math.max(n, 1), scratch),
  })),

  mutant('the order of legal moves is not stable', 'notation', runes, game => {
    let asked = 0;
    return {
      legal: (s, seat, into) => {
        const count = game.legal(s, seat, into);
        if (asked++ % 2) into.subarray(0, count).reverse();
        return count;
      },
    };
  }),

  mutant('two moves have one notation', 'notation', ravens, ({ moves }) => ({
    moves: { ...moves, notate: move => moves.notate(move).replace('peek', 'end') },
  })),

  mutant('a move is offered twice', 'notation', runes, game => ({
    maxMoves: game.maxMoves + 1,
    legal: (s, seat, into) => {
      const count = game.legal(s, seat, into);
      into[count] = into[0];
      return count && count + 1;
    },
  })),

  mutant('there are more legal moves than the game says', 'notation', ravens, () => ({ maxMoves: 2 })),

  mutant('the audience does not see what lies open', 'masked', ravens, game => ({
    view: (s, viewer, into) => {
      game.view(s, viewer, into);
      if (viewer === AUDIENCE) into[cellOf(game, 'sky')] = HIDDEN;
    },
  })),

  mutant('a public count tells of the hidden top card', 'masked', ravens, game => ({
    view: (s, viewer, into) => {
      game.view(s, viewer, into);
      const top = s[cellOf(game, 'deck') + s[cellOf(game, 'left')] - 1];
      into[cellOf(game, 'sent')] += 1 + top;
    },
  })),

  mutant('a world thought possible holds a raven twice', 'possible', ravens, game => ({
    determinize: (view, viewer, chance, into) => {
      game.determinize(view, viewer, chance, into);
      const deck = cellOf(game, 'deck');
      if (view[deck] === HIDDEN && view[deck + 1] === HIDDEN) into[deck] = into[deck + 1];
    },
  })),

  mutant('a world thought possible forgets what was peeked at', 'possible', ravens, game => ({
    determinize: (view, viewer, chance, into) => {
      const forgetful = view.slice() as View;
      for (const i of fieldOf(game, 'deck').cells) if (forgetful[i] !== NONE) forgetful[i] = HIDDEN;
      game.determinize(forgetful, viewer, chance, into);
    },
  })),

  mutant('what is legal depends on the hidden bottom card', 'from-view', ravens, game => ({
    legal: (s, seat, into) => {
      const count = game.legal(s, seat, into);
      return s[cellOf(game, 'deck')] > 7 ? Math.min(count, 1) : count;
    },
  })),

  mutant('the reason of a refusal tells the patron of another', 'refusals', runes, game => ({
    why: (s, seat) => `RUN-00${1 + s[cellOf(game, 'patron') + ((seat + 1) % game.seats)]}`,
  })),

  mutant('a lone move is played unasked although the hand is hidden', 'forced', ravens, () => ({
    obvious: () => true,
  })),

  mutant('whether a lone move is asked for depends on a secret', 'forced', runes, game => ({
    obvious: s => s[cellOf(game, 'patron')] === 0,
  })),
];
