/** Random Connect Four in boardgame.io's reducer, written the way its documentation teaches. */
import { createRequire } from 'node:module';
import { PlayoutChance } from '@idavoll/engine';
import type { Game, State } from 'boardgame.io';
import type * as Core from 'boardgame.io/dist/types/packages/core.js';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js';

// The package is CommonJS in folders, which an import cannot name.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof Internal;
const { INVALID_MOVE } = require('boardgame.io/core') as typeof Core;

const COLUMNS = 7;
const ROWS = 6;

interface Board {
  /** The discs of each column from below, by player. */
  columns: string[][];
  last: number | null;
}

const run = ({ columns }: Board, column: number, row: number, right: number, up: number) => {
  const disc = columns[column][row];
  let length = 0;
  for (let x = column + right, y = row + up; columns[x]?.[y] === disc; x += right, y += up) length++;
  return length;
};

const wins = (board: Board, column: number, row: number) =>
  run(board, column, row, 0, -1) >= 3 ||
  run(board, column, row, -1, 0) + run(board, column, row, 1, 0) >= 3 ||
  run(board, column, row, -1, -1) + run(board, column, row, 1, 1) >= 3 ||
  run(board, column, row, -1, 1) + run(board, column, row, 1, -1) >= 3;

/** The game as its server hosts it and its reducer plays it. */
export const connectFourIo: Game<Board> = {
  name: 'connect-four',
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column: number) => {
      if (G.columns[column].length === ROWS) return INVALID_MOVE;
      G.columns[column].push(playerID);
      G.last = column;
      return undefined;
    },
  },
  endIf: ({ G }) => {
    if (G.last === null) return undefined;
    const row = G.columns[G.last].length - 1;
    if (wins(G, G.last, row)) return { winner: G.columns[G.last][row] };
    return G.columns.every(column => column.length === ROWS) ? { draw: true } : undefined;
  },
};

const openColumns = ({ columns }: Board) => columns.flatMap((column, number) => (column.length < ROWS ? [number] : []));

/** Plays so many games and says how many decisions that took; a lone open column is forced, as in `playOut`. */
export const createBoardgameIo = (seed: number): ((games: number) => number) => {
  const reducer = CreateGameReducer({ game: connectFourIo as Game, isClient: false });
  const chance = new PlayoutChance(seed);
  const play = () => {
    let decisions = 0;
    let state: State<Board> = InitializeGame({ game: connectFourIo as Game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const open = openColumns(state.G);
      if (open.length > 1) decisions++;
      const column = open[open.length === 1 ? 0 : chance.below(open.length)];
      const payload = { type: 'drop', args: [column], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
    }
    return decisions;
  };
  return games => {
    let decisions = 0;
    for (let i = 0; i < games; i++) decisions += play();
    return decisions;
  };
};
