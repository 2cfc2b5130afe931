/** Fresh bits of this page's own: drawn, and kept before anybody is told of them. */
import { commitmentTo } from '@idavoll/engine';
import { newSeed } from '../play/saved.ts';
import { keepPart, rematchOf } from './parts.ts';

/** The promise of bits for this table, or for one that the server is still to name. */
export const newPromise = (table: string | null): string => {
  const part = newSeed();
  const promise = commitmentTo(part);
  keepPart({ part, promise, table });
  return promise;
};

export const promiseForRematch = (table: string): string => newPromise(rematchOf(table));
