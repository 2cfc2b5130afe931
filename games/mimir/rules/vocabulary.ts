/** The words of the rulebook. Content supplies the realms, treasures and artefacts. */
import { numbered, type Seat } from '@idavoll/engine';

export const MATERIALS = ['skin', 'wood', 'metal', 'gem'] as const;
export const ESSENCES = ['ice', 'earth', 'fire'] as const;

/** The kinds of army token; the elites come last. MIM-008 to MIM-011 */
export const KINDS = ['viking', 'double', 'raven', 'valkyrie', 'wyrm'] as const;
export const VIKING = 0;
export const DOUBLE = 1;
export const RAVEN = 2;
export const VALKYRIE = 3;
export const ELITES = KINDS.slice(RAVEN);

export const COLOURS = ['purple', 'blue', 'green', 'red'] as const;
export const GODS = ['odin', 'thor', 'sif', 'freyja'] as const;

/** What is asked, in the order of a round. */
export const PHASES = [
  'placement',
  'essence',
  'extra',
  'action',
  'raven',
  'flight',
  'stand',
  'call',
  'scare',
  'order',
  'treasure',
  'carrier',
  'artefact',
  'assignment',
  'over',
] as const;
export type PhaseName = (typeof PHASES)[number];
/** What happens by itself between these. */
export const PASSAGES = ['beginRound', 'beginAction', 'nextTurn', 'beginResolution', 'beginScoring'] as const;
/** The number of each phase in the state. */
export const PHASE = numbered('phase', [...PHASES, ...PASSAGES]);

/** How much others may know of an artefact card: nothing, where it went, or that it was laid open. */
export const FACES = ['closed', 'seen', 'open'] as const;
export const CLOSED = 0;
export const SEEN = 1;
export const OPEN = 2;

/** Where an artefact card is: here, or (from FIRST_HAND on) behind a seat's screen. */
export const CARD_PLACES = ['deck', 'removed', 'display'] as const;
export const DECK = 0;
export const REMOVED = 1;
export const DISPLAY = 2;
export const FIRST_HAND = 3;

/** Where a treasure is: here, or in a realm (from FIRST_REALM on), or behind a seat's screen. */
export const TREASURE_PLACES = ['pile', 'gone'] as const;
export const PILE = 0;
export const GONE = 1;
export const FIRST_REALM = 2;

export const ROUNDS = 3;
export const MOST_SEATS = 4;
export const REALM_COUNT = 9;
export const TREASURE_COUNT = 36;
export const ARTEFACT_COUNT = 25;
export const FIRST_SCREEN = FIRST_REALM + REALM_COUNT;

export const handOf = (seat: Seat) => FIRST_HAND + seat;
export const screenOf = (seat: Seat) => FIRST_SCREEN + seat;
