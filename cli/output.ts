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

/** One line that is written over and over on a terminal, and nothing elsewhere. */
export const progress = (label: string) => {
  const WIDTH = 30;
  let shown = -1;
  return (done: number, of: number): void => {
    if (!process.stderr.isTTY) return;
    const filled = Math.floor((done / of) * WIDTH);
    if (filled === shown && done < of) return;
    shown = filled;
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stderr.write(done < of ? `\r${label} ${bar}` : `\r${' '.repeat(label.length + WIDTH + 1)}\r`);
  };
};
