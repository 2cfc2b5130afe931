/** The server as a process of its own, as `npm start` runs it, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** The same, with a page and a version of a game that tests choose: see there. */
export const RENEWABLE = fileURLToPath(new URL('renewable.mjs', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it printed. */
  readonly output: () => string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts it and waits until it is ready; rejects with what it printed if it ends before. */
export const startProcess = async (
  folder: string,
  more: NodeJS.ProcessEnv = {},
  main = MAIN,
): Promise<ServerProcess> => {
  if (!existsSync(MAIN)) throw new Error('the server is not built: run "npm run build" first');
  const own = { IDAVOLL_DATA: folder, PORT: '0', HOST: '127.0.0.1', BOT_DELAY: '1', DATABASE_URL: '' };
  const env = { ...process.env, ...own, ...more };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /Idavoll is ready: (\S+)\n/.exec(output) ?? [];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    url,
    child,
    output: () => output,
    kill: async signal => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};
