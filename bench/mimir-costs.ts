/** What the single calls of the contract cost in Mimir's Challenge with four seats. */
import { HIDDEN, PlayoutChance } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { createGame, samplePositions } from './sampling.ts';

const REPEATS = 20;

export const mimirCosts = () => {
  const game = createGame(mimir, 4);
  const positions = samplePositions(game, 256, 7).map(position => {
    const view = game.layout.view();
    game.view(position.state, position.seat, view);
    return { ...position, view };
  });
  const state = game.layout.state();
  const view = game.layout.view();
  const buffer = new Int32Array(game.maxMoves);
  const fx = new PlayoutChance(4);

  const over = (call: (position: (typeof positions)[number]) => void) => () => {
    for (let i = 0; i < REPEATS; i++) for (const position of positions) call(position);
    return REPEATS * positions.length;
  };

  return {
    clone: over(from => state.set(from.state)),
    legal: over(from => game.legal(from.state, from.seat, buffer)),
    /** On a copy: the cost of `clone` is in it. */
    apply: over(from => {
      state.set(from.state);
      game.apply(state, from.seat, from.move, fx);
    }),
    view: over(from => {
      view.fill(HIDDEN);
      game.view(from.state, from.seat, view);
    }),
    determinize: over(from => game.determinize(from.view, from.seat, fx, state)),
  };
};
