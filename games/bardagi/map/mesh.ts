/** The ground as a mesh of small hexagons. At every corner three of them meet, so that borders never cross. */

export interface Mesh {
  readonly grain: number;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly count: number;
  /** The middles, by number. */
  readonly x: Float64Array;
  readonly y: Float64Array;
}

const ROW = Math.sqrt(3) / 2;

/** The ground from one corner to the other, with a margin of open sea. */
export const meshOf = (width: number, height: number, grain: number, margin: number): Mesh => {
  const columns = Math.ceil((width + 2 * margin) / grain);
  const rows = Math.ceil((height + 2 * margin) / (grain * ROW));
  const count = columns * rows;
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / columns);
    x[i] = -margin + ((i % columns) + (row % 2) / 2) * grain;
    y[i] = -margin + row * grain * ROW;
  }
  return { grain, columns, rows, left: -margin, top: -margin, count, x, y };
};

/** Writes the numbers of the neighbours into `into`, clockwise from the right, and -1 beyond the edge. */
export const neighbours = ({ columns, rows }: Mesh, i: number, into: Int32Array): Int32Array => {
  const row = Math.floor(i / columns);
  const column = i % columns;
  const shift = row % 2;
  const at = (c: number, r: number) => (c < 0 || r < 0 || c >= columns || r >= rows ? -1 : r * columns + c);
  into[0] = at(column + 1, row);
  into[1] = at(column + shift, row + 1);
  into[2] = at(column + shift - 1, row + 1);
  into[3] = at(column - 1, row);
  into[4] = at(column + shift - 1, row - 1);
  into[5] = at(column + shift, row - 1);
  return into;
};

/** The length of the side that two hexagons share. */
export const sideOf = ({ grain }: Mesh) => grain / Math.sqrt(3);

/** The two corners that a hexagon shares with its first three neighbours, counted in half columns and third rows. */
export const SIDES: readonly (readonly [number, number, number, number])[] = [
  [1, -1, 1, 1],
  [1, 1, 0, 2],
  [0, 2, -1, 1],
];
export const cornerX = ({ columns }: Mesh, i: number) => 2 * (i % columns) + (Math.floor(i / columns) % 2);
export const cornerY = ({ columns }: Mesh, i: number) => 3 * Math.floor(i / columns);
export const placeOf = (mesh: Mesh, x: number, y: number): [number, number] => [
  mesh.left + (x * mesh.grain) / 2,
  mesh.top + (y * mesh.grain * ROW) / 3,
];

/** The parts of the ground that hang together, each as a list of hexagons; `joined` says which neighbours do. */
export const parts = (mesh: Mesh, isIn: (i: number) => boolean, joined: (i: number, j: number) => boolean) => {
  const seen = new Uint8Array(mesh.count);
  const near = new Int32Array(6);
  const found: number[][] = [];
  for (let start = 0; start < mesh.count; start++) {
    if (seen[start] || !isIn(start)) continue;
    const part = [start];
    seen[start] = 1;
    for (const i of part)
      for (const j of neighbours(mesh, i, near))
        if (j >= 0 && !seen[j] && isIn(j) && joined(i, j)) {
          seen[j] = 1;
          part.push(j);
        }
    found.push(part);
  }
  return found;
};
