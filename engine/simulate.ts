/** Many random matches, and how they went: by seat, and by whatever else the game says its seats differ in. */
import type { Effects, Game, Seat } from './game.ts';
import type { State } from './layout.ts';
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

/** Counts how matches went, one after another. */
export class Balance {
  readonly #game: Game;
  readonly #roles: [name: string, of: (state: State, seat: Seat) => string][];
  readonly #tallies: Map<string, Tally>[];
  readonly #counted: [name: string, of: (state: State, seat: Seat) => number][];
  readonly #sums: number[];
  readonly #outcome: { readonly scores: Int32Array; readonly places: Int32Array };
  #matches = 0;
  #decisions = 0;
  #shortest = Number.POSITIVE_INFINITY;
  #longest = 0;

  constructor(game: Game) {
    this.#game = game;
    this.#roles = Object.entries({ seat: (_: State, seat: Seat) => String(seat), ...game.roles });
    this.#tallies = this.#roles.map(() => new Map<string, Tally>());
    this.#counted = Object.entries(game.tallies ?? {});
    this.#sums = this.#counted.map(() => 0);
    this.#outcome = { scores: new Int32Array(game.seats), places: new Int32Array(game.seats) };
  }

  /** A match that ended in this state, after so many decisions. */
  add(state: State, decisions: number): void {
    const { seats } = this.#game;
    this.#matches++;
    this.#decisions += decisions;
    this.#shortest = Math.min(this.#shortest, decisions);
    this.#longest = Math.max(this.#longest, decisions);
    this.#game.outcome(state, this.#outcome);
    const winners = this.#outcome.places.reduce((count, place) => count + (place === 1 ? 1 : 0), 0);
    for (let seat: Seat = 0; seat < seats; seat++)
      for (const [i, [, count]] of this.#counted.entries()) this.#sums[i] += count(state, seat);
    for (let seat: Seat = 0; seat < seats; seat++)
      for (const [i, [, role]] of this.#roles.entries()) this.#note(this.#tallies[i], role(state, seat), seat, winners);
  }

  result(): Simulation {
    const fortuneOf = ([name, { seats, score, wins, fair }]: [string, Tally]): Fortune => ({
      name,
      seats,
      meanScore: score / seats,
      wins: wins / seats,
      fair: fair / seats,
    });
    const byName = (a: Fortune, b: Fortune) => a.name.localeCompare(b.name, 'en', { numeric: true });
    const seats = this.#matches * this.#game.seats;
    return {
      matches: this.#matches,
      decisions: this.#decisions,
      shortest: this.#shortest,
      longest: this.#longest,
      fortunes: Object.fromEntries(
        this.#roles.map(([role], i) => [role, Array.from(this.#tallies[i], fortuneOf).sort(byName)]),
      ),
      means: Object.fromEntries(this.#counted.map(([name], i) => [name, this.#sums[i] / seats])),
    };
  }

  #note(tallies: Map<string, Tally>, name: string, seat: Seat, winners: number): void {
    const tally = tallies.get(name) ?? { seats: 0, score: 0, wins: 0, fair: 0 };
    tallies.set(name, tally);
    tally.seats++;
    tally.score += this.#outcome.scores[seat];
    tally.wins += this.#outcome.places[seat] === 1 ? 1 / winners : 0;
    tally.fair += 1 / this.#game.seats;
  }
}

export const simulate = (
  game: Game,
  matches: number,
  fx: Effects,
  onMatch: (done: number) => void = () => {},
): Simulation => {
  const state = game.layout.state();
  const buffer = new Int32Array(game.maxMoves);
  const balance = new Balance(game);
  for (let done = 1; done <= matches; done++) {
    state.fill(0);
    game.setup(state, fx);
    balance.add(state, playOut(game, state, buffer, fx));
    onMatch(done);
  }
  return balance.result();
};
