import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo, seedFrom } from '../chance.ts';
import type { GameModule } from '../game.ts';
import { type Lots, seedOf } from '../lots.ts';
import { Match } from '../match.ts';
import { readRecord } from '../read-record.ts';
import { recordOf, writeRecord } from '../record.ts';
import { replayRecord } from '../replay-record.ts';
import { runes } from './games/runes.ts';
import { agreed, playOn } from './table.ts';

const module = runes as GameModule;
const secret = seedFrom('the house');
const given = (text: string) => ({ promise: commitmentTo(seedFrom(text)), part: seedFrom(text) });
const LOTS: Lots = { secret, seats: [given('Astrid'), null, { ...given('Ulf'), part: null }] };

const matchOf = (lots: Lots) => {
  const agreement = agreed(module, { seats: lots.seats.length });
  return new Match({ module, agreement, seed: seedOf(lots), lots });
};
const replayed = (text: string) => {
  const record = readRecord(text);
  return record.ok ? replayRecord(module, record.value) : record;
};

const begun = writeRecord(matchOf(LOTS));
const finished = writeRecord(playOn(matchOf(LOTS)));

describe('a seed made from lots', () => {
  test('is the beginning of the SHA-256 of the lines that say what was promised and shown', () => {
    const [, message] = /(commitment: [\s\S]*withheld\n)seed/.exec(begun)!;
    expect(seedOf(LOTS)).toBe(createHash('sha256').update(message).digest('hex').slice(0, 32));
  });

  test('is another one with another secret, another part, or a part at another seat', () => {
    const [astrid, nobody, ulf] = LOTS.seats;
    const others: Lots[] = [
      { ...LOTS, secret: seedFrom('another house') },
      { ...LOTS, seats: [given('Sigrun'), nobody, ulf] },
      { ...LOTS, seats: [astrid, nobody, given('Ulf')] },
      { ...LOTS, seats: [astrid, nobody, null] },
      { ...LOTS, seats: [nobody, astrid, ulf] },
    ];
    expect(new Set([LOTS, ...others].map(seedOf)).size).toBe(6);
  });
});

describe('a record of lots', () => {
  test('has what was promised and what was shown, and the seed', () => {
    expect(begun).toBe(`Idavoll record 2
game: runes
rules: 1
content: base 1
seats: 3
options: length=long strength=3 favour=2
seat 0: colour=ash
seat 1: colour=birch
seat 2: colour=elm
commitment: ${commitmentTo(secret)}
promise 0: ${commitmentTo(seedFrom('Astrid'))}
promise 1: none
promise 2: ${commitmentTo(seedFrom('Ulf'))}
secret: ${secret}
part 0: ${seedFrom('Astrid')}
part 1: none
part 2: withheld
seed: ${seedOf(LOTS)}

`);
  });

  test.each([
    ['a match at its start', begun],
    ['a finished match', finished],
  ])('of %s is read and written again', (_name, text) => {
    const match = replayed(text);
    expect(match.ok && match.value.lots).toEqual(LOTS);
    expect(match.ok && writeRecord(match.value)).toBe(text);
  });

  test('is written without the rules too', () => {
    const { rules, pack, agreement, lots, seed } = matchOf(LOTS);
    expect(recordOf({ game: 'runes', rules, pack, agreement, lots, seed, steps: [], outcome: undefined })).toBe(begun);
  });

  const edit = (from: string | RegExp, to: string) => {
    expect(begun).toMatch(from);
    return begun.replace(from, to);
  };
  const bad = (header: string, line: number) => ({ code: 'bad-header', header, line });
  const other = seedFrom('another');
  const HEADERS = ['commitment', 'promise 0', 'promise 2', 'secret', 'part 0', 'part 2', 'seed'];
  const LINES = [10, 11, 13, 14, 15, 17, 18];

  test.each<[what: string, text: string, error: object]>([
    ...HEADERS.map((header, i): [string, string, object] => [
      `no ${header}`,
      edit(new RegExp(`\n${header}: .*`), ''),
      { code: 'missing-header', header, line: LINES[i] },
    ]),
    ...HEADERS.map((header, i): [string, string, object] => [
      `${header} twice`,
      edit(new RegExp(`\n${header}: .*`), '$&$&'),
      { code: 'misplaced-header', header, line: LINES[i] + 1 },
    ]),
    ['the first format', edit('record 2', 'record 1'), { code: 'misplaced-header', header: 'promise 0', line: 11 }],
    ['another format', edit('record 2', 'record 3'), { code: 'not-a-record' }],
    ['a promise in capitals', edit(/promise 0: .*/, `promise 0: ${'A'.repeat(64)}`), bad('promise 0', 11)],
    ['a promise that is none', edit(/promise 0: .*/, 'promise 0: '), bad('promise 0', 11)],
    ['a part without a promise', edit('part 1: none', `part 1: ${other}`), bad('part 1', 16)],
    ['a part withheld without a promise', edit('part 1: none', 'part 1: withheld'), bad('part 1', 16)],
    ['a promise without a part', edit('part 2: withheld', 'part 2: none'), bad('part 2', 17)],
    ['a part of other length', edit(/part 0: ./, 'part 0: '), bad('part 0', 15)],
    ['a secret that is none', edit(/secret: .*/, 'secret: norn'), bad('secret', 14)],
    ['another secret', edit(/secret: .*/, `secret: ${other}`), { code: 'wrong-commitment' }],
    ['another commitment', edit(/commitment: .*/, `commitment: ${commitmentTo(other)}`), { code: 'wrong-commitment' }],
    ['another part', edit(/part 0: .*/, `part 0: ${other}`), { code: 'wrong-part', seat: 0 }],
    ['another promise', edit(/promise 0: .*/, `promise 0: ${commitmentTo(other)}`), { code: 'wrong-part', seat: 0 }],
    ['another promise, not kept', edit(/promise 2: .*/, `promise 2: ${commitmentTo(other)}`), { code: 'wrong-seed' }],
    ['a part kept back afterwards', edit(/part 0: .*/, 'part 0: withheld'), { code: 'wrong-seed' }],
    ['another seed', edit(/seed: .*/, `seed: ${other}`), { code: 'wrong-seed' }],
    ['no seed but a word', edit(/seed: .*/, 'seed: norn'), { code: 'wrong-seed' }],
  ])('with %s is refused', (_what, text, error) => {
    expect(replayed(text)).toEqual({ ok: false, error });
  });
});
