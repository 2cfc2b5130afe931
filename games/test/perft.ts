/** Counts of decision paths, kept as data: a change of the rules that changes a count is seen. UPDATE_GOLDEN=1 counts anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type GameModule, perft, seedFrom } from '@idavoll/engine';
import { expect, test } from 'vitest';
import { agreedOn } from './option-sets.ts';

const LEAST_LINES = 8;

/** A line of the file: seats, options (`-` for none, else `option=value` with commas), seed, depth, and the count. */
const count = <Content>(module: GameModule<Content>, line: string): string => {
  const [seats, options, seed, depth] = line.split(' ');
  const agreement = agreedOn(module as GameModule, Number(seats), options);
  const game = module.create(agreement, module.base.content, module.rules);
  return [seats, options, seed, depth, perft(game, seedFrom(seed), Number(depth))].join(' ');
};

/** The file's first line says what its columns are. */
export const keepsItsCounts = <Content>(module: GameModule<Content>, file: URL): void =>
  test('the counts of paths are as they were', () => {
    const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const counted = `${[head, ...lines.map(line => count(module, line))].join('\n')}\n`;
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, counted);
    expect(counted).toBe(readFileSync(file, 'utf8'));
    expect(lines.length).toBeGreaterThanOrEqual(LEAST_LINES);
  });
