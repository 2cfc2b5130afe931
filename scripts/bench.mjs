/** `npm run bench`: installs and builds what is missing, then measures. */
import { prepare } from './prepare.mjs';

await prepare();
await import('../bench/dist/main.js');
