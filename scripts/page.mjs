/** Builds the page when its sources are newer than what was built, and finds or installs a browser for the tests. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installDebian } from './debian.mjs';
import { ROOT } from './prepare.mjs';

const SOURCES = ['engine', 'games', 'board', 'web', 'package-lock.json'];
const PASSED_OVER = new Set(['dist', 'node_modules', 'test', 'e2e']);

const newest = path => {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter(name => !PASSED_OVER.has(name));
  return inside.reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
};

export const buildPage = () => {
  const built = join(ROOT, 'web', 'dist', 'index.html');
  const stale = !existsSync(built) || SOURCES.some(source => newest(join(ROOT, source)) > statSync(built).mtimeMs);
  if (!stale) return true;
  console.error('idavoll: building the page …');
  const vite = join(ROOT, 'node_modules', '.bin', 'vite');
  return (
    spawnSync(vite, ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'web'), stdio: ['ignore', 2, 2] }).status === 0
  );
};

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a browser; installs Debian's where there is none and this user may. */
export const findBrowser = () => {
  const found = () => [process.env.CHROMIUM, ...CHROMIUM].find(path => path && existsSync(path));
  if (found()) return found();
  installDebian('a browser', 'chromium');
  if (!found())
    console.error('idavoll: no browser. Install Chromium, or name one: CHROMIUM=/path/to/chromium npm test');
  return found();
};
