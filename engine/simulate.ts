/** Many random matches, and how they went: by seat, and by whatever else the game says its seats differ in. */
import type { Effects, Game } from './game.ts';
import { playOut } from './playout.ts';

/** How those with something in common fared. A win shared by two is half a win to each. */
export interface Fortune {
  readonly name: string;
  /** How often somebody was this. */
  readonly seats: number;
  readonly meanScore: number;
  /** Wins by matches in which somebody was this; what is `fair` would be won if all seats were equally good. */
  readonly wins: number;
  readonly fair: number;
}

export interface Simulation {
  readonly matches: number;
  readonly decisions: number;
  readonly shortest: number;
  readonly longest: number;
  /** By 'seat', then by every role that the game knows. */
  readonly fortunes: Readonly<Record<string, readonly Fortune[]>>;
  /** What a seat has of everything that the game counts, on average. */
  readonly means: Readonly<Record<string, number>>;
}

interface Tally {
  seats: number;
  score: number;
  wins: number;
  fair: number;
}

export const simulate = (
  game: Game,
  matches: number,
  fx: Effects,
  onMatch: (done: number) => void = () => {},
): Simulation => {
  const state = game.layout.state();
  const buffer = new Int32Array(game.maxMoves);
  const outcome = { scores: new Int32Array(game.seats), places: new Int32Array(game.seats) };
  const roles = Object.entries({ seat: (_: unknown, seat: number) => String(seat), ...game.roles });
  const tallies = roles.map(() => new Map<string, Tally>());
  const counted = Object.entries(game.tallies ?? {});
  const sums = counted.map(() => 0);
  let [decisions, shortest, longest] = [0, Number.POSITIVE_INFINITY, 0];
  for (let done = 1; done <= matches; done++) {
    state.fill(0);
    game.setup(state, fx);
    const length = playOut(game, state, buffer, fx);
    decisions += length;
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
    game.outcome(state, outcome);
    const winners = outcome.places.reduce((count, place) => count + (place === 1 ? 1 : 0), 0);
    for (let seat = 0; seat < game.seats; seat++)
      for (const [i, [, count]] of counted.entries()) sums[i] += count(state, seat);
    for (let seat = 0; seat < game.seats; seat++)
      for (const [i, [, role]] of roles.entries()) {
        const name = role(state, seat);
        const tally = tallies[i].get(name) ?? { seats: 0, score: 0, wins: 0, fair: 0 };
        tallies[i].set(name, tally);
        tally.seats++;
        tally.score += outcome.scores[seat];
        tally.wins += outcome.places[seat] === 1 ? 1 / winners : 0;
        tally.fair += 1 / game.seats;
      }
    onMatch(done);
  }
  const fortuneOf = ([name, { seats, score, wins, fair }]: [string, Tally]): Fortune => ({
    name,
    seats,
    meanScore: score / seats,
    wins: wins / seats,
    fair: fair / seats,
  });
  const byName = (a: Fortune, b: Fortune) => a.name.localeCompare(b.name, 'en', { numeric: true });
  const fortunes = Object.fromEntries(roles.map(([role], i) => [role, Array.from(tallies[i], fortuneOf).sort(byName)]));
  const means = Object.fromEntries(counted.map(([name], i) => [name, sums[i] / (matches * game.seats)]));
  return { matches, decisions, shortest, longest, fortunes, means };
};
