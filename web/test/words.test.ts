import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { SERVER_REFUSALS } from '../../server/protocol.ts';
import en from '../words/en.json' with { type: 'json' };
import nb from '../words/nb.json' with { type: 'json' };

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

/** The names of all values that a message takes. */
const placeholders = (message: string): string[] => {
  const names = new Set<string>();
  const visit = (node: Node) => {
    if (node.type !== 0 && node.type !== 7 && 'value' in node) names.add(String(node.value));
    if ('options' in node) for (const { value } of Object.values(node.options)) value.forEach(visit);
  };
  new IntlMessageFormat(message, 'en').getAst().forEach(visit);
  return [...names].sort();
};

describe('words', () => {
  test('Norwegian has the keys of English, and no others', () => expect(Object.keys(nb)).toEqual(Object.keys(en)));

  test.each(Object.keys(en) as (keyof typeof en)[])('%s takes the same values in both languages', key =>
    expect(placeholders(nb[key])).toEqual(placeholders(en[key])),
  );

  test('every refusal of the server has a sentence', () =>
    expect(SERVER_REFUSALS.filter(code => !(`refusal.${code}` in en))).toEqual([]));
});
