/** The command `idavoll` from a checkout: installs and builds what is missing, then runs it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, ROOT } from './prepare.mjs';

await prepare();
// The commands that need a database belong to the server: the terminal's may not import it.
const isServers = process.argv[2] === 'replay-all';
if (isServers) process.argv.splice(2, 1);
const main = isServers ? join('server', 'dist', 'replay-all.js') : join('cli', 'dist', 'main.js');
await import(pathToFileURL(join(ROOT, main)).href);
