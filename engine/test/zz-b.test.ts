import { expect, test } from 'vitest';
import type { GameModule } from '../game.ts';
import { LAWS, type LawFailure, runLaws } from '../laws/index.ts';
import { MUTANTS } from './mutants.ts';

/** The run that the unbroken games pass (laws.test.ts). */
const RUN = { matches: 48, seed: 'b', maxSteps: 60 };

/** Match after match, so that nothing is played after the first failure. */
const firstFailure = (module: GameModule): LawFailure | undefined => {
  for (let only = 0; only < RUN.matches; only++) {
    const [failure] = runLaws(module, { ...RUN, only }).failures;
    if (failure) return failure;
  }
  return undefined;
};

test.each(MUTANTS.filter(({ law }) => law !== 'unsure'))('$law catches: $bug', ({ law, module }) => {
  expect(firstFailure(module)).toMatchObject({ law });
});

test.each(MUTANTS.filter(({ law }) => law === 'unsure'))('$law catches in all matches together: $bug', ({ module }) => {
  expect(runLaws(module, RUN).failures).toMatchObject([{ law: 'unsure', case: -1 }]);
});

test('every law is shown by a planted bug', () => {
  const shown = new Set(MUTANTS.map(({ law }) => law));
  expect(LAWS.map(({ id }) => id).filter(id => !shown.has(id))).toEqual([]);
});
