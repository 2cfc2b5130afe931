/**
 * Runs tests of one build, with none of its bugs to see what each test reaches, or with one bug after another. It is a
 * process of its own, since a bug may never end. The parent writes what is to be done to the standard input, as JSON.
 */
import { readFileSync, writeSync } from 'node:fs';
import { functionOf, startTests } from './stand-in.mjs';

const STDOUT = 1;
const { files, bugs } = JSON.parse(readFileSync(0, 'utf8'));

let planted = -1;
const reached = new Set();
globalThis.planted = number => {
  if (bugs === undefined) reached.add(number);
  return number === planted;
};
// A bug that is reached while modules load must be there from the beginning; it comes alone.
if (bugs?.length === 1) planted = bugs[0].number;

const tell = message => writeSync(STDOUT, `${JSON.stringify(message)}\n`);
const reach = () => {
  const list = [...reached];
  reached.clear();
  return list;
};

const titleOf = task => (task.suite?.name ? `${titleOf(task.suite)} ${task.name}` : task.name).trim();
const testsIn = task => (task.type === 'test' ? [task] : (task.tasks ?? []).flatMap(testsIn));

/** Loads a file and gives its tests; none of them is run. */
const collect = async ({ file, built }) => {
  const found = new Map();
  let broken = false;
  await startTests([built], {
    config: {
      root: process.cwd(),
      setupFiles: [],
      allowOnly: true,
      sequence: { hooks: 'stack', setupFiles: 'list', shuffle: false, seed: 1 },
      maxConcurrency: 1,
      testTimeout: 600_000,
      hookTimeout: 600_000,
      retry: 0,
      tags: [],
      chaiConfig: {},
    },
    importFile: () => import(built),
    onCollected: ([collected]) => {
      broken = collected.result?.state === 'fail';
      for (const test of testsIn(collected)) {
        found.set(titleOf(test), functionOf(test));
        test.mode = 'skip';
      }
    },
  });
  return { file, found, broken };
};

const run = async test => {
  try {
    await test();
    return undefined;
  } catch (error) {
    return String(error?.message ?? error).slice(0, 200);
  }
};

const loaded = [];
for (const file of files) {
  tell({ loading: file.file });
  loaded.push(await collect(file));
  if (bugs === undefined) tell({ file: file.file, title: '', reached: reach() });
}
const testOf = (file, title) => loaded.find(other => other.file === file)?.found.get(title);

if (bugs === undefined)
  for (const { file, found, broken } of loaded) {
    if (broken) tell({ failed: file, title: '' });
    for (const [title, test] of found) {
      const begun = performance.now();
      const failure = await run(test);
      tell({ file, title, reached: reach(), milliseconds: performance.now() - begun, failure });
    }
  }

/** The first test that notices the bug, if one does. */
const catches = async ({ number, tests }) => {
  const broken = loaded.find(other => other.broken);
  if (broken) return { file: broken.file, title: '', failure: 'it cannot be loaded' };
  planted = number;
  for (const { file, title, milliseconds } of tests) {
    tell({ bug: number, begun: { file, title, milliseconds } });
    const test = testOf(file, title);
    const failure = test === undefined ? 'it is not there' : await run(test);
    if (failure !== undefined) return { file, title, failure };
  }
  return undefined;
};
for (const bug of bugs ?? []) tell({ bug: bug.number, caught: (await catches(bug)) ?? null });
tell({ done: true });
// What a test has left running is nobody's concern.
process.exit(0);
