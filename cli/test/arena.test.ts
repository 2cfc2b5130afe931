import { expect, test } from 'vitest';
import { COMMAND, fileWith, idavoll, run } from './idavoll.ts';

interface Arena {
  readonly runs: readonly {
    readonly bots: readonly string[];
    readonly matches: number;
    readonly standing: { readonly share: number; readonly settled?: string };
    readonly parts: readonly { readonly of: string; readonly matches: number }[];
    readonly faults: readonly { readonly name: string; readonly problem: string }[];
  }[];
}

const arena = async (bots: string, ...more: string[]): Promise<Arena> => {
  const { out, err, code } = await run([...COMMAND, 'arena', 'mimir', '--bots', bots, '--json', ...more]);
  expect(code, err).toBe(0);
  return JSON.parse(out);
};

test('a bot of the house is settled to be ahead of one that plays anything', async () => {
  const { runs } = await arena('karl:iterations=60,random', '--matches', '40');
  expect(runs).toHaveLength(1);
  expect(runs[0].standing.settled).toBe('ahead');
  expect(runs[0].matches).toBeLessThan(40);
  expect(runs[0].parts.filter(({ of }) => of === 'seat').map(({ matches }) => matches)).toEqual([
    runs[0].matches / 2,
    runs[0].matches / 2,
  ]);
});

test('the same seed gives the same matches; more bots than seats meet two by two', async () => {
  const once = await arena('random,thrall:iterations=2,random', '--matches', '4', '--seed', 'x');
  const again = await arena('random,thrall:iterations=2,random', '--matches', '4', '--seed', 'x');
  const shares = ({ runs }: Arena) => runs.map(({ standing }) => standing.share);
  expect(shares(again)).toEqual(shares(once));
  expect(once.runs).toHaveLength(3);
});

test('seats that are left over are the last one’s', async () => {
  const { runs } = await arena('thrall:iterations=2,random', '--seats', '4', '--matches', '4');
  expect(runs[0].bots).toEqual(['thrall:iterations=2', 'random', 'random', 'random']);
});

test('ten lines of Python are a bot', async () => {
  const { runs } = await arena('random,cmd:python3 examples/bot.py', '--matches', '2', '--whole');
  expect(runs[0].matches).toBe(2);
  expect(runs[0].faults).toEqual([]);
});

test.each([
  ['no legal move', 'console.log(JSON.stringify({ move: "nothing" }))', 'unknown-move'],
  ['no JSON', 'console.log("what?")', 'no JSON'],
  ['no move', 'console.log("{}")', 'no move'],
  ['nothing, and ends', 'process.exit(3)', 'code 3'],
])('a program that answers %s loses its matches, and the arena goes on', async (_what, answer, problem) => {
  const file = fileWith(`process.stdin.on('data', () => { ${answer} });`);
  const { runs } = await arena(`random,cmd:${process.execPath} ${file}`, '--matches', '2', '--whole');
  expect(runs[0].standing.share).toBe(1);
  expect(runs[0].faults).toHaveLength(2);
  for (const fault of runs[0].faults) expect(fault.problem).toContain(problem);
});

test.each([
  ['arena mimir', 'At least two bots'],
  ['arena mimir --bots karl,odin', 'There is no bot odin'],
  ['arena mimir --bots karl:speed=3,random', 'no setting'],
])('"%s" is answered with what exists', async (args, sentence) => {
  const { code, err } = await idavoll(args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('matches of bots are told as those of chance are, with what was done how often', async () => {
  const { out, code } = await idavoll('simulate mimir --seats 2 --bots thrall:iterations=4 --matches 2 --json');
  expect(code).toBe(0);
  const [simulated] = JSON.parse(out).runs;
  expect(simulated.matches).toBe(2);
  expect(simulated.fortunes.seat.map(({ seats }: { seats: number }) => seats)).toEqual([2, 2]);
  // Elites act, vikings never do: what is never done is named, too.
  expect(Object.keys(simulated.uses['chose token'])).toContain('raven');
  expect(simulated.uses['chose token'].viking).toBe(0);
  expect(simulated.uses['placed realm'].asgard).toBeGreaterThan(0);
});
