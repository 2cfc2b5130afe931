/** How much script the page takes, gzipped: the shell alone, and all that a first table needs. Fails when over budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('dist', import.meta.url));
const BUDGETS = { shell: 40_000, 'first table': 80_000 };

const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));

/** An entry and everything that it cannot run without. */
const withImports = (key, found = new Set()) => {
  if (found.has(key)) return found;
  found.add(key);
  for (const other of manifest[key].imports ?? []) withImports(other, found);
  return found;
};

const sizeOf = keys => {
  const files = new Set(keys.flatMap(key => [...withImports(key)]).map(key => manifest[key].file));
  let bytes = 0;
  for (const file of files) if (file.endsWith('.js')) bytes += gzipSync(readFileSync(join(DIST, file))).length;
  return bytes;
};

const FIRST_TABLE = ['index.html', 'pages/local.tsx', '../games/mimir/index.ts', '../games/mimir/table/index.tsx'];
const words = Object.keys(manifest).find(key => key.startsWith('../games/mimir/words/en.json'));
const sizes = { shell: sizeOf(['index.html']), 'first table': sizeOf([...FIRST_TABLE, words]) };

for (const [what, bytes] of Object.entries(sizes))
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of script, gzipped (budget ${BUDGETS[what] / 1000})`);
if (Object.entries(sizes).some(([what, bytes]) => bytes > BUDGETS[what])) process.exit(1);
