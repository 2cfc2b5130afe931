/** Text that knows how wide it is although it will be coloured. */

/** A text, or a text in a style: a player's colour, an essence, 'dim', 'bold' … */
export type Piece = string | readonly [style: string, text: string];

export type Paint = (style: string, text: string) => string;

const textOf = (piece: Piece) => (typeof piece === 'string' ? piece : piece[1]);

export const widthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((width, piece) => width + textOf(piece).length, 0);

export const render = (paint: Paint, pieces: readonly Piece[]): string =>
  pieces.map(piece => (typeof piece === 'string' ? piece : paint(piece[0], piece[1]))).join('');

export const padded = (pieces: readonly Piece[], width: number): Piece[] => [
  ...pieces,
  ' '.repeat(Math.max(0, width - widthOf(pieces))),
];

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
