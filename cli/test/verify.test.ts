import { commitmentTo, type RecordError, seedFrom } from '@idavoll/engine';
import { games } from '@idavoll/games';
import { describe, expect, test } from 'vitest';
import { recordOfLots } from '../../games/test/lots.ts';
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

describe('what was told at the start', () => {
  const lots = recordOfLots(games[0]);
  const told = (record: string) =>
    [...record.matchAll(/^(?:commitment|promise \d): ([0-9a-f]{64})$/gm)].map(([, hex]) => `--commitment ${hex}`);
  const other = commitmentTo(seedFrom('another'));

  test('is in the record', async () => {
    const plain = finishedRecord();
    const one = await idavoll(`verify ${fileWith(plain)} ${told(plain).join(' ')}`);
    expect(one.out).toContain('the seed fits its commitment, which is the one told at the start; the scores');
    const all = await idavoll(`verify ${fileWith(lots)} ${told(lots).join(' ')}`);
    expect(all.out).toContain('and the parts of the seats, and all 3 told at the start are there; the scores');
    expect([one.code, all.code]).toEqual([0, 0]);
  });

  test('is not in the record of another match', async () => {
    const { code, err } = await idavoll(`verify ${fileWith(lots)} ${told(finishedRecord()).join(' ')}`);
    expect(err).toMatch(/^Line \d+: the record does not hold [0-9a-f]{64}, which was told at the start\./);
    expect(code).toBe(1);
  });

  test('is not in it where one of several is missing', async () => {
    const { code, err } = await idavoll(`verify ${fileWith(lots)} ${told(lots).join(' ')} --commitment ${other}`);
    expect(err).toContain(`the record does not hold ${other}`);
    expect(code).toBe(1);
  });

  test('has 64 digits', async () => {
    const { code, err } = await idavoll(`verify ${fileWith(lots)} --commitment be45cb26`);
    expect(err).toContain('"be45cb26" is no commitment');
    expect(code).toBe(2);
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
    ['secret', 'secret', 'this secret is not the one committed to in line', 'commitment'],
    ['part 0', 'part 0', 'this part is not the one promised in line', 'promise 0'],
    ['seed', 'seed', 'this seed does not follow from the lines before it, from line', 'commitment'],
  ])('another %s among lots', async (_what, header, sentence, named) => {
    const lots = recordOfLots(games[0]);
    const line = (name: string) => lineOf(lots, new RegExp(`^${name}: `));
    const { code, err } = await changed(new RegExp(`^${header}: .*`, 'm'), `${header}: ${seedFrom('another')}`, lots);
    expect(err).toContain(`Line ${line(header)}: ${sentence} ${line(named)}`);
    expect(code).toBe(1);
  });

  test.each([
    ['a line too many', /^1\. /m, '7. ', /^1\. /, 'neither a header nor the next move'],
    ['another game', /^game: .*/m, 'game: halatafl', /^game/, 'there is no game halatafl here'],
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
    { code: 'wrong-seed' },
    { code: 'wrong-part', seat: 0 },
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
