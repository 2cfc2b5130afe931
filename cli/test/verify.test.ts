import type { RecordError } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { recordSentence } from '../record-errors.ts';
import { fileWith, idavoll } from './idavoll.ts';
import { finishedRecord, unfinishedRecord } from './records.ts';

const verify = (record: string) => idavoll(`verify ${fileWith(record)}`);
const lineOf = (record: string, pattern: RegExp) => record.split('\n').findIndex(line => pattern.test(line)) + 1;

describe('a true record', () => {
  test('of a whole match: moves, seed and scores are verified', async () => {
    const { code, out } = await verify(finishedRecord());
    expect(out).toMatch(
      /^True: mimir with 2 seats, \d+ moves, each legal by rules version 1; the seed fits its commitment; the scores \d+ and \d+ and the places are right\.\n$/,
    );
    expect(code).toBe(0);
  });

  test('of a match under way, from the standard input', async () => {
    const { code, out } = await idavoll('verify -', unfinishedRecord());
    expect(out).toContain('5 moves');
    expect(out).toContain('the match is unfinished');
    expect(code).toBe(0);
  });
});

describe('a false record is caught, with its line', () => {
  const record = finishedRecord();
  const changed = async (pattern: RegExp, replacement: string, from = record) => {
    const text = from.replace(pattern, replacement);
    expect(text).not.toBe(from);
    return verify(text);
  };

  test('a changed move', async () => {
    const { code, err } = await changed(/^1\. (\d) .*$/m, '1. $1 pass');
    expect(err).toContain(
      `Line ${lineOf(record, /^1\. /)}: this move is refused. The rules do not allow that now. (MIM-`,
    );
    expect(code).toBe(1);
  });

  test('a move of the wrong seat', async () => {
    const { code, err } = await changed(/^1\. (\d) /m, '1. 9 ');
    expect(err).toContain(`Line ${lineOf(record, /^1\. /)}: this move is refused. Nobody has that seat.`);
    expect(code).toBe(1);
  });

  test('a changed score', async () => {
    const { code, err } = await changed(/^scores: (\d+)/m, 'scores: 1$1');
    expect(err).toContain(`Line ${lineOf(record, /^scores/)}: these scores or places`);
    expect(code).toBe(1);
  });

  test('another seed', async () => {
    const { code, err } = await changed(/^seed: ./m, 'seed: z');
    expect(err).toContain(
      `Line ${lineOf(record, /^seed/)}: this seed is not the one committed to in line ${lineOf(record, /^commitment/)}.`,
    );
    expect(code).toBe(1);
  });

  test.each([
    ['a line too many', /^1\. /m, '7. ', /^1\. /, 'neither a header nor the next move'],
    ['another game', /^game: .*/m, 'game: hnefatafl', /^game/, 'there is no game hnefatafl here'],
    ['other rules', /^rules: .*/m, 'rules: 99', /^rules/, 'rules version 99'],
    ['other content', /^content: .*/m, 'content: mine 3', /^content/, 'with the content "mine 3"'],
    [
      'an impossible table',
      /^seats: 2([\s\S]*)seat 1: .*\n([\s\S]*)\nscores[\s\S]*/m,
      'seats: 1$1$2',
      /^seats/,
      'no table can agree on this. mimir is played with',
    ],
    ['an unknown header', /^rules: /m, 'judged: by an official referee\nrules: ', /^rules/, 'has no line "judged: …"'],
    ['seats in another writing', /^seats: 2/m, 'seats: 0x2', /^seats/, 'is not written as a record writes it'],
    ['an option left out', / publicRecord=\w+/, '', /^options/, 'should be "options: difficulty='],
    ['line ends of Windows', /\n/g, '\r\n', /^Idavoll/, 'with the line ends of Unix (LF)'],
    [
      'an unknown option value',
      /difficulty=\w+/,
      'difficulty=odd',
      /^options/,
      'The option difficulty is normal or easy',
    ],
    ['a colour twice', /colour=blue/, 'colour=purple', /^seat 0/, 'cannot share the colour purple'],
    ['no record at all', /^Idavoll/, 'idavoll', /^Idavoll/, 'this is no record'],
  ])('%s', async (_what, pattern, replacement, where, sentence) => {
    const { code, err } = await changed(pattern, replacement);
    expect(err).toContain(`Line ${lineOf(record, where)}: `);
    expect(err).toContain(sentence);
    expect(code).toBe(1);
  });

  test('a missing header', async () => {
    const { code, err } = await changed(/^seats: .*\n/m, '');
    expect(err).toContain(`Line ${lineOf(record, /^seats/)}: the line "seats: …" is missing here.`);
    expect(code).toBe(1);
  });

  test('a result before the end, and an end without a result', async () => {
    const early = await verify(`${unfinishedRecord()}\nscores: 1 2\nplaces: 2 1\n`);
    expect(early.err).toContain('scores are given, but the match is not over');
    const late = await verify(record.replace(/\nscores[\s\S]*/, ''));
    expect(late.err).toContain('the match is over here, but scores and places are missing');
    expect([early.code, late.code]).toEqual([1, 1]);
  });
});

test('every error of a record has a sentence with a line', () => {
  const errors: RecordError[] = [
    ...(['not-a-record', 'wrong-commitment', 'wrong-result', 'unfinished-result', 'no-end'] as const).map(code => ({
      code,
    })),
    ...(['bad-line', 'carriage-return', 'cut-off'] as const).map(code => ({ code, line: 3 })),
    ...(['missing-header', 'unknown-header', 'misplaced-header', 'bad-header'] as const).map(code => ({
      code,
      header: 'seed',
      line: 9,
    })),
    { code: 'not-as-written', line: 6, wanted: 'options: ' },
    ...(['other-game', 'other-rules', 'other-content'] as const).map(code => ({ code, wanted: 'a', found: 'b' })),
    { code: 'bad-agreement', error: { code: 'bad-seat-count', allowed: [2] } },
    { code: 'refused-move', line: 20, refusal: 'over' },
  ];
  for (const error of errors) expect(recordSentence(finishedRecord(), error)).toMatch(/^Line \d+: \w/);
});
