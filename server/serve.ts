/** The server as the environment wants it; it says what it does. */
import { dataFolder } from './database/folders.ts';
import { serveGuarded } from './guard/serve.ts';
import { homeAddresses } from './home.ts';
import { StartError } from './index.ts';
import { daysFrom, retentionFrom } from './retention/days.ts';

const { env } = process;
const say = (line: string) => console.log(line);
const port = Number(env.PORT || 8080);
// Friends in the same home are to reach it without further ado; HOST=127.0.0.1 keeps it to this machine.
const host = env.HOST || '0.0.0.0';
/** In days. */
const END_AFTER = 180;
const isEverywhere = host === '0.0.0.0' || host === '::';

const start = async () => {
  const server = await serveGuarded({
    port,
    host,
    data: dataFolder(env),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY === '1',
    ...(env.SOCKETS_PER_ADDRESS && { socketsPerAddress: Number(env.SOCKETS_PER_ADDRESS) }),
    endAfter: daysFrom(env, 'END_AFTER_DAYS', END_AFTER),
    retention: retentionFrom(env),
    ...(env.BOT_THREADS && { botThreads: Number(env.BOT_THREADS) }),
    ...(env.BOT_ITERATIONS && { botIterations: Number(env.BOT_ITERATIONS) }),
    botDelay: Number(env.BOT_DELAY || 500),
    log: env.IDAVOLL_LOG === 'none' ? undefined : process.stderr,
    say,
    onLost: () => {
      console.error('The database has gone away. Start the server again; no acknowledged move is lost.');
      process.exit(1);
    },
  });
  if (isEverywhere) for (const address of homeAddresses(server.port)) say(`In your home network: ${address}`);
  say(`Idavoll is ready: ${env.PUBLIC_URL ?? `http://localhost:${server.port}`}`);
};

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    console.error(`Port ${port} is in use. Choose another one: PORT=8081 npm start`);
  else console.error(error);
  process.exit(1);
});
