/** Everything there is to know about a match of Mimir's Challenge, cell by cell. */
import { layout } from '@idavoll/engine';
import type { MimirContent } from './content.ts';
import { ELITES, FACES, KINDS, MATERIALS, PHASES, ROUNDS } from './vocabulary.ts';

const seatNames = (seats: number) => Array.from({ length: seats }, (_, seat) => `seat ${seat}`);

export const stateLayout = (seats: number, ringSize: number, content: MimirContent) => {
  const realms = content.realms.map(realm => realm.id);
  const treasures = content.treasures.map(treasure => treasure.id);
  const artefacts = content.artefacts.map(artefact => artefact.id);
  const seat = [0, seats - 1] as const;
  const flag = [0, 1] as const;
  return layout({
    phase: { is: PHASES },
    round: { is: [1, ROUNDS] },
    /** Whose decision it is, in every phase but the assignment of all at once. */
    active: { is: seat },

    /** The realms in play, clockwise, and the one with the start-realm marker. MIM-047, MIM-049 */
    ring: { is: realms, per: [ringSize] },
    startRealm: { is: realms },
    removedMaterial: { is: MATERIALS, none: true },

    /** Army tokens: behind the screen, face down, and face up; of those face down all know whose and how many. */
    supply: { is: [0, 30], per: [seats, KINDS], secret: 'tokens', owner: 0 },
    faceDown: { is: [0, 30], per: [realms, seats, KINDS], secret: 'tokens', owner: 1 },
    placed: { is: [0, 30], per: [realms, seats] },
    faceUp: { is: [0, 30], per: [realms, seats, KINDS] },

    treasure: { is: ['pile', 'gone', ...realms, ...seatNames(seats)], per: [treasures] },
    card: { is: ['deck', 'removed', 'display', ...seatNames(seats)], per: [artefacts], secret: 'cards' },
    face: { is: FACES, per: [artefacts] },
    cardCount: { is: [0, artefacts.length], per: [seats] },

    /** The seats in turn order, and the column that passing players fill. MIM-152, MIM-196 */
    order: { is: seat, per: [seats] },
    nextOrder: { is: seat, none: true, per: [seats] },
    /** Where in the order the turn is. */
    turn: { is: seat },
    placementTurn: { is: [0, 3] },
    tokensLeft: { is: [0, 2] },
    /** Where the last token went, while the question of its essence is open. */
    essenceRealm: { is: realms, none: true },

    passed: { is: flag, per: [seats] },
    /** The elite that acts, the realm it is in, the treasure it carries, and how many tokens it has moved. */
    elite: { is: ELITES, none: true },
    standing: { is: realms, none: true },
    carried: { is: treasures, none: true },
    moved: { is: [0, 2] },

    /** How many realms are resolved; who is served in this one, in order; each tied group's size at its first member. */
    resolved: { is: [0, ringSize] },
    queue: { is: seat, none: true, per: [seats] },
    group: { is: [0, seats], per: [seats] },
    served: { is: [0, seats] },
    taken: { is: treasures, none: true },

    /** The assignment at the end: the card that a treasure or a leaf serves, and the cards flipped for their leaves. */
    use: { is: artefacts, none: true, per: [treasures] },
    flipped: { is: flag, per: [artefacts] },
    leaf: { is: artefacts, none: true, per: [artefacts] },
    done: { is: flag, per: [seats] },
  });
};
