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
 * What an online table needs of the engine: it is told what a match at home works out, records and replays. Not every
 * board is looked at through a window, or has a dock.
 */
const TABLE_ENGINE =
  /[\\/](engine[\\/](?!match|record|read-record|replay-record|story|step|sight|finality|hold|lots|sha256|chance|pack\.)|board[\\/](?!camera|use-camera|use-gestures|pan-zoom|dock|out-of-sight))/;

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
    modulePreload: { polyfill: false },
    // Every file costs a round trip and a handful of milliseconds on a slow phone: what is wanted together is one file.
    rolldownOptions: {
      output: {
        // V8 knows a constant by its value, and a variable not: docs/decisions/0009.
        topLevelVar: false,
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // Home has this of a table, and no frame.
            { name: 'shell', test: /[\\/]web[\\/]play[\\/]pack-name/, priority: 1 },
            {
              name: 'frame',
              test: /[\\/]web[\\/](table|parts)[\\/](?!pack|emblem|table-row|dialog)/,
              minShareCount: 2,
            },
            { name: 'engine', test: TABLE_ENGINE, minShareCount: 2, priority: 2 },
            { name: 'match', test: /[\\/]engine[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});
