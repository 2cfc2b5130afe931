/** Every way we could think of to alter what stands around the moves of a record, and random slips anywhere in it. */
import { type Chance, PlayoutChance } from '@idavoll/engine';

export interface Altered {
  readonly how: string;
  readonly text: string;
}

/** A line with other text in its place: none where it is removed, several where it is added to. */
type Change = readonly [how: string, ...lines: string[]];

const INTRUDERS = [
  'judged: by an official referee',
  'note: ',
  'seat 9: colour=white',
  'game: chess',
  'scores: 1 1',
  '# a remark',
  '0. 0 pass',
  '',
  ' ',
  '\t',
  '\r',
];

const upper = (text: string) => text.toUpperCase();
const capital = (text: string) => upper(text.slice(0, 1)) + text.slice(1);

const blanksAndReturns = (line: string): Change[] => [
  ['a blank before', ` ${line}`],
  ['a blank after', `${line} `],
  ['a tab before', `\t${line}`],
  ['a tab after', `${line}\t`],
  ['a return before', `\r${line}`],
  ['a return after', `${line}\r`],
  ['a blank doubled', line.replace(' ', '  ')],
  ['a tab for a blank', line.replace(' ', '\t')],
  ['a hard blank', line.replace(' ', '\u00a0')],
  ['a return for a blank', line.replace(' ', '\r')],
  ['a byte order mark', `\ufeff${line}`],
];

/** The number as it could be written besides, and then others. */
const numbersLike = (digits: string): string[] => [
  `0${digits}`,
  `+${digits}`,
  `0x${Number(digits).toString(16)}`,
  `${digits}e0`,
  `${digits}.0`,
  `${digits}.`,
  `${digits}n`,
  `${digits} `,
  ` ${digits}`,
  `-${digits}`,
  `(${digits})`,
  `${digits}0`,
  `${digits}00000000000000000000`,
  `${Number(digits) + 1}`,
  'NaN',
  '',
];

/** Every whole number of a line's value, written otherwise. Digits within words and seeds are changed as letters. */
const otherNumbers = (line: string): Change[] =>
  [...line.matchAll(/(?<=[ =-])\d+(?= |$)/g)].flatMap(({ 0: digits, index }) =>
    numbersLike(digits).map((other): Change => {
      const text = line.slice(0, index) + other + line.slice(index + digits.length);
      return [`${digits} as "${other}"`, text];
    }),
  );

/** Pairs may not be given values that are allowed: that would be the true record of another table. */
const otherPairs = (line: string): Change[] => {
  const [, name = '', list = ''] = /^([^:]+: )(\S+=.*)$/.exec(line) ?? [];
  const pairs = list === '' ? [] : list.split(' ');
  const changed = (how: string, change: (pair: string) => string[]): Change[] =>
    pairs.map((pair, i): Change => {
      const rest = pairs.toSpliced(i, 1, ...change(pair));
      return [`${pair} ${how}`, name + rest.join(' ')];
    });
  return [
    ...changed('removed', () => []),
    ...changed('doubled', pair => [pair, pair]),
    ...changed('in capitals', pair => [upper(pair)]),
    ...changed('with a capital', pair => [capital(pair)]),
    ...changed('with a capital value', pair => [pair.replace(/=./, upper)]),
    ...changed('without a value', pair => [pair.replace(/=.*/, '=')]),
    ...changed('without its sign', pair => [pair.replace('=', '')]),
    ...changed('with two values', pair => [`${pair}=x`]),
    ...changed('with another value', pair => [`${pair}x`]),
    ...changed('renamed', pair => [`x${pair}`]),
    ...changed('with blanks', pair => [pair.replace('=', ' = ')]),
    ...changed('with a blank pair', pair => [pair, '']),
    ...changed('with a stranger', pair => [pair, 'judged=yes']),
    ...pairs.slice(1).map((_, i): Change => {
      const swapped = pairs.toSpliced(i, 2, pairs[i + 1], pairs[i]);
      return [`${pairs[i]} after the next`, name + swapped.join(' ')];
    }),
  ];
};

