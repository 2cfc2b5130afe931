import { agree, Match, seedFrom } from '@idavoll/engine';
import { games } from '@idavoll/games';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { format } from '../format.ts';
import { textFor } from '../texts.ts';
import shell from '../words/en.json' with { type: 'json' };

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Every argument of a message, with the values that lead into each of its branches. */
const argumentsOf = (ast: Ast): Map<string, (string | number)[]> => {
  const found = new Map<string, (string | number)[]>();
  for (const element of ast) {
    if (!('value' in element) || element.type === 0) continue;
    const branches = 'options' in element ? Object.entries(element.options) : [];
    const isNumber = element.type === 2 || element.type === 6;
    const values = isNumber ? [0, 1, 2, 3] : ['other', ...branches.map(([branch]) => branch)];
    found.set(element.value, [...(found.get(element.value) ?? []), ...values]);
    for (const [, { value }] of branches)
      for (const [name, values] of argumentsOf(value)) found.set(name, [...(found.get(name) ?? []), ...values]);
  }
  return found;
};

const TEXTS = await Promise.all(
  games.map(async ({ id }) => [id, (await import(`../../games/${id}/text/index.ts`)).text.words]),
);

test.each([['the shell', shell], ...TEXTS])('every message of %s formats, whatever its values', (_name, messages) => {
  for (const [key, message] of Object.entries<string>(messages)) {
    const found = argumentsOf(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
    const first = Object.fromEntries([...found].map(([name, values]) => [name, values[0]]));
    for (const [name, values] of [...found, ['', ['']] as const])
      for (const value of values)
        expect(format(message, { ...first, [name]: value }), key).not.toMatch(/[{}]|undefined/);
  }
});

test('every game can be shown', async () => {
  for (const module of games) {
    const agreement = agree(module, { seats: module.seatCounts[0] });
    if (!agreement.ok) throw new Error(agreement.error.code);
    const match = new Match({ module, agreement: agreement.value, seed: seedFrom('shown') });
    expect((await textFor(match)).board(match.view(0), 0).join('')).toMatch(/\w/);
  }
});
