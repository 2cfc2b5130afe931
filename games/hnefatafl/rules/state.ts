/** Everything there is to know about a match, cell by cell. Nothing of it is secret. */
import { type CellsOf, layout, type StateOf, turns, type ViewOf } from '@idavoll/engine';
import { squareNames } from './board.ts';
import { ENDINGS, MOST_QUIET, PHASES, PIECES, SIDES } from './vocabulary.ts';

export const sorts = {
  phase: PHASES,
  seat: 2,
  side: SIDES,
  piece: PIECES,
  square: squareNames,
  /** A move since anything was last taken. */
  quiet: MOST_QUIET,
  ending: ENDINGS,
} as const;

export const cells = layout(
  {
    phase: { is: 'phase' },
    /** Who is to move. */
    active: { is: 'seat' },
    /** Who plays the attackers. TAFL-005 */
    attacking: { is: 'seat' },
    on: { is: 'piece', none: true, per: ['square'] },
    /** The moves since anything was last taken: what can repeat is among them. TAFL-054, TAFL-055 */
    quiet: { is: { upTo: 'quiet' } },
    from: { is: 'square', none: true, per: ['quiet'] },
    to: { is: 'square', none: true, per: ['quiet'] },
    /** How it ended, and who won, if anybody did. TAFL-057 */
    ending: { is: 'ending', none: true },
    winner: { is: 'seat', none: true },
    /** Where the king is, until he is taken. */
    king: { is: 'square', none: true, derived: true },
  },
  sorts,
);

export const { at } = cells;
export const { go } = turns(at);

export type Cells = CellsOf<typeof cells>;
export type State = StateOf<typeof cells>;
export type View = ViewOf<typeof cells>;
