/** `npm run bench -- <bench>`: measures and prints. Exits with 1 when a target is missed, with 2 when not understood. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { circumstances, describeCircumstances, withSection } from './results.ts';

interface Found {
  readonly results: { readonly met: boolean };
  /** The same in words. */
  readonly text: string;
}

type Progress = (text: string) => void;

interface Bench {
  run(progress: Progress): Promise<Found>;
  /** The same beside another commit; or what is wrong with that commit. */
  against?(commit: string, progress: Progress): Promise<Found | string>;
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
    against: async (commit, progress) => {
      const { runAgainst } = await import('./against.ts');
      const { describeAgainst } = await import('./report.ts');
      const results = await runAgainst(commit, progress);
      return typeof results === 'string' ? results : { results, text: describeAgainst(results) };
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
  crowd: {
    run: async progress => {
      const { measureCrowd } = await import('./server/crowd.ts');
      const { describeCrowd } = await import('./server/crowd-report.ts');
      progress('a crowd comes to watch');
      const results = await measureCrowd();
      return { results, text: describeCrowd(results) };
    },
  },
  tables: {
    run: async progress => {
      const { measureMany } = await import('./server/many.ts');
      const { describeMany } = await import('./server/many-report.ts');
      const results = await measureMany(progress);
      return { results, text: describeMany(results) };
    },
  },
  beside: {
    run: async progress => {
      const { describeBeside, measureBeside } = await import('./server/beside.ts');
      const results = await measureBeside(progress);
      return { results, text: describeBeside(results) };
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
  bugs: {
    run: async progress => {
      const { describeBugs, runBugBench } = await import('./bugs.ts');
      const results = await runBugBench(progress);
      return { results, text: describeBugs(results) };
    },
  },
  longest: {
    run: async progress => {
      const { describeLongest, runLongestBench } = await import('./longest.ts');
      const results = await runLongestBench(progress);
      return { results, text: describeLongest(results) };
    },
  },
  bots: {
    run: async progress => {
      const { describeThinking, runThinkingBench } = await import('./bots/thinking.ts');
      const results = await runThinkingBench(progress);
      return { results, text: describeThinking(results) };
    },
  },
  strength: {
    run: async progress => {
      const { describeStrength, runStrengthBench } = await import('./bots/strength.ts');
      const results = await runStrengthBench(progress);
      return { results, text: describeStrength(results) };
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

const USAGE = `usage: npm run bench -- <bench> [--against <commit>] [--json] [--write]

  engine    playouts, single calls, replays and allocations; beside a bare loop, boardgame.io and native code
  server    500 tables under load, beside boardgame.io's server; starts, and a cold load
  crowd     1,000 spectators who come to one table in 10 s: what they are sent, and what other tables notice
  tables    a start with 200,000 matches under way: how much longer it takes, and how long anything is held up
  beside    people who play beside a hundred tables of bots: what they notice
  page      the page in a slow browser on a slow line: first click, clicks until they are painted; and bots that think in it
  bugs      how many rule bugs, made by the hundred, are caught by a test that names a rule
  longest   how long the longest question takes in 2,000 random matches of each game
  bots      how many iterations a second opponents search, at three points of a match of each game
  strength  opponents of each level against the one below, by the sequential test; takes an hour
  balance   how teams and turn orders fare in random matches

  --against <commit>    engine only: the games as they were at that commit beside those of today

  --json    print one JSON object and nothing else
  --write   put the results into bench/results.md
`;

const RESULTS = new URL('../results.md', import.meta.url);

interface Order {
  readonly name: string;
  readonly against?: string;
  readonly json: boolean;
  readonly write: boolean;
}

/** What is wanted, or what is wrong with the command line. */
const readOrder = (): Order | string => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        json: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    });
    if (positionals.length !== 1) return 'Name one bench.';
    const [name] = positionals;
    if (!Object.hasOwn(BENCHES, name)) return `There is no bench '${name}'.`;
    if (values.against !== undefined && !BENCHES[name].against) return `The bench '${name}' knows only today's code.`;
    return { name, ...values };
  } catch (error) {
    return (error as Error).message;
  }
};

/** One line that changes, where somebody watches. */
const progress = (text: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

const run = async ({ name, against, json, write }: Order) => {
  const where = circumstances();
  const bench = BENCHES[name];
  const found =
    against !== undefined && bench.against ? await bench.against(against, progress) : await bench.run(progress);
  progress('');
  if (typeof found === 'string') {
    process.stderr.write(`${found}\n`);
    process.exitCode = 2;
    return;
  }
  const { results } = found;
  const text = `${describeCircumstances(where)}\n\n${found.text}`;
  console.log(json ? JSON.stringify({ bench: name, ...where, ...results }) : text);
  if (write) {
    const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
    const section = against === undefined ? name : `${name} against an earlier commit`;
    writeFileSync(RESULTS, withSection(before, section, text));
  }
  process.exitCode = results.met ? 0 : 1;
};

const order = readOrder();
if (typeof order === 'string') {
  process.stderr.write(`${order}\n\n${USAGE}`);
  process.exitCode = 2;
} else await run(order);
