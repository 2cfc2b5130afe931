/** Trying a move out. People ask it of every offer, at every step: it is done on one copy, and allocates nothing. */
import type { Effects, Game, Move, Seat } from './game.ts';
import type { State } from './layout.ts';
import { loneSeat } from './playout.ts';

/** Notes whether a step would show anybody anything. Its chance is always 0, and its story goes nowhere. */
class Trial implements Effects {
  /** No step that is ever played: who scripts chance can tell a trial by it. */
  readonly step = 0;
  taught = false;

  below(): number {
    this.taught = true;
    return 0;
  }
  emit(): void {}
  reveal(): void {
    this.taught = true;
  }
}

interface Bench {
  readonly state: State;
  readonly buffer: Int32Array;
  readonly fx: Trial;
  busy: boolean;
}

const newBench = ({ layout, maxMoves }: Game): Bench => ({
  state: layout.state(),
  buffer: new Int32Array(maxMoves),
  fx: new Trial(),
  busy: false,
});

/** One bench a game, which all of its matches share. */
const benches = new WeakMap<Game, Bench>();

const benchOf = (game: Game): Bench => {
  const known = benches.get(game);
  // A move that is tried within another one gets a bench of its own.
  if (known) return known.busy ? newBench(game) : known;
  const bench = newBench(game);
  benches.set(game, bench);
  return bench;
};

/** Plays as `playStep` does, but only until it is known whether the step is final. */
const tryOut = (game: Game, { state, buffer, fx }: Bench, seat: Seat, move: Move): boolean => {
  const before = game.awaiting(state);
  fx.taught = false;
  game.apply(state, seat, move, fx);
  for (;;) {
    if (fx.taught) return true;
    const after = game.awaiting(state);
    if (after === 0) return true;
    const next = loneSeat(after);
    if (next < 0 || !game.obvious(state) || game.legal(state, next, buffer) !== 1) return (after & ~before) !== 0;
    game.apply(state, next, buffer[0], fx);
  }
};

/** Whether this legal move, played in this state, could not be taken back. */
export const isFinal = (game: Game, state: State, seat: Seat, move: Move): boolean => {
  const bench = benchOf(game);
  bench.busy = true;
  try {
    bench.state.set(state);
    return tryOut(game, bench, seat, move);
  } finally {
    bench.busy = false;
  }
};
