/**
 * The yardstick: random Connect Four written by hand for this one loop, on bare typed arrays, with no contract around
 * it. It does the same work as `playOut` on connect-four.ts: lists the open columns, draws one from the same generator,
 * drops, and counts the runs through the new disc. What a contract costs is how far it stays behind this.
 */
const COLUMNS = 7;
const ROWS = 6;

export interface Tally {
  decisions: number;
  /** Games by result: drawn, won by the first seat, won by the second. */
  readonly results: [drawn: number, first: number, second: number];
}

export const createYardstick = (seed: number): ((games: number) => Tally) => {
  const cells = new Int16Array(COLUMNS * ROWS);
  const heights = new Int16Array(COLUMNS);
  const open = new Int32Array(COLUMNS);

  // sfc32, as in PlayoutChance
  let a = seed | 0;
  let b = Math.imul(seed, 0x9e3779b9);
  let c = 0x243f6a88;
  let d = 1;
  const below = (n: number) => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return Math.floor((t >>> 0) * 2.3283064365386963e-10 * n);
  };
  for (let i = 0; i < 12; i++) below(2);

  const run = (disc: number, column: number, row: number, right: number, up: number) => {
    let length = 0;
    for (
      let x = column + right, y = row + up;
      x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[x * ROWS + y] === disc;
      x += right, y += up
    )
      length++;
    return length;
  };

  const wins = (disc: number, column: number, row: number) =>
    run(disc, column, row, 0, -1) >= 3 ||
    run(disc, column, row, -1, 0) + run(disc, column, row, 1, 0) >= 3 ||
    run(disc, column, row, -1, -1) + run(disc, column, row, 1, 1) >= 3 ||
    run(disc, column, row, -1, 1) + run(disc, column, row, 1, -1) >= 3;

  /** Plays one game and gives its result. A lone open column is forced: it is neither drawn for nor counted. */
  const play = (tally: Tally) => {
    cells.fill(0);
    heights.fill(0);
    for (let disc = 1; ; disc = 3 - disc) {
      let count = 0;
      for (let column = 0; column < COLUMNS; column++) if (heights[column] < ROWS) open[count++] = column;
      if (count === 0) return 0;
      if (count > 1) tally.decisions++;
      const column = open[count === 1 ? 0 : below(count)];
      const row = heights[column]++;
      cells[column * ROWS + row] = disc;
      if (wins(disc, column, row)) return disc;
    }
  };

  return games => {
    const tally: Tally = { decisions: 0, results: [0, 0, 0] };
    for (let i = 0; i < games; i++) tally.results[play(tally)]++;
    return tally;
  };
};
