import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { buildName } from './plugins/build-name.ts';
import { icons } from './plugins/icons.ts';
import { offline } from './plugins/offline.ts';
import { tablePages } from './plugins/table-pages.ts';
import { unasked } from './plugins/unasked.ts';
import { words } from './plugins/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where the server of the house listens while the page is built afresh on every change. */
const SERVER = process.env.IDAVOLL_SERVER ?? 'http://127.0.0.1:8080';

/**
 * What an online table needs of the engine: it is told what a match at home works out, records and replays. And of the
 * kit what every table has: docks and boards that are moved about come with the tables that have them.
 */
const TABLE_ENGINE =
  /[\\/](engine[\\/](?!match|record|read-record|replay-record|story|step|sight|finality|hold|lots|sha256|chance|pack\.)|board[\\/](?!dock|out-of-sight|pan-zoom|camera|use-))/;

export default defineConfig({
  root: here('.'),
  plugins: [
    icons(),
    words(),
    unasked(),
    buildName(),
    offline(here('service-worker.js')),
    tablePages(here('../games'), here('pages')),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whoever asks for a further file has the shell and the engine, and need not name them.
      resolveDependencies: (_file, files, { hostType }) =>
        files.filter(file => hostType === 'html' || !/[\\/](index|engine|rolldown-runtime)-/.test(file)),
    },
    // Every file costs a round trip and a handful of milliseconds on a slow phone: what is wanted together is one file.
    rolldownOptions: {
      output: {
        // V8 knows a constant by its value, and a variable not: docs/decisions/0009.
        topLevelVar: false,
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // Home has these of a table, and no frame.
            { name: 'shell', test: /[\\/]web[\\/](play[\\/]pack-name|parts[\\/](lazily|use-load))/, priority: 1 },
            {
              name: 'frame',
              test: /[\\/]web[\\/](table|parts)[\\/](?!pack|emblem|table-row|dialog)/,
              minShareCount: 2,
            },
            { name: 'engine', test: TABLE_ENGINE, minShareCount: 2, priority: 2 },
            { name: 'bots', test: /[\\/](web[\\/]bots|bots)[\\/]/ },
            { name: 'match', test: /[\\/]engine[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [unasked()],
    rolldownOptions: {
      output: {
        topLevelVar: false,
        // A game's rules and what plays it well belong into one file: what is imported from another is looked up each time.
        codeSplitting: {
          groups: [
            {
              debugName: 'game',
              name: id => /[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1] ?? null,
              test: /[\\/]games[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});
