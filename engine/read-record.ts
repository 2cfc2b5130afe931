/** Reads the text of a record. What could not have been written so is refused, with its line. */
import { isSeed } from './chance.ts';
import { isCommitment, type Lot, type Lots } from './lots.ts';
import type { OptionValue } from './options.ts';
import { FORMAT, FORMAT_OF_LOTS, type MatchRecord, type RecordError } from './record.ts';
import { fail, ok, type Result } from './result.ts';

const HEADER = /^([a-z]+(?: \d+)?): (.*)$/;
const NUMBER = /^(0|[1-9]\d{0,14})$/;
const SCORE = /^(0|-?[1-9]\d{0,14})$/;
const CONTENT = /^(\S+(?: \S+)*) (0|[1-9]\d{0,14})$/;
const PAIR = /^([^ =]+)=([^ =]+)$/;
const STEP = /^(\d+)\. (0|[1-9]\d{0,14}) (\S+(?: \S+)*)$/;
const KNOWN =
  /^(game|rules|content|seats|options|(seat|promise|part) (0|[1-9]\d*)|commitment|secret|seed|scores|places)$/;

type Headers = Map<string, string>;

/** The headers in their order. How many seats have one is known once the line before them was read. */
function* headOf(headers: Headers, withLots: boolean): Generator<string> {
  yield* ['game', 'rules', 'content', 'seats', 'options'];
  yield* oneEach('seat', headers);
  yield 'commitment';
  if (withLots) {
    yield* oneEach('promise', headers);
    yield 'secret';
    yield* oneEach('part', headers);
  }
  yield 'seed';
}

function* oneEach(name: string, headers: Headers): Generator<string> {
  for (let seat = 0; seat < Number(headers.get('seats')); seat++) yield `${name} ${seat}`;
}

const arePairs = (value: string) => {
  if (value === '') return true;
  const keys = value.split(' ').map(pair => PAIR.exec(pair)?.[1]);
  return !keys.includes(undefined) && new Set(keys).size === keys.length;
};

/** Where nothing was promised nothing could be shown, and the other way round. */
const isPart = (value: string, promise: string | undefined) =>
  promise === 'none' ? value === 'none' : value === 'withheld' || isSeed(value);

/** Whether a header's value is written as a record writes it; whether it is true is not asked here. */
const isWritten = (header: string, value: string, headers: Headers): boolean => {
  if (header === 'rules' || header === 'seats') return NUMBER.test(value);
  if (header === 'content') return CONTENT.test(value);
  if (header === 'options' || header.startsWith('seat ')) return arePairs(value);
  if (header === 'secret') return isSeed(value);
  if (header.startsWith('promise ')) return value === 'none' || isCommitment(value);
  if (header.startsWith('part ')) return isPart(value, headers.get(header.replace('part', 'promise')));
  if (header !== 'scores' && header !== 'places') return true;
  const given = value.split(' ');
  return given.length === Number(headers.get('seats')) && given.every(number => SCORE.test(number));
};

/** What is wrong with a line that has no business where it stands. */
const stray = (line: string, number: number): RecordError => {
  const header = HEADER.exec(line)?.[1];
  if (header === undefined) return { code: 'bad-line', line: number };
  return { code: KNOWN.test(header) ? 'misplaced-header' : 'unknown-header', header, line: number };
};

/** Reads these headers, one a line, from the line with this index on. */
const readHeaders = (
  lines: readonly string[],
  from: number,
  wanted: Iterable<string>,
  headers: Headers,
): RecordError | undefined => {
  let at = from;
  for (const header of wanted) {
    const line = at + 1;
    const text = lines[at++] ?? '';
    const [, found, value] = HEADER.exec(text) ?? [];
    if (found === header) {
      if (!isWritten(header, value, headers)) return { code: 'bad-header', header, line };
      headers.set(header, value);
      continue;
    }
    const comesLater = lines.slice(line).some(other => other.startsWith(`${header}: `));
    const isLater = found !== undefined && KNOWN.test(found) && !headers.has(found) && !comesLater;
    return text === '' || isLater ? { code: 'missing-header', header, line } : stray(text, line);
  }
  return undefined;
};

