/** `npm start`: installs and builds what is missing, then serves the site with a database of its own. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPage } from './page.mjs';
import { prepare, ROOT } from './prepare.mjs';

await prepare();
if (!buildPage()) {
  console.error('idavoll: the page could not be built; the messages stand above.');
  process.exit(1);
}
await import(pathToFileURL(join(ROOT, 'server', 'dist', 'main.js')).href);
