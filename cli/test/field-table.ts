/** The tables of docs/referee that follow from a layout. */
import { type Layout, readable } from '@idavoll/engine';

type Field = Layout['fields'][number];
type Axis = NonNullable<Field['per']>[number];

/** Names that occur together get a name of their own. */
export type Vocabularies = Readonly<Record<string, readonly string[]>>;

const listing = (names: readonly string[], vocabularies: Vocabularies): string => {
  const shown = [...names];
  for (const [label, part] of Object.entries(vocabularies)) {
    const start = shown.indexOf(part[0]);
    if (start >= 0 && part.every((name, i) => shown[start + i] === name))
      shown.splice(start, part.length, `_${label}_`);
  }
  return shown.join(', ');
};

const axisWords = (axis: Axis, vocabularies: Vocabularies) =>
  typeof axis === 'number' ? `list of ${axis}` : `object by ${listing(axis, vocabularies)}`;

const holds = ({ is, none }: Field, vocabularies: Vocabularies) => {
  const values = typeof is[0] === 'string' ? listing(is as readonly string[], vocabularies) : `${is[0]} to ${is[1]}`;
  return none ? `${values}, or null` : values;
};

export const row = (...cells: readonly string[]): string =>
  `|${cells.map(cell => (cell ? ` ${cell} ` : ' ')).join('|')}|`;

/** One row for each field that is part of the readable form, without its meaning: name, shape, what a cell holds, secret group. */
export const fieldRows = (layout: Layout, vocabularies: Vocabularies): string[] =>
  readable(layout).map(field => {
    const shape = field.per.map(axis => axisWords(axis, vocabularies)).join(' of ') || 'one value';
    return row(`\`${field.name}\``, shape, holds(field, vocabularies), field.secret ?? '');
  });

export const vocabularyRows = (vocabularies: Vocabularies): string[] =>
  Object.entries(vocabularies).map(([label, names]) => row(`_${label}_`, names.join(', ')));
