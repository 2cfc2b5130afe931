import { describe, expect, test } from 'vitest';
import { runLaws } from '../laws/index.ts';
import { Match } from '../match.ts';
import { readRecord } from '../read-record.ts';
import { writeRecord } from '../record.ts';
import { replayRecord } from '../replay-record.ts';
import { revisedRunes, runes } from './games/runes.ts';
import { agreed, matchOf, playOn } from './table.ts';

const wishes = { seats: 2, options: { strength: 1 } };
const begin = (rules?: number) => {
  const { agreement, seed } = matchOf(runes, wishes, 'norn');
  return new Match({ module: revisedRunes, agreement, seed, ...(rules !== undefined && { rules }) });
};
const replayed = (text: string, module = revisedRunes) => {
  const record = readRecord(text);
  return record.ok ? replayRecord(module, record.value) : record;
};

describe('versions of the rules', () => {
  test('a new match is played by the newest, another by the one it began with', () => {
    expect(begin().rules).toBe(2);
    expect(begin(1).rules).toBe(1);
    expect(() => begin(3)).toThrow('runes has no rules version 3');
  });

  test('they differ in what the revision changed', () => {
    const old = playOn(begin(1));
    const revised = playOn(begin(2));
    expect(old.steps.length).toBe(2);
    expect(revised.steps.length).toBeGreaterThan(2);
  });

  test('a record says by which it was played, and is played again by that one', () => {
    const [old, revised] = [begin(1), begin(2)].map(match => writeRecord(playOn(match)));
    expect(old).toContain('\nrules: 1\n');
    expect(revised).toContain('\nrules: 2\n');
    expect(replayed(old)).toMatchObject({ ok: true, value: { rules: 1, over: true } });
    expect(replayed(revised)).toMatchObject({ ok: true, value: { rules: 2, over: true } });
    expect(old).toBe(writeRecord(playOn(matchOf(runes, wishes, 'norn'))));
    expect(replayed(old.replace('rules: 1', 'rules: 2'))).toMatchObject({ ok: false });
  });

  test('one that nobody offers is refused', () => {
    const record = writeRecord(begin(2));
    expect(replayed(record, runes)).toEqual({ ok: false, error: { code: 'other-rules', wanted: '1', found: '2' } });
    const unknown = record.replace('rules: 2', 'rules: 7');
    expect(replayed(unknown)).toMatchObject({ error: { code: 'other-rules', wanted: '1, 2', found: '7' } });
  });

  test.each(revisedRunes.versions)('version %i obeys the laws', rules => {
    const { failures } = runLaws({ ...revisedRunes, rules }, { seed: 'versions', matches: 40 });
    expect(failures).toEqual([]);
  });

  test('an agreement holds for every version', () => {
    expect(agreed(revisedRunes, wishes)).toEqual(agreed(runes, wishes));
  });
});
