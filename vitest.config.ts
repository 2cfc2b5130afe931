import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { icons } from './web/plugins/icons.ts';
import { words } from './web/plugins/words.ts';

/** Plants the rule bug that scripts/rule-mutants.mjs names, while the file is loaded. */
const planted = (): Plugin => {
  const mutant = JSON.parse(process.env.IDAVOLL_MUTANT ?? 'null') as { path: string; from: string; to: string } | null;
  return {
    name: 'planted-rule-bug',
    enforce: 'pre',
    transform: (code, id) =>
      mutant && relative(process.cwd(), id.split('?')[0]) === mutant.path
        ? code.replace(mutant.from, () => mutant.to)
        : null,
  };
};

export default defineConfig({
  plugins: [planted(), icons(), words()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['**/test/**/*.test.ts'],
    globalSetup: ['server/test/run-folder.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // One more than vitest would take: nobody works beside it.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
