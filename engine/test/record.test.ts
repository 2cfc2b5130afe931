import { describe, expect, test } from 'vitest';
import { commitmentTo, seedFrom } from '../chance.ts';
import type { GameModule, Pack } from '../game.ts';
import { Match } from '../match.ts';
import { readRecord } from '../read-record.ts';
import { writeRecord } from '../record.ts';
import { replayRecord } from '../replay-record.ts';
import type { Result } from '../result.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';
import { agreed, matchOf, play, playOn, playOne } from './table.ts';

const unwrap = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const replayed = (module: GameModule, text: string, pack?: Pack<unknown>) => {
  const record = readRecord(text);
  return record.ok ? replayRecord(module, record.value, pack) : record;
};

const HEADERS = ['game', 'rules', 'content', 'seats', 'options', 'seat 0', 'seat 1', 'commitment', 'seed'];
const begun = writeRecord(play(matchOf(runes, { seats: 2, options: { strength: 1 } }, 'norn'), '0 reach', '1 rest'));
const finished = writeRecord(playOn(matchOf(runes, { seats: 2, options: { strength: 1 } }, 'norn')));

test('a record is text that people can read', () => {
  expect(begun).toBe(`Idavoll record 1
game: runes
rules: 1
content: base 1
seats: 2
options: length=short strength=1 favour=2
seat 0: colour=ash
seat 1: colour=birch
commitment: ${commitmentTo(seedFrom('norn'))}
seed: ${seedFrom('norn')}

1. 0 reach
2. 1 rest
`);
  expect(finished).toMatch(/\n1\. 0 reach\n2\. 1 reach\n\nscores: 0 0\nplaces: 1 1\n$/);
});

/** As the first format was written on its first day. It is read for ever, and this text never changes. */
const KEPT = `Idavoll record 1
game: runes
rules: 1
content: base 1
seats: 2
options: length=short strength=1 favour=2
seat 0: colour=ash
seat 1: colour=birch
commitment: f0cf497ac15a68445ab6082668a78df9b431e926d408d452ca2c3da8646f1e84
seed: 2d93e9449bde22718a2a433913fdd00f

1. 0 reach
2. 1 reach

scores: 0 0
places: 1 1
`;

test('a record of version 1 is read for ever', () => {
  const match = unwrap(replayed(runes as GameModule, KEPT));
  expect(match.over).toBe(true);
  expect(match.steps.map(({ text }) => text)).toEqual(['reach', 'reach']);
  expect(writeRecord(match)).toBe(KEPT);
});

