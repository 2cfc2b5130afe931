/** A game is one folder and its line in the registry: nothing else in the house knows the smallest one by name. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAME = ['hnefa', 'tafl'].join('');

/** What tells of games rather than playing them: pages, and the verifier that is part of docs/records.md. */
const TELLS = /^(docs\/|examples\/|README\.md|CHANGELOG\.md|bench\/results\.md)/;

test('no source file outside its folder names the model game, but the registry', () => {
  const found = execFileSync('git', ['grep', '-il', '--untracked', NAME], { cwd: ROOT, encoding: 'utf8' });
  const files = found.trimEnd().split('\n');
  expect(execFileSync('git', ['grep', '-ic', NAME, 'games/registry.ts'], { cwd: ROOT, encoding: 'utf8' }).trim()).toBe(
    'games/registry.ts:1',
  );
  expect(files.filter(file => !TELLS.test(file) && !file.startsWith(`games/${NAME}/`))).toEqual(['games/registry.ts']);
});
