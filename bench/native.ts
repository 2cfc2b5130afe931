/** Mimir's Challenge in C (native/mimir.c): written its tables, compiled, and run as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { mimir } from '@idavoll/games/mimir';
import type { Racer } from './arena.ts';
import { run } from './folder.ts';

/** The source lies beside this file, or beside the folder that this file was built into. */
const SOURCE = ['native/mimir.c', '../native/mimir.c']
  .map(path => fileURLToPath(new URL(path, import.meta.url)))
  .find(existsSync);

/** In the order in which the rules number them. */
const MATERIALS = ['skin', 'wood', 'metal', 'gem'] as const;
const KINDS = ['viking', 'double', 'raven', 'valkyrie', 'wyrm'] as const;
const SEATS = 4;

const row = (values: readonly number[]) => `{${values.join(', ')}}`;
const rows = (values: readonly (readonly number[])[]) => `{${values.map(row).join(', ')}}`;

/** The content at the game's own options, as C reads it. */
const tables = (): string => {
  const { layouts, army, difficulties, realms, treasures, artefacts } = mimir.base.content;
  const placement = difficulties.find(({ id }) => id === 'normal')?.placement ?? [];
  const tokens = KINDS.map(kind => army.tokens.find(token => token.kind === kind));
  const sizes = {
    SEATS,
    RING: layouts[SEATS].realms,
    REALMS: realms.length,
    TREASURES: treasures.length,
    CARDS: artefacts.length,
    MATERIALS: MATERIALS.length,
    ROUNDS: placement.length,
  };
  const columns = {
    ARMY: tokens.map(token => token?.count ?? 0),
    STRENGTH: tokens.map(token => token?.strength ?? 0),
    MATERIAL: treasures.map(({ material }) => MATERIALS.indexOf(material)),
    PILE_ROUND: treasures.map(({ round }) => round),
    POINTS: treasures.map(({ points }) => points),
    CARD_POINTS: artefacts.map(({ points }) => points),
    TURNS: placement.map(turns => turns.length),
  };
  const needs = artefacts.map(({ requires }) => MATERIALS.map(material => requires[material] ?? 0));
  const lines = [
    ...Object.entries(sizes).map(([name, size]) => `#define ${name} ${size}`),
    ...Object.entries(columns).map(([name, values]) => `static const int16_t ${name}[] = ${row(values)};`),
    `static const int16_t NEEDS[][MATERIALS] = ${rows(needs)};`,
    `static const int16_t TOKENS[][${Math.max(...columns.TURNS)}] = ${rows(placement)};`,
  ];
  return `${lines.join('\n')}\n`;
};

export const NO_COMPILER = 'There is no C compiler: install gcc or clang, so that the command cc is found.';

/** The program, built in this folder; undefined where there is no compiler. */
export const compileNative = async (folder: string, compiler = 'cc'): Promise<string | undefined> => {
  if (SOURCE === undefined) throw new Error('bench/native/mimir.c is missing');
  if (!(await run(compiler, ['--version'], { cwd: folder })).ok) return undefined;
  writeFileSync(join(folder, 'tables.h'), tables());
  const program = join(folder, 'mimir');
  const compiled = await run(compiler, ['-O2', '-Wall', '-I', folder, '-o', program, SOURCE], { cwd: folder });
  if (!compiled.ok) throw new Error(`native/mimir.c does not compile:\n${compiled.text}`);
  return program;
};

/** Plays a match for each seed from the first on: a line each, as native/mimir.c describes it. */
export const nativeMatches = async (program: string, first: number, count: number): Promise<string[]> => {
  const { ok, text } = await run(program, ['matches', String(first), String(count)], { cwd: '.' });
  if (!ok) throw new Error(`native/mimir.c fails: ${text}`);
  return text.split('\n');
};

/** It measures its own processor time, and ends with its input. */
export const inProcess = (program: string) => (): Racer => {
  const child = spawn(program, ['rates'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  return {
    rate: async milliseconds => {
      child.stdin.write(`${milliseconds}\n`);
      const [line] = await once(lines, 'line');
      return Number(line);
    },
    stop: async () => {
      child.stdin.end();
      await once(child, 'close');
    },
  };
};
