/**
 * The pages of docs/referee: what a program needs to know of one game, written from its layout, notation, events and
 * words. Only what a field of the state means is told by hand, in docs/referee/fields.json.
 */
import { type Game, type GameModule, type MoveTable, nameOf, readable } from '@idavoll/engine';
import { fieldRows, type Vocabularies, vocabularyRows } from './field-table.ts';
import { plain } from './plain-message.ts';

export interface PageOf {
  readonly module: GameModule;
  readonly game: Game;
  readonly title: string;
  /** By field of the state. */
  readonly meanings: Readonly<Record<string, string>>;
  /** The game's English words. */
  readonly words: Readonly<Record<string, string>>;
  readonly exchange: readonly string[];
}

type Ranged = { readonly sort?: string; readonly range: unknown };

const isNames = (range: unknown): range is readonly string[] => Array.isArray(range) && typeof range[0] === 'string';

/** Every list of names that occurs, by its sort: in notations, in events, and in the state by the field that has it. */
const vocabulariesOf = ({ moves, events, layout }: Game): Vocabularies => {
  const found = new Map<string, readonly string[]>();
  const known = (names: readonly string[]) => [...found.values()].some(other => other.join() === names.join());
  const note = ({ sort, range }: Ranged) => {
    if (sort !== undefined && isNames(range) && !known(range)) found.set(sort, range);
  };
  for (const { fields } of moves.kinds) for (const field of fields) note(field);
  for (const fields of events.fields) for (const field of fields) note(field);
  for (const { name, is, per } of readable(layout))
    for (const names of [is, ...per]) {
      const parts = [...found.values()].some(part => isNames(names) && part.every(one => names.includes(one)));
      if (isNames(names) && names.length > 3 && !known(names) && !parts) found.set(name, names);
    }
  // The longest first: a list is told by the largest part of it that has a name.
  return Object.fromEntries([...found].sort(([, a], [, b]) => b.length - a.length));
};

const cell = (text: string) => text.replaceAll('|', '\\|');
const rowsOf = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => ' --- |').join('')}`,
  ...rows.map(row => `|${row.map(text => (text ? ` ${cell(text)} ` : ' ')).join('|')}|`),
];

const stateRows = ({ game, meanings }: PageOf, vocabularies: Vocabularies) => {
  const rows = fieldRows(game.layout, vocabularies);
  return readable(game.layout).map(({ name }, i) => `${rows[i]} ${meanings[name] ?? ''} |`);
};

const rangeWords = (range: unknown) => {
  if (range === 'number') return 'a number';
  if (typeof range === 'number') return `0 to ${range - 1}`;
  if (isNames(range)) return range.join(', ');
  const { count, from = 0 } = range as { count: number; from?: number };
  return `${from} to ${from + count - 1}`;
};
const holds = ({ sort, range }: Ranged, vocabularies: Vocabularies) => {
  const label = isNames(range)
    ? Object.entries(vocabularies).find(([, names]) => names.join() === range.join())?.[0]
    : undefined;
  return label === undefined ? (sort === 'seat' ? 'a seat' : rangeWords(range)) : `_${label}_`;
};

/** The first notation of a kind that differs in its fields, so that it can be read which is which. */
const exampleOf = ({ kinds, find }: MoveTable, kind: string) => {
  const { text, fields } = kinds.find(other => other.kind === kind) ?? { text: '', fields: [] };
  return fields
    .map(({ range }, i) => ({ range, i }))
    .reduce((line, { range, i }) => {
      const written = line.replace(/\{\w+\}/, String(nameOf(range, Math.min(i, 1))));
      return i === fields.length - 1 && find(written) === undefined ? line : written;
    }, text);
};

const moveRows = ({ game: { moves }, words }: PageOf, vocabularies: Vocabularies) =>
  moves.kinds.map(({ kind, text, fields }) => [
    `\`${text}\``,
    `\`${exampleOf(moves, kind)}\``,
    fields.map(field => `${field.name}: ${holds(field, vocabularies)}`).join('; '),
    plain(words[`move.${kind}`] ?? ''),
  ]);

const eventRows = ({ game: { events }, words }: PageOf, vocabularies: Vocabularies) =>
  events.names.map((type, i) => [
    `\`${type}\``,
    events.fields[i]
      .map(field => `${field.name}${field.isPrivate ? ' (own)' : ''}: ${holds(field, vocabularies)}`)
      .join('; '),
    plain(words[`event.${type}`] ?? ''),
  ]);

const optionRows = ({ options }: GameModule) =>
  Object.entries(options).map(([option, { values, seats, needs = {} }]) => [
    `\`${option}\``,
    'min' in values ? `${values.min} to ${values.max}` : values.join(', '),
    [
      ...(seats ? [`${seats.join(' or ')} seats`] : []),
      ...Object.entries(needs).map(([other, value]) => `${other}=${value}`),
    ].join(', '),
  ]);

export const pageOf = (it: PageOf): string => {
  const { module, game, title, exchange } = it;
  const vocabularies = vocabulariesOf(game);
  const traits = Object.entries(module.traits).map(([trait, values]) => `\`${trait}\` (${values.join(', ')})`);
  return [
    `# ${title}, for the referee`,
    '',
    `Written by \`UPDATE_DOCS=1 npx vitest run cli/test/referee-docs.test.ts\` from the game itself; a test fails when it is
stale. [The referee](../referee.md) tells what goes for every game.`,
    '',
    `The game’s id is \`${module.id}\`; it is played with ${module.seatCounts.join(', ').replace(/, (\d)$/, ' or $1')} seats. Of each option the first value is the
default. A seat’s traits are ${traits.join(' and ')}.`,
    '',
    ...rowsOf(['option', 'values', 'only with'], optionRows(module)),
    '',
    '## The state',
    '',
    `This is the layout with ${game.seats} seats; with more or fewer, the lists by seat change, and what depends on their number. A list
counts seats or places from 0. Cells of a \`secret\` group are \`"?"\` to those who may not know them. What stands in
_italics_ is a vocabulary below.`,
    '',
    '| field | shape | a cell holds | secret | meaning |',
    '| --- | --- | --- | --- | --- |',
    ...stateRows(it, vocabularies),
    '',
    '| vocabulary | its names |',
    '| --- | --- |',
    ...vocabularyRows(vocabularies),
    '',
    '## The moves',
    '',
    ...rowsOf(['notation', 'for example', 'fields', 'what it does'], moveRows(it, vocabularies)),
    '',
    '## The events',
    '',
    `Each has its \`type\` and these fields. One that is the seat’s \`own\` is \`"?"\` to all others; one that holds nothing is \`null\`.`,
    '',
    ...rowsOf(['type', 'fields', 'what it tells'], eventRows(it, vocabularies)),
    '',
    '## An exchange',
    '',
    'Long lists are cut (…).',
    '',
    '```jsonl',
    ...exchange,
    '```',
    '',
  ].join('\n');
};
