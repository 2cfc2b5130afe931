/** The laws that every game obeys, checked along random matches with every seat count and every pair of option values. */
import { chanceAt, PlayoutChance } from '../chance.ts';
import type { GameModule, Seat, Viewer } from '../game.ts';
import type { State, View } from '../layout.ts';
import { Match, viewersOf } from '../match.ts';
import type { OptionValues } from '../options.ts';
import { viewOf } from '../sight.ts';
import { playStep, StepEffects } from '../step.ts';
import { type Case, casesOf } from './cases.ts';
import { chanceLaws } from './chance.ts';
import { endLaws } from './end.ts';
import { demand, type Law, LawBroken, type PlayedStep, same, type Walk } from './law.ts';
import { restLaws } from './rest.ts';
import { stepLaws } from './step.ts';
import { Unsureness } from './unsure.ts';

/** Checked by the walk itself. */
const walkLaws: readonly Law[] = [
  { id: 'ends', title: 'the game ends' },
  { id: 'accepted', title: 'offered moves are accepted, as final as they were said to be' },
  { id: 'undo', title: 'undo restores state and story' },
  { id: 'throws', title: 'no rule throws' },
];

export const LAWS: readonly Law[] = [...walkLaws, ...restLaws, ...stepLaws, ...chanceLaws, ...endLaws];

export interface LawFailure {
  readonly law: string;
  /** The number of the match, or -1 for what only all matches together show. */
  readonly case: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly step: number;
  readonly message: string;
}

export interface LawReport {
  readonly matches: number;
  readonly steps: number;
  /** How many matches it takes until every pair of option values has occurred at every seat count. */
  readonly covering: number;
  readonly laws: readonly { readonly id: string; readonly title: string; readonly checks: number }[];
  readonly failures: readonly LawFailure[];
}

export interface LawRun {
  readonly matches: number;
  readonly seed: string;
  /** Runs this one case alone. */
  readonly only?: number;
  readonly onMatch?: (done: number, of: number) => void;
  /** More decisions than any match takes, where it is not the game that says so. */
  readonly maxSteps?: number;
}

const MOST_FAILURES = 10;

class Watch {
  readonly checks = new Map<string, number>(LAWS.map(law => [law.id, 0]));
  readonly failures: LawFailure[] = [];
  readonly unsure = new Unsureness();
  steps = 0;
  now: { law: string; case: Case | undefined; step: number } = { law: 'throws', case: undefined, step: 0 };

  /** Runs one law's check; what it throws is noted under that law, and ends the match. */
  under(law: string, check: () => number): void {
    this.now.law = law;
    this.checks.set(law, (this.checks.get(law) ?? 0) + check());
    this.now.law = 'throws';
  }

  all(hook: 'start' | 'rest' | 'end', walk: Walk): void {
    for (const law of LAWS) {
      const check = law[hook];
      if (check) this.under(law.id, () => check(walk));
    }
  }

  guarded(run: () => void): void {
    try {
      run();
    } catch (error) {
      const { law, case: at, step } = this.now;
      this.failures.push({
        law: error instanceof LawBroken || law === 'replay' ? law : 'throws',
        case: at?.number ?? -1,
        seats: at?.agreement.seats ?? 0,
        options: at?.agreement.options ?? {},
        seed: at?.seed ?? '',
        step,
        message: error instanceof LawBroken ? error.message : String(error),
      });
    }
  }
}

