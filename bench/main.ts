/** `npm run bench -- <bench>`: measures and prints. Exits with 1 when a target is missed, with 2 when not understood. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { circumstances, describeCircumstances, withSection } from './results.ts';

interface Bench {
  /** Measures, and says what it found in words as well. */
  run(
    progress: (text: string) => void,
  ): Promise<{ readonly results: { readonly met: boolean }; readonly text: string }>;
}

/** Each loads what it needs, and no more. */
const BENCHES: Readonly<Record<string, Bench>> = {
  engine: {
    run: async progress => {
      const { runEngineBench } = await import('./engine.ts');
      const { describeEngine } = await import('./report.ts');
      const results = await runEngineBench(progress);
      return { results, text: describeEngine(results) };
    },
  },
  server: {
    run: async progress => {
      const { runServerBench } = await import('./server/bench.ts');
      const { describeServer } = await import('./server/report.ts');
      const results = await runServerBench(progress);
      return { results, text: describeServer(results) };
    },
  },
  page: {
    run: async progress => {
      const { runPageBench } = await import('./page/page.ts');
      const { describePage } = await import('./server/report.ts');
      const results = await runPageBench(progress);
      return { results, text: describePage(results) };
    },
  },
  balance: {
    run: async progress => {
      const { describeBalance, runBalanceBench } = await import('./balance.ts');
      const results = await runBalanceBench(progress);
      return { results, text: describeBalance(results) };
    },
  },
};

const USAGE = `usage: npm run bench -- <bench> [--json] [--write]

  engine    playouts, single calls, replays and allocations; beside a bare loop and beside boardgame.io
  server    500 tables under load, beside boardgame.io's server; starts, and a cold load
  page      the page in a slow browser on a slow line: first click, and clicks until they are painted
  balance   how teams and turn orders fare in random matches

  --json    print one JSON object and nothing else
  --write   put the results into bench/results.md
`;

const RESULTS = new URL('../results.md', import.meta.url);

interface Order {
  readonly name: string;
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
    const [name] = positionals;
    return Object.hasOwn(BENCHES, name) ? { name, ...values } : `There is no bench '${name}'.`;
  } catch (error) {
    return (error as Error).message;
  }
};

/** One line that changes, where somebody watches. */
const progress = (text: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

const run = async ({ name, json, write }: Order) => {
  const where = circumstances();
  const { results, text: found } = await BENCHES[name].run(progress);
  progress('');
  const text = `${describeCircumstances(where)}\n\n${found}`;
  console.log(json ? JSON.stringify({ bench: name, ...where, ...results }) : text);
  if (write) {
    const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
    writeFileSync(RESULTS, withSection(before, name, text));
  }
  process.exitCode = results.met ? 0 : 1;
};

const order = readOrder();
if (typeof order === 'string') {
  process.stderr.write(`${order}\n\n${USAGE}`);
  process.exitCode = 2;
} else await run(order);
