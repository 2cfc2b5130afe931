/** What somebody is called at one table where a name is not enough: it says nothing of the same person at another one. */
import { createHash } from 'node:crypto';

const LETTERS = 12;

export const whoAt = (table: string, person: string): string =>
  createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, LETTERS);
