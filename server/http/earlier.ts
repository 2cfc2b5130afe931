/** Files of earlier builds, kept for pages that were open when the server was renewed: they load what they lack. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const DAY = 24 * 60 * 60 * 1000;
/** How long a page may be left open. */
const KEPT_FOR = 30 * DAY;

/** Copies the build's files beside those of earlier ones, and removes what no build has had for long. */
export const keepAssets = (site: string, kept: string, now: Date): void => {
  const assets = join(site, 'assets');
  if (!existsSync(assets)) return;
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(assets)) {
    const copy = join(kept, name);
    if (!existsSync(copy)) copyFileSync(join(assets, name), copy);
    utimesSync(copy, now, now);
  }
  for (const name of readdirSync(kept)) {
    const copy = join(kept, name);
    if (now.getTime() - statSync(copy).mtimeMs > KEPT_FOR) rmSync(copy);
  }
};

/** The file of an earlier build at this address; its name holds no way out of the folder. */
export const earlierAsset = (kept: string, path: string): Buffer | undefined => {
  const [, name] = /^\/assets\/([\w-][\w.-]*)$/.exec(path) ?? [];
  const file = name && join(kept, name);
  return file && existsSync(file) ? readFileSync(file) : undefined;
};

/** The name that the build has given itself; '' where there is no page. */
export const buildOf = (site: string): string => {
  const page = join(site, 'index.html');
  if (!existsSync(page)) return '';
  return /<meta name="build" content="([\w-]+)">/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
};
