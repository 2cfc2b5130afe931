/** Where answers and complaints go, and what a command ends with. */
export const DONE = 0;
export const FAILED = 1;
export const MISUSED = 2;

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** A command that was called wrongly says what exists, and ends. */
export const misused = (sentence: string): number => {
  complain(sentence);
  return MISUSED;
};

/** Where nobody watches a terminal, a line is written at most so often: a log shows that something goes on. */
const SELDOM = 10_000;

/** One line that is written over and over on a terminal; elsewhere a line now and then. */
export const progress = (label: string) => {
  const WIDTH = 30;
  let shown = -1;
  let last = performance.now();
  return (done: number, of: number): void => {
    if (!process.stderr.isTTY) {
      if (done === of || performance.now() - last < SELDOM) return;
      last = performance.now();
      complain(`${label}: ${done}/${of}`);
      return;
    }
    const filled = Math.floor((done / of) * WIDTH);
    if (filled === shown && done < of) return;
    shown = filled;
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stderr.write(done < of ? `\r${label} ${bar}` : `\r${' '.repeat(label.length + WIDTH + 1)}\r`);
  };
};
