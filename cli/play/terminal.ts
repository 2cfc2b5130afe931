/** Lines in and out: on a terminal with editing and a screen that can be cleared, through a pipe as plain lines. */
import { createInterface } from 'node:readline';

export interface Terminal {
  readonly width: number;
  write(...lines: readonly string[]): void;
  /** Asks for a line; undefined when there are no more. `completions` are offered on the tab key. */
  ask(prompt: string, completions?: readonly string[]): Promise<string | undefined>;
  /** Leaves nothing of what was shown before, not even by scrolling back. */
  clear(): void;
  /** Whether somebody has pressed Ctrl-C. */
  readonly left: boolean;
  close(): void;
}

export const openTerminal = (input: NodeJS.ReadStream, output: NodeJS.WriteStream): Terminal => {
  const interactive = input.isTTY === true && output.isTTY === true;
  let known: readonly string[] = [];
  const lines = createInterface({
    input,
    ...(interactive && { output, historySize: 0 }),
    completer: (line: string) => [known.filter(text => text.startsWith(line)), line],
  });
  let left = false;
  lines.on('SIGINT', () => {
    left = true;
    lines.close();
  });
  const next = lines[Symbol.asyncIterator]();
  const write = (...texts: readonly string[]) => {
    for (const text of texts) output.write(`${text}\n`);
  };
  return {
    get width() {
      return output.columns ?? 80;
    },
    write,
    async ask(prompt, completions = []) {
      known = completions;
      lines.setPrompt(prompt);
      if (interactive) lines.prompt();
      const { value, done } = await next.next();
      if (done) return undefined;
      // What comes through a pipe is shown, so that the output reads like a game.
      if (!interactive) write(`${prompt}${value}`);
      return value;
    },
    clear: () => {
      if (output.isTTY) output.write('\x1b[2J\x1b[3J\x1b[H');
    },
    get left() {
      return left;
    },
    close: () => lines.close(),
  };
};
