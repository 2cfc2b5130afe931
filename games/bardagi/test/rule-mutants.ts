/** Planted rule bugs: each must be caught by a test that names its rule. `npm run test:full` plants them. */
import { RULE_MUTANTS as opening } from './rule-mutants-1.ts';
import { RULE_MUTANTS as further } from './rule-mutants-2.ts';

export const RULE_MUTANTS = [...opening, ...further];
