/**
 * Puts every game's rules into one module, for Node. V8 knows the constants of a module by their values, but looks up
 * imported ones each time, and rules are little else than constants and arrays: docs/decisions/0009 has the figures.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from './prepare.mjs';

const ENGINE = join(ROOT, 'engine');
const GAMES = join(ROOT, 'games');
const OUT = join(GAMES, 'dist', 'bundle');
/** What rules are made of; the rest of a game's folder is not for Node, or not fast. */
const PARTS = ['index.ts', 'rules', 'content', 'bot'];

const games = readdirSync(GAMES).filter(name => existsSync(join(GAMES, name, 'index.ts')));

const newest = path => {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(...readdirSync(path).map(name => newest(join(path, name))));
};

const isStale = () => {
  const built = join(OUT, 'index.js');
  if (!existsSync(built)) return true;
  const engine = readdirSync(ENGINE).filter(name => name.endsWith('.ts'));
  const sources = [
    join(GAMES, 'index.ts'),
    join(GAMES, 'registry.ts'),
    ...engine.map(name => join(ENGINE, name)),
    ...games.flatMap(game => PARTS.map(part => join(GAMES, game, part)).filter(path => existsSync(path))),
  ];
  return sources.some(source => newest(source) > statSync(built).mtimeMs);
};

/** Each by itself and with the engine in it: what two of them shared would be imported again. */
const bundle = (name, source) =>
  build({
    configFile: false,
    root: GAMES,
    logLevel: 'warn',
    ssr: { noExternal: true },
    resolve: { conditions: ['source'] },
    build: {
      ssr: source,
      outDir: OUT,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      sourcemap: true,
      rollupOptions: {
        external: [],
        output: { entryFileNames: `${name}.js`, format: 'es', topLevelVar: false },
      },
    },
  });

export const bundleGames = async () => {
  if (!isStale()) return;
  for (const game of games) {
    await bundle(game, join(GAMES, game, 'index.ts'));
    const bot = join(GAMES, game, 'bot', 'index.ts');
    if (existsSync(bot)) await bundle(`${game}-bot`, bot);
  }
  await bundle('index', join(GAMES, 'index.ts'));
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await bundleGames();
