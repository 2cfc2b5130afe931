/** `idavoll laws`: every game obeys the same laws; a match that breaks one can be played again by its number. */
import { type LawFailure, type LawReport, runLaws } from '@idavoll/engine/laws';
import { type Command, readNumber, together } from '../command.ts';
import { DONE, FAILED, misused, print, progress } from '../output.ts';
import { readGames } from '../table.ts';
import { say } from '../words.ts';

const quoted = (text: string) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** What only all matches together show has no case of its own: then the whole run is played again. */
const replay = (game: string, seed: string, matches: number, { case: number }: LawFailure) =>
  `idavoll laws ${game} --seed ${quoted(seed)} ${number < 0 ? `--matches ${matches}` : `--case ${number}`}`;

const failureLines = (game: string, seed: string, matches: number, failure: LawFailure) => [
  `  ${say('laws.failure', { law: failure.law, message: failure.message })}`,
  `    ${say('laws.where', { seats: failure.seats, step: failure.step, seed: failure.seed, options: JSON.stringify(failure.options) })}`,
  `    ${say('laws.replay', { command: replay(game, seed, matches, failure) })}`,
];

export const lawReport = (
  game: string,
  seed: string,
  matches: number,
  { laws, failures, ...run }: LawReport,
): string => {
  const width = Math.max(...laws.map(({ id }) => id.length));
  return [
    say('laws.run', { game, matches: run.matches, steps: run.steps }),
    ...laws.map(({ id, title, checks }) => `  ${id.padEnd(width)}  ${say('laws.law', { title, checks })}`),
    ...failures.flatMap(failure => failureLines(game, seed, matches, failure)),
    say('laws.verdict', { game, failures: failures.length }),
  ].join('\n');
};

export const command: Command = {
  name: 'laws',
  takes: '[game …] [--matches n] [--seed s] [--case i]',
  most: Number.POSITIVE_INFINITY,
  help: 'summary.laws',
  flags: {
    matches: { value: 'n', help: 'laws.matches' },
    seed: { value: 's', help: 'laws.seed' },
    case: { value: 'i', help: 'laws.case' },
  },
  run(given) {
    const read = together({
      modules: readGames(given.words),
      matches: readNumber(given, 'matches', { min: 1, max: 1e9, otherwise: 100 }),
      only: readNumber(given, 'case', { min: 0, max: 1e9, otherwise: -1 }),
    });
    if (!read.ok) return misused(read.error);
    const { modules, matches, only } = read.value;
    const seed = given.text('seed') ?? '1';
    let broken = false;
    for (const module of modules) {
      const onMatch = progress(module.id);
      const found = runLaws(module, { matches, seed, onMatch, ...(only >= 0 && { only }) });
      print(lawReport(module.id, seed, matches, found));
      broken ||= found.failures.length > 0;
    }
    return broken ? FAILED : DONE;
  },
};
