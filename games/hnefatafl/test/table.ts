/** A match in words, its moves in notation, so that tests read like the ledger. */
import { type State as Cells, NONE, type OptionValues } from '@idavoll/engine';
import { indexIn, wordsOf } from '../../test/position.ts';
import { type Fresh, TableInWords } from '../../test/table.ts';
import { hnefatafl } from '../index.ts';
import { type Square, squareNames } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { at, type State } from '../rules/state.ts';
import { ENDINGS, PHASE, PHASES, PIECE } from '../rules/vocabulary.ts';

/** Seat 0 attacks, unless lots are drawn. */
export const A = 0;
export const D = 1;

/** Squares by name; a king who is not named stands where he disturbs nobody. */
export interface PositionWords {
  readonly attackers?: string;
  readonly defenders?: string;
  readonly king?: string;
  readonly toMove?: 'attackers' | 'defenders';
  readonly options?: OptionValues;
  readonly seed?: string;
}

const squaresOf = (text = ''): Square[] => wordsOf(text).map(name => indexIn(squareNames, name));

const positionOf = (c: Context, { attackers, defenders, king = 'j9', toMove }: PositionWords): Cells => {
  const s = c.layout.state() as State;
  for (const { cells, none } of c.layout.fields) if (none) for (const cell of cells) s[cell] = NONE;
  for (const square of squaresOf(attackers)) s[at.on(square)] = PIECE.attacker;
  for (const square of squaresOf(defenders)) s[at.on(square)] = PIECE.defender;
  for (const square of squaresOf(king)) s[at.on(square)] = PIECE.king;
  s[at.phase] = PHASE.turn;
  s[at.active] = toMove === 'defenders' ? D : A;
  return s;
};

export class Table extends TableInWords<Context, (typeof PHASES)[number], PositionWords & { readonly seats?: number }> {
  constructor(words: PositionWords | Fresh) {
    super(hnefatafl, PHASES, words, positionOf, ({ options = {} }) => ({ seats: 2, options }));
  }

  #squares(piece: number): string {
    return squareNames.filter((_, square) => this.state[at.on(square)] === piece).join(' ');
  }
  get attackers(): string {
    return this.#squares(PIECE.attacker);
  }
  get defenders(): string {
    return this.#squares(PIECE.defender);
  }
  get king(): string {
    return this.#squares(PIECE.king);
  }
  get ending(): string | undefined {
    return ENDINGS[this.state[at.ending]];
  }
  /** Where a piece may go, in the order of the board. */
  goals(from: string): string[] {
    const to = new Set(this.offers().flatMap(move => (move.startsWith(`${from}-`) ? [move.split('-')[1]] : [])));
    return squareNames.filter(name => to.has(name));
  }
}
