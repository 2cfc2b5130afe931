/** The checkout around this program: rules ledgers and tests are read from it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ledger, readLedger } from '@idavoll/engine';

const findRoot = (from: string): string => {
  if (existsSync(join(from, 'games', 'package.json'))) return from;
  if (dirname(from) === from) throw new Error('the folder games is nowhere above this program');
  return findRoot(dirname(from));
};

/** The program lies in `cli/` as source and in `cli/dist/` as built. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

export const ledgerOf = (game: string): Ledger =>
  readLedger(readFileSync(join(ROOT, 'games', game, 'RULES.md'), 'utf8'));
