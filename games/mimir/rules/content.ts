/** The shape of a content pack: what the box says of realms, treasures, artefacts and armies. */
import {
  basis,
  type ContentCheck,
  identifier,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  readContent,
  text,
} from '@idavoll/engine';
import {
  ARTEFACT_COUNT,
  ELITES,
  ESSENCES,
  KINDS,
  MATERIALS,
  REALM_COUNT,
  ROUNDS,
  TREASURE_COUNT,
} from './vocabulary.ts';

const DIFFICULTIES = ['easy', 'normal'] as const;
/** The tokens that the essence variant adds in a game. MIM-462 */
const MOST_EXTRA = 3;

const ring = object({ realms: integer(4, REALM_COUNT) });

const shape = object({
  layouts: object({ '2': ring, '3': ring, '4': ring }),
  army: object({
    tokens: listOf(KINDS.length, object({ kind: oneOf(KINDS), count: integer(0, 30), strength: integer(0, 2) })),
  }),
  difficulties: listOf(
    DIFFICULTIES.length,
    object({
      id: oneOf(DIFFICULTIES),
      removedTokens: listOf({ min: 0, max: KINDS.length }, oneOf(KINDS)),
      placement: listOf(ROUNDS, listOf({ min: 1, max: 4 }, integer(1, 2))),
    }),
  ),
  realms: listOf(REALM_COUNT, object({ id: identifier, name: text, essence: oneOf(ESSENCES), basis })),
  treasures: listOf(
    TREASURE_COUNT,
    object({ id: identifier, material: oneOf(MATERIALS), round: integer(1, ROUNDS), points: integer(0, 30), basis }),
  ),
  artefacts: listOf(
    ARTEFACT_COUNT,
    object({
      id: identifier,
      name: text,
      requires: mapOf(MATERIALS, integer(1, 9)),
      points: integer(0, 30),
      essence: oneOf(ESSENCES),
      basis,
    }),
  ),
});

export type MimirContent = ReturnType<typeof shape>;

type Check = ContentCheck<MimirContent>;

/** Every deal needs three treasures of each material in each round, and must not exceed them. MIM-023, MIM-125 */
const checkTreasures: Check = ({ treasures, layouts }, fail) => {
  for (let round = 1; round <= ROUNDS; round++)
    for (const material of MATERIALS) {
      const count = treasures.filter(treasure => treasure.round === round && treasure.material === material).length;
      if (count !== 3) fail('treasures', `3 of ${material} in round ${round} are wanted, not ${count}`);
    }
  for (const [seats, { realms }] of Object.entries(layouts)) {
    const pile = seats === '4' ? 12 : 9;
    if (realms + Math.floor(realms / 2) > pile)
      fail(`layouts.${seats}.realms`, `${pile} treasures are too few to deal`);
  }
};

/** One of each elite at most, and never a player without a token to place. MIM-010, MIM-169 */
const checkArmy: Check = ({ army: { tokens }, difficulties }, fail) => {
  for (const kind of KINDS) if (!tokens.some(token => token.kind === kind)) fail('army.tokens', `${kind} is missing`);
  for (const [i, { kind, count }] of tokens.entries())
    if (ELITES.includes(kind) && count > 1) fail(`army.tokens.${i}.count`, `1 ${kind} is wanted, not ${count}`);
  for (const { id, removedTokens, placement } of difficulties) {
    const owned = tokens.reduce((sum, { kind, count }) => sum + (removedTokens.includes(kind) ? 0 : count), 0);
    const placed = placement.flat().reduce((sum, count) => sum + count, MOST_EXTRA);
    if (placed > owned) fail(`difficulties.${id}.placement`, `an army of ${owned} is too small for ${placed} tokens`);
  }
};

/** MIM-026 */
const checkArtefacts: Check = ({ artefacts }, fail) => {
  for (const { id, requires } of artefacts)
    if (Object.keys(requires).length === 0) fail(`artefacts.${id}.requires`, 'a material is wanted');
};

export const readMimirContent = (file: string, json: unknown): MimirContent =>
  readContent(file, json, shape, [checkTreasures, checkArmy, checkArtefacts]);
