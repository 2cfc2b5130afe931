/** The ledger of Bardagi and its tables, as its tests read them. */
import { readFileSync } from 'node:fs';
import { tablesOf } from '../../test/ledger-tables.ts';

export const ledgerTables = tablesOf(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));
