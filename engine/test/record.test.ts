import { describe, expect, test } from 'vitest';
import { commitmentTo, seedFrom } from '../chance.ts';
import type { GameModule, Pack } from '../game.ts';
import { Match } from '../match.ts';
import { readRecord, replayRecord, writeRecord } from '../record.ts';
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

  test('line ends of another system are read too', () => {
    expect(readRecord(finished.replaceAll('\n', '\r\n'))).toEqual(readRecord(finished));
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

  test.each<[what: string, text: string, error: object]>([
    ['nothing at all', '', { code: 'not-a-record' }],
    ['another format', edit('record 1', 'record 2'), { code: 'not-a-record' }],
    ['a line of something else', edit('2. 1 rest', 'rest, please'), { code: 'bad-line', line: 13 }],
    ['a step left out', edit('2. 1 rest', '3. 1 rest'), { code: 'bad-line', line: 13 }],
    ['a header twice', edit('rules: 1', 'rules: 1\nrules: 1'), { code: 'bad-line', line: 4 }],
    ...['game', 'rules', 'content', 'seats', 'options', 'commitment', 'seed'].map(
      (header): [string, string, object] => [
        `no ${header}`,
        edit(new RegExp(`\n${header}: .*`), ''),
        { code: 'missing-header', header },
      ],
    ),
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
      edit('seats: 2', 'seats: 99'),
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
    ['scores without places', edit('\nplaces: 1 1', '', finished), { code: 'wrong-result' }],
  ])('%s', (_what, text, error) => {
    expect(replayed(runes as GameModule, text)).toEqual({ ok: false, error });
  });
});
