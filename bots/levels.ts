/** The levels of opponents, as data. */

export const LEVEL_NAMES = ['thrall', 'karl', 'jarl', 'norn'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** How long a thought may take: whichever of the two is reached first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number | undefined;
}

export interface Level extends Budget {
  /** How many of a hundred decisions are a beginner's slip: any move at all. */
  readonly slips: number;
}

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  thrall: { iterations: 30, slips: 20 },
  karl: { iterations: 200, slips: 0 },
  jarl: { iterations: 4_000, slips: 0 },
  norn: { iterations: 40_000, milliseconds: 2_000, slips: 0 },
};

/** What a seat is given where nobody has chosen. */
export const USUAL_LEVEL: LevelName = 'karl';

/** A level that thinks no longer than this: where many share a machine, or a test has no time. */
export const limited = (level: Level, { iterations, milliseconds }: Partial<Budget>): Level => ({
  ...level,
  iterations: Math.min(level.iterations, iterations ?? Number.POSITIVE_INFINITY),
  milliseconds: Math.min(level.milliseconds ?? Number.POSITIVE_INFINITY, milliseconds ?? Number.POSITIVE_INFINITY),
});
