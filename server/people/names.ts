/** What people may call themselves: names that others can read, tell apart, and that stay within their line. */
import { z } from 'zod';

const MOST_LETTERS = 24;
/** More than any name of the longest script takes, marks included; the rest is not even looked at. */
const MOST_UNITS = 200;

/** Marks, orders of writing and blanks that nobody sees, and what no script has given a meaning to. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Letters with so many marks that they grow into other lines. */
const PILED = /\p{M}{3,}/u;
/** Scripts with letters that look like those of another: a name has letters of one of them. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Coptic', 'Cherokee', 'Lisu', 'Deseret', 'Osage', 'Vai'].map(
  script => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** One way to write what looks alike: wide and ornamental letters become plain ones, blanks become one. */
const tidy = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

const isName = (name: string): boolean =>
  [...name].length <= MOST_LETTERS &&
  /[\p{L}\p{N}]/u.test(name) &&
  !UNSEEN.test(name) &&
  !PILED.test(name) &&
  ALIKE.filter(script => script.test(name)).length <= 1;

export const Name = z.string().max(MOST_UNITS).overwrite(tidy).refine(isName);