describe('round trip', () => {
  test.each([
    ['a match under way', play(matchOf(ravens, { seats: 3, options: { bury: true } }), '0 peek', '0 bury')],
    ['a match at its start', matchOf(ravens, { seats: 2 })],
    ['a finished match', playOn(matchOf(ravens, { seats: 2, options: { peek: false, hand: 3 } }))],
    ['chosen traits', playOn(matchOf(runes, { seats: 3, traits: [{}, { colour: 'oak' }] }))],
  ])('%s', (_name, match) => {
    const again = unwrap(replayed(match.module, writeRecord(match)));
    expect(again.state).toEqual(match.state);
    expect(again.agreement).toEqual(match.agreement);
    expect(again.events(0)).toEqual(match.events(0));
    expect(writeRecord(again)).toBe(writeRecord(match));
  });

  test('who replays it is shown every position on the way, and may keep its state', () => {
    const match = matchOf(ravens, { seats: 2 });
    const states = [match.state];
    const copies = [match.state.slice()];
    const texts = [''];
    while (!match.over) {
      playOne(match);
      states.push(match.state);
      copies.push(match.state.slice());
      texts.push(match.steps.at(-1)?.text ?? '');
    }
    expect(states).toEqual(copies);
    const seen: Match['state'][] = [];
    const shown: string[] = [];
    const record = unwrap(readRecord(writeRecord(match)));
    const again = replayRecord(ravens as GameModule, record, ravens.base, ({ state, steps }) => {
      seen.push(state);
      shown.push(steps.at(-1)?.text ?? '');
    });
    expect(again.ok).toBe(true);
    expect(seen).toEqual(copies);
    expect(shown).toEqual(texts);
  });

  test('what was taken back is not in it', () => {
    const match = play(matchOf(runes, { seats: 2 }), '0 reach');
    match.undo(0, 1);
    expect(unwrap(readRecord(writeRecord(play(match, '0 rest')))).steps).toEqual([{ line: 12, seat: 0, text: 'rest' }]);
  });

  test('in whatever order an agreement was kept, it is written in one', () => {
    const traits = { colour: ['ash', 'oak'], god: ['odin', 'thor'] };
    const module = { ...runes, traits } as GameModule;
    const { options, ...agreement } = agreed(module, { seats: 2 });
    const backwards = <T>(values: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(values).reverse()) as Record<string, T>;
    const kept = { ...agreement, options: backwards(options), traits: agreement.traits.map(backwards) };
    const written = [{ ...agreement, options }, kept].map(agreement =>
      writeRecord(new Match({ module, agreement, seed: seedFrom('norn') })),
    );
    expect(written[1]).toBe(written[0]);
    expect(replayed(module, written[1])).toMatchObject({ ok: true });
  });

  test('as the first servers wrote options and traits, they are read for ever; in any other order they are not', () => {
    const traits = { colour: ['ash', 'oak'], god: ['odin', 'thor'] };
    const module = { ...runes, traits } as GameModule;
    const text = writeRecord(playOn(matchOf(module, { seats: 2 })));
    const turned = (line: RegExp, parts: readonly number[]) => (record: string) =>
      record.replaceAll(line, (_, head: string, pairs: string) => {
        const all = pairs.split(' ');
        return `${head}${parts.map(part => all[part]).join(' ')}`;
      });
    const seats = turned(/^(seat \d: )(.*)$/gm, [1, 0]);
    expect(text).toMatch(/^options: length=\w+ strength=\d+ favour=\d$/m);
    const kept = seats(turned(/^(options: )(.*)$/gm, [2, 0, 1])(text));
    expect(replayed(module, kept)).toMatchObject({ ok: true });
    expect(replayed(module, seats(text))).toMatchObject({ ok: false });
    const backwards = turned(/^(options: )(.*)$/gm, [2, 1, 0])(text);
    expect(replayed(module, backwards)).toMatchObject({ ok: false });
  });

  test('a pack of one’s own is found again by its name, spaces and all', () => {
    const pack = { ...runes.base, name: 'my own runes', version: 12 };
    const agreement = agreed(runes, { seats: 2 });
    const match = playOn(new Match({ module: runes as GameModule, agreement, seed: seedFrom('norn'), pack }));
    expect(replayed(runes as GameModule, writeRecord(match), pack)).toMatchObject({ ok: true });
  });
});

