/** Text that knows how wide it is although it will be coloured. */

/** A text, or a text in a style: a player's colour, 'dim', 'bold' … */
export type Piece = string | readonly [style: string, text: string];

export type Paint = (style: string, text: string) => string;

const widthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((width, piece) => width + (typeof piece === 'string' ? piece : piece[1]).length, 0);

export const render = (paint: Paint, pieces: readonly Piece[]): string =>
  pieces.map(piece => (typeof piece === 'string' ? piece : paint(piece[0], piece[1]))).join('');

const padded = (pieces: readonly Piece[], width: number): Piece[] => [
  ...pieces,
  ' '.repeat(Math.max(0, width - widthOf(pieces))),
];

/** Cells side by side, each as wide as its column or a little wider. */
export const inColumns = (widths: readonly number[], cells: readonly (readonly Piece[])[]): Piece[] =>
  cells.flatMap((cell, i) => padded(cell, Math.max(widths[i] ?? 0, widthOf(cell) + 1)));

/** A label, then as many parts in a line as fit; the lines below hang as far in as they are told. */
export const listed = (
  label: Piece,
  indent: number,
  parts: readonly (readonly Piece[])[],
  width: number,
  hanging = indent,
): Piece[][] => {
  const lines: Piece[][] = [padded([label], indent)];
  for (const [i, part] of parts.entries()) {
    const line = lines[lines.length - 1];
    const gap = i === 0 ? '' : ' · ';
    if (i === 0 || widthOf(line) + gap.length + widthOf(part) <= width) line.push(gap, ...part);
    else lines.push([' '.repeat(hanging), ...part]);
  }
  return lines;
};
