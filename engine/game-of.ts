/** The phases and the other parts of some rules, put together into the game of one agreement. */

import type { EventTable } from './events.ts';
import type { Chance, Effects, Game, Outcome, Seat, Viewer } from './game.ts';
import { type Layout, NONE, outOfBounds, type State, type View } from './layout.ts';
import type { MoveTable } from './moves.ts';
import type { Phases } from './phases.ts';
import { playOutBare } from './playout.ts';

/** What the rules of every game know. */
interface Contextual {
  readonly seats: number;
  readonly layout: Layout;
  readonly moves: MoveTable;
  readonly events: EventTable;
}

/** All functions take the context first; see `Game` for when each is valid. */
export interface Rules<Context, S extends State, V extends View> {
  readonly phases: Phases<Context>;
  readonly maxMoves: number;
  /** The cells that may hold nothing hold nothing when it begins, and all others 0. */
  setup(c: Context, s: S, fx: Effects): void;
  outcome(c: Context, s: S, into: Outcome): void;
  view(c: Context, s: S, viewer: Viewer, into: V): void;
  determinize(c: Context, view: V, viewer: Viewer, chance: Chance, into: S): void;
  derive?(c: Context, s: S): void;
  /** What must hold for play to go on; without it everything does that `check` finds nothing wrong with. */
  unplayable?(c: Context, s: S): string | undefined;
  /** What else holds in every position that play can reach. */
  check(c: Context, s: S): string | undefined;
  readonly roles?: Readonly<Record<string, (c: Context, s: S, seat: Seat) => string>>;
  readonly tallies?: Readonly<Record<string, (c: Context, s: S, seat: Seat) => number>>;
}

/** The name of a field whose cells are not as they follow from the others. */
const stale = ({ layout }: Contextual, s: State, again: State) =>
  layout.fields.find(({ derived, cells }) => derived && cells.some(cell => s[cell] !== again[cell]))?.name;

/** A game without the turn machine: what the contract wants besides, in its plainest form. */
export const bareGame = (
  parts: Omit<Game, 'context' | 'count' | 'nth' | 'playOut' | 'derive' | 'unplayable'>,
): Game => ({
  context: undefined,
  unplayable: parts.check,
  ...parts,
  count(s, seat, scratch) {
    return this.legal(s, seat, scratch);
  },
  nth: (_s, _seat, n, scratch) => scratch[n],
  playOut(s, scratch, fx) {
    return playOutBare(this, s, scratch, fx);
  },
  derive() {},
});

export const gameOf = <Context extends Contextual, S extends State = State, V extends View = View>(
  context: Context,
  rules: Rules<Context, S, V>,
): Game<Context> => {
  const { phases, setup, outcome, view, determinize } = rules as unknown as Rules<Context, State, View>;
  const { derive = () => {}, check, roles = {}, tallies = {} } = rules as unknown as Rules<Context, State, View>;
  const { unplayable = check } = rules as unknown as Rules<Context, State, View>;
  const { seats, layout, moves, events } = context;
  const empty = Int16Array.from(layout.fields.flatMap(({ none, cells }) => (none ? cells : [])));
  return {
    context,
    seats,
    layout,
    moves,
    events,
    maxMoves: rules.maxMoves,
    setup: (s, fx) => {
      for (let i = 0; i < empty.length; i++) s[empty[i]] = NONE;
      setup(context, s, fx);
      phases.pass(context, s, fx);
    },
    awaiting: s => phases.awaiting(context, s),
    legal: (s, seat, into) => phases.legal(context, s, seat, into),
    count: (s, seat, scratch) => phases.count(context, s, seat, scratch),
    nth: (s, seat, n, scratch) => phases.nth(context, s, seat, n, scratch),
    obvious: s => phases.obvious(s),
    sealed: s => phases.sealed(s),
    apply: (s, seat, move, fx) => phases.apply(context, s, seat, move, fx),
    playOut: (s, scratch, fx) => phases.playOut(context, s, scratch, fx),
    outcome: (s, into) => outcome(context, s, into),
    view: (s, viewer, into) => view(context, s, viewer, into),
    determinize: (from, viewer, chance, into) => determinize(context, from, viewer, chance, into),
    ask: s => phases.ask(context, s),
    why: (s, seat, move) => phases.why(context, s, seat, move),
    derive: s => derive(context, s),
    check: s => {
      if (!phases.isRest(s)) return 'nobody is asked anything';
      const again = s.slice() as State;
      derive(context, again);
      const name = stale(context, s, again);
      if (name !== undefined) return `${name} is not as it follows from the rest`;
      const out = outOfBounds(layout, s);
      if (out !== undefined) return out;
      return unplayable(context, s) ?? check(context, s);
    },
    unplayable: s => unplayable(context, s),
    roles: Object.fromEntries(Object.entries(roles).map(([role, of]) => [role, (s, seat) => of(context, s, seat)])),
    tallies: Object.fromEntries(Object.entries(tallies).map(([name, of]) => [name, (s, seat) => of(context, s, seat)])),
  };
};

/** What is wrong with a state by the first of these that finds anything. */
export const allHold =
  <Context, S>(...checks: readonly ((c: Context, s: S) => string | undefined)[]) =>
  (c: Context, s: S): string | undefined => {
    for (const holds of checks) {
      const problem = holds(c, s);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
