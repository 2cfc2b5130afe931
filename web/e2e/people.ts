/** People who come to the house without clicking their way in. */

import type { NewTable, TableSummary } from '@idavoll/server/protocol';
import type { BrowserContext } from '@playwright/test';
import { house } from './monkey.ts';

/** Asks a door of the server as the visitor of this context. */
export const ask = async <T = TableSummary>(context: BrowserContext, path: string, data: object = {}): Promise<T> => {
  const response = await context.request.post(house() + path, { data, headers: { origin: house() } });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return response.json() as Promise<T>;
};

/** A guest of this name opens a table, and the others sit down at it, one after the other. */
export const gather = async (
  drivers: readonly NewTable['seats'][number]['driver'][],
  people: readonly BrowserContext[],
  more: Partial<NewTable> = {},
): Promise<string> => {
  const [host, ...others] = people;
  for (const [i, person] of people.entries()) await ask(person, '/api/guest', { name: `Guest ${i + 1}` });
  const seats = drivers.map(driver => ({ driver }));
  const { table } = await ask(host, '/api/tables', { game: 'mimir', seats, ...more });
  for (const other of others) await ask(other, `/api/tables/${table}/join`);
  return table;
};