const otherNames = (line: string): Change[] => {
  const [name] = line.split(':');
  const rest = line.slice(name.length);
  return [
    ...['x', `${name}s`, `${name} 0`, upper(name), capital(name), `${name} `, ''].map(
      (other): Change => [`as "${other}"`, other + rest],
    ),
    ['without its sign', line.replace(':', '')],
    ['with two signs', line.replace(':', '::')],
    ['with its value close', line.replace(': ', ':')],
    ['without its value', line.replace(/:.*/, ': ')],
    ['with a value in capitals', name + upper(rest)],
    ['with a capital value', line.replace(/: ./, upper)],
    ['with a letter more', `${line}x`],
    ['with a letter less', line.slice(0, -1)],
    ['with other letters', line.replace(/: (.)/, (_, letter) => `: ${letter === 'a' ? 'b' : 'a'}`)],
  ];
};

const changesOf = (line: string): Change[] => [
  ['removed'],
  ['doubled', line, line],
  ['emptied', ''],
  ...blanksAndReturns(line),
  ...(line === '' ? [] : [...otherNames(line), ...otherNumbers(line), ...otherPairs(line)]),
];

const joined = (lines: readonly string[]) => lines.map(line => `${line}\n`).join('');

/** What leaves the text alone is left out, and what comes out the same. */
const distinct = (text: string, altered: readonly Altered[]): Altered[] =>
  [...new Map(altered.map(one => [one.text, one])).values()].filter(one => one.text !== text);

const linesOf = (text: string) => text.split('\n').slice(0, -1);

const put = (lines: readonly string[], at: number, cut: number, [how, ...instead]: Change): Altered => ({
  how: `line ${at + 1} ${how}`,
  text: joined(lines.toSpliced(at, cut, ...instead)),
});

/** Altered heads and feet. */
export const alterationsOf = (text: string): Altered[] => {
  const lines = linesOf(text);
  const [first, last] = [lines.indexOf(''), lines.lastIndexOf('')];
  const frame = [...lines.keys()].filter(at => at <= first || at >= last);
  const moved = (from: number, to: number): Altered => ({
    how: `line ${from + 1} moved to ${to + 1}`,
    text: joined(lines.toSpliced(from, 1).toSpliced(to, 0, lines[from])),
  });
  return distinct(text, [
    ...frame.flatMap(at => changesOf(lines[at]).map(change => put(lines, at, 1, change))),
    ...frame.flatMap(from => frame.map(to => moved(from, to))),
    ...[...frame, lines.length].flatMap(at => INTRUDERS.map(line => put(lines, at, 0, [`after "${line}"`, line]))),
    { how: 'no last line break', text: text.slice(0, -1) },
    { how: 'line ends of Windows', text: text.replaceAll('\n', '\r\n') },
    { how: 'line ends of old', text: text.replaceAll('\n', '\r') },
    { how: 'in capitals', text: upper(text) },
    { how: 'twice', text: text + text },
    { how: 'nothing', text: '' },
  ]);
};

/** Every line of a record with blanks, tabs and returns, and strange lines before every one. */
export const intrusionsOf = (text: string): Altered[] => {
  const lines = linesOf(text);
  return distinct(
    text,
    lines.flatMap((line, at) => [
      ...blanksAndReturns(line).map(change => put(lines, at, 1, change)),
      ...INTRUDERS.map(intruder => put(lines, at, 0, [`after "${intruder}"`, intruder])),
    ]),
  );
};

/** One byte put in the place of another, added or taken away. */
const slip = (bytes: Buffer, chance: Chance): Altered => {
  const at = chance.below(bytes.length);
  const byte = (bytes[at] + 1 + chance.below(255)) % 256;
  const [kept, added] = (
    [
      [1, [byte]],
      [1, []],
      [0, [byte]],
    ] as const
  )[chance.below(3)];
  const text = Buffer.concat([bytes.subarray(0, at), Buffer.from(added), bytes.subarray(at + kept)]).toString();
  return { how: `byte ${at}: ${kept} gone, ${added.length === 0 ? 'none' : byte} added`, text };
};

export const slipsOf = (text: string, count: number, seed: number): Altered[] => {
  const chance = new PlayoutChance(seed);
  const bytes = Buffer.from(text);
  return Array.from({ length: count }, () => slip(bytes, chance)).filter(one => one.text !== text);
};
