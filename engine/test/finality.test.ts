import { describe, expect, test } from 'vitest';
import { PlayoutChance } from '../chance.ts';
import { isFinal } from '../finality.ts';
import type { Game, GameModule } from '../game.ts';
import type { State } from '../layout.ts';
import { playStep, StepEffects } from '../step.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';
import { matchOf, play, playOn } from './table.ts';

const NOUGHT = { below: () => 0 };

/** What `playStep` says, on a copy of its own. */
const playedOut = (game: Game, state: State, seat: number, move: number): boolean =>
  playStep(game, state.slice() as State, seat, move, new StepEffects(1, NOUGHT), new Int32Array(game.maxMoves));

describe('trying a move out', () => {
  test.each([
    ['ravens', ravens as GameModule, 3, {}],
    ['runes', runes as GameModule, 3, { strength: 1 }],
  ])(
    '%s: it says of every legal move what playing it says, and leaves the state alone',
    (_, module, seats, options) => {
      const pick = new PlayoutChance(7);
      const said = new Set<boolean>();
      for (let n = 0; n < 20; n++) {
        const match = matchOf(module, { seats, options }, `trial ${n}`);
        while (!match.over) {
          const { game, state } = match;
          const before = state.slice();
          for (let seat = 0; seat < seats; seat++)
            for (const move of match.legal(seat)) {
              const final = isFinal(game, state, seat, move);
              expect(final).toBe(playedOut(game, state, seat, move));
              said.add(final);
            }
          expect(state).toEqual(before);
          const seat = 31 - Math.clz32(match.awaiting);
          const moves = match.notations(seat);
          play(match, `${seat} ${moves[pick.below(moves.length)]}`);
        }
      }
      expect(said).toEqual(new Set([true, false]));
    },
  );

  test('matches of one game do not disturb each other', () => {
    const [one, other] = [matchOf(ravens, { seats: 2 }, 'one'), matchOf(ravens, { seats: 2 }, 'other')];
    expect(one.game).toBe(other.game);
    const before = one.offers(0);
    other.offers(0);
    playOn(other);
    expect(one.offers(0)).toEqual(before);
  });

  test('a rule that tries a move out while one is tried disturbs nothing', () => {
    const match = matchOf(ravens, { seats: 2 });
    const { game, state } = match;
    const [send] = match.legal(0);
    const peek = game.moves.find('peek') ?? -1;
    const within: boolean[] = [];
    const nested: Game = {
      ...game,
      apply: (s, seat, move, fx) => {
        game.apply(s, seat, move, fx);
        if (move === send) within.push(isFinal(nested, state, seat, peek));
      },
    };
    expect(isFinal(nested, state, 0, send)).toBe(false);
    expect(within).toEqual([true]);
  });

  test('a rule that throws does not spoil the next try', () => {
    const match = matchOf(ravens, { seats: 2 });
    const { game, state } = match;
    const [send] = match.legal(0);
    const peek = game.moves.find('peek') ?? -1;
    let throws = true;
    const broken: Game = {
      ...game,
      apply: (s, seat, move, fx) => {
        game.apply(s, seat, move, fx);
        if (throws) throw new Error('a raven croaks');
      },
    };
    expect(() => isFinal(broken, state, 0, peek)).toThrow('a raven croaks');
    throws = false;
    expect([send, peek].map(move => isFinal(broken, state, 0, move))).toEqual([false, true]);
  });
});
