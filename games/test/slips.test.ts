/** Whether the compiler refuses slips of the pen: each stands in a file with the line as it should be before it. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = new URL('slips/', import.meta.url);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MARK = '// @ts-expect-error';
const LEAST = 12;

const files = readdirSync(FOLDER).filter(name => name.endsWith('.ts'));
const slips = files.flatMap(file =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter(line => line.trim() === MARK),
);

test(`${slips.length} slips are refused, and nothing else is`, () => {
  // A slip that compiled would leave its mark unused, which is an error; so is any error without a mark.
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-p', fileURLToPath(FOLDER)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
  expect(slips.length).toBeGreaterThanOrEqual(LEAST);
});
