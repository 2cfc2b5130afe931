/** Trying a move out. People ask it of every offer, at every step: it is done on one copy, and allocates nothing. */
import { PlayoutChance } from './chance.ts';
import type { Effects, Game, Move, Seat } from './game.ts';
import type { State, View } from './layout.ts';
import { loneSeat, settle } from './playout.ts';

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

/** Plays to the end of the step, and says whether it ends the match or hands the decision to a seat that was not asked. */
const handsOn = (game: Game, { state, buffer, fx }: Bench, seat: Seat, move: Move): boolean => {
  const before = game.awaiting(state);
  game.apply(state, seat, move, fx);
  settle(game, state, buffer, fx);
  const after = game.awaiting(state);
  return after === 0 || (after & ~before) !== 0;
};

const onBench = (game: Game, state: State, seat: Seat, move: Move, trial: typeof tryOut): boolean => {
  const bench = benchOf(game);
  bench.busy = true;
  try {
    bench.state.set(state);
    return trial(game, bench, seat, move);
  } finally {
    bench.busy = false;
  }
};

/** Whether this legal move, played in this state, could not be taken back. */
export const isFinal = (game: Game, state: State, seat: Seat, move: Move): boolean =>
  onBench(game, state, seat, move, tryOut);

/** Of how many worlds is asked what comes next, where a step reveals it. */
const WORLDS = 4;

/**
 * Whether a final move of this seat ends its turn, as far as the seat can tell: the true state would tell more, so it is
 * tried in worlds that the seat thinks possible, always the same for one view. In doubt it does.
 */
export const endsTurn = (game: Game, view: View, seat: Seat): ((move: Move) => boolean) => {
  let worlds: State[] | undefined;
  return move => {
    worlds ??= Array.from({ length: game.layout.secrets.length > 0 ? WORLDS : 1 }, (_, nth) => {
      const world = game.layout.state();
      game.determinize(view, seat, new PlayoutChance(nth), world);
      return world;
    });
    return worlds.some(world => onBench(game, world, seat, move, handsOn));
  };
};
