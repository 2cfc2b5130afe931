/** `npm test`: installs what is missing, then checks and tests everything. `--full` adds what takes longer. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.mjs';
import { installDebian } from './debian.mjs';
import { buildPage, findBrowser } from './page.mjs';
import { build, install, ROOT } from './prepare.mjs';

const HELP = `npm test                  checks and tests everything: formats, types, dead code, tests, the ledger, the page in a browser
npm run test:full         the same, and what takes longer: laws over hundreds of matches, simulations, rule bugs
npm run check             only the checks that need no tests
npx vitest run <path>     the tests of one folder or file; with -t MIM-320 those of one rule
npm run -s idavoll -- ledger mimir     the tests of one game, and the rules that they prove`;
if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(HELP);
  process.exit(0);
}
const full = process.argv.includes('--full');
if (full) process.env.IDAVOLL_FULL = '1';
const report = join(ROOT, '.idavoll', 'tests.json');
const failed = [];

const say = title => console.log(`\n— ${title}`);
const run = (title, command, args) => {
  say(title);
  if (spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0) failed.push(title);
};
const idavoll = (title, ...args) => run(title, process.execPath, [join('cli', 'dist', 'main.js'), ...args]);

install();
// The bench compares our rules with native ones.
if (spawnSync('cc', ['--version']).status !== 0) installDebian('a C compiler', 'gcc', 'libc6-dev');
say('building');
build();
failed.push(...check());

mkdirSync(join(ROOT, '.idavoll'), { recursive: true });
run('tests', join(ROOT, 'node_modules', '.bin', 'vitest'), [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
idavoll('the ledger: every rule and example is proved by a test that passed', 'ledger', '--from', report);

say('building the page');
if (!buildPage()) failed.push('the page');
run('the weight of the page', process.execPath, [join('web', 'sizes.mjs')]);
const browser = findBrowser();
if (browser) {
  process.env.CHROMIUM = browser;
  run('in the browser', join(ROOT, 'node_modules', '.bin', 'playwright'), [
    'test',
    '--config',
    'web/playwright.config.ts',
  ]);
} else failed.push('a browser to test in');

/** What else a game wants to have run, a command a line; every game at least this. */
const LONG_RUNS = ['laws --matches 300', 'simulate --matches 2000'];
const longRunsOf = game => {
  const own = join(ROOT, 'games', game, 'test', 'full.json');
  return existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : LONG_RUNS;
};

if (full) {
  for (const game of readdirSync(join(ROOT, 'games')).filter(name => existsSync(join(ROOT, 'games', name, 'index.ts'))))
    for (const line of longRunsOf(game)) {
      const [command, ...flags] = line.split(' ');
      idavoll(`${game}: ${line}`, command, game, ...flags, ...(command === 'simulate' ? ['--json'] : []));
    }
  run('planted rule bugs', process.execPath, [join('scripts', 'rule-mutants.mjs')]);
  for (const slice of ['1/3', '2/3', '3/3'])
    run(`rule bugs by the hundred, slice ${slice}`, process.execPath, [
      join('scripts', 'rule-bugs.mjs'),
      '--slice',
      slice,
      '--least',
      '0.95',
    ]);
}

const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`);
console.log(failed.length === 0 ? 'Everything holds.' : `This does not hold: ${failed.join('; ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
