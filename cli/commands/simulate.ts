/** `idavoll simulate`: matches at random or by bots, and how they went. */
import { type Contender, runSensibly, type SensibleResult } from '@idavoll/bots';
import { loadPlayable } from '@idavoll/bots/load';
import {
  type Agreement,
  type GameModule,
  ok,
  PlayoutChance,
  type Simulation,
  seedFrom,
  simulate,
} from '@idavoll/engine';
import { readContender } from '../arena/contenders.ts';
import { type Command, readNumber, together } from '../command.ts';
import { DONE, misused, print, progress } from '../output.ts';
import { PACK_FLAG, readGameAndPack } from '../pack.ts';
import { readAgreement, readOptions } from '../table.ts';
import { say } from '../words.ts';

interface Run extends Simulation {
  readonly uses?: SensibleResult['uses'];
  readonly seats: number;
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
}

const clock = () => performance.now();

/** By chance, or by bots in all seats. */
const run = async (
  module: GameModule,
  agreement: Agreement,
  matches: number,
  seed: string,
  contender: Contender | undefined,
): Promise<Run> => {
  const { seats } = agreement;
  const show = progress(say('simulate.run', { game: module.id, seats, matches }));
  const onMatch = (done: number) => show(done, matches);
  const begun = clock();
  const atRandom = () => {
    const game = module.create(agreement, module.base.content, module.rules);
    return simulate(game, matches, new PlayoutChance(Number.parseInt(seedFrom(seed).slice(0, 8), 16)), onMatch);
  };
  const simulation = contender
    ? await runSensibly({ module, agreement, seed, contender, matches, clock, onMatch })
    : atRandom();
  const seconds = (clock() - begun) / 1000;
  return {
    seats,
    ...simulation,
    decisionsPerSecond: Math.round(simulation.decisions / seconds),
    matchesPerSecond: Math.round(matches / seconds),
  };
};

/** What is done in every match, and what in none of them, stands out; the rest is how often. */
const usesIn = (uses: SensibleResult['uses']): string[] =>
  Object.entries(uses).map(
    ([what, things]) =>
      `  ${what}: ${Object.entries(things)
        .sort(([, a], [, b]) => b - a)
        .map(([thing, times]) => say('simulate.use', { thing, times }))
        .join(', ')}`,
  );

const report = (game: string, { fortunes, means, uses, ...it }: Run): string =>
  [
    say('simulate.run', { game, seats: it.seats, matches: it.matches }),
    `  ${say('simulate.speed', { decisions: it.decisions, perSecond: it.decisionsPerSecond, matchesPerSecond: it.matchesPerSecond })}`,
    `  ${say('simulate.length', { mean: it.decisions / it.matches, min: it.shortest, max: it.longest })}`,
    ...Object.entries(fortunes).flatMap(([role, all]) =>
      all.map(
        ({ name, meanScore, wins, fair }) => `  ${say('simulate.fortune', { role, name, meanScore, wins, fair })}`,
      ),
    ),
    ...Object.entries(means).map(([name, mean]) => `  ${say('simulate.mean', { name, mean })}`),
    ...usesIn(uses ?? {}),
  ].join('\n');

export const command: Command = {
  name: 'simulate',
  takes: '<game> [--seats n] [--matches n] [--bots name] [--seed s] [--option k=v …] [--pack file] [--json]',
  most: 1,
  help: 'summary.simulate',
  flags: {
    seats: { value: 'n', help: 'simulate.seats' },
    matches: { value: 'n', help: 'simulate.matches' },
    bots: { value: 'name', help: 'simulate.bots' },
    seed: { value: 's', help: 'simulate.seed' },
    option: { value: 'k=v', many: true, help: 'flag.option' },
    pack: PACK_FLAG,
    json: { help: 'flag.json' },
  },
  async run(given) {
    const module = readGameAndPack(given);
    if (!module.ok) return misused(module.error);
    const { id, seatCounts } = module.value;
    const bots = given.text('bots');
    const read = together({
      seats: readNumber(given, 'seats', { min: 1, max: 99, otherwise: 0 }),
      matches: readNumber(given, 'matches', { min: 1, max: 1e9, otherwise: bots === undefined ? 20_000 : 100 }),
      contender: bots === undefined ? ok(undefined) : readContender(bots, await loadPlayable(module.value)),
      options: readOptions(module.value, given.all('option')),
    });
    if (!read.ok) return misused(read.error);
    const { seats, matches, options, contender } = read.value;
    const seed = given.text('seed') ?? '1';
    const agreements: Agreement[] = [];
    for (const count of seats ? [seats] : seatCounts) {
      const agreement = readAgreement(module.value, count, options);
      if (!agreement.ok) return misused(agreement.error);
      agreements.push(agreement.value);
    }
    const runs: Run[] = [];
    for (const agreement of agreements) {
      const done = await run(module.value, agreement, matches, seed, contender);
      if (!given.has('json')) print(`${runs.length ? '\n' : ''}${report(id, done)}`);
      runs.push(done);
    }
    if (given.has('json')) print(JSON.stringify({ game: id, seed, options, runs }));
    return DONE;
  },
};
