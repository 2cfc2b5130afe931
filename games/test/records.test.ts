import { readdirSync, readFileSync } from 'node:fs';
import { type GameModule, readRecord, replayRecord, writeRecord } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';
import { type Altered, alterationsOf, intrusionsOf, slipsOf } from './alterations.ts';
import { recordOfLots } from './lots.ts';

const ROOM = new URL('../', import.meta.url);
const SLIPS = 500;
/** So many altered heads and feet of a record once passed for true. */
const LEAST_KINDS = 365;

const recordsOf = (id: string): [name: string, text: string][] => {
  const folder = new URL(`${id}/test/matches/`, ROOM);
  const records = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.record'));
  return records.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]);
};

const replay = (module: GameModule, text: string) => {
  const record = readRecord(text);
  return record.ok ? replayRecord(module, record.value) : record;
};
const accepted = (module: GameModule, altered: readonly Altered[]) =>
  altered.filter(({ text }) => replay(module, text).ok).map(({ how }) => how);

test('there are records of every game', () => {
  expect(games.filter(({ id }) => recordsOf(id).length === 0)).toEqual([]);
});

describe.each(games.map(module => ({ id: module.id, module })))('records of $id', ({ id, module }) => {
  const records: [name: string, text: string][] = [...recordsOf(id), ['of lots', recordOfLots(module)]];

  const [shortest] = records.map(([, text]) => text).toSorted((a, b) => a.length - b.length);

  test.each(records)('%s is accepted as it is, and with no other head or foot', (_name, text) => {
    const match = replay(module, text);
    expect(match.ok && writeRecord(match.value)).toBe(text);
    // By another version the same moves may be as right, and the result the same: that is the record of another match.
    const others = module.versions.map(rules => text.replace(/^rules: \d+$/m, `rules: ${rules}`));
    const altered = alterationsOf(text).filter(one => !others.includes(one.text));
    expect(altered.length).toBeGreaterThan(LEAST_KINDS);
    expect(accepted(module, altered)).toEqual([]);
  });

  test('nothing strange is taken at any line', () => {
    expect(accepted(module, intrusionsOf(shortest))).toEqual([]);
  });

  test('no slip of a byte goes unnoticed', () => {
    const altered = records.flatMap(([, text], i) => slipsOf(text, Math.ceil(SLIPS / records.length), i + 1));
    expect(altered.length).toBeGreaterThanOrEqual(SLIPS);
    expect(accepted(module, altered)).toEqual([]);
  });
});
