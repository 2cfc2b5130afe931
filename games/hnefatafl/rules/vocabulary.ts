/** The words of the ledger. */
import { numbered } from '@idavoll/engine';

export const SIDES = ['attackers', 'defenders'] as const;
export const PIECES = ['attacker', 'defender', 'king'] as const;
export const ENDINGS = ['escaped', 'taken', 'encircled', 'stuck', 'repeated', 'quiet'] as const;
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;

/** TAFL-001 */
export const SIZE = 11;
export const FILES = 'abcdefghijk';
/** So many moves without anything taken end a match. TAFL-055 */
export const MOST_QUIET = 200;

export const PHASES = ['turn', 'over'] as const;
export const PHASE = numbered('phase', PHASES);
export const SIDE = numbered('side', SIDES);
export const PIECE = numbered('piece', PIECES);
export const ENDING = numbered('ending', ENDINGS);
