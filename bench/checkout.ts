/** The engine and the games of another commit, built in a folder of their own. */
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder, run } from './folder.ts';
import { builtGame, GAME_NAMES, type GameName } from './house.ts';

const HERE = dirname(fileURLToPath(import.meta.url));

const git = (cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run('git', args, { cwd, env });

/** Where a repository has its files, given any folder in it. */
const topOf = async (folder: string) => (await git(folder, ['rev-parse', '--show-toplevel'])).text;

/** The files of a commit, through an index of their own: the repository does not notice. */
const writeFiles = async (repository: string, commit: string, root: string): Promise<void> => {
  const index = { GIT_INDEX_FILE: join(root, '.index') };
  await git(repository, ['read-tree', commit], index);
  await git(repository, ['checkout-index', '--all', `--prefix=${root}/`], index);
};

/** The packages are our own, but for those of the house: a commit is to meet its own engine. */
const linkPackages = (from: string, root: string): void => {
  const link = (target: string, name: string) => symlinkSync(target, join(root, 'node_modules', name), 'junction');
  mkdirSync(join(root, 'node_modules', '@idavoll'), { recursive: true });
  for (const name of readdirSync(from)) if (!/^(\.|@idavoll$)/.test(name)) link(join(from, name), name);
  for (const room of ['engine', 'games']) link(join(root, room), join('@idavoll', room));
};

const MOST_LINES = 12;
const beginningOf = (text: string) => text.split('\n').slice(0, MOST_LINES).join('\n');

export interface Build {
  /** The commit's short name. */
  readonly commit: string;
  readonly root: string;
  /** Those of our games that it has. */
  readonly games: readonly GameName[];
}

/** Builds a commit, lets it be used, and removes it; or says in a sentence why it cannot. */
export const withBuild = async <T>(
  name: string,
  use: (build: Build) => Promise<T>,
  folderOfRepository = HERE,
): Promise<T | string> => {
  const found = await git(folderOfRepository, ['rev-parse', '--verify', '--quiet', '--short', `${name}^{commit}`]);
  if (!found.ok) return `There is no commit '${name}' in this repository.`;
  const commit = found.text;
  return inFolder(async root => {
    await writeFiles(await topOf(folderOfRepository), commit, root);
    const packages = join(await topOf(HERE), 'node_modules');
    linkPackages(packages, root);
    const compiler = join(packages, 'typescript', 'bin', 'tsc');
    const built = await run(process.execPath, [compiler, '-b', 'games'], { cwd: root });
    if (!built.ok) return `Commit ${commit} does not build:\n${beginningOf(built.text)}`;
    const games = GAME_NAMES.filter(game => existsSync(builtGame(root, game)));
    return games.length > 0 ? use({ commit, root, games }) : `Commit ${commit} has none of our games.`;
  });
};
