/**
 * Makes rule bugs by the hundred and says which share of them is caught by a test that names a rule. All bugs of some
 * kinds that can be made where tests come by are listed, a sample is drawn by the seed, and each bug of it meets the
 * tests that name a rule and reach its place. With --least it fails where the share, or its interval, is lower.
 *
 *   node scripts/rule-bugs.mjs [game …] [--seed s] [--count n] [--slice i/n] [--least 0.95] [--json]
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure } from './bugs/measure.mjs';
import { intervalOf } from './bugs/sample.mjs';
import { install, ROOT } from './prepare.mjs';

const GAMES = readdirSync(join(ROOT, 'games')).filter(game => existsSync(join(ROOT, 'games', game, 'index.ts')));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    slice: { type: 'string', default: '1/1' },
    least: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
const tell = values.json ? text => process.stderr.write(`${text}\n`) : console.log;
const percent = share => `${(100 * share).toFixed(1)} %`;

install();
const found = [];
for (const game of positionals.length > 0 ? positionals : GAMES) {
  const slice = values.slice.split('/').map(Number);
  const result = await measure(game, { seed: values.seed, count: Number(values.count), slice, tell });
  const [low, high] = intervalOf(result.caught, result.sample);
  found.push({ ...result, low, high });
  const share = `${percent(result.caught / result.sample)}, 95 % interval ${percent(low)} to ${percent(high)}`;
  tell(`${game}: ${result.caught} of ${result.sample} rule bugs (${share}) are caught by a test that names a rule.`);
}
if (values.json) console.log(JSON.stringify(found));
process.exit(found.every(({ caught, sample }) => caught / sample >= Number(values.least)) ? 0 : 1);
