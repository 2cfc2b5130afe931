/** Installs and builds what is missing, and says so. Plain Node, so that it runs on a fresh clone. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = name => join(ROOT, 'node_modules', '.bin', name);

/** Runs a command in the root, its output shown on stderr so that stdout stays the caller's; ends with its code if it fails. */
const run = (command, args) => {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`idavoll: "${command} ${args.join(' ')}" failed; its messages stand above.`);
    process.exit(status ?? 1);
  }
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`idavoll: this is Node ${process.versions.node}; Node 20.19 or later is needed.`);
  process.exit(1);
};

/** What was installed last is noted by the lock file it came from: another lock file means that something is missing. */
const STAMP = join(ROOT, 'node_modules', '.idavoll');
const lock = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock();

/**
 * With `npm install`, not `npm ci`: that one refuses a lock file without the optional parts of other platforms. It takes
 * the versions from the lock file, and `--no-save` keeps it from adding the parts of this platform there.
 */
export const install = () => {
  checkNode();
  if (isInstalled()) return;
  console.error('idavoll: installing what is missing …');
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  writeFileSync(STAMP, lock());
};

export const build = () => {
  run(bin('tsc'), ['-b']);
  run(process.execPath, [join('scripts', 'bundle.mjs')]);
};

export const prepare = async () => {
  install();
  const built = existsSync(join(ROOT, 'cli', 'dist', 'main.js'));
  if (!built) console.error('idavoll: building …');
  build();
};
