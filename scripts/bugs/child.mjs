/**
 * Runs tests of one build, with none of its bugs to see what each test reaches, or with one bug after another. It is a
 * process of its own, since a bug may never end. The parent writes what is to be done to the standard input, as JSON.
 */
import { readFileSync, writeSync } from 'node:fs';
import { functionOf, startTests } from './stand-in.mjs';

const STDOUT = 1;
const { files, bugs } = JSON.parse(readFileSync(0, 'utf8'));

/** A bug that is reached while modules load must be there from the beginning; it comes alone. */
const first = bugs?.length === 1 ? bugs[0].number : -1;
let planted = first;
const isReached = [];
let reached = [];
const note = number => {
  if (isReached[number]) return false;
  isReached[number] = true;
  reached.push(number);
  return false;
};
globalThis.planted = bugs === undefined ? note : number => number === planted;

const tell = message => writeSync(STDOUT, `${JSON.stringify(message)}\n`);
const reach = () => {
  const list = reached;
  reached = [];
  for (const number of list) isReached[number] = false;
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

const loaded = new Map();
const load = async file => {
  tell({ loading: file.file });
  loaded.set(file.file, await collect(file));
  return loaded.get(file.file);
};

if (bugs === undefined) {
  for (const file of files) {
    await load(file);
    tell({ file: file.file, title: '', reached: reach() });
  }
  for (const { file, found, broken } of loaded.values()) {
    if (broken) tell({ failed: file, title: '' });
    for (const [title, test] of found) {
      const begun = performance.now();
      const failure = await run(test);
      tell({ file, title, reached: reach(), milliseconds: performance.now() - begun, failure });
    }
  }
}

/** The file with this name; it is loaded when the first of its tests is to run, for many bugs without any. */
const fileOf = async name => {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const [before, file] = [planted, files.find(other => other.file === name)];
  planted = first;
  const fresh = await load(file);
  planted = before;
  return fresh;
};
/** The first test that notices the bug, if one does. */
const catches = async ({ number, tests }) => {
  planted = number;
  for (const { file, title, milliseconds } of tests) {
    const { found, broken } = await fileOf(file);
    if (broken) return { file, title: '', failure: 'it cannot be loaded' };
    tell({ bug: number, begun: { file, title, milliseconds } });
    const test = found.get(title);
    const failure = test === undefined ? 'it is not there' : await run(test);
    if (failure !== undefined) return { file, title, failure };
  }
  return undefined;
};
for (const bug of bugs ?? []) tell({ bug: bug.number, caught: (await catches(bug)) ?? null });
tell({ done: true });
// What a test has left running is nobody's concern.
process.exit(0);
