/** The checks that need no running: format, lint, types, dead code, and the arrow between rooms. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, ROOT } from './prepare.mjs';

const CHECKS = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', 'tsconfig.check.json']],
  ['types of the page', 'tsc', ['-p', 'tsconfig.web.json']],
  ['dead code', 'knip', []],
];

export const check = () => {
  const run = (title, command, args) => {
    console.log(`\n— ${title}`);
    return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0 ? [] : [title];
  };
  return [
    ...CHECKS.flatMap(([title, tool, args]) => run(title, join(ROOT, 'node_modules', '.bin', tool), args)),
    ...run('the arrow between rooms', process.execPath, [join(ROOT, 'scripts', 'arrow.mjs')]),
    ...run('the shape of rules', process.execPath, [join(ROOT, 'scripts', 'shape.mjs')]),
  ];
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  const failed = check();
  console.log(failed.length === 0 ? '\nAll checks are clean.' : `\nNot clean: ${failed.join(', ')}.`);
  process.exit(failed.length === 0 ? 0 : 1);
}
