/** Before all tests: the built page behind a file server, and behind the server of the house. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setup } from '../../server/test/run-folder.ts';
import { serve } from '../static-server.mjs';

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** The address is in the last line that the server says when it is ready. */
const ready = (house: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    house.stdout?.on('data', data => {
      said += data;
      const url = /ready: (http\S+)/.exec(said)?.[1];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    house.on('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });

/** A folder of its own for a server's data; the database runs as another user where the tests run as root. */
export const dataFolder = (): string => {
  const data = mkdtempSync(join(tmpdir(), 'idavoll-e2e-'));
  chmodSync(data, 0o755);
  return data;
};

/** Starts the server of the house on this folder, at a free port or at the one that is named. */
export const startHouse = async (data: string, port = 0) => {
  const house = spawn(process.execPath, [MAIN], {
    // Whole matches are left to bots here: they need not think for long.
    env: { ...process.env, PORT: String(port), IDAVOLL_DATA: data, IDAVOLL_LOG: 'none', BOT_ITERATIONS: '30' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await ready(house);
  const end = (signal: 'SIGTERM' | 'SIGKILL') =>
    new Promise<void>(resolve => {
      house.on('exit', () => resolve());
      house.kill(signal);
    });
  return { url, end };
};

// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async () => {
  setup();
  const files = await serve();
  const data = dataFolder();
  const house = await startHouse(data);
  process.env.IDAVOLL_FILES = files.url;
  process.env.IDAVOLL_HOUSE = house.url;
  return async () => {
    files.close();
    await house.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
};
