/** The Norwegian words say everything that the English ones say, about the same things. */
import { describe, expect, it } from 'vitest';
import en from '../words/en.json' with { type: 'json' };
import nb from '../words/nb.json' with { type: 'json' };

/** The names that a message is filled in with. */
const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name))].sort();

describe('the Norwegian words', () => {
  const english: Readonly<Record<string, string>> = en;
  const norwegian: Readonly<Record<string, string>> = nb;

  it('have the keys of the English ones', () => {
    expect(Object.keys(norwegian).sort()).toEqual(Object.keys(english).sort());
  });

  it('are filled in with the same values', () => {
    const filled = (words: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(words).map(([key, message]) => [key, placeholders(message)]));
    expect(filled(norwegian)).toEqual(filled(english));
  });

  it('name every trait and material as the ledger does', () => {
    const names = ['purple', 'blue', 'green', 'red'].map(id => norwegian[`colour.${id}`]);
    expect(names).toEqual(['lilla', 'blå', 'grønn', 'rød']);
    expect(['odin', 'thor', 'sif', 'freyja'].map(id => norwegian[`god.${id}`])).toEqual([
      'Odin',
      'Tor',
      'Siv',
      'Frøya',
    ]);
    expect(['skin', 'wood', 'metal', 'gem'].map(id => norwegian[`material.${id}`])).toEqual([
      'skinn',
      'treverk',
      'metall',
      'edelsten',
    ]);
  });
});
