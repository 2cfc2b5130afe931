import { LAWS, type LawReport, runLaws } from '@idavoll/engine/laws';
import { beforeAll, describe, expect, test } from 'vitest';
import { saga } from '../index.ts';

/** Laws that find nothing to look at here, and why. */
const NOTHING_TO_SEE: Readonly<Record<string, string>> = {
  'twin-worlds': 'there is no secret that could differ',
  'secret-moves': 'every move is made in the open',
  'secret-chance': 'every die, tile and token is seen by all',
  commute: 'one seat decides at a time',
  unsure: 'there is no secret to be unsure of',
};

describe('Saga obeys every law', () => {
  let report: LawReport;
  beforeAll(() => {
    report = runLaws(saga, { matches: 48, seed: 'saga' });
  }, 900_000);

  test('the sample holds every seat count and every pair of option values', () => {
    expect(report.matches).toBeGreaterThanOrEqual(report.covering);
  });

  test.each(LAWS)('$id: $title', ({ id }) => {
    expect(report.failures.filter(({ law }) => law === id)).toEqual([]);
    const checks = report.laws.find(law => law.id === id)?.checks ?? 0;
    if (id in NOTHING_TO_SEE) expect(checks, NOTHING_TO_SEE[id]).toBe(0);
    else expect(checks).toBeGreaterThan(0);
  });
});
