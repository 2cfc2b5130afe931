/** `npm run bench`: installs and builds what is missing, then measures. */
import { buildPage, findBrowser } from './page.mjs';
import { prepare } from './prepare.mjs';

await prepare();
if (process.argv[2] === 'page') {
  if (!buildPage()) process.exit(1);
  process.env.CHROMIUM = findBrowser();
}
await import('../bench/dist/main.js');
