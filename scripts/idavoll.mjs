/** The command `idavoll` from a checkout: installs and builds what is missing, then runs it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, ROOT } from './prepare.mjs';

await prepare();
// The commands that need a database belong to the server: the terminal's may not import it.
const SERVERS = { 'replay-all': 'replay-all.js', backup: 'backup.js', restore: 'backup.js', admin: 'admin.js' };
const file = SERVERS[process.argv[2]];
if (process.argv[2] === 'replay-all') process.argv.splice(2, 1);
const main = file ? join('server', 'dist', file) : join('cli', 'dist', 'main.js');
await import(pathToFileURL(join(ROOT, main)).href);
