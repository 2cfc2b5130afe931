/** Starts the server for real: the guard in this thread, the server in another. */
import { guard } from './guard/guard.ts';

guard(new URL(import.meta.url.endsWith('.ts') ? './dist/serve.js' : './serve.js', import.meta.url));
