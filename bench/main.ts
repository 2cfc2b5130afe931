/** `npm run bench -- <bench>`: measures and prints. Exits with 1 when a target is missed, with 2 when not understood. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runEngineBench } from './engine.ts';
import { describeEngine } from './report.ts';
import { circumstances, describeCircumstances, withSection } from './results.ts';

const USAGE = `usage: npm run bench -- <bench> [--json] [--write]

  engine    playouts, single calls, replays and allocations; beside a bare loop and beside boardgame.io

  --json    print one JSON object and nothing else
  --write   put the results into bench/results.md
`;

const RESULTS = new URL('../results.md', import.meta.url);

interface Order {
  readonly json: boolean;
  readonly write: boolean;
}

/** What is wanted, or what is wrong with the command line. */
const readOrder = (): Order | string => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
    });
    if (positionals.length !== 1) return 'Name one bench.';
    return positionals[0] === 'engine' ? values : `There is no bench '${positionals[0]}'.`;
  } catch (error) {
    return (error as Error).message;
  }
};

/** One line that changes, where somebody watches. */
const progress = (text: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

const run = async ({ json, write }: Order) => {
  const where = circumstances();
  const results = await runEngineBench(progress);
  progress('');
  const text = `${describeCircumstances(where)}\n\n${describeEngine(results)}`;
  console.log(json ? JSON.stringify({ bench: 'engine', ...where, ...results }) : text);
  if (write) {
    const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
    writeFileSync(RESULTS, withSection(before, 'engine', text));
  }
  process.exitCode = results.met ? 0 : 1;
};

const order = readOrder();
if (typeof order === 'string') {
  process.stderr.write(`${order}\n\n${USAGE}`);
  process.exitCode = 2;
} else await run(order);
