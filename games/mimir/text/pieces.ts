/** Pieces of text side by side. */
import { type Piece, padded, widthOf } from '@idavoll/engine';

export const centred = (pieces: readonly Piece[], width: number): Piece[] =>
  padded([' '.repeat(Math.max(0, (width - widthOf(pieces)) >> 1)), ...pieces], width);

/** Puts something between every two groups of pieces. */
export const joined = (groups: readonly (readonly Piece[])[], between: Piece): Piece[] =>
  groups.flatMap((group, i) => (i === 0 ? group : [between, ...group]));

/** As many groups in a line as fit; every line begins with the margin's width. */
export const wrapped = (groups: readonly (readonly Piece[])[], between: string, width: number): Piece[][] => {
  const lines: (readonly Piece[])[][] = [];
  let used = 0;
  for (const group of groups) {
    used += widthOf(group) + between.length;
    const line = lines.at(-1);
    if (line && used <= width) line.push(group);
    else {
      lines.push([group]);
      used = widthOf(group);
    }
  }
  return lines.map(line => joined(line, between));
};
