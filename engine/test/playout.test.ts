import { expect, test } from 'vitest';
import { PlayoutChance, seedFrom } from '../chance.ts';
import type { Game } from '../game.ts';
import { start } from '../perft.ts';
import { countSeats, loneSeat, playOut, settle } from '../playout.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';
import { agreed } from './table.ts';

test('seats of a mask are counted, and a lone one is named', () => {
  expect([0, 0b1, 0b100, 0b101, 0b1111].map(countSeats)).toEqual([0, 1, 1, 2, 4]);
  expect([0, 0b1, 0b100, 0b101, 1 << 31].map(loneSeat)).toEqual([-1, 0, 2, -1, 31]);
});

test('a playout ends the game, the same way on the same chance', () => {
  for (const module of [runes, ravens]) {
    const game = module.create(agreed(module, { seats: 3 }), module.base.content as never, module.rules);
    const buffer = new Int32Array(game.maxMoves);
    const run = (seed: number) => {
      const state = start(game, seedFrom('playout'));
      const decisions = playOut(game, state, buffer, new PlayoutChance(seed));
      expect(game.awaiting(state)).toBe(0);
      return { state, decisions };
    };
    expect(run(1).decisions).toBeGreaterThan(5);
    expect(run(1)).toEqual(run(1));
    expect(run(2).state).not.toEqual(run(1).state);
  }
});

test('of seats that decide at once, any may come first', () => {
  const game = runes.create(agreed(runes, { seats: 3 }), runes.base.content, runes.rules);
  const buffer = new Int32Array(game.maxMoves);
  const everybody = 0b111;
  const firsts = new Set<number>();
  const watched: Game = {
    ...game,
    apply: (s, seat, move, fx) => {
      if (game.awaiting(s) === everybody) firsts.add(seat);
      game.apply(s, seat, move, fx);
    },
  };
  playOut(watched, start(game, seedFrom('playout')), buffer, new PlayoutChance(1));
  expect(firsts).toEqual(new Set([0, 1, 2]));
});

/** A game of so many forced steps: each counts the first cell down. */
const forced = (change: Partial<Game>): Game => ({
  ...runes.create(agreed(runes, { seats: 2 }), runes.base.content, runes.rules),
  awaiting: s => (s[0] > 0 ? 1 : 0),
  legal: (_s, _seat, into) => {
    into[0] = 0;
    return 1;
  },
  obvious: () => true,
  apply: s => {
    s[0]--;
  },
  ...change,
});
const settled = (game: Game) => {
  const state = game.layout.state();
  state[0] = 5;
  settle(game, state, new Int32Array(2), new PlayoutChance());
  return state[0];
};

test('what is forced and plain to all is played until nothing is', () => {
  expect(settled(forced({}))).toBe(0);
});

test('a lone move waits to be asked for where not everybody can see it, or where several decide', () => {
  expect(settled(forced({ obvious: s => s[0] > 3 }))).toBe(3);
  expect(settled(forced({ awaiting: s => (s[0] > 2 ? 0b1 : 0b11) }))).toBe(2);
});

test('forced moves are no decisions', () => {
  const decisions = (game: Game) => {
    const state = game.layout.state();
    state[0] = 5;
    return playOut(game, state, new Int32Array(2), new PlayoutChance());
  };
  expect(decisions(forced({}))).toBe(0);
  expect(decisions(forced({ obvious: s => s[0] > 3 }))).toBe(3);
});
