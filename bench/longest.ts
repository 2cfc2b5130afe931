/** The longest single question: how long `legal` takes where it takes longest, in many random matches. */
import { PlayoutChance } from '@idavoll/engine';
import { GAME_NAMES, type GameName, OWN } from './house.ts';
import { createGame } from './sampling.ts';
import { precise, whole, write } from './tables.ts';

const MATCHES = 2000;
const SEED = 1;
/** A position is asked again so often: what the machine did beside the first time is not the game's. */
const AGAIN = 15;

interface Longest {
  readonly game: GameName;
  readonly seats: number;
  readonly microseconds: number;
  /** Where that was: what was asked, and how many moves there were. */
  readonly asked: string;
  readonly moves: number;
}

export interface LongestResults {
  readonly matches: number;
  readonly longest: readonly Longest[];
  readonly met: true;
}

const measure = async (name: GameName): Promise<Longest> => {
  const module = await OWN.load(name);
  const seats = Math.max(...module.seatCounts);
  const game = createGame(module, seats);
  const state = game.layout.state();
  const buffer = new Int32Array(game.maxMoves);
  const fx = new PlayoutChance(SEED);
  const timed = (seat: number): number => {
    const before = performance.now();
    game.legal(state, seat, buffer);
    return (performance.now() - before) * 1000;
  };
  let longest: Longest = { game: name, seats, microseconds: 0, asked: '', moves: 0 };
  for (let match = 0; match < MATCHES; match++) {
    state.fill(0);
    game.setup(state, fx);
    for (let awaiting = game.awaiting(state); awaiting !== 0; awaiting = game.awaiting(state)) {
      const seat = 31 - Math.clz32(awaiting);
      let microseconds = timed(seat);
      for (let i = 0; i < AGAIN && microseconds > longest.microseconds; i++)
        microseconds = Math.min(microseconds, timed(seat));
      const moves = game.legal(state, seat, buffer);
      if (microseconds > longest.microseconds)
        longest = { game: name, seats, microseconds, asked: game.ask(state, seat).ask, moves };
      game.apply(state, seat, buffer[fx.below(moves)], fx);
    }
  }
  return longest;
};

export const runLongestBench = async (progress: (text: string) => void): Promise<LongestResults> => {
  const longest: Longest[] = [];
  for (const name of GAME_NAMES) {
    progress(`the longest question of ${name}`);
    longest.push(await measure(name));
  }
  return { matches: MATCHES, longest, met: true };
};

export const describeLongest = ({ matches, longest }: LongestResults): string =>
  write([
    [`the longest \`legal\` of ${whole(matches)} random matches`, 'seats', 'µs', 'asked', 'moves'],
    ...longest.map(({ game, seats, microseconds, asked, moves }) => [
      game,
      String(seats),
      precise(microseconds),
      asked,
      whole(moves),
    ]),
  ]);
