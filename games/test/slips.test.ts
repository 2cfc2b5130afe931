/** Whether the compiler refuses slips of the pen: each stands in a file with the line as it should be before it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('slips.json', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MARK = '// @ts-expect-error';
const LEAST = 12;

/** A game's own are in `test/slips.ts`. */
const GAMES = new URL('../', import.meta.url);
const files = readdirSync(GAMES).map(game => new URL(`${game}/test/slips.ts`, GAMES));
const slips = files
  .filter(file => existsSync(file))
  .flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => line.trim() === MARK),
  );

test(`${slips.length} slips are refused, and nothing else is`, () => {
  // A slip that compiled would leave its mark unused, which is an error; so is any error without a mark.
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-p', PROJECT], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
  expect(slips.length).toBeGreaterThanOrEqual(LEAST);
});
