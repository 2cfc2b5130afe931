import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBuild } from '../checkout.ts';
import { openHouse } from '../house.ts';

const repository = mkdtempSync(join(tmpdir(), 'idavoll-test-'));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Norn', '-c', 'user.email=norn@example.org', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();

const write = (files: Readonly<Record<string, unknown>>) => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
};

const commit = (files: Readonly<Record<string, unknown>>): string => {
  write(files);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A stone');
  return git('rev-parse', 'HEAD');
};

const room = (name: string, references: readonly string[]) => ({
  [`${name}/package.json`]: {
    name: `@idavoll/${name}`,
    type: 'module',
    exports: { '.': './dist/index.js', './*': './dist/*/index.js' },
  },
  [`${name}/tsconfig.json`]: {
    compilerOptions: { module: 'NodeNext', composite: true, strict: true, rootDir: '.', outDir: 'dist', types: [] },
    include: ['**/*.ts'],
    exclude: ['dist'],
    references: references.map(path => ({ path })),
  },
});

/** A game of this tiny house: all that it does is to ask its own engine who it is. */
const tinyGame = (name: string) =>
  `import { engine } from '@idavoll/engine';\nexport const ${name} = { id: '${name} by ' + engine };\n`;

let whole: string;
let broken: string;
let poor: string;
let empty: string;

beforeAll(() => {
  git('init', '--quiet');
  empty = commit({
    ...room('engine', []),
    ...room('games', ['../engine']),
    'engine/index.ts': `export const engine = 'an engine of old';\n`,
    'games/index.ts': 'export const games = [];\n',
  });
  poor = commit({
    'games/mimir/index.ts': tinyGame('mimir'),
    'games/asgard/index.ts': tinyGame('asgard'),
  });
  whole = commit({ 'games/saga/index.ts': tinyGame('saga') });
  broken = commit({ 'games/saga/index.ts': 'export const saga: number = "a word";\n' });
});

afterAll(() => rmSync(repository, { recursive: true }));

describe('a commit to compare with', () => {
  it('is built in a folder of its own, plays by its own engine, and is gone afterwards', async () => {
    let folder = '';
    const found = await withBuild(
      whole,
      async ({ root }) => {
        folder = root;
        const house = await openHouse(root);
        return Promise.all((['mimir', 'asgard', 'saga'] as const).map(game => house.load(game)));
      },
      repository,
    );
    expect(found).toEqual(['mimir', 'asgard', 'saga'].map(name => ({ id: `${name} by an engine of old` })));
    expect(folder).not.toBe('');
    expect(existsSync(folder)).toBe(false);
    expect(git('status', '--short')).toBe('');
    expect(readdirSync(join(repository, '.git'))).not.toContain('worktrees');
  });

  it('is gone also when its use fails', async () => {
    let folder = '';
    const use = async ({ root }: { root: string }) => {
      folder = root;
      throw new Error('it rains');
    };
    await expect(withBuild(whole, use, repository)).rejects.toThrow('it rains');
    expect(existsSync(folder)).toBe(false);
  });

  it('is refused with a sentence when there is no such commit, or it does not build, or has no game', async () => {
    const refusal = (name: string) => withBuild(name, async () => 'used', repository);
    expect(await refusal('ragnarok')).toBe("There is no commit 'ragnarok' in this repository.");
    expect(await refusal(broken)).toMatch(/^Commit [0-9a-f]+ does not build:\n.*games\/saga\/index\.ts.*TS2322/s);
    expect(await refusal(empty)).toMatch(/^Commit [0-9a-f]+ has none of our games\.$/);
  });

  it('tells which of our games it has', async () => {
    expect(await withBuild(poor, async ({ games }) => games, repository)).toEqual(['mimir', 'asgard']);
  });
});
