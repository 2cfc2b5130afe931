/** `idavoll ledger`: which rules of the ledger are proved by tests that ran and passed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, type Result } from '@idavoll/engine';
import type { Command } from '../command.ts';
import { type Account, account, type PassedTest, passedTests } from '../ledger.ts';
import { complain, DONE, FAILED, MISUSED, misused, print, progress } from '../output.ts';
import { ledgerOf, ROOT } from '../repository.ts';
import { readGames } from '../table.ts';
import { say } from '../words.ts';

const readReport = (file: string): Result<PassedTest[], string> => {
  try {
    return passedTests(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return fail(say('file.unreadable', { file, problem: (error as Error).message }));
  }
};

/** Runs the game's tests. What they print goes nowhere, since the report says it all; but each file that is done counts. */
const runTests = async (game: string): Promise<Result<PassedTest[], string>> => {
  mkdirSync(join(ROOT, '.idavoll'), { recursive: true });
  const file = join(ROOT, '.idavoll', `ledger-${game}-${process.pid}.json`);
  complain(say('ledger.running', { game }));
  const args = ['vitest', 'run', `games/${game}`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const show = progress(game);
  const all = readdirSync(join(ROOT, 'games', game, 'test')).filter(name => name.endsWith('.test.ts')).length;
  let done = 0;
  const child = spawn('npx', args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    done += text.match(/\.test\.ts /g)?.length ?? 0;
    show(Math.min(done, all - 1), all);
  });
  await once(child, 'close');
  show(all, all);
  const report = existsSync(file)
    ? readReport(file)
    : fail(say('ledger.no-report', { command: `npx ${args.join(' ')}` }));
  rmSync(file, { force: true });
  return report;
};

const exemptionsOf = (game: string): Record<string, unknown> => {
  const file = join(ROOT, 'games', game, 'test', 'exempt.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

const report = ({ game, ids, proved, exempt, missing, problems }: Account): string =>
  [
    say('ledger.count', {
      game,
      ids: ids.length,
      proved: proved.length,
      exempt: exempt.length,
      missing: missing.length,
    }),
    ...missing.map(id => `  ${say('ledger.missing', { id })}`),
    ...problems.map(problem => `  ${problem}`),
  ].join('\n');

export const command: Command = {
  name: 'ledger',
  takes: '[game …] [--from file] [--json]',
  most: Number.POSITIVE_INFINITY,
  help: 'summary.ledger',
  flags: {
    from: { value: 'file', help: 'ledger.from' },
    json: { help: 'flag.json' },
  },
  async run(given) {
    const modules = readGames(given.words);
    if (!modules.ok) return misused(modules.error);
    const from = given.text('from');
    const accounts: Account[] = [];
    for (const { id } of modules.value) {
      const tests = from === undefined ? await runTests(id) : readReport(from);
      if (!tests.ok) {
        complain(tests.error);
        return from === undefined ? FAILED : MISUSED;
      }
      accounts.push(account(id, ledgerOf(id), tests.value, exemptionsOf(id)));
    }
    print(given.has('json') ? JSON.stringify(accounts) : accounts.map(report).join('\n'));
    return accounts.every(({ missing, problems }) => missing.length === 0 && problems.length === 0) ? DONE : FAILED;
  },
};
