/** Writes the service worker last, when the names of all built files are known. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files that are worth having offline, beside the page itself: maps are not. */
const KEPT = /\.(js|css|svg|png|webmanifest|woff2)$/;

export const offline = (worker: string): Plugin => {
  let publicDir = '';
  return {
    name: 'idavoll-offline',
    apply: 'build',
    configResolved: config => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const extra = readdirSync(publicDir).map(name => join('/', name));
        const built = Object.keys(bundle).map(name => `/${name}`);
        const files = [...built, ...extra].filter(name => KEPT.test(name));
        const hash = createHash('sha256').update(files.join());
        for (const name of readdirSync(publicDir)) hash.update(readFileSync(join(publicDir, name)));
        const source = readFileSync(worker, 'utf8')
          .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 12)))
          .replace("['__FILES__']", JSON.stringify(['/', ...files]));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
};
