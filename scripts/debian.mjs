/** Installs Debian's packages where something is missing and this user may. */
import { spawnSync } from 'node:child_process';

const apt = args =>
  spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

export const installDebian = (what, ...packages) => {
  console.error(`idavoll: installing ${what} for the tests (Debian: ${packages.join(', ')}) …`);
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
};
