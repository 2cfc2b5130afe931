/** The command `idavoll` from a checkout: installs and builds what is missing, then runs it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, ROOT } from './prepare.mjs';

await prepare();
await import(pathToFileURL(join(ROOT, 'cli', 'dist', 'main.js')).href);
