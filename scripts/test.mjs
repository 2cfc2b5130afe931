/** `npm test`: installs what is missing, then checks and tests everything. `--full` adds what takes longer. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.mjs';
import { installDebian } from './debian.mjs';
import { buildPage, findBrowser } from './page.mjs';
import { build, install, ROOT } from './prepare.mjs';

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

if (full) {
  idavoll('laws over 800 matches of Mimir’s Challenge', 'laws', 'mimir', '--matches', '800');
  idavoll('laws over 600 matches of Asgard', 'laws', 'asgard', '--matches', '600');
  idavoll('5,000 matches of Asgard at every seat count', 'simulate', 'asgard', '--matches', '5000', '--json');
  idavoll('laws over 300 matches of Saga 2', 'laws', 'saga', '--matches', '300');
  idavoll('2,000 matches of Saga 2 at every seat count', 'simulate', 'saga', '--matches', '2000', '--json');
  idavoll('laws over 200 matches of Bardagi', 'laws', 'bardagi', '--matches', '200');
  idavoll('2,000 matches of Bardagi at every seat count', 'simulate', 'bardagi', '--matches', '2000', '--json');
  for (const difficulty of ['normal', 'easy'])
    for (const variant of ['false', 'true'])
      idavoll(
        `20,000 matches at every seat count, ${difficulty}, essence variant ${variant}`,
        'simulate',
        'mimir',
        '--matches',
        '20000',
        '--json',
        '--option',
        `difficulty=${difficulty}`,
        '--option',
        `essenceVariant=${variant}`,
      );
  run('planted rule bugs', process.execPath, [join('scripts', 'rule-mutants.mjs')]);
}

const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`);
console.log(failed.length === 0 ? 'Everything holds.' : `This does not hold: ${failed.join('; ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
