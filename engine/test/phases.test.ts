/** The turn machine, on a feast: guests eat, toast in between, and a toast asks the neighbour, who may toast back. */
import { describe, expect, test } from 'vitest';
import { events } from '../events.ts';
import type { Effects, Seat } from '../game.ts';
import { bareGame, gameOf } from '../game-of.ts';
import { layout, NONE, type StateOf, type ViewOf } from '../layout.ts';
import { moves } from '../moves.ts';
import { type Phase, phases, returnFields, returns, turns } from '../phases.ts';
import { numbered } from '../sorts.ts';

const PHASES = ['eat', 'toast', 'answer', 'over'] as const;
const PASSAGES = ['next', 'close'] as const;
const PHASE = numbered('phase', [...PHASES, ...PASSAGES]);
const DEEPEST = 3;
const sorts = { phase: PHASES, seat: 3, return: DEEPEST } as const;

const cells = layout(
  {
    phase: { is: 'phase' },
    active: { is: 'seat' },
    eaten: { is: [0, 9], per: ['seat'] },
    toasts: { is: [0, 99], per: ['seat'] },
    all: { is: [0, 99], derived: true },
    ...returnFields,
  },
  sorts,
);
const { at } = cells;
const { go } = turns(at);
const { ask, back } = returns(at, DEEPEST);
type State = StateOf<typeof cells>;
type View = ViewOf<typeof cells>;

const table = moves(
  { eat: { text: 'eat' }, toast: { text: 'toast {seat}', of: { seat: 'seat' } }, nod: { text: 'nod' } },
  sorts,
);
const { make } = table;
const story = events({ rose: ['seat'] }, sorts);

const createContext = (seats: number) => {
  const sizes = { seat: seats };
  return { seats, layout: cells.fit(sizes), moves: table.fit(sizes), events: story.fit(sizes) };
};
type Context = ReturnType<typeof createContext>;

const writeToasts = ({ seats }: Context, seat: Seat, into: Int32Array, from: number) => {
  let n = from;
  for (let other: Seat = 0; other < seats; other++) if (other !== seat) into[n++] = make.toast(other);
  return n;
};
const drinkTo = (s: State, seat: Seat, other: Seat, after: number) => {
  s[at.toasts(seat)]++;
  s[at.all]++;
  ask(s, PHASE.answer, other, after);
};

const eat: Phase<Context, State> = {
  rule: 'FEAST-1',
  legal: (c, _s, seat, into) => {
    into[0] = make.eat();
    return writeToasts(c, seat, into, 1);
  },
  apply: (_c, s, seat, move) => {
    if (make.toast.is(move)) return drinkTo(s, seat, make.toast.get.seat(move), PHASE.eat);
    s[at.eaten(seat)]++;
    go(s, PHASE.next);
  },
};
const toast: Phase<Context, State> = { ...eat, rule: (_c, s) => `FEAST-${2 + s[at.active]}`, obvious: false };
const answer: Phase<Context, State> = {
  rule: 'FEAST-9',
  legal: (c, _s, seat, into) => {
    into[0] = make.nod();
    return writeToasts(c, seat, into, 1);
  },
  apply: (_c, s, seat, move) => {
    if (make.nod.is(move)) return back(s);
    drinkTo(s, seat, make.toast.get.seat(move), PHASE.answer);
  },
  why: (_c, _s, _seat, move) => (make.eat.is(move) ? 'FEAST-8' : undefined),
};
const next = ({ seats }: Context, s: State, seat: Seat, fx: Effects) => {
  fx.emit(story.id.rose, seat);
  go(s, seat + 1 < seats ? PHASE.eat : PHASE.close, (seat + 1) % seats);
};
const close = (_c: Context, s: State) => go(s, PHASE.over, 0);

const course = phases<Context, State>()(PHASES, PASSAGES, at, { eat, toast, answer, next, close });
const feast = (seats: number, derive = (c: Context, s: State) => worked(c, s)) =>
  gameOf<Context, State, View>(createContext(seats), {
    phases: course,
    maxMoves: 4,
    setup: (_c, s) => {
      for (let nth = 0; nth < DEEPEST; nth++) [s[at.after(nth)], s[at.asker(nth)]] = [NONE, NONE];
      go(s, PHASE.eat, 0);
    },
    outcome() {},
    view: (_c, s, _viewer, into) => into.set(s),
    determinize: (_c, view, _viewer, _chance, into) => into.set(view),
    derive,
    check: () => undefined,
  });
