/** The ledger of Asgard and its tables, as its tests read them. */
import { readFileSync } from 'node:fs';
import { tablesOf } from '../../test/ledger-tables.ts';

export const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
export const ledgerTables = tablesOf(ledger);
