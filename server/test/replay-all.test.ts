import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GameModule } from '@idavoll/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revisedRunes, runes } from '../../engine/test/games/runes.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { replayDatabase } from '../replay/database.ts';
import { Report } from '../replay/report.ts';
import { makeDataFolder, removeDataFolder } from './folder.ts';
import { writeMatches } from './many-matches.ts';

const COUNT = process.env.IDAVOLL_FULL === '1' ? 1000 : 100;
const revised = revisedRunes as GameModule;

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = makeDataFolder();
  database = await openDatabase({ data: folder, say: () => {}, onLost: () => {} });
  // Both versions in turn; every fourth match is under way, some of them by the old rules.
  await writeMatches(database.db, {
    module: revised,
    count: COUNT,
    name: 'table',
    rules: nth => 1 + (nth % 2),
    most: nth => (nth % 4 < 2 && nth % 8 < 4 ? 3 : Number.POSITIVE_INFINITY),
  });
});
afterAll(async () => {
  await database.close();
  await removeDataFolder(folder);
});

const replayed = async (games: readonly GameModule[], patch = false) => {
  const lines: string[] = [];
  const steps: string[] = [];
  const report = new Report(
    line => lines.push(line),
    line => steps.push(line),
  );
  await replayDatabase({ db: database.db, games, patch, report });
  report.close();
  return { lines, steps, failed: report.failed };
};

/** The game after somebody changed a rule and forgot the version: the first card of a match is another. */
const careless: GameModule = {
  ...revised,
  create: (agreement, content, rules) => revised.create(agreement, content, rules === 1 ? 2 : 1),
};

/** The game after a change that shows in the scores alone. */
const generous: GameModule = {
  ...revised,
  create: (...agreed) => {
    const game = revised.create(...agreed);
    return {
      ...game,
      outcome: (state, into) => {
        game.outcome(state, into);
        into.scores[0]++;
      },
    };
  },
};

describe('replay-all', () => {
  test('finds that every match of both versions goes as it went', async () => {
    const { lines, steps, failed } = await replayed([revised]);
    const half = COUNT / 2;
    expect(failed).toBe(false);
    expect(lines).toEqual([
      `runes, rules 1: ${half} matches as before`,
      `runes, rules 2: ${half} matches as before`,
      `${COUNT.toLocaleString('en')} matches played again, and every one goes as it went.`,
    ]);
    expect(steps).toHaveLength(10);
    expect(steps.at(-1)).toBe(`${COUNT} of ${COUNT}`);
  });

  test('names table, entry and how where a rule was changed without a version', async () => {
    const { lines, failed } = await replayed([careless]);
    expect(failed).toBe(true);
    expect(lines.filter(line => /^table-\d+ \(runes, rules [12]\), entry \d+: /.test(line)).length).toBeGreaterThan(10);
    expect(
      lines.some(line => /seat \d was to decide, and now|illegal-move \(RUN-005\)|not-awaited|over/.test(line)),
    ).toBe(true);
    expect(lines.at(-1)).toMatch(/^[\d,]+ matches played again; \d+ no longer as it went\.$/);
  });

  test('names what this code does not have', async () => {
    const { lines, failed } = await replayed([runes as GameModule]);
    expect(failed).toBe(true);
    const missing = lines.filter(line => line.includes('rules 2), entry 0: its game, its rules or its content'));
    expect(missing).toHaveLength(COUNT / 2);
  });

  test('with --patch moves matches under way to the newest rules where they stand alike, and completes records', async () => {
    const running = () =>
      database.db.selectFrom('game_table').select(['id', 'rules']).where('status', '=', 'playing').execute();
    const before = await running();
    expect(before.some(({ rules }) => rules === 1)).toBe(true);
    const { lines, failed } = await replayed([revised], true);
    expect(failed).toBe(false);
    const stay = lines.filter(line => line.includes('stays with rules 1; by rules 2, '));
    const moved = lines.filter(line => line.includes('moved from rules 1 to 2'));
    expect(moved.length).toBeGreaterThan(0);
    expect(stay.length).toBeGreaterThan(0);
    expect(moved.length + stay.length).toBe(before.filter(({ rules }) => rules === 1).length);
    expect((await running()).filter(({ rules }) => rules === 1)).toHaveLength(stay.length);
    const { count } = await database.db
      .selectFrom('chronicle')
      .select(eb => eb.fn.count<string>('record').as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(COUNT - before.length);
    expect((await replayed([revised], true)).lines.filter(line => line.includes('moved from'))).toEqual([]);
    // Now the ends are kept, so that a change is noticed that no entry shows.
    expect((await replayed([generous])).lines[0]).toMatch(/^table-\d+ .*: the scores were [\d ]+, and are [\d ]+$/);
  });
});

describe('as a command', () => {
  const MAIN = fileURLToPath(new URL('../dist/replay-all.js', import.meta.url));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });
    return { status, out: stdout.trimEnd().split('\n'), complaint: stderr };
  };

  test('plays the records of a folder again', () => {
    const { status, out } = run(fileURLToPath(new URL('../../games/mimir/test/matches', import.meta.url)));
    expect(status).toBe(0);
    expect(out.at(-1)).toBe('4 matches played again, and every one goes as it went.');
  });

  test('complains about what it does not know, and ends with 2', () => {
    expect(run('--pach')).toMatchObject({ status: 2 });
    expect(run('no-such-folder')).toMatchObject({ status: 2 });
    expect(run('--help').out[0]).toContain('idavoll replay-all');
  });
});
