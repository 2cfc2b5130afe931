/** The server as `main.ts` starts it, before an upgrade or (REVISED=1) after one that revised the rules of a game. */
import { mimir } from '@idavoll/games/mimir';
import { startServer } from '../dist/index.js';
import { revise } from './revised.mjs';

const { PORT, IDAVOLL_DATA, SITE, REVISED } = process.env;
const server = await startServer({
  port: Number(PORT),
  data: IDAVOLL_DATA,
  site: SITE,
  limited: false,
  botDelay: 1,
  games: [REVISED === '1' ? revise(mimir) : mimir],
});
console.log(`Idavoll is ready: http://localhost:${server.port}`);
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
