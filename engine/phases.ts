/**
 * The turn machine. A game is a list of named phases in the order of its rulebook. In most of them somebody is asked
 * something; a passage is a phase in which nobody is: what belongs there happens at once, and it goes on elsewhere. All
 * that the machine remembers stands in the state: the phase, the active seat, and where to go back to.
 */
import type { Effects, Move, Question, Seat } from './game.ts';
import type { State } from './layout.ts';
import { NONE } from './layout.ts';
import { someSeat } from './playout.ts';
import type { Nth } from './sorts.ts';

export type PhaseNumber = Nth<'phase'>;

/** One thing that is asked: by which rule, of whom, what may be answered, and what happens then. */
export interface Phase<Context, S extends State = State> {
  readonly rule: string | ((c: Context, s: S) => string);
  /** Who decides, one bit a seat; without it the active seat does. */
  awaiting?(c: Context, s: S): number;
  /** Whether everybody can see what is legal here; without it they can. See `Game.obvious`. */
  readonly obvious?: boolean;
  /** Whether nobody decides here with what the others have decided here. See `Game.sealed`. */
  readonly sealed?: boolean;
  /** Asked for awaited seats only. */
  legal(c: Context, s: S, seat: Seat, into: Int32Array): number;
  /** Where moves are many and regular, how many there are and the nth of them: playouts then need no list. */
  readonly many?: {
    count(c: Context, s: S, seat: Seat): number;
    nth(c: Context, s: S, seat: Seat, n: number): Move;
  };
  apply(c: Context, s: S, seat: Seat, move: Move, fx: Effects): void;
  /** The rule that forbids this move here, where it is a more telling one than the rule that asks. */
  why?(c: Context, s: S, seat: Seat, move: Move): string | undefined;
}

/** What happens by itself; it ends by going to a phase. `seat` is the active one. */
export type Passage<Context, S extends State = State> = (c: Context, s: S, seat: Seat, fx: Effects) => void;

/** Phases by name: those that ask, and those that pass. */
export type PhaseTable<Context, S extends State, Asked extends string, Passing extends string> = {
  readonly [K in Exclude<Asked, 'over'>]: Phase<Context, S>;
} & { readonly [K in Passing]: Passage<Context, S> };

/** The cells in which the machine keeps what it knows. */
interface TurnCells {
  readonly phase: number;
  readonly active: number;
}
interface ReturnCells extends TurnCells {
  readonly depth: number;
  readonly after: (nth: Nth<'return'>) => number;
  readonly asker: (nth: Nth<'return'>) => number;
}

/** The fields of a stack of returns, for the layout of a game whose questions are asked inside of others. */
export const returnFields = {
  depth: { is: { upTo: 'return' }, derived: true },
  after: { is: [0, 255], none: true, per: ['return'], derived: true },
  asker: { is: 'seat', none: true, per: ['return'], derived: true },
} as const;

/** How phases hand over. */
export const turns = ({ phase, active }: TurnCells) => ({
  /** The next phase; of the same seat, or of another. */
  go: (s: State, next: PhaseNumber, seat: Seat = s[active]): void => {
    s[phase] = next;
    s[active] = seat;
  },
});

/** How phases ask something in between, of the same seat or of another, and go on afterwards where they want to. */
export const returns = ({ phase, active, depth, after, asker }: ReturnCells, deepest: number) => ({
  ask: (s: State, question: PhaseNumber, seat: Seat, then: PhaseNumber): void => {
    if (s[depth] === deepest) throw new Error('questions inside of questions go too deep');
    s[after(s[depth])] = then;
    s[asker(s[depth])] = s[active];
    s[depth]++;
    s[phase] = question;
    s[active] = seat;
  },
  back: (s: State): void => {
    s[depth]--;
    s[phase] = s[after(s[depth])];
    s[active] = s[asker(s[depth])];
    s[after(s[depth])] = NONE;
    s[asker(s[depth])] = NONE;
  },
});

