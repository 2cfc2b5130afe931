/** Pieces of text in columns and in lists. */
import { type Piece, padded, widthOf } from '@idavoll/engine';

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
