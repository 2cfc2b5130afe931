/**
 * How much script the page takes, gzipped: home, and all that is fetched until the first offer of a table can be
 * clicked. Fails when over budget. `e2e/sizes.spec.ts` holds the lists to what a browser fetches.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('dist', import.meta.url));
const GAMES = fileURLToPath(new URL('../games', import.meta.url));
const HOME_BUDGET = 40_000;
/** A game whose rules and board are larger says so itself, in its folder of the table. */
const TABLE_BUDGET = 76_000;

const read = file => readFileSync(join(DIST, file), 'utf8');
const chunkOf = module => JSON.parse(read(join('.vite', 'manifest.json')))[module].file;

/** A page names all the scripts that it wants at once. */
const scriptsOf = page => [...read(page).matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);

/** The type comes once something is drawn, and home says what no table does. */
const LATER = 'style/fonts.ts';
const filesOfHome = () => [...scriptsOf('index.html'), chunkOf('words/en.json?words=home'), chunkOf(LATER)];
export const filesOfFirstTable = game => [
  ...scriptsOf(`table/${game}.html`),
  chunkOf(`../games/${game}/words/en.json?words`),
  chunkOf(LATER),
];

const budgetOf = game => {
  const own = join(GAMES, game, 'table', 'budget.json');
  return existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')).firstTable : TABLE_BUDGET;
};

const sizeOf = files => files.reduce((bytes, file) => bytes + gzipSync(readFileSync(join(DIST, file))).length, 0);

/** Every game that the page was built with. */
export const games = () => readdirSync(join(DIST, 'table')).map(page => basename(page, '.html'));

const weigh = () => {
  const sizes = [
    ['home', sizeOf(filesOfHome()), HOME_BUDGET],
    ...games().map(game => [`first table of ${game}`, sizeOf(filesOfFirstTable(game)), budgetOf(game)]),
  ];
  for (const [what, bytes, budget] of sizes)
    console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of script, gzipped (budget ${budget / 1000})`);
  if (sizes.some(([, bytes, budget]) => bytes > budget)) process.exit(1);
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) weigh();
