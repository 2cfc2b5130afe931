/** `idavoll simulate`: random matches, and how they went. */
import { type Agreement, type GameModule, PlayoutChance, type Simulation, seedFrom, simulate } from '@idavoll/engine';
import { type Command, readNumber, together } from '../command.ts';
import { DONE, misused, print, progress } from '../output.ts';
import { PACK_FLAG, readGameAndPack } from '../pack.ts';
import { readAgreement, readOptions } from '../table.ts';
import { say } from '../words.ts';

interface Run extends Simulation {
  readonly seats: number;
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
}

const run = (module: GameModule, agreement: Agreement, matches: number, seed: string): Run => {
  const game = module.create(agreement, module.base.content, module.rules);
  const chance = new PlayoutChance(Number.parseInt(seedFrom(seed).slice(0, 8), 16));
  const show = progress(say('simulate.run', { game: module.id, seats: game.seats, matches }));
  const begun = performance.now();
  const simulation = simulate(game, matches, chance, done => show(done, matches));
  const seconds = (performance.now() - begun) / 1000;
  return {
    seats: game.seats,
    ...simulation,
    decisionsPerSecond: Math.round(simulation.decisions / seconds),
    matchesPerSecond: Math.round(matches / seconds),
  };
};

const report = (game: string, { fortunes, means, ...it }: Run): string =>
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
  ].join('\n');

export const command: Command = {
  name: 'simulate',
  takes: '<game> [--seats n] [--matches n] [--seed s] [--option k=v …] [--pack file] [--json]',
  most: 1,
  help: 'summary.simulate',
  flags: {
    seats: { value: 'n', help: 'simulate.seats' },
    matches: { value: 'n', help: 'simulate.matches' },
    seed: { value: 's', help: 'simulate.seed' },
    option: { value: 'k=v', many: true, help: 'flag.option' },
    pack: PACK_FLAG,
    json: { help: 'flag.json' },
  },
  run(given) {
    const module = readGameAndPack(given);
    if (!module.ok) return misused(module.error);
    const { id, seatCounts } = module.value;
    const read = together({
      seats: readNumber(given, 'seats', { min: 1, max: 99, otherwise: 0 }),
      matches: readNumber(given, 'matches', { min: 1, max: 1e9, otherwise: 20_000 }),
      options: readOptions(module.value, given.all('option')),
    });
    if (!read.ok) return misused(read.error);
    const { seats, matches, options } = read.value;
    const seed = given.text('seed') ?? '1';
    const agreements: Agreement[] = [];
    for (const count of seats ? [seats] : seatCounts) {
      const agreement = readAgreement(module.value, count, options);
      if (!agreement.ok) return misused(agreement.error);
      agreements.push(agreement.value);
    }
    const runs: Run[] = [];
    for (const agreement of agreements) {
      const done = run(module.value, agreement, matches, seed);
      if (!given.has('json')) print(`${runs.length ? '\n' : ''}${report(id, done)}`);
      runs.push(done);
    }
    if (given.has('json')) print(JSON.stringify({ game: id, seed, options, runs }));
    return DONE;
  },
};
