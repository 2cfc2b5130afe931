import { PlayoutChance, playOut } from '@idavoll/engine';
import { describe, expect, it } from 'vitest';
import { createBoardgameIo } from '../boardgame-io.ts';
import { connectFour } from '../connect-four.ts';
import { OWN } from '../house.ts';
import { alone, crowded } from '../playouts.ts';
import { createGame } from '../sampling.ts';
import { createYardstick, type Tally } from '../yardstick.ts';

/** The same games as the yardstick's, under the contract. */
const playUnderContract = (seed: number, games: number): Tally => {
  const game = createGame(connectFour, 2);
  const fx = new PlayoutChance(seed);
  const buffer = new Int32Array(game.maxMoves);
  const outcome = { scores: new Int32Array(2), places: new Int32Array(2) };
  const tally: Tally = { decisions: 0, results: [0, 0, 0] };
  for (let i = 0; i < games; i++) {
    const state = game.layout.state();
    game.setup(state, fx);
    tally.decisions += playOut(game, state, buffer, fx);
    game.outcome(state, outcome);
    tally.results[outcome.scores.indexOf(1) + 1]++;
  }
  return tally;
};

describe('the contenders in Connect Four do the same work', () => {
  it.each([1, 2, 77])('the yardstick plays the same games as the contract on seed %i', seed => {
    const tally = createYardstick(seed)(3000);
    expect(tally).toEqual(playUnderContract(seed, 3000));
    expect(tally.results.every(count => count > 0)).toBe(true);
  });

  it('boardgame.io plays the same games as the yardstick', () => {
    const [yardstick, boardgameIo] = [createYardstick(5), createBoardgameIo(5)];
    for (let game = 1; game <= 40; game++) expect(boardgameIo(1), `game ${game}`).toBe(yardstick(1).decisions);
  });
});

describe('a crowd', () => {
  it.each(['mimir', 'asgard', 'saga'] as const)(
    'of %s leaves the matches that are measured as they are',
    async game => {
      const party = { game, seats: 4 };
      let matches = 0;
      const playOutAside: typeof playOut = (...all) => {
        matches++;
        return playOut(...all);
      };
      const single = await alone(OWN, party);
      const { run, aside } = await crowded({ ...OWN, playOut: playOutAside }, party);
      for (let turn = 0; turn < 3; turn++) {
        const before = matches;
        aside?.();
        // A pack, other options, other games, and at least two other seat counts.
        expect(matches - before).toBeGreaterThanOrEqual(6);
        expect(run()).toBe(single.run());
      }
    },
  );
});