describe('what is wrong with a record is said', () => {
  const edit = (from: string | RegExp, to: string, text = begun) => {
    expect(text).toMatch(from);
    return text.replace(from, to);
  };
  const otherSeed = seedFrom('another');
  const missing = (header: string, line: number) => ({ code: 'missing-header', header, line });
  const unknown = (header: string, line: number) => ({ code: 'unknown-header', header, line });
  const misplaced = (header: string, line: number) => ({ code: 'misplaced-header', header, line });
  const bad = (header: string, line: number) => ({ code: 'bad-header', header, line });
  const asWritten = (line: number, wanted: string) => ({ code: 'not-as-written', line, wanted });

  test.each<[what: string, text: string, error: object]>([
    ['nothing at all', '', { code: 'not-a-record' }],
    ['another format', edit('record 1', 'record 3'), { code: 'not-a-record' }],
    ['the format of lots', edit('record 1', 'record 2'), missing('promise 0', 10)],
    ['a line of something else', edit('2. 1 rest', 'rest, please'), { code: 'bad-line', line: 13 }],
    ['a step left out', edit('2. 1 rest', '3. 1 rest'), { code: 'bad-line', line: 13 }],
    ...HEADERS.map((header, i): [string, string, object] => [
      `no ${header}`,
      edit(new RegExp(`\n${header}: .*`), ''),
      { code: 'missing-header', header, line: i + 2 },
    ]),
    ...HEADERS.map((header, i): [string, string, object] => [
      `${header} twice`,
      edit(new RegExp(`\n${header}: .*`), '$&$&'),
      { code: 'misplaced-header', header, line: i + 3 },
    ]),
    [
      'a header too early',
      edit(/(\ngame.*)(\nrules.*)/, '$2$1'),
      { code: 'misplaced-header', header: 'rules', line: 2 },
    ],
    ['an unknown header', edit('\nseats', '\njudged: by nobody\nseats'), unknown('judged', 5)],
    ['an unknown header at the end', `${finished}judged: by nobody\n`, unknown('judged', 17)],
    ['a seat more than the table has', edit('\ncommitment', '\nseat 2: \ncommitment'), misplaced('seat 2', 9)],
    ['moves without an empty line', edit('\n\n1', '\n1'), { code: 'bad-line', line: 11 }],
    ['an empty line more', edit('\n\n1', '\n\n\n1'), { code: 'bad-line', line: 13 }],
    ['an empty line at the end', `${begun}\n`, { code: 'bad-line', line: 14 }],
    ['something after the end', `${finished}thanks\n`, { code: 'bad-line', line: 17 }],
    ['a header among the moves', edit('2. 1', 'seats: 2\n2. 1'), misplaced('seats', 13)],
    ['no last line break', begun.slice(0, -1), { code: 'cut-off', line: 13 }],
    ['nothing after the head', edit(/\n\n[\s\S]*/, '\n'), { code: 'cut-off', line: 10 }],
    ['line ends of Windows', begun.replaceAll('\n', '\r\n'), { code: 'carriage-return', line: 1 }],
    ['a stray carriage return', edit('reach', 'rea\rch'), { code: 'carriage-return', line: 12 }],
    ...['0x2', '02', '+2', '2e0', ' 2', '2 ', 'two', '', '2.0', '-2'].map((seats): [string, string, object] => [
      `the seats ${JSON.stringify(seats)}`,
      edit('seats: 2', `seats: ${seats}`),
      bad('seats', 5),
    ]),
    ['rules that are no number', edit('rules: 1', 'rules: 01'), bad('rules', 3)],
    ['content without a version', edit('base 1', 'base'), bad('content', 4)],
    ['a zero before the version', edit('base 1', 'base 01'), bad('content', 4)],
    ['two blanks between options', edit(' strength', '  strength'), bad('options', 6)],
    ['a blank after the options', edit('favour=2', 'favour=2 '), bad('options', 6)],
    ['an option twice', edit('strength=1', 'strength=1 strength=1'), bad('options', 6)],
    ['an option with two values', edit('strength=1', 'strength=1=1'), bad('options', 6)],
    ['a trait without a value', edit('colour=ash', 'colour='), bad('seat 0', 7)],
    ['an option left out', edit(' favour=2', ''), asWritten(6, 'options: length=short strength=1 favour=2')],
    [
      'options in another order',
      edit('length=short strength=1', 'strength=1 length=short'),
      asWritten(6, 'options: length=short strength=1 favour=2'),
    ],
    ['a trait left out', edit('seat 1: colour=birch', 'seat 1: '), asWritten(8, 'seat 1: colour=birch')],
    ['a place too few', edit('places: 1 1', 'places: 1', finished), bad('places', 16)],
    ['two blanks in a move', edit('1. 0 reach', '1. 0  reach'), { code: 'bad-line', line: 12 }],
    ['a tab after a move', edit('reach', 'reach\t'), { code: 'bad-line', line: 12 }],
    ['a zero before a score', edit('scores: 0 0', 'scores: 00 0', finished), bad('scores', 15)],
    ['less than nothing', edit('scores: 0 0', 'scores: -0 0', finished), bad('scores', 15)],
    ['places before scores', edit(/(scores.*\n)(places.*\n)/, '$2$1', finished), misplaced('places', 15)],
    ['places twice', `${finished}places: 1 1\n`, misplaced('places', 17)],
    ['another game', edit('game: runes', 'game: ravens'), { code: 'other-game', wanted: 'runes', found: 'ravens' }],
    ['other rules', edit('rules: 1', 'rules: 2'), { code: 'other-rules', wanted: '1', found: '2' }],
    ['another pack', edit('base 1', 'mine 1'), { code: 'other-content', wanted: 'base 1', found: 'mine 1' }],
    ['another version', edit('base 1', 'base 2'), { code: 'other-content', wanted: 'base 1', found: 'base 2' }],
    ['a seed that was not committed to', edit(/seed: .*/, `seed: ${otherSeed}`), { code: 'wrong-commitment' }],
    [
      'a commitment to another seed',
      edit(/commitment: .*/, `commitment: ${commitmentTo(otherSeed)}`),
      { code: 'wrong-commitment' },
    ],
    ['no seed but a word', edit(/seed: .*/, 'seed: norn'), { code: 'wrong-commitment' }],
    ['the seed in capitals', edit(/seed: .*/, `seed: ${seedFrom('norn').toUpperCase()}`), { code: 'wrong-commitment' }],
    [
      'an option that cannot be',
      edit('strength=1', 'strength=9'),
      { code: 'bad-agreement', error: { code: 'bad-option-value', option: 'strength', allowed: [3, 1, 5] } },
    ],
    [
      'a seat count that cannot be',
      edit(/seats: 2([\s\S]*)seat 1: .*\n/, 'seats: 1$1'),
      { code: 'bad-agreement', error: { code: 'bad-seat-count', allowed: [2, 3, 4] } },
    ],
    ['an unknown move', edit('2. 1 rest', '2. 1 sing'), { code: 'refused-move', line: 13, refusal: 'unknown-move' }],
    ['a move out of turn', edit('2. 1 rest', '2. 0 rest'), { code: 'refused-move', line: 13, refusal: 'not-awaited' }],
    ['a move of nobody', edit('2. 1 rest', '2. 7 rest'), { code: 'refused-move', line: 13, refusal: 'no-such-seat' }],
    [
      'an illegal move',
      `${begun}3. 0 reach\n`,
      { code: 'refused-move', line: 14, refusal: 'illegal-move', rule: 'RUN-005' },
    ],
    [
      'a move after the end',
      edit('\nscores', '3. 0 rest\n\nscores', finished),
      { code: 'refused-move', line: 14, refusal: 'over' },
    ],
    ['a result of a match under way', `${begun}\nscores: 1 0\nplaces: 1 2\n`, { code: 'unfinished-result' }],
    ['an end without a result', edit('\nscores: 0 0\nplaces: 1 1\n', '', finished), { code: 'no-end' }],
    ['other scores', edit('scores: 0 0', 'scores: 1 0', finished), { code: 'wrong-result' }],
    ['other places', edit('places: 1 1', 'places: 1 2', finished), { code: 'wrong-result' }],
    ['more seats than there are lines of', edit('seats: 2', 'seats: 99'), missing('seat 2', 9)],
    ['scores without places', edit('\nplaces: 1 1', '', finished), missing('places', 16)],
    ['places without scores', edit('\nscores: 0 0', '', finished), missing('scores', 15)],
  ])('%s', (_what, text, error) => {
    expect(replayed(runes as GameModule, text)).toEqual({ ok: false, error });
  });
});
