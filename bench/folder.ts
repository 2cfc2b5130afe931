/** Temporary folders and the commands that fill them: both are gone afterwards, also when the bench is interrupted. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);

export const inFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'idavoll-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  for (const signal of INTERRUPTIONS) process.on(signal, leave);
  try {
    return await use(folder);
  } finally {
    for (const signal of INTERRUPTIONS) process.off(signal, leave);
    process.off('exit', remove);
    remove();
  }
};

/** What a command said, and whether all went well; a command that is not there did not go well. */
export interface Answer {
  readonly ok: boolean;
  readonly text: string;
}

interface Circumstances {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const run = (command: string, args: readonly string[], { cwd, env = {} }: Circumstances): Promise<Answer> =>
  new Promise(resolve => {
    // A group of its own, so that whatever the command has started ends with it.
    const grouped = process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: grouped,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
    const end = () => {
      if (child.pid !== undefined) process.kill(grouped ? -child.pid : child.pid, 'SIGKILL');
    };
    // Before the folder is removed, into which it may write.
    process.prependOnceListener('exit', end);
    const done = (ok: boolean) => {
      process.off('exit', end);
      resolve({ ok, text: text.trim() });
    };
    child.once('error', () => done(false));
    child.once('close', code => done(code === 0));
  });
