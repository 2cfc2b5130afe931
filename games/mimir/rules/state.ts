/** Everything there is to know about a match of Mimir's Challenge, cell by cell. */
import { type CellsOf, counts, layout, type StateOf, turns, type ViewOf } from '@idavoll/engine';
import {
  ARTEFACT_COUNT,
  CARD_PLACES,
  ELITES,
  FACES,
  KINDS,
  MATERIALS,
  MOST_SEATS,
  PHASES,
  REALM_COUNT,
  ROUNDS,
  TREASURE_COUNT,
  TREASURE_PLACES,
} from './vocabulary.ts';

/** What is counted. Content names the realms, treasures and artefacts. */
export const sorts = {
  phase: PHASES,
  seat: MOST_SEATS,
  /** A place in the turn order, which people count from 1. */
  place: { count: MOST_SEATS, from: 1 },
  realm: REALM_COUNT,
  /** A place in the ring, clockwise. MIM-047 */
  link: REALM_COUNT,
  kind: KINDS,
  elite: ELITES,
  carrier: KINDS.slice(0, 2),
  material: MATERIALS,
  treasure: TREASURE_COUNT,
  artefact: ARTEFACT_COUNT,
  /** Where a treasure or an artefact card is. */
  lot: TREASURE_PLACES.length + REALM_COUNT + MOST_SEATS,
  hand: CARD_PLACES.length + MOST_SEATS,
  face: FACES,
} as const;

/** The most there can be of each. */
export const COUNT = counts(sorts);

const flag = [0, 1] as const;

export const cells = layout(
  {
    phase: { is: 'phase' },
    round: { is: [1, ROUNDS] },
    /** Whose decision it is, in every phase but the assignment of all at once. */
    active: { is: 'seat' },

    /** The realms in play, clockwise, and the one with the start-realm marker. MIM-047, MIM-049 */
    ring: { is: 'realm', per: ['link'] },
    startRealm: { is: 'realm' },
    removedMaterial: { is: 'material', none: true },

    /** Army tokens: behind the screen, face down, and face up; of those face down all know whose and how many. */
    supply: { is: [0, 30], per: ['seat', 'kind'], secret: 'tokens', owner: 0 },
    faceDown: { is: [0, 30], per: ['realm', 'seat', 'kind'], secret: 'tokens', owner: 1 },
    placed: { is: [0, 30], per: ['realm', 'seat'] },
    faceUp: { is: [0, 30], per: ['realm', 'seat', 'kind'] },

    treasure: { is: 'lot', per: ['treasure'] },
    card: { is: 'hand', per: ['artefact'], secret: 'cards' },
    face: { is: 'face', per: ['artefact'] },
    cardCount: { is: { upTo: 'artefact' }, per: ['seat'] },

    /** The seats in turn order, and the column that passing players fill. MIM-152, MIM-196 */
    order: { is: 'seat', per: ['place'] },
    nextOrder: { is: 'seat', none: true, per: ['place'] },
    /** Where in the order the turn is. */
    turn: { is: 'place' },
    placementTurn: { is: [0, 3] },
    tokensLeft: { is: [0, 2] },
    /** Where the last token went, while the question of its essence is open. */
    essenceRealm: { is: 'realm', none: true },

    passed: { is: flag, per: ['seat'] },
    /** The elite that acts, the realm it is in, the treasure it carries, and how many tokens it has moved. */
    elite: { is: 'elite', none: true },
    standing: { is: 'realm', none: true },
    carried: { is: 'treasure', none: true },
    moved: { is: [0, 2] },

    /** How many realms are resolved; who is served in this one, in order; each tied group's size at its first member. */
    resolved: { is: { upTo: 'link' } },
    queue: { is: 'seat', none: true, per: ['place'] },
    group: { is: { upTo: 'seat' }, per: ['place'] },
    served: { is: { upTo: 'place' } },
    taken: { is: 'treasure', none: true },

    /** The assignment at the end: the card that a treasure or a leaf serves, and the cards flipped for their leaves. */
    use: { is: 'artefact', none: true, per: ['treasure'] },
    flipped: { is: flag, per: ['artefact'] },
    leaf: { is: 'artefact', none: true, per: ['artefact'] },
    done: { is: flag, per: ['seat'] },

    /** Where each realm lies in the ring, how many treasures lie in it, and where each elite stands face up. */
    linkOf: { is: 'link', none: true, per: ['realm'], derived: true },
    lying: { is: { upTo: 'treasure' }, per: ['realm'], derived: true },
    eliteAt: { is: 'realm', none: true, per: ['seat', 'elite'], derived: true },
  },
  sorts,
);

export const { at } = cells;
export const { go } = turns(at);

export type Cells = CellsOf<typeof cells>;
export type State = StateOf<typeof cells>;
export type View = ViewOf<typeof cells>;

export const TOKENS = cells.secrets.indexOf('tokens');
export const CARDS = cells.secrets.indexOf('cards');
