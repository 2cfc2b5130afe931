/** A law of chance: what falls in secret is told to nobody else. */
import { chanceAt } from '../chance.ts';
import type { Chance } from '../game.ts';
import type { State } from '../layout.ts';
import { settle } from '../playout.ts';
import { viewOf } from '../sight.ts';
import { playStep, StepEffects } from '../step.ts';
import { demand, type Law, nameOf, same, toldTo, type Walk } from './law.ts';

/** One throw of chance: a value below n. */
interface Throw {
  readonly n: number;
  readonly value: number;
}

const kept = (chance: Chance, into: Throw[]): Chance => ({
  below: n => {
    const value = chance.below(n);
    into.push({ n, value });
    return value;
  },
});

/** The same throws but for one, as far as they still fit. */
const butFor = (throws: readonly Throw[], index: number, value: number): Chance => {
  let next = 0;
  return {
    below: n => {
      const thrown = next === index ? value : (throws[next]?.value ?? 0);
      next++;
      return thrown % n;
    },
  };
};

/** Lets one throw after another fall differently: whoever sees no difference must not be told of one. */
const compare = ({ game, viewers, match, pick }: Walk, step: number, play: (fx: StepEffects) => State): number => {
  const run = (chance: Chance) => {
    const fx = new StepEffects(step, chance);
    return { state: play(fx), fx };
  };
  const throws: Throw[] = [];
  const truth = run(kept(chanceAt(match.seed, step), throws));
  let checks = 0;
  for (const [index, { n, value }] of throws.entries()) {
    if (n === 1) continue;
    const other = run(butFor(throws, index, (value + 1 + pick.below(n - 1)) % n));
    if (same(other.state, truth.state)) continue;
    for (const viewer of viewers) {
      if (!same(viewOf(game, other.state, viewer), viewOf(game, truth.state, viewer))) continue;
      const told = toldTo(game, truth.fx, viewer);
      demand(toldTo(game, other.fx, viewer) === told, `${nameOf(viewer)} is told how it fell`);
      checks++;
    }
  }
  return checks;
};

export const chanceLaws: readonly Law[] = [
  {
    id: 'secret-chance',
    title: 'chance that falls differently in secret only is told alike, from the set-up on',
    start: walk =>
      compare(walk, 0, fx => {
        const state = walk.game.layout.state();
        walk.game.setup(state, fx);
        settle(walk.game, state, walk.buffer, fx);
        return state;
      }),
    step: (walk, { before, seat, move, final, fx: { step } }) => {
      if (!final) return 0;
      return compare(walk, step, fx => {
        const state = before.slice() as State;
        playStep(walk.game, state, seat, move, fx, walk.buffer);
        return state;
      });
    },
  },
];
