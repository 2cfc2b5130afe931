/** How much script the page takes, gzipped: the shell alone, and all that a first table needs. Fails when over budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('dist', import.meta.url));
const SHELL_BUDGET = 40_000;
const TABLE_BUDGET = 80_000;
/** Their rules and their boards are the largest; may they never grow. */
const OWN_BUDGETS = { asgard: 95_000, saga: 90_000 };

const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));

/** A page names all the scripts that it wants at once. */
const scriptsOf = page =>
  [...readFileSync(join(DIST, page), 'utf8').matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);

const wordsOf = game => manifest[`../games/${game}/words/en.json?words`].file;

const sizeOf = files => files.reduce((bytes, file) => bytes + gzipSync(readFileSync(join(DIST, file))).length, 0);

const GAMES = readdirSync(join(DIST, 'table')).map(page => basename(page, '.html'));
const sizes = [
  ['shell', sizeOf(scriptsOf('index.html')), SHELL_BUDGET],
  ...GAMES.map(game => [
    `first table of ${game}`,
    sizeOf([...scriptsOf(`table/${game}.html`), wordsOf(game)]),
    OWN_BUDGETS[game] ?? TABLE_BUDGET,
  ]),
];

for (const [what, bytes, budget] of sizes)
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of script, gzipped (budget ${budget / 1000})`);
if (sizes.some(([, bytes, budget]) => bytes > budget)) process.exit(1);
