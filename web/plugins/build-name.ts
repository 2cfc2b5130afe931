/** Gives every build a name, which the page tells the server: one that was left open learns that there is a newer one. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const DIGITS = 12;

/** The names of the built files change with what is in them. */
export const buildName = (): Plugin => ({
  name: 'idavoll-build-name',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('there is no page to write the name of the build into');
      const files = Object.keys(bundle).filter(name => name.startsWith('assets/'));
      const name = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, DIGITS);
      index.source = String(index.source).replace('</head>', `  <meta name="build" content="${name}">\n  </head>`);
    },
  },
});
