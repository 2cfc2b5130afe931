/** `npm run build`: compiles what has changed, and puts the games together for Node. */
import { build } from './prepare.mjs';

build();
