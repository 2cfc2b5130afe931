/** Saga 2 as the rest of the house meets it. */
import type { GameModule } from '@idavoll/engine';
import base from './content/base.json' with { type: 'json' };
import { readSagaContent, type SagaContent } from './rules/content.ts';
import type { Context } from './rules/context.ts';
import { createSaga } from './rules/game.ts';
import { NEWEST, RELEASED } from './rules/versions.ts';
import { COLOURS, SAGAS, SEAT_COUNTS } from './rules/vocabulary.ts';

export const saga: GameModule<SagaContent, Context> = {
  id: 'saga',
  rules: NEWEST,
  versions: RELEASED,
  seatCounts: SEAT_COUNTS,
  options: {
    saga: { values: ['random', ...SAGAS], rule: 'SAGA-035' },
    teams: { values: ['byLot', 'chosen'], rule: 'SAGA-037' },
    sixthTeam: { values: [false, true], rule: 'SAGA-009' },
    openingLots: { values: ['random', 'chosen'], rule: 'SAGA-069' },
    hourglassGuard: { values: [true, false], rule: 'SAGA-293' },
  },
  traits: { colour: COLOURS },
  // Without the guard nothing forces an end before there is a Master (SAGA-293), and whoever plays at random rarely
  // comes to a goal: thousands of decisions are usual.
  maxSteps: 50_000,
  // Checked by the tests: whether every battlefield is connected takes too long to ask at every start.
  base: { name: 'base', version: 1, content: base as unknown as SagaContent },
  readContent: readSagaContent,
  create: createSaga,
};
