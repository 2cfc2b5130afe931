/** Mimir's Challenge as the rest of the house meets it. */
import type { GameModule } from '@idavoll/engine';
import base from './content/base.json' with { type: 'json' };
import { type MimirContent, readMimirContent } from './rules/content.ts';
import type { Context } from './rules/context.ts';
import { createMimir } from './rules/game.ts';
import { COLOURS, GODS, MATERIALS } from './rules/vocabulary.ts';

export const mimir: GameModule<MimirContent, Context> = {
  id: 'mimir',
  rules: 1,
  versions: [1],
  seatCounts: [2, 3, 4],
  options: {
    difficulty: { values: ['normal', 'easy'], rule: 'MIM-480' },
    removedMaterial: { values: ['random', ...MATERIALS], seats: [2, 3], rule: 'MIM-052' },
    essenceVariant: { values: [false, true], rule: 'MIM-450' },
    essenceChain: { values: [false, true], needs: { essenceVariant: true }, rule: 'MIM-457' },
    firstPlayer: { values: ['random', 'chosen'], rule: 'MIM-084' },
    scoringAssignment: { values: ['auto', 'manual'], rule: 'MIM-415' },
    publicRecord: { values: [true, false], rule: 'MIM-384' },
  },
  traits: { colour: COLOURS, god: GODS },
  // Checked by the tests: a slow phone has better things to do at every start.
  base: { name: 'base', version: 1, content: base as unknown as MimirContent },
  readContent: readMimirContent,
  create: createMimir,
};
