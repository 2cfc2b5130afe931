/** Every planted bug. */
import { matchMutants } from './mutants/matches.ts';
import type { Mutant } from './mutants/mutant.ts';
import { positionMutants } from './mutants/positions.ts';
import { stepMutants } from './mutants/steps.ts';

export const MUTANTS: readonly Mutant[] = [...matchMutants, ...positionMutants, ...stepMutants];
