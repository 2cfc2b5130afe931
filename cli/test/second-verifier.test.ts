/** examples/verify_record.py knows nothing of our code: what it draws and what it refuses is held to what we do. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commitmentTo,
  type GameModule,
  Match,
  readRecord,
  replayRecord,
  seedFrom,
  toJson,
  writeRecord,
} from '@idavoll/engine';
import { games } from '@idavoll/games';
import { describe, expect, test } from 'vitest';
import { alterationsOf } from '../../games/test/alterations.ts';
import { recordOfLots } from '../../games/test/lots.ts';
import { agreedOn, optionSetsOf } from '../../games/test/option-sets.ts';
import { ROOT } from '../repository.ts';
import { fileWith, run } from './idavoll.ts';
import { playOn, unfinishedRecord } from './records.ts';

const second = (...args: string[]) => run(['python3', join(ROOT, 'examples', 'verify_record.py'), ...args]);

const recordsOf = (id: string): string[] => {
  const folder = join(ROOT, 'games', id, 'test', 'matches');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.record'));
  return names.map(name => join(folder, name));
};

const replay = (module: GameModule, text: string, onPosition?: (match: Match) => void): Match => {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.error.code);
  const match = replayRecord(module, record.value, module.base, onPosition);
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
};

/** So many steps that every set-up is over. */
const BEGUN = 8;

/** What nobody drew: the choice of a team, and what a saga lays in any case. */
const UNDRAWN = ['teamChosen', 'crownLaid', 'chestLaid'];

/** The story of a step with everything open: each event as its own seat is told it. */
const openStory = (match: Match, step: number) => {
  const bySeat = Array.from({ length: match.game.seats }, (_, seat) => match.events(seat));
  return bySeat[0].flatMap(({ step: at, event }, i) => {
    const seat = typeof event.seat === 'number' ? event.seat : 0;
    return at === step && !UNDRAWN.includes(event.type) ? [bySeat[seat][i].event] : [];
  });
};

/** Whether one line differs, and only those can judge it who know rules and content and play the moves. */
const isBeyondIt = (text: string, altered: string): boolean => {
  const [lines, others] = [text.split('\n'), altered.split('\n')];
  const changed = lines.filter((line, i) => line !== others[i]);
  return lines.length === others.length && changed.length === 1 && /^(rules|content|scores|places): /.test(changed[0]);
};

describe.each(games.map(module => ({ id: module.id, module })))('records of $id', ({ id, module }) => {
  const files = recordsOf(id);

  const expectSameDraws = async (records: readonly string[]) => {
    const { code, out, err } = await second('--json', ...records.map(fileWith));
    expect(err).toBe('');
    expect(code).toBe(0);
    const drawn = out.trimEnd().split('\n');
    expect(drawn).toHaveLength(records.length);
    for (const [i, text] of records.entries()) {
      const positions: Record<string, unknown>[] = [];
      const awaited: number[] = [];
      const match = replay(module, text, ({ game, state, awaiting }) => {
        positions.push(toJson(game.layout, state));
        awaited.push(awaiting);
      });
      const { step, told, next, ...fields } = JSON.parse(drawn[i]);
      expect(told.length, text).toBeGreaterThan(0);
      expect(told, text).toEqual(openStory(match, step));
      // Where all decide at once, anybody may be the first.
      if (next === null) expect(awaited[step], text).toBe(2 ** match.game.seats - 1);
      else expect(match.steps[step].seat, text).toBe(next);
      expect(positions[step], text).toMatchObject(fields);
    }
  };

  test('are true to it too, and it draws what the engine drew', () =>
    expectSameDraws([...files.map(file => readFileSync(file, 'utf8')), recordOfLots(module)]));

  test.each(module.seatCounts)('with %i seats: it draws the set-up with every option', seats => {
    const begun = optionSetsOf(module, seats).map(options => {
      const agreement = agreedOn(module, seats, options);
      return writeRecord(playOn(new Match({ module, agreement, seed: seedFrom(`second ${options}`) }), BEGUN));
    });
    return expectSameDraws(begun);
  });

  test.each([
    ['first', readFileSync(files[0], 'utf8')],
    ['second', recordOfLots(module)],
  ])(
    'of the %s format are refused when head or foot are altered, unless rules or content must be known',
    async (_, text) => {
      const altered = alterationsOf(text);
      const folder = mkdtempSync(join(tmpdir(), 'idavoll-'));
      const names = altered.map(({ text }, i) => {
        const name = join(folder, String(i));
        writeFileSync(name, text);
        return name;
      });
      const { code, out, err } = await second(...names);
      expect(code).toBe(1);
      expect(`${out}${err}`.match(/^.+\/\d+: /gm)).toHaveLength(names.length);
      const accepted = altered.filter((_, i) => out.includes(`${names[i]}: `));
      expect(accepted.filter(one => !isBeyondIt(text, one.text)).map(({ how }) => how)).toEqual([]);
    },
  );
});

test('it says what is wrong, and where', async () => {
  const text = readFileSync(recordsOf('mimir')[0], 'utf8');
  const wrong = async (from: string | RegExp, to: string) => {
    const { code, err } = await second(fileWith(text.replace(from, to)));
    expect(code).toBe(1);
    return err;
  };
  expect(await wrong(/seed: ./, 'seed: 0')).toMatch(/: Line 10: this seed is not the one committed to in line 9\.\n$/);
  expect(await wrong('rules: 1', 'judged: well')).toMatch(/: Line 3: the line "rules: \.\.\." is missing here\.\n$/);
  expect(await wrong('1. 1 ', '1. 0 ')).toContain('Line 12: seat 0 moves first after the set-up');
});

test('it says which lot is wrong', async () => {
  const text = recordOfLots(games[0]);
  const at = (header: string) => text.split('\n').findIndex(line => line.startsWith(`${header}: `)) + 1;
  const wrong = async (header: string, to: string) => {
    const { code, err } = await second(fileWith(text.replace(new RegExp(`^${header}: .*`, 'm'), `${header}: ${to}`)));
    expect(code).toBe(1);
    return err;
  };
  const other = seedFrom('another');
  expect(await wrong('secret', other)).toContain(
    `Line ${at('secret')}: this secret is not the one committed to in line ${at('commitment')}.`,
  );
  expect(await wrong('part 0', other)).toContain(
    `Line ${at('part 0')}: this part is not the one promised in line ${at('promise 0')}.`,
  );
  expect(await wrong('part 0', 'withheld')).toContain(
    `Line ${at('seed')}: this seed does not follow from the lines before it, from line ${at('commitment')} on.`,
  );
  expect(await wrong('part 1', other)).toContain(`Line ${at('part 1')}: a part is none where nothing was promised`);
});

test('it holds a record to what was told at the start', async () => {
  const text = recordOfLots(games[0]);
  const told = [...text.matchAll(/^(?:commitment|promise \d): ([0-9a-f]{64})$/gm)].map(([, hex]) => hex);
  expect(told).toHaveLength(3);
  const flags = (some: readonly string[]) => some.flatMap(one => ['--commitment', one]);
  expect((await second(...flags(told), fileWith(text))).code).toBe(0);
  const lie = commitmentTo(seedFrom('another'));
  const { code, err } = await second(...flags([...told, lie]), fileWith(text));
  expect(err).toContain(`the record does not hold ${lie}, which was told at the start.`);
  expect(code).toBe(1);
});

test('a match under way is read too', async () => {
  const { code, out } = await second(fileWith(unfinishedRecord()));
  expect(out).toContain('grammar and commitment hold; the set-up is drawn again.');
  expect(code).toBe(0);
});
