/** Holds the one arrow between the rooms: engine ← games ← bots ← server, web, cli; and keeps source files short. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MOST_LINES = 300;

/** The room a file belongs to, or undefined where any import goes: scripts, tests, configuration. */
export const roomOf = file => {
  if (/(^|\/)(test|scripts)\//.test(file) || /\.config\.ts$/.test(file)) return undefined;
  const [room, game, part] = file.split('/');
  if (room !== 'games') return room;
  if (!part) return 'games';
  // Pages are drawn by the same hands as the table.
  return part === 'table' || part === 'pages' ? `games/${game}/table` : `games/${game}`;
};

const packageRoom = specifier => {
  const [, room, game] = /^@idavoll\/([^/]+)(?:\/([^/]+))?/.exec(specifier) ?? [];
  return room === 'games' && game ? `games/${game}` : room;
};

/** Whether a file of one room may import from another. */
const mayImport = (from, to) => {
  if (from === to) return true;
  const [room, game, part] = from.split('/');
  if (room === 'games' && game)
    return to === 'engine' || (part === 'table' && (to === 'board' || to === `games/${game}`));
  if (from === 'games') return to === 'engine' || to.split('/').length === 2;
  const isTable = to.endsWith('/table');
  const target = to.split('/')[0];
  const below = {
    engine: [],
    board: ['engine'],
    bots: ['engine', 'games'],
    server: ['engine', 'games', 'bots'],
    cli: ['engine', 'games', 'bots'],
    web: ['engine', 'games', 'bots', 'board', 'server'],
    bench: ['engine', 'games', 'bots', 'server'],
  };
  return (below[from] ?? []).includes(target) && (!isTable || from === 'web');
};

/** Rooms that run everywhere and stand on nothing: no packages, nothing of Node. */
const bare = room => room === 'engine' || room === 'bots' || /^games\/[^/]+$/.test(room) || room === 'games';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

/** What is wrong with the imports of one file. */
export const problemsIn = (file, source) => {
  const from = roomOf(file);
  if (from === undefined) return [];
  return [...source.matchAll(IMPORT)].flatMap(([, a, b, c]) => {
    const specifier = a ?? b ?? c;
    const own = specifier.startsWith('.');
    const to = own ? roomOf(posix.normalize(posix.join(posix.dirname(file), specifier))) : packageRoom(specifier);
    if (to === undefined)
      return !own && bare(from) ? [`${file}: ${from} stands on nothing, yet imports ${specifier}`] : [];
    return mayImport(from, to) ? [] : [`${file}: ${from} may not import ${to} (${specifier})`];
  });
};

const check = () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file !== '' && existsSync(join(ROOT, file)));
  const problems = files.flatMap(file => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const lines = source.split('\n').length - 1;
    const long =
      lines > MOST_LINES && !file.includes('/content/') ? [`${file}: ${lines} lines; ${MOST_LINES} are enough`] : [];
    return [...problemsIn(file, source), ...long];
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`arrow: ${files.length} files keep to their rooms, and none is over ${MOST_LINES} lines.`);
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) check();
