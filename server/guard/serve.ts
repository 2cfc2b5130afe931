/** The server in the thread that the guard has started: says where it listens, and stops when it is told to. */
import { parentPort, workerData } from 'node:worker_threads';
import { type RunningServer, type ServerOptions, startServer } from '../index.ts';
import type { FromServer, Handed } from './guard.ts';
import { watchedThrough } from './shared.ts';

export const serveGuarded = async (options: ServerOptions): Promise<RunningServer> => {
  const { shared, port, hung } = workerData as Handed;
  const server = await startServer({
    ...options,
    ...(port !== undefined && { port }),
    watched: watchedThrough(shared),
    hung,
  });
  parentPort?.postMessage({ port: server.port } satisfies FromServer);
  let stopping = false;
  parentPort?.on('message', async () => {
    if (stopping) return;
    stopping = true;
    options.say?.('Stopping …');
    await server.close();
    options.say?.('Stopped.');
    process.exit(0);
  });
  return server;
};
