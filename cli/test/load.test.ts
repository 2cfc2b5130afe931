import { games } from '@idavoll/games';
import { describe, expect, test } from 'vitest';
import { fuzzLoads } from './load-fuzz.ts';

const FULL = process.env.IDAVOLL_FULL === '1';
const LOADS = FULL ? 5000 : 300;
const TABLES = FULL ? 100 : 12;
const LONG = 600_000;

describe('a position of somebody’s own', () => {
  test.each(games.map(module => ({ module, id: module.id })))(
    `of $id is refused or can be played, whatever is changed in ${LOADS} of them`,
    ({ module }) => {
      const { phases, problems } = fuzzLoads(module, LOADS, TABLES);
      expect(problems.slice(0, 8)).toEqual([]);
      // Refusing everything would be no answer.
      const taken = [...phases.values()].reduce((sum, phase) => sum + phase.taken, 0);
      expect(taken).toBeGreaterThan(LOADS / 10);
      if (FULL) for (const [phase, it] of phases) expect(it.taken, phase).toBeGreaterThan(0);
    },
    LONG,
  );
});
