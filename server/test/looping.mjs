/** The server as `main.ts` starts it, with a game that never comes back from a move at easy tables. */
import { guard } from '../dist/guard/guard.js';

guard(new URL('looping-serve.mjs', import.meta.url));
