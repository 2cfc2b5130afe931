/** What a view says, as the board draws it. */
import type { Say, TableProps } from '@idavoll/board';
import type { Event, Seat } from '@idavoll/engine';
import { NONE } from '@idavoll/engine';
import { squareNames } from '../rules/board.ts';
import { seatOf, sideAt } from '../rules/sides.ts';
import { at, type Cells } from '../rules/state.ts';
import { PIECES } from '../rules/vocabulary.ts';

export interface Standing {
  readonly square: string;
  readonly piece: (typeof PIECES)[number];
  readonly seat: Seat;
}

type Seen = Pick<TableProps, 'agreement' | 'view' | 'say'>;

export const sightOf = ({ agreement, view, say }: Seen) => {
  const s = view as unknown as Cells;
  return {
    say: say as Say,
    colourOf: (seat: Seat) => String(agreement.traits[seat].colour),
    pieces: squareNames.flatMap((square, i): Standing[] =>
      s[at.on(i)] === NONE ? [] : [{ square, piece: PIECES[s[at.on(i)]], seat: seatOf(s, sideAt(s, i)) }],
    ),
  };
};
export type Sight = ReturnType<typeof sightOf>;

export interface Move {
  readonly from: string;
  readonly to: string;
}
const isMove = (event: Event): event is Event & Move => event.type === 'moved';
/** The last move that was told of. */
export const lastMove = (story: readonly Event[]): Move | undefined => story.findLast(isMove);
