import { beforeAll, describe, expect, test } from 'vitest';
import type { GameModule } from '../game.ts';
import { LAWS, type LawReport, runLaws } from '../laws/index.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';

/** Laws that find nothing to look at in a game, and why. */
const NOTHING_TO_SEE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  runes: {},
  ravens: {
    'secret-moves': 'every move is made in the open: what is secret is only which cards there are',
    commute: 'one seat decides at a time',
  },
};

describe.each([runes, ravens] as GameModule[])('$id', module => {
  let report: LawReport;
  beforeAll(() => {
    report = runLaws(module, { matches: 48, seed: 'toys' });
  }, 900_000);

  test('the sample holds every seat count and every pair of option values', () => {
    expect(report.matches).toBeGreaterThanOrEqual(report.covering);
  });

  test.each(LAWS)('$id: $title', ({ id }) => {
    expect(report.failures.filter(({ law }) => law === id)).toEqual([]);
    const checks = report.laws.find(law => law.id === id)?.checks ?? 0;
    if (id in NOTHING_TO_SEE[module.id]) expect(checks, NOTHING_TO_SEE[module.id][id]).toBe(0);
    else expect(checks).toBeGreaterThan(0);
  });
});

test('a game says for itself how many decisions are more than a match takes', () => {
  const impatient: GameModule = { ...(runes as GameModule), maxSteps: 3 };
  const [failure] = runLaws(impatient, { matches: 1, seed: 'toys' }).failures;
  expect(failure).toMatchObject({ law: 'ends', message: 'it goes on after 3 decisions' });
  expect(runLaws(impatient, { matches: 1, seed: 'toys', maxSteps: 5000 }).failures).toEqual([]);
});