const play = (watch: Watch, walk: Walk, seat: Seat): PlayedStep => {
  const { game, match, pick, buffer } = walk;
  const legal = match.legal(seat);
  const move = legal[pick.below(legal.length)];
  const step = match.steps.length + 1;
  const before = match.state.slice() as State;
  const fx = new StepEffects(step, chanceAt(match.seed, step));
  const after = before.slice() as State;
  const final = playStep(game, after, seat, move, fx, buffer);
  watch.under('accepted', () => {
    demand(match.isFinal(seat, move) === final, 'the offer said otherwise whether it is final');
    const result = match.submit(seat, match.nth(seat), game.moves.notate(move));
    demand(result.ok, `${game.moves.notate(move)}: ${result.ok ? '' : result.error.code}`);
    demand(result.ok && result.value.final === final, 'it was final otherwise than tried');
    demand(same(match.state, after), 'the match plays otherwise than the game');
    return 1;
  });
  const views = new Map<Viewer, View>();
  const view = (viewer: Viewer) => {
    const known = views.get(viewer) ?? viewOf(game, after, viewer);
    views.set(viewer, known);
    return known;
  };
  return { seat, move, final, before, after, fx, view };
};

const takeBack = (walk: Walk, { seat, before, final }: PlayedStep, told: number): number => {
  const { match } = walk;
  if (final) {
    demand(!match.canUndo(seat), 'a final step can be taken back');
    return 1;
  }
  const undone = match.undo(seat, match.nth(seat));
  demand(undone.ok, 'it cannot be taken back');
  demand(same(match.state, before), 'another state came back');
  demand(match.events(seat).length === told, 'another story came back');
  return 1;
};

const walkThrough = (watch: Watch, module: GameModule, at: Case, maxSteps: number) => {
  const match = new Match({ module, agreement: at.agreement, seed: at.seed });
  const { game } = match;
  const pick = new PlayoutChance(Number.parseInt(at.seed.slice(0, 7), 16));
  const walk: Walk = {
    game,
    match,
    viewers: viewersOf(game),
    pick,
    buffer: new Int32Array(game.maxMoves),
    unsure: watch.unsure,
  };
  let undone = 0;
  let isNew = true;
  watch.all('start', walk);
  while (!match.over) {
    watch.now.step = match.steps.length + 1;
    watch.under('ends', () => {
      demand(match.steps.length < maxSteps, `it goes on after ${maxSteps} decisions`);
      return 1;
    });
    if (isNew) watch.all('rest', walk);
    const seats = walk.viewers.filter(viewer => viewer >= 0 && match.awaiting & (1 << viewer));
    const takesBack = undone < 200 && pick.below(3) === 0;
    const told = takesBack ? match.events(0).length : 0;
    const step = play(watch, walk, seats[pick.below(seats.length)]);
    watch.steps++;
    for (const law of LAWS) if (law.step) watch.under(law.id, () => law.step?.(walk, step) ?? 0);
    isNew = step.final || !takesBack;
    if (!isNew) undone++;
    if (step.final || takesBack) {
      watch.under('undo', () => takeBack(walk, step, told));
    }
  }
  watch.all('rest', walk);
  watch.all('end', walk);
  watch.under('throws', () => 1);
};

export const runLaws = (module: GameModule, run: LawRun): LawReport => {
  const { matches, seed, only, onMatch, maxSteps = module.maxSteps ?? 5000 } = run;
  const watch = new Watch();
  const cases = casesOf(module, seed);
  const numbers = only === undefined ? Array.from({ length: matches }, (_, i) => i) : [only];
  let done = 0;
  for (const number of numbers) {
    const at = cases.at(number);
    watch.now = { law: 'throws', case: at, step: 0 };
    watch.guarded(() => walkThrough(watch, module, at, maxSteps));
    done++;
    onMatch?.(done, numbers.length);
    if (watch.failures.length >= MOST_FAILURES) break;
  }
  // One match alone need not show every doubt; and what all show together has no case of its own.
  watch.now = { law: 'throws', case: undefined, step: 0 };
  if (only === undefined && watch.failures.length === 0)
    for (const law of LAWS)
      if (law.whole) watch.guarded(() => watch.under(law.id, () => law.whole?.(watch.unsure) ?? 0));
  return {
    matches: done,
    steps: watch.steps,
    covering: cases.covering,
    laws: LAWS.map(({ id, title }) => ({ id, title, checks: watch.checks.get(id) ?? 0 })),
    failures: watch.failures,
  };
};
