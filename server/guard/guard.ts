/**
 * The first thread of the process: starts the server in a thread of its own, passes on signals, and looks whether a game
 * has come back. One that has not is ended together with the server's thread; the next server closes its table alone.
 */
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { callIn, makeShared } from './shared.ts';

export interface Handed {
  readonly shared: SharedArrayBuffer;
  /** Where the server before this one listened. */
  readonly port: number | undefined;
  /** The table whose game never came back. */
  readonly hung: string | undefined;
}

export type FromServer = { readonly port: number };

const LOOK_EVERY = 1000;
/** How much processor time passes until a call is given up, in milliseconds. Pauses of the machine do not count. */
const PATIENCE = 4000;
/** How long a server that was told to stop may take, in milliseconds. */
const FAREWELL = 9000;
const MEGABYTE = 1024 * 1024;

const workedSoFar = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Calls back when one and the same call into a game has used up its processor time. */
const lookAfter = (shared: SharedArrayBuffer, onHung: (table: string) => void): NodeJS.Timeout => {
  let seen = -1;
  let since = 0;
  return setInterval(() => {
    const inside = callIn(shared);
    if (inside?.call !== seen) {
      seen = inside?.call ?? -1;
      since = workedSoFar();
    } else if (inside && workedSoFar() - since > PATIENCE) onHung(inside.table);
  }, LOOK_EVERY);
};

/** `file` is the module that serves in the thread. */
export const guard = (file: URL): void => {
  let server: Worker;
  let port: number | undefined;
  let stopping = false;

  const start = (hung?: string): void => {
    const shared = makeShared();
    const handed: Handed = { shared, port, hung };
    // As much memory as the process would have without threads.
    const maxOldGenerationSizeMb = Math.floor(getHeapStatistics().heap_size_limit / MEGABYTE);
    const worker = new Worker(file, { workerData: handed, resourceLimits: { maxOldGenerationSizeMb } });
    server = worker;
    let again = false;
    const eyes = lookAfter(shared, async table => {
      clearInterval(eyes);
      console.error('A game did not come back. Starting the server again without its match …');
      again = true;
      await worker.terminate();
      start(table);
    });
    worker.on('message', (message: FromServer) => {
      port = message.port;
    });
    worker.on('error', error => console.error(error));
    worker.on('exit', code => {
      clearInterval(eyes);
      if (!again) process.exit(code);
    });
  };

  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.postMessage('stop');
    setTimeout(() => {
      console.error('The server did not stop by itself. No acknowledged move is lost.');
      process.exit(1);
    }, FAREWELL);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  start();
};
