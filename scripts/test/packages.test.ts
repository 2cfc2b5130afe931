import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const ROOMS = ['.', 'engine', 'games', 'board', 'server', 'web', 'cli', 'bench'];

test('every package has its entry in the decisions', () => {
  const named = read('docs/decisions/0006-packages.md');
  const packages = ROOMS.flatMap(room => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${room}/package.json`)) as Record<
      string,
      object
    >;
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  });
  const others = packages.filter(name => !name.startsWith('@idavoll/') && !name.startsWith('@types/'));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter(name => !named.includes(`\`${name}\``))).toEqual([]);
});
