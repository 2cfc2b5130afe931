/**
 * Plants one rule bug after another and runs the tests that name the rule it breaks: each must fail. A bug is a piece of
 * source text and its broken form; it is planted while the tests load the file, so that no file is ever changed.
 * Arguments choose games or rules, by id or by how it begins: `saga`, `MIM-32`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, ROOT } from './prepare.mjs';

const GAMES = readdirSync(join(ROOT, 'games')).filter(game =>
  existsSync(join(ROOT, 'games', game, 'test', 'rule-mutants.ts')),
);
const AT_ONCE = 2;

const readMutants = async () => {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const mutants = [];
  try {
    for (const game of GAMES) {
      const { RULE_MUTANTS } = await server.ssrLoadModule(`/games/${game}/test/rule-mutants.ts`);
      for (const mutant of RULE_MUTANTS) mutants.push({ ...mutant, game, path: `games/${game}/${mutant.file}` });
    }
  } finally {
    await server.close();
  }
  return mutants;
};

/** The test files in which the rule is named: no other needs to be loaded. */
const testsNaming = ({ game, rule }) =>
  readdirSync(join(ROOT, 'games', game, 'test'))
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `games/${game}/test/${name}`)
    .filter(file => readFileSync(join(ROOT, file), 'utf8').includes(rule));

/** Runs the tests that name the rule, with the bug planted; gives how many failed and how many ran. */
const runPlanted = mutant =>
  new Promise(resolve => {
    const args = ['run', ...testsNaming(mutant), '-t', `${mutant.rule}(?!\\d)`, '--reporter=json'];
    const env = {
      ...process.env,
      IDAVOLL_MUTANT: JSON.stringify({ path: mutant.path, from: mutant.from, to: mutant.to }),
    };
    const vitest = spawn(join(ROOT, 'node_modules', '.bin', 'vitest'), args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    vitest.stdout.on('data', chunk => {
      output += chunk;
    });
    vitest.on('close', () => {
      const start = output.indexOf('{"numTotalTestSuites"');
      const report = start < 0 ? { numFailedTests: 0, numPassedTests: 0 } : JSON.parse(output.slice(start));
      resolve({ failed: report.numFailedTests, passed: report.numPassedTests });
    });
  });

const problemOf = async mutant => {
  const source = readFileSync(join(ROOT, mutant.path), 'utf8');
  const occurs = source.split(mutant.from).length - 1;
  if (occurs !== 1) return `its text occurs ${occurs} times in ${mutant.path}`;
  const { failed, passed } = await runPlanted(mutant);
  if (failed > 0) return undefined;
  return passed > 0
    ? `${passed} tests name ${mutant.rule} and none of them noticed`
    : `no test that names ${mutant.rule} ran`;
};

const runRuleMutants = async chosen => {
  const isChosen = ({ game, rule }) => chosen.length === 0 || chosen.some(id => game === id || rule.startsWith(id));
  const mutants = (await readMutants()).filter(isChosen);
  const problems = [];
  let next = 0;
  const work = async () => {
    while (next < mutants.length) {
      const mutant = mutants[next++];
      const problem = await problemOf(mutant);
      console.log(`${problem ? 'MISSED' : 'caught'}  ${mutant.rule}  ${mutant.why}${problem ? `: ${problem}` : ''}`);
      if (problem) problems.push(mutant);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(
    `${mutants.length - problems.length} of ${mutants.length} planted rule bugs are caught by a test that names their rule.`,
  );
  return mutants.length > 0 && problems.length === 0;
};

install();
process.exit((await runRuleMutants(process.argv.slice(2))) ? 0 : 1);
