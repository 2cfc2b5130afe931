/** A long game of Connect Four that nobody wins: every table plays it, so that all hosts do the same work. */
import { PlayoutChance } from '@idavoll/engine';
import { connectFour } from '../connect-four.ts';

/** Both servers play a lone open column differently, ours unasked: the script ends before that. */
export const SCRIPT_LENGTH = 36;

const game = connectFour.create({ seats: 2, options: {}, traits: [{}, {}] }, null, connectFour.rules);

/** Columns from 0, seats in turn; the same at every run. */
export const drawnScript = (): number[] => {
  const chance = new PlayoutChance(4);
  const effects = { below: () => 0, emit: () => {}, reveal: () => {} };
  const buffer = new Int32Array(game.maxMoves);
  for (;;) {
    const state = game.layout.state();
    game.setup(state, effects);
    const columns: number[] = [];
    while (game.awaiting(state) !== 0 && columns.length < SCRIPT_LENGTH) {
      const seat = columns.length % 2;
      const count = game.legal(state, seat, buffer);
      if (count === 1) break;
      const move = buffer[chance.below(count)];
      columns.push(Number(game.moves.notate(move).split(' ')[1]) - 1);
      game.apply(state, seat, move, effects);
    }
    if (columns.length === SCRIPT_LENGTH && game.awaiting(state) !== 0) return columns;
  }
};
