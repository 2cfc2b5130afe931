/** How strong opponents are: every level against the one below and against chance, in iterations, so that no clock counts. */
import { existsSync, readFileSync } from 'node:fs';
import {
  type ArenaResult,
  botContender,
  type Contender,
  LEVELS,
  type LevelName,
  type Playable,
  randomContender,
  runArena,
} from '@idavoll/bots';
import { loadPlayable } from '@idavoll/bots/load';
import { agree } from '@idavoll/engine';
import { gameById, games } from '@idavoll/games';
import { worked } from '../clock.ts';
import { precise, verdict, whole, write } from '../tables.ts';

const SEED = 'strength';

interface Meeting {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly first: LevelName;
  readonly second: LevelName | 'random';
  readonly matches: number;
  /** The share of wins that was aimed at, in percent. */
  readonly atLeast?: number;
}

/** What each game wants to have shown is found in its folder. */
const meetingsOf = (game: string): Meeting[] => {
  const file = new URL(`../../../games/${game}/bot/meetings.json`, import.meta.url);
  if (!existsSync(file)) return [];
  const meetings = JSON.parse(readFileSync(file, 'utf8')) as Omit<Meeting, 'game'>[];
  return meetings.map(meeting => ({ game, ...meeting }));
};

export interface StrengthResults {
  readonly runs: readonly (Meeting & Pick<ArenaResult, 'standing' | 'thought'> & { readonly played: number })[];
  readonly met: boolean;
}

const contender = (name: LevelName | 'random', playable: Playable): Contender => {
  if (name === 'random') return randomContender;
  const { iterations, slips } = LEVELS[name];
  return botContender(name, playable, { iterations, slips });
};

const meet = async (meeting: Meeting, progress: (text: string) => void) => {
  const module = gameById(meeting.game);
  if (!module) throw new Error(`there is no game ${meeting.game}`);
  const playable = await loadPlayable(module);
  const agreement = agree(module, { seats: 2, options: meeting.options ?? {} });
  if (!agreement.ok) throw new Error(agreement.error.code);
  const contenders = [contender(meeting.first, playable), contender(meeting.second, playable)];
  const label = `${meeting.game} ${JSON.stringify(meeting.options ?? {})}: ${meeting.first} against ${meeting.second}`;
  const { standing, thought, matches } = await runArena({
    ...{ module, agreement: agreement.value, seed: SEED, contenders, matches: meeting.matches, whole: true },
    clock: worked,
    onBout: done => progress(`${label}, ${done} of ${meeting.matches}`),
  });
  return { ...meeting, standing, thought, played: matches };
};

export const runStrengthBench = async (progress: (text: string) => void): Promise<StrengthResults> => {
  const runs = [];
  for (const meeting of games.flatMap(({ id }) => meetingsOf(id))) runs.push(await meet(meeting, progress));
  return { runs, met: runs.every(({ standing, atLeast = 0 }) => standing.share * 100 >= atLeast) };
};

const percent = (value: number) => `${precise(value * 100)} %`;

export const describeStrength = ({ runs }: StrengthResults): string =>
  [
    `Two seats, seed "${SEED}", seats rotated with every seed; thinking is processor time.`,
    write([
      ['opponents', 'matches', 'won', '95 % interval', 'Elo', 'ms a match', 'aim', ''],
      ...runs.map(({ game, options, first, second, standing, thought, played, atLeast }) => [
        `${game}${options ? ` ${Object.values(options).join(' ')}` : ''}: ${first} against ${second}`,
        whole(played),
        percent(standing.share),
        `${percent(standing.low)} – ${percent(standing.high)}`,
        whole(standing.elo.at),
        whole(thought[0]),
        atLeast === undefined ? '' : `≥ ${atLeast} %`,
        atLeast === undefined ? '' : verdict(standing.share * 100 >= atLeast),
      ]),
    ]),
  ].join('\n\n');
