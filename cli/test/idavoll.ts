/** The real program, as anybody would run it. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../repository.ts';

const MAIN = join(ROOT, 'cli', 'dist', 'main.js');

/** Test files run side by side, and only one of them may build. */
const build = () => {
  const lock = join(ROOT, '.idavoll', 'build');
  mkdirSync(join(ROOT, '.idavoll'), { recursive: true });
  for (let tries = 0; ; tries++) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (tries === 600) rmSync(lock, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  try {
    const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
    const { stdout } = spawnSync(tsc, ['-b', 'cli'], { cwd: ROOT, encoding: 'utf8' });
    if (!existsSync(MAIN)) throw new Error(`cli does not build:\n${stdout}`);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};
build();

/** The words that start the program. */
export const COMMAND: readonly string[] = [process.execPath, MAIN];

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const run = (command: readonly string[], input = '', env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(command[0], command.slice(1), { cwd: ROOT, env: { ...process.env, ...env } });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // it may end before it has read everything
    child.stdin.end(input);
  });

export const idavoll = (args: string, input = ''): Promise<Ended> =>
  run([...COMMAND, ...args.trim().split(/\s+/)], input);

type Json = Record<string, unknown>;

/** Sends these requests to a referee and gives its answers. */
export const referee = async (...requests: readonly (Json | string)[]): Promise<Json[]> => {
  const lines = requests.map(request => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { out } = await idavoll('referee', `${lines.join('\n')}\n`);
  return out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
};

/** A file with this text, for one test. */
export const fileWith = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'idavoll-')), 'file');
  writeFileSync(file, text);
  return file;
};