const readSteps = (lines: readonly string[], from: number): MatchRecord['steps'] => {
  const steps: { line: number; seat: number; text: string }[] = [];
  for (let at = from; at < lines.length; at++) {
    const [, number, seat, text] = STEP.exec(lines[at]) ?? [];
    if (number !== String(steps.length + 1)) break;
    steps.push({ line: at + 1, seat: Number(seat), text });
  }
  return steps;
};

const readFoot = (lines: readonly string[], from: number, headers: Headers): RecordError | undefined => {
  if (from === lines.length) return undefined;
  if (lines[from] !== '') return stray(lines[from], from + 1);
  if (from + 1 === lines.length) return { code: 'bad-line', line: from + 1 };
  const wrong = readHeaders(lines, from + 1, ['scores', 'places'], headers);
  if (wrong) return wrong;
  const end = from + 3;
  return end < lines.length ? stray(lines[end], end + 1) : undefined;
};

const readPairs = (text: string): [string, string][] =>
  text === '' ? [] : text.split(' ').map(pair => pair.split('=') as [string, string]);

const readValue = (text: string): OptionValue => {
  if (text === 'true' || text === 'false') return text === 'true';
  return SCORE.test(text) ? Number(text) : text;
};

const numbers = (text: string) => text.split(' ').map(Number);

const readLot = (promise: string, part: string): Lot => {
  if (promise === 'none') return null;
  return { promise, part: part === 'withheld' ? null : part };
};

const readLots = (headers: Headers, seats: number): Lots | undefined => {
  const secret = headers.get('secret');
  if (secret === undefined) return undefined;
  const get = (name: string, seat: number) => headers.get(`${name} ${seat}`) ?? '';
  return {
    secret,
    seats: Array.from({ length: seats }, (_, seat) => readLot(get('promise', seat), get('part', seat))),
  };
};

/** What the lines say, once each was found in its place. */
const meaning = (text: string, headers: Headers, steps: MatchRecord['steps']): MatchRecord => {
  const get = (header: string) => headers.get(header) ?? '';
  const [, name = '', version = ''] = CONTENT.exec(get('content')) ?? [];
  const seats = Number(get('seats'));
  return {
    text,
    game: get('game'),
    rules: Number(get('rules')),
    pack: { name, version: Number(version) },
    seats,
    traits: Array.from({ length: seats }, (_, seat) => Object.fromEntries(readPairs(get(`seat ${seat}`)))),
    options: Object.fromEntries(readPairs(get('options')).map(([key, value]) => [key, readValue(value)])),
    commitment: get('commitment'),
    lots: readLots(headers, seats),
    seed: get('seed'),
    steps,
    result: headers.has('scores') ? { scores: numbers(get('scores')), places: numbers(get('places')) } : undefined,
  };
};

export const readRecord = (text: string): Result<MatchRecord, RecordError> => {
  const lines = text.split('\n');
  const format = lines[0].replace(/\r$/, '');
  const withLots = format === FORMAT_OF_LOTS;
  if (!withLots && format !== FORMAT) return fail({ code: 'not-a-record' });
  const returned = lines.findIndex(line => line.includes('\r'));
  if (returned >= 0) return fail({ code: 'carriage-return', line: returned + 1 });
  if (lines.pop() !== '') return fail({ code: 'cut-off', line: lines.length + 1 });
  const headers: Headers = new Map();
  const wrongHead = readHeaders(lines, 1, headOf(headers, withLots), headers);
  if (wrongHead) return fail(wrongHead);
  const gap = headers.size + 1;
  if (gap === lines.length) return fail({ code: 'cut-off', line: gap });
  if (lines[gap] !== '') return fail(stray(lines[gap], gap + 1));
  const steps = readSteps(lines, gap + 1);
  const wrongFoot = readFoot(lines, gap + 1 + steps.length, headers);
  return wrongFoot ? fail(wrongFoot) : ok(meaning(text, headers, steps));
};
