/** The shell's own sentences: a key that is not in English does not compile. */
import { format, type Values } from './format.ts';
import en from './words/en.json' with { type: 'json' };

export type Key = keyof typeof en;

export const say = (key: Key, values?: Values): string => format(en[key], values);

/** 'a, b or c' and 'a, b and c' */
const listing = (type: 'conjunction' | 'disjunction') => {
  const list = new Intl.ListFormat('en', { type });
  return (items: Iterable<unknown>): string => list.format(Array.from(items, String));
};
export const and = listing('conjunction');
export const or = listing('disjunction');