/** The phases of a game, as `gameOf` asks for them. */
export interface Phases<Context> {
  awaiting(c: Context, s: State): number;
  obvious(s: State): boolean;
  sealed(s: State): boolean;
  legal(c: Context, s: State, seat: Seat, into: Int32Array): number;
  count(c: Context, s: State, seat: Seat, scratch: Int32Array): number;
  nth(c: Context, s: State, seat: Seat, n: number, scratch: Int32Array): Move;
  apply(c: Context, s: State, seat: Seat, move: Move, fx: Effects): void;
  playOut(c: Context, s: State, scratch: Int32Array, fx: Effects): number;
  /** Goes through passages until somebody is asked something or the game is over. */
  pass(c: Context, s: State, fx: Effects): void;
  ask(c: Context, s: State): Question;
  why(c: Context, s: State, seat: Seat, move: Move): string;
  /** Whether this is a phase that play can rest in. */
  isRest(s: State): boolean;
}

/** The last phase that is asked is 'over', in which nobody is; passages come after it. */
export const phases =
  <Context, S extends State>() =>
  <Asked extends string, Passing extends string>(
    asked: readonly Asked[],
    passing: readonly Passing[],
    cells: TurnCells,
    table: PhaseTable<Context, S, Asked, Passing>,
  ): Phases<Context> =>
    machine(asked, passing, cells, table as Readonly<Record<string, Phase<Context> | Passage<Context>>>);

const machine = <Context>(
  asked: readonly string[],
  passing: readonly string[],
  { phase: PHASE, active: ACTIVE }: TurnCells,
  named: Readonly<Record<string, Phase<Context> | Passage<Context>>>,
): Phases<Context> => {
  const OVER = asked.indexOf('over');
  if (OVER !== asked.length - 1) throw new Error("the last phase is called 'over'");
  // Lists of functions by the number of the phase: what is called often is found at once.
  const list = asked.slice(0, OVER).map(name => named[name] as Phase<Context>);
  const passages = passing.map(name => named[name] as Passage<Context>);
  const awaits = list.map(phase => phase.awaiting);
  const obvious = list.map(phase => phase.obvious !== false);
  const sealed = list.map(phase => phase.sealed === true);
  const legals = list.map(phase => phase.legal);
  const many = list.map(phase => phase.many);
  const applies = list.map(phase => phase.apply);

  const awaiting = (c: Context, s: State): number => {
    if (s[PHASE] >= OVER) return 0;
    const several = awaits[s[PHASE]];
    return several === undefined ? 1 << s[ACTIVE] : several(c, s);
  };
  const pass = (c: Context, s: State, fx: Effects): void => {
    while (s[PHASE] > OVER) passages[s[PHASE] - OVER - 1](c, s, s[ACTIVE], fx);
  };
  const ruleOf = (c: Context, s: State) => {
    const { rule } = list[s[PHASE]];
    return typeof rule === 'string' ? rule : rule(c, s);
  };
  return {
    awaiting,
    obvious: s => obvious[s[PHASE]],
    sealed: s => sealed[s[PHASE]],
    legal: (c, s, seat, into) => (awaiting(c, s) & (1 << seat) ? legals[s[PHASE]](c, s, seat, into) : 0),
    count: (c, s, seat, scratch) => {
      const without = many[s[PHASE]];
      return without === undefined ? legals[s[PHASE]](c, s, seat, scratch) : without.count(c, s, seat);
    },
    nth: (c, s, seat, n, scratch) => {
      const without = many[s[PHASE]];
      return without === undefined ? scratch[n] : without.nth(c, s, seat, n);
    },
    apply: (c, s, seat, move, fx) => {
      applies[s[PHASE]](c, s, seat, move, fx);
      pass(c, s, fx);
    },
    // The same as the functions above, one after another, without the way there and back for each of them.
    playOut: (c, s, scratch, fx) => {
      let decisions = 0;
      while (s[PHASE] < OVER) {
        const phase = s[PHASE];
        const several = awaits[phase];
        const seat = several === undefined ? s[ACTIVE] : someSeat(several(c, s), fx);
        const without = many[phase];
        const count = without === undefined ? legals[phase](c, s, seat, scratch) : without.count(c, s, seat);
        if (count > 1 || !obvious[phase]) decisions++;
        const n = count === 1 ? 0 : fx.below(count);
        applies[phase](c, s, seat, without === undefined ? scratch[n] : without.nth(c, s, seat, n), fx);
        pass(c, s, fx);
      }
      return decisions;
    },
    pass,
    ask: (c, s) => ({ ask: asked[s[PHASE]], rule: ruleOf(c, s) }),
    why: (c, s, seat, move) => list[s[PHASE]].why?.(c, s, seat, move) ?? ruleOf(c, s),
    isRest: s => s[PHASE] <= OVER,
  };
};
