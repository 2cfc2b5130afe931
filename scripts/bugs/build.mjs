/** Builds the tests of a game, with bugs in its rules, into modules that plain Node can run. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../prepare.mjs';
import { plant } from './plant.mjs';
import { bugsIn } from './sites.mjs';

/**
 * What is no rule: `check` and `playable` look at positions for tests and for the referee, `content` reads packs, worlds
 * are guessed for bots, odds are worked out for people, and layouts say how much a cell can hold.
 */
const NO_RULES = /^(check|playable.*|content|guess|odds|state|game)\.ts$/;
/** What takes long and names no rule. */
const NO_RULE_TESTS = /^(laws|net|perft)\b/;

const STAND_IN = fileURLToPath(new URL('stand-in.mjs', import.meta.url));

const testFilesOf = game =>
  readdirSync(join(ROOT, 'games', game, 'test')).filter(name => name.endsWith('.test.ts') && !NO_RULE_TESTS.test(name));

/** Every bug that can be made in the rules of a game, numbered. */
export const bugsOf = game => {
  const folder = join(ROOT, 'games', game, 'rules');
  const files = readdirSync(folder, { recursive: true })
    .filter(name => name.endsWith('.ts') && !NO_RULES.test(name.replace(/^.*[\\/]/, '')))
    .sort();
  return files
    .flatMap(name => {
      const file = `games/${game}/rules/${name.replaceAll('\\', '/')}`;
      return bugsIn(readFileSync(join(ROOT, file), 'utf8')).map(bug => ({ ...bug, file }));
    })
    .map((bug, number) => ({ ...bug, number }));
};

const planting = (bugs, marked) => ({
  name: 'planted-bugs',
  enforce: 'pre',
  transform: (code, id) => {
    const file = relative(ROOT, id.split('?')[0]).replaceAll('\\', '/');
    const here = bugs.filter(bug => bug.file === file);
    const text = here.length > 0 ? plant(code, here, marked) : code;
    // Tests read files beside them, wherever they are built to.
    return text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id.split('?')[0]).href));
  },
});

/** Gives the address of each built test file. */
export const buildTests = async (game, bugs, { name, marked = false }) => {
  const outDir = join(ROOT, '.idavoll', 'bugs', `${game}-${name}`);
  rmSync(outDir, { recursive: true, force: true });
  const files = testFilesOf(game);
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [planting(bugs, marked)],
    resolve: { alias: { vitest: STAND_IN } },
    ssr: { noExternal: [/^@idavoll\//], resolve: { conditions: ['source'] }, external: ['fast-check'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(
          files.map(file => [file.replace(/\.test\.ts$/, ''), join(ROOT, 'games', game, 'test', file)]),
        ),
        external: [STAND_IN],
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'part-[name]-[hash].mjs' },
      },
    },
  });
  return files.map(file => {
    const built = join(outDir, file.replace(/\.test\.ts$/, '.mjs'));
    if (!existsSync(built)) throw new Error(`${file} was not built`);
    return { file, built: pathToFileURL(built).href };
  });
};
