/** Runs children: what each test reaches without any bug, and which bugs make a test fail. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../prepare.mjs';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));
const RULE = /\b[A-Z]{3,4}-\d{3}\b/g;
/** A title that names more proves none of them. */
const MOST_IDS = 8;
/** A child that is silent for so long hangs, also where others work on the machine; a test has its own measure. */
const SILENCE = 120_000;
const LEAST = 10_000;
const TIMES = 40;
const patience = begun => (begun === undefined ? SILENCE : LEAST + TIMES * begun.milliseconds);

export const namesRule = title => {
  const ids = new Set(title.match(RULE));
  return ids.size > 0 && ids.size <= MOST_IDS;
};

/** What a child tells until it ends or hangs. */
const talk = (order, listen = () => {}) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [CHILD], { cwd: ROOT, stdio: ['pipe', 'pipe', 'ignore'] });
    const said = [];
    let rest = '';
    const hang = () => child.kill('SIGKILL');
    let timer = setTimeout(hang, SILENCE);
    child.stdout.setEncoding('utf8').on('data', chunk => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        said.push(JSON.parse(line));
        listen(said.at(-1));
      }
      clearTimeout(timer);
      timer = setTimeout(hang, patience(said.at(-1)?.begun));
    });
    child.stdin.end(JSON.stringify(order));
    child.on('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
  });

/** By test: what it reaches and how long it takes. What a file reaches while it loads has no title. */
export const reachOf = async built => {
  const said = await talk({ files: built });
  const failed = said.find(({ failure, failed: file }) => failure !== undefined || file !== undefined);
  if (failed || !said.at(-1)?.done)
    throw new Error(`a test fails without any bug: ${JSON.stringify({ ...(failed ?? said.at(-1)), reached: [] })}`);
  return said.filter(({ reached }) => reached !== undefined);
};

/**
 * Lets each bug meet its tests, one after the other in one process, and says which test noticed it, if one did. A test
 * that never ends, or breaks the process, has noticed it, too; the rest goes on in another process.
 */
export const meet = async (built, bugs, found) => {
  let left = bugs;
  while (left.length > 0) {
    const names = new Set(left.flatMap(({ tests }) => tests.map(({ file }) => file)));
    const files = built.filter(({ file }) => names.has(file));
    let met = 0;
    const said = await talk({ files, bugs: left }, message => {
      if (message.caught === undefined) return;
      found(left[met], message.caught ?? undefined);
      met++;
    });
    if (said.at(-1)?.done) return;
    const begun = said.findLast(message => message.begun !== undefined);
    const isOwn = begun?.bug === left[met]?.number;
    found(left[met], { ...(isOwn ? begun.begun : { file: files[0].file, title: '' }), failure: 'it does not end' });
    left = left.slice(met + 1);
  }
};
