/** Text that is coloured when it is shown. */

/** A text, or a text in a style: a player's colour, 'dim', 'bold' … */
export type Piece = string | readonly [style: string, text: string];

export type Paint = (style: string, text: string) => string;

export const render = (paint: Paint, pieces: readonly Piece[]): string =>
  pieces.map(piece => (typeof piece === 'string' ? piece : paint(piece[0], piece[1]))).join('');