const worked = ({ seats }: Context, s: State) => {
  s[at.all] = 0;
  for (let seat: Seat = 0; seat < seats; seat++) s[at.all] += s[at.toasts(seat)];
};

const started = (seats = 3) => {
  const game = feast(seats);
  const s = game.layout.state() as State;
  const told: number[] = [];
  const fx = {
    below: () => 0,
    emit: (_event: number, ...[seat]: number[]) => void told.push(seat),
    reveal() {},
  } as Effects;
  game.setup(s, fx);
  const play = (...lines: readonly string[]) => {
    for (const line of lines) {
      const [seat, ...text] = line.split(' ');
      const move = game.moves.find(text.join(' '));
      game.apply(s, Number(seat), move!, fx);
    }
    return game.ask(s, s[at.active]).ask;
  };
  const offers = (seat: Seat) => {
    const into = new Int32Array(game.maxMoves);
    return Array.from(into.subarray(0, game.legal(s, seat, into)), move => game.moves.notate(move));
  };
  return { game, s, told, play, offers };
};

describe('handing over', () => {
  test('the active seat alone is asked, until the phase hands over', () => {
    const { game, s, offers, play } = started();
    expect(game.awaiting(s)).toBe(0b001);
    expect([offers(0), offers(1)]).toEqual([['eat', 'toast 1', 'toast 2'], []]);
    play('0 eat');
    expect(game.awaiting(s)).toBe(0b010);
  });

  test('passages happen by themselves, one after another, up to the end', () => {
    const { game, s, told, play } = started(2);
    play('0 eat');
    game.apply(s, 1, make.eat(), { below: () => 0, emit: () => void told.push(1), reveal() {} });
    expect(told).toEqual([0, 1]);
    expect([game.awaiting(s), s[at.phase]]).toEqual([0, PHASE.over]);
  });

  test('a rule may depend on the position, and a refusal may name a better one', () => {
    const { game, s } = started();
    go(s, PHASE.toast, 2);
    expect([game.ask(s, 2), game.obvious(s)]).toEqual([{ ask: 'toast', rule: 'FEAST-4' }, false]);
    go(s, PHASE.answer, 2);
    expect([game.why(s, 2, make.eat()), game.why(s, 2, make.toast(2))]).toEqual(['FEAST-8', 'FEAST-9']);
  });
});

describe('questions inside of questions', () => {
  test('another seat answers, and the asker goes on where it was', () => {
    const { s, play } = started();
    expect(play('0 toast 2')).toBe('answer');
    expect(s[at.active]).toBe(2);
    expect(play('2 nod')).toBe('eat');
    expect([s[at.active], s[at.eaten(0)]]).toEqual([0, 0]);
  });

  test('a question within a question comes back to the first, and leaves no trace', () => {
    const { game, s, play } = started();
    const before = s.slice();
    expect(play('0 toast 1', '1 toast 2', '2 toast 0')).toBe('answer');
    expect([s[at.depth], s[at.active]]).toEqual([3, 0]);
    expect(play('0 nod', '2 nod', '1 nod')).toBe('eat');
    for (const cell of [at.toasts(0), at.toasts(1), at.toasts(2), at.all]) s[cell] = 0;
    expect(s).toEqual(before);
    expect(game.check(s)).toBeUndefined();
  });

  test('they go no deeper than the game says', () => {
    const { play } = started();
    expect(() => play('0 toast 1', '1 toast 2', '2 toast 0', '0 toast 1')).toThrow('go too deep');
  });
});

describe('soundness', () => {
  test('what is derived must be as it follows from the rest', () => {
    const { game, s } = started();
    s[at.all] = 1;
    expect(game.check(s)).toBe('all is not as it follows from the rest');
    game.derive(s);
    expect(game.check(s)).toBeUndefined();
  });

  test('play never rests in a passage', () => {
    const { game, s } = started();
    go(s, PHASE.next);
    expect(game.check(s)).toBe('nobody is asked anything');
  });

  test("the last phase is 'over'", () => {
    const table = { eat } as never;
    expect(() => phases<Context, State>()(['over', 'eat'], [], at, table)).toThrow("the last phase is called 'over'");
  });
});

test('a bare game draws from its list', () => {
  const bare = bareGame({ ...feast(2), legal: (_s, _seat, into) => into.fill(7, 0, 2).length });
  const scratch = new Int32Array(2);
  expect(bare.count(bare.layout.state(), 0, scratch)).toBe(2);
  expect(bare.nth(bare.layout.state(), 0, 1, scratch)).toBe(7);
});
