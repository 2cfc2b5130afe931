/** Old and new code in one run: the games of another commit beside those of today, round by round. */
import { inThread, type Racer, runRounds, SCHEDULE, type Schedule } from './arena.ts';
import { type Build, withBuild } from './checkout.ts';
import { GAMES, type GameContender } from './contenders.ts';
import type { GameName } from './house.ts';
import { median, type Ratio, ratioWithinRounds } from './statistics.ts';

/** What a game alone may lose. In a crowd the engine bench has its own targets. */
const ALONE_AT_LEAST = 0.93;

const NAMES = Object.keys(GAMES) as GameContender[];

interface Comparison extends Ratio {
  readonly name: GameContender;
  /** Decisions a second. */
  readonly now: number;
  readonly before: number;
  /** The target: the lower end of the interval must reach it. */
  readonly atLeast?: number;
  readonly met: boolean;
}

export interface AgainstResults {
  readonly against: string;
  readonly rounds: number;
  readonly comparisons: readonly Comparison[];
  readonly met: boolean;
}

const gameOf = (name: GameContender) => name.replace(/\d.*/, '') as GameName;

const compare = async (
  { commit, root, games }: Build,
  schedule: Schedule,
  progress: (text: string) => void,
): Promise<AgainstResults> => {
  // Next to each other, so that what disturbs the machine disturbs both.
  const names = NAMES.filter(name => games.includes(gameOf(name)));
  const contenders = names.flatMap((name): [string, () => Racer][] => [
    [`now ${name}`, inThread({ name })],
    [`before ${name}`, inThread({ name, root })],
  ]);
  const rates = await runRounds(new Map(contenders), schedule, progress);
  const comparisons = names.map((name): Comparison => {
    const [now, before] = [rates[`now ${name}`], rates[`before ${name}`]];
    const ratio = ratioWithinRounds(now, before);
    const target = name.endsWith('Crowd') ? {} : { atLeast: ALONE_AT_LEAST };
    const met = ratio.low >= (target.atLeast ?? 0);
    return { name, now: median(now), before: median(before), ...ratio, ...target, met };
  });
  const rounds = schedule.starts * schedule.roundsPerStart;
  return { against: commit, rounds, comparisons, met: comparisons.every(({ met }) => met) };
};

/** The comparison with a commit, or what is wrong with the commit. */
export const runAgainst = (
  commit: string,
  progress: (text: string) => void,
  schedule = SCHEDULE,
): Promise<AgainstResults | string> => {
  progress(`building ${commit}`);
  return withBuild(commit, build => compare(build, schedule, progress));
};
