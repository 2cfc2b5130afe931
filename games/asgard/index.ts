/** Asgard as the rest of the house meets it. */
import type { GameModule } from '@idavoll/engine';
import base from './content/base.json' with { type: 'json' };
import { type AsgardContent, readAsgardContent } from './rules/content.ts';
import type { Context } from './rules/context.ts';
import { createAsgard } from './rules/game.ts';
import { COLOURS } from './rules/vocabulary.ts';

export const asgard: GameModule<AsgardContent, Context> = {
  id: 'asgard',
  rules: 1,
  versions: [1],
  seatCounts: [2, 3, 4],
  options: {
    turnOrder: { values: ['random', 'seat'], rule: 'ASG-032' },
    godChoiceEntry: { values: ['simultaneous', 'oneByOne'], rule: 'ASG-151' },
    godChoiceCount: { values: ['exact', 'upTo'], rule: 'ASG-153' },
    templeNeedsRecruit: { values: [true, false], rule: 'ASG-270' },
    centreDiscs: { values: ['mustMove', 'mayMove'], rule: 'ASG-351' },
    battleCommit: { values: ['anyWinningSet', 'noSparePiece'], rule: 'ASG-383' },
    populationRemoved: { values: ['fixed', 'random'], seats: [2, 3], rule: 'ASG-063' },
    odinOrderChange: { values: ['endOfPhase3', 'off'], rule: 'ASG-229' },
    glorySingleDisc: { values: ['countsAsBoth', 'upperOnly'], rule: 'ASG-472' },
    memoryAid: { values: [true, false], rule: 'ASG-096' },
  },
  traits: { colour: COLOURS },
  // Checked by the tests: a slow phone has better things to do at every start.
  base: { name: 'base', version: 1, content: base as unknown as AsgardContent },
  readContent: readAsgardContent,
  create: createAsgard,
};
