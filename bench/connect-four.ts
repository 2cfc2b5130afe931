/**
 * Connect Four under the contract: a game small enough to compare with others, for benches and tests only.
 *
 * FOUR-1 The board has seven columns of six cells; it begins empty, and seat 0 begins.
 * FOUR-2 The seats take turns; each drops one disc, which falls to the lowest empty cell of its column.
 * FOUR-3 A full column takes no disc.
 * FOUR-4 Four discs of one seat in a line, in any of the four directions, win and end the game.
 * FOUR-5 A full board without such a line is a draw.
 */
import { bareGame, events, type Game, type GameModule, layout, moves, NONE, type State } from '@idavoll/engine';

const COLUMNS = 7;
const ROWS = 6;

/** A cell is empty or holds the disc of a seat. */
const DISCS = ['empty', 'first', 'second'] as const;
const EMPTY = 0;
const discOf = (seat: number) => seat + 1;

const board = layout({
  cell: { is: DISCS, per: [COLUMNS, ROWS] },
  height: { is: [0, ROWS], per: [COLUMNS] },
  turn: { is: [0, 1] },
  over: { is: [0, 1] },
  winner: { is: [0, 1], none: true },
});
const { at } = board;
const moveTable = moves({ drop: { text: 'drop {column}', of: { column: { count: COLUMNS, from: 1 } } } });
const { drop } = moveTable.make;
const story = events({
  dropped: [{ seat: 'number' }, { column: 'number' }],
  won: [{ seat: 'number' }],
  drawn: [],
});
const tell = story.id;

/** Where the cells begin: the hottest loop counts from here, since V8 inlines only so many calls of `at.cell`. */
const CELLS = at.cell(0, 0);

/** How many discs of this kind lie beyond this cell in one direction. */
const run = (s: State, disc: number, column: number, row: number, right: number, up: number) => {
  let length = 0;
  for (
    let x = column + right, y = row + up;
    x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && s[CELLS + x * ROWS + y] === disc;
    x += right, y += up
  )
    length++;
  return length;
};

/** FOUR-4: whether such a disc at this cell stands in a line of four. */
const wins = (s: State, disc: number, column: number, row: number) =>
  run(s, disc, column, row, 0, -1) >= 3 ||
  run(s, disc, column, row, -1, 0) + run(s, disc, column, row, 1, 0) >= 3 ||
  run(s, disc, column, row, -1, -1) + run(s, disc, column, row, 1, 1) >= 3 ||
  run(s, disc, column, row, -1, 1) + run(s, disc, column, row, 1, -1) >= 3;

const isFull = (s: State) => {
  for (let column = 0; column < COLUMNS; column++) if (s[at.height(column)] < ROWS) return false;
  return true;
};

const check = (s: State): string | undefined => {
  let discs = 0;
  let line = false;
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const disc = s[at.cell(column, row)];
      if ((disc !== EMPTY) !== row < s[at.height(column)]) return `column ${column + 1} is not as high as it says`;
      if (disc === EMPTY) continue;
      discs++;
      if (!wins(s, disc, column, row)) continue;
      if (disc !== discOf(s[at.winner])) return 'a line of four has not won';
      line = true;
    }
  if (s[at.winner] !== NONE && !line) return 'somebody has won without a line';
  if (s[at.over] !== Number(line || isFull(s))) return 'the game is over too early or too late';
  return s[at.turn] === discs % 2 ? undefined : 'the wrong seat is to move';
};

const awaiting = (s: State) => (s[at.over] ? 0 : 1 << s[at.turn]);

const game: Game = bareGame({
  seats: 2,
  layout: board,
  moves: moveTable,
  events: story,
  maxMoves: COLUMNS,
  setup: s => {
    s[at.winner] = NONE;
  },
  awaiting,
  legal: (s, seat, into) => {
    if (!(awaiting(s) & (1 << seat))) return 0;
    let count = 0;
    for (let column = 0; column < COLUMNS; column++) if (s[at.height(column)] < ROWS) into[count++] = drop(column);
    return count;
  },
  obvious: () => true,
  apply: (s, seat, move, fx) => {
    const column = drop.get.column(move);
    const row = s[at.height(column)]++;
    s[at.cell(column, row)] = discOf(seat);
    s[at.turn] = 1 - seat;
    fx.emit(tell.dropped, seat, column + 1);
    if (wins(s, discOf(seat), column, row)) {
      s[at.winner] = seat;
      s[at.over] = 1;
      fx.emit(tell.won, seat);
    } else if (row === ROWS - 1 && isFull(s)) {
      s[at.over] = 1;
      fx.emit(tell.drawn);
    }
  },
  outcome: (s, into) => {
    for (let seat = 0; seat < 2; seat++) {
      into.scores[seat] = s[at.winner] === seat ? 1 : 0;
      into.places[seat] = s[at.winner] === 1 - seat ? 2 : 1;
    }
  },
  view: (s, _viewer, into) => into.set(s),
  determinize: (view, _viewer, _chance, into) => into.set(view),
  ask: () => ({ ask: 'drop', rule: 'FOUR-2' }),
  why: (s, seat) => {
    if (s[at.over]) return s[at.winner] === NONE ? 'FOUR-5' : 'FOUR-4';
    return s[at.turn] === seat ? 'FOUR-3' : 'FOUR-2';
  },
  check,
});

export const connectFour: GameModule<null> = {
  id: 'connect-four',
  rules: 1,
  versions: [1],
  seatCounts: [2],
  options: {},
  traits: {},
  base: { name: 'none', version: 1, content: null },
  readContent: () => null,
  create: () => game,
};
