/** `idavoll simulate`: random matches, and how they went. */
import { type Agreement, type GameModule, PlayoutChance, playOut, seedFrom } from '@idavoll/engine';
import { type Command, readNumber, together } from '../command.ts';
import { DONE, misused, print, progress } from '../output.ts';
import { readAgreement, readGame, readOptions } from '../table.ts';
import { say } from '../words.ts';

interface Run {
  readonly seats: number;
  readonly matches: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly length: { readonly mean: number; readonly min: number; readonly max: number };
  /** By seat: the mean score, and the share of matches won; a win shared by two is half a win to each. */
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

const simulate = (module: GameModule, agreement: Agreement, matches: number, seed: string): Run => {
  const game = module.create(agreement, module.base.content);
  const state = game.layout.state();
  const buffer = new Int32Array(game.maxMoves);
  const chance = new PlayoutChance(Number.parseInt(seedFrom(seed).slice(0, 8), 16));
  const outcome = { scores: new Int32Array(game.seats), places: new Int32Array(game.seats) };
  const scores = new Float64Array(game.seats);
  const wins = new Float64Array(game.seats);
  const show = progress(say('simulate.run', { game: module.id, seats: game.seats, matches }));
  let [decisions, min, max] = [0, Number.POSITIVE_INFINITY, 0];
  const begun = performance.now();
  for (let done = 1; done <= matches; done++) {
    state.fill(0);
    game.setup(state, chance);
    const length = playOut(game, state, buffer, chance);
    decisions += length;
    min = Math.min(min, length);
    max = Math.max(max, length);
    game.outcome(state, outcome);
    const winners = outcome.places.reduce((count, place) => count + (place === 1 ? 1 : 0), 0);
    for (let seat = 0; seat < game.seats; seat++) {
      scores[seat] += outcome.scores[seat];
      if (outcome.places[seat] === 1) wins[seat] += 1 / winners;
    }
    show(done, matches);
  }
  const seconds = (performance.now() - begun) / 1000;
  return {
    seats: game.seats,
    matches,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    matchesPerSecond: Math.round(matches / seconds),
    length: { mean: decisions / matches, min, max },
    scores: Array.from(scores, sum => sum / matches),
    wins: Array.from(wins, sum => sum / matches),
  };
};

const report = (game: string, run: Run): string =>
  [
    say('simulate.run', { game, seats: run.seats, matches: run.matches }),
    `  ${say('simulate.speed', { decisions: run.decisions, perSecond: run.decisionsPerSecond, matchesPerSecond: run.matchesPerSecond })}`,
    `  ${say('simulate.length', run.length)}`,
    ...run.scores.map((score, seat) => `  ${say('simulate.seat', { seat, score, wins: run.wins[seat] })}`),
  ].join('\n');

export const command: Command = {
  name: 'simulate',
  takes: '<game> [--seats n] [--matches n] [--seed s] [--option k=v …] [--json]',
  most: 1,
  help: 'summary.simulate',
  flags: {
    seats: { value: 'n', help: 'simulate.seats' },
    matches: { value: 'n', help: 'simulate.matches' },
    seed: { value: 's', help: 'simulate.seed' },
    option: { value: 'k=v', many: true, help: 'flag.option' },
    json: { help: 'flag.json' },
  },
  run(given) {
    const module = readGame(given.words[0]);
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
      const run = simulate(module.value, agreement, matches, seed);
      if (!given.has('json')) print(`${runs.length ? '\n' : ''}${report(id, run)}`);
      runs.push(run);
    }
    if (given.has('json')) print(JSON.stringify({ game: id, seed, options, runs }));
    return DONE;
  },
};
