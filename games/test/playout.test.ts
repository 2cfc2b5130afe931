import { agree, type GameModule, PlayoutChance, playOut, playOutBare } from '@idavoll/engine';
import { expect, test } from 'vitest';
import { games } from '../index.ts';

const MATCHES = 20;
const cases = games.flatMap(module => module.seatCounts.map(seats => [module.id, seats, module] as const));

/** How many random matches took, and how they stood at their end. */
const played = (module: GameModule, seats: number, play: typeof playOut) => {
  const agreement = agree(module, { seats });
  if (!agreement.ok) throw new Error(agreement.error.code);
  const game = module.create(agreement.value, module.base.content, module.rules);
  const scratch = new Int32Array(game.maxMoves);
  return Array.from({ length: MATCHES }, (_, seed) => {
    const fx = new PlayoutChance(seed);
    const state = game.layout.state();
    game.setup(state, fx);
    return { decisions: play(game, state, scratch, fx), state };
  });
};

test.each(cases)('%s with %i seats plays out as its functions say, one by one', (_id, seats, module) => {
  expect(played(module, seats, playOut)).toEqual(played(module, seats, playOutBare));
});
