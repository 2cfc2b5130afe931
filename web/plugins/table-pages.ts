/**
 * Writes `table/<game>.html` for every game: the page itself, with hints at all that a table of this game will need, so
 * that a slow line brings it while the shell is still on its way. The server knows which of them a table's link wants.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** Where a module is, and the file by which others ask for it if that is another. */
const chunksOf = (bundle: Bundle, module: string): Chunk[] =>
  Object.values(bundle).filter(
    (file): file is Chunk =>
      file.type === 'chunk' && (file.facadeModuleId === module || file.moduleIds.includes(module)),
  );

/** The files of a chunk, of its styles and of all that it cannot run without. */
const filesOf = (bundle: Bundle, chunk: Chunk, found = new Set<string>()): Set<string> => {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const file = bundle[name];
    if (file?.type === 'chunk') filesOf(bundle, file, found);
  }
  return found;
};

const hintAt = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const withHints = (html: string, files: ReadonlySet<string>): string => {
  const hints = [...files].filter(file => !html.includes(file)).map(hintAt);
  return html.replace('</head>', `  ${hints.join('\n    ')}\n  </head>`);
};

export const tablePages = (games: string, pages: string): Plugin => ({
  name: 'idavoll-table-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('there is no page to write hints into');
      const html = String(index.source);
      for (const { name } of readdirSync(games, { withFileTypes: true }).filter(entry => entry.isDirectory())) {
        const rules = chunksOf(bundle, join(games, name, 'index.ts'));
        if (rules.length === 0) continue;
        const wanted = [join(pages, 'online.tsx'), join(games, name, 'table', 'index.tsx')].flatMap(module =>
          chunksOf(bundle, module),
        );
        const files = new Set([...wanted, ...rules].flatMap(chunk => [...filesOf(bundle, chunk)]));
        this.emitFile({ type: 'asset', fileName: `table/${name}.html`, source: withHints(html, files) });
      }
      // Most visits begin at home.
      const home = chunksOf(bundle, join(pages, 'home.tsx')).flatMap(chunk => [...filesOf(bundle, chunk)]);
      index.source = withHints(html, new Set(home));
    },
  },
});
