/** Medians, and how sure we are of their ratios. */
import { PlayoutChance } from '@idavoll/engine';

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** A ratio of medians with its 95 % interval. */
export interface Ratio {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2000;

/**
 * Bootstrap: the rounds are drawn again with replacement, the two sides of a round together, since what disturbed
 * the machine in a round disturbed both.
 */
export const ratioOf = (above: readonly number[], below: readonly number[]): Ratio => {
  const chance = new PlayoutChance(1);
  const ratios = Array.from({ length: RESAMPLES }, () => {
    const rounds = above.map(() => chance.below(above.length));
    return median(rounds.map(round => above[round])) / median(rounds.map(round => below[round]));
  }).sort((a, b) => a - b);
  return {
    value: median(above) / median(below),
    low: ratios[Math.floor(RESAMPLES * 0.025)],
    high: ratios[Math.ceil(RESAMPLES * 0.975) - 1],
  };
};

/**
 * The median of the rounds' own ratios, with its 95 % interval. For two sides that run next to each other: where the
 * machine is slower in some rounds than in others, it is much surer than the ratio of medians.
 */
export const ratioWithinRounds = (above: readonly number[], below: readonly number[]): Ratio =>
  ratioOf(
    above.map((rate, round) => rate / below[round]),
    below.map(() => 1),
  );
