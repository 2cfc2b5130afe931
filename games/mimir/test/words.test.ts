/** The words of every language: one that lacks a key of English does not compile here. */
import { expect, test } from 'vitest';
import { haveWordsFor, marksTellApart } from '../../test/words.ts';
import base from '../content/base.json' with { type: 'json' };
import { mimir } from '../index.ts';
import { COLOURS, ESSENCES, KINDS, MATERIALS } from '../rules/vocabulary.ts';
import da from '../words/da.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import nb from '../words/nb.json' with { type: 'json' };

type Words = Readonly<Record<keyof typeof en, string>>;
const LANGUAGES: Readonly<Record<string, Words>> = { da, en, nb };

/** The content says "no" for Norwegian in general. */
const CODES: Readonly<Record<string, string>> = { nb: 'no' };
const { colours, gods, materials, essences } = base;
const named = Object.entries({ colour: colours, god: gods, material: materials, essence: essences }).flatMap(
  ([sort, entries]) =>
    entries.map(({ id, names }) => ({ key: `${sort}.${id}`, names: new Map(Object.entries(names)) })),
);
const ledger = Object.entries(LANGUAGES).flatMap(([language, words]) =>
  named.flatMap(({ key, names }) => {
    const name = names.get(CODES[language] ?? language);
    return name === undefined ? [] : [{ language, words, key, name }];
  }),
);

test.each(ledger)('$key is $name in $language, as in the ledger', ({ words, key, name }) =>
  expect(words[key as keyof Words]).toBe(name),
);

marksTellApart(LANGUAGES, { tokens: [...KINDS, 'hidden'], materials: MATERIALS, players: COLOURS });

const { content } = mimir.base;
haveWordsFor(en, {
  realm: content.realms.map(({ id }) => id),
  artefact: content.artefacts.map(({ id }) => id),
  material: MATERIALS,
  essence: ESSENCES,
  kind: KINDS,
  tokens: KINDS,
});
