/** Counts of decision paths, kept as data: a change of the rules that changes a count is seen. UPDATE_GOLDEN=1 counts anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { perft, seedFrom } from '@idavoll/engine';
import { expect, test } from 'vitest';
import { saga } from '../index.ts';
import { agreed } from './table.ts';

const file = new URL('perft.txt', import.meta.url);
const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');

const count = (line: string): string => {
  const [seats, options, seed, depth] = line.split(' ');
  const pairs = options === '-' ? [] : options.split(',').map(pair => pair.split('='));
  const read = (value: string) => (value === 'true' ? true : value === 'false' ? false : value);
  const agreement = agreed({
    seats: Number(seats),
    options: Object.fromEntries(pairs.map(([option, value]) => [option, read(value)])),
  });
  const game = saga.create(agreement, saga.base.content);
  return [seats, options, seed, depth, perft(game, seedFrom(seed), Number(depth))].join(' ');
};

test('the counts of paths are as they were', () => {
  const counted = lines.map(count);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, `${[head, ...counted].join('\n')}\n`);
  expect(`${[head, ...counted].join('\n')}\n`).toBe(readFileSync(file, 'utf8'));
  expect(counted.length).toBeGreaterThanOrEqual(8);
});
