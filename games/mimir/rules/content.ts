/** The shape of a content pack: what the box says of realms, treasures, artefacts and armies. */
import { ContentError, integer, listOf, mapOf, object, oneOf, readContent, text } from '@idavoll/engine';
import { ARTEFACT_COUNT, ESSENCES, KINDS, MATERIALS, REALM_COUNT, ROUNDS, TREASURE_COUNT } from './vocabulary.ts';

const SEAT_COUNTS = ['2', '3', '4'] as const;
const DIFFICULTIES = ['easy', 'normal'] as const;

const shape = object({
  layouts: mapOf(SEAT_COUNTS, object({ realms: integer(4, REALM_COUNT) })),
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
  realms: listOf(REALM_COUNT, object({ id: text, name: text, essence: oneOf(ESSENCES) })),
  treasures: listOf(
    TREASURE_COUNT,
    object({ id: text, material: oneOf(MATERIALS), round: integer(1, ROUNDS), points: integer(0, 30) }),
  ),
  artefacts: listOf(
    ARTEFACT_COUNT,
    object({
      id: text,
      name: text,
      requires: mapOf(MATERIALS, integer(1, 9)),
      points: integer(0, 30),
      essence: oneOf(ESSENCES),
    }),
  ),
});

export type MimirContent = ReturnType<typeof shape>;

/** Every deal needs three treasures of each material in each round. MIM-023 */
const checkTreasures = (file: string, { treasures }: MimirContent) => {
  for (let round = 1; round <= ROUNDS; round++)
    for (const material of MATERIALS) {
      const count = treasures.filter(treasure => treasure.round === round && treasure.material === material).length;
      if (count !== 3)
        throw new ContentError(file, 'treasures', `3 of ${material} in round ${round} are wanted, not ${count}`);
    }
};

export const readMimirContent = (file: string, json: unknown): MimirContent => {
  const content = readContent(file, json, shape);
  checkTreasures(file, content);
  return content;
};
