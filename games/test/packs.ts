/** Content packs with something wrong in them, and what is said of it. */
import { ContentError } from '@idavoll/engine';
import { expect } from 'vitest';
import shell from '../../web/words/en.json' with { type: 'json' };

/** A pack with other values at these paths. */
export const changed = (base: unknown, changes: Readonly<Record<string, unknown>>): unknown => {
  const pack: unknown = structuredClone(base);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const inner = keys.reduce((at, key) => (at as Record<string, unknown>)[key], pack);
    (inner as Record<string, unknown>)[last] = value;
  }
  return pack;
};

/** Why a pack is refused; 'none' where it is not. Whatever the page must say of it has words. */
export const problemOf = (
  read: (file: string, json: unknown) => unknown,
  words: Readonly<Record<string, string>>,
  json: unknown,
): string => {
  try {
    read('own.json', json);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect({ ...shell, ...words }).toSatisfy(
      said => `packs.problem.${error.code}` in said || `pages.pack.${error.code}` in said,
    );
    return error.message;
  }
  return 'none';
};
