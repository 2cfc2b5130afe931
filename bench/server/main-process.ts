/** The server as `npm start` runs it, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

export const startMain = async (data: string): Promise<{ child: ChildProcess; url: string }> => {
  const env = { ...process.env, IDAVOLL_DATA: data, PORT: '0', HOST: '127.0.0.1', BOT_DELAY: '0', IDAVOLL_LOG: 'none' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', chunk => {
      output += chunk;
      const [, found] = /ready: (\S+)\n/.exec(output) ?? [];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
  });
  return { child, url };
};

export const stop = async (child: ChildProcess) => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};
