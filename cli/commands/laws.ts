/** `idavoll laws`: every game obeys the same laws; a match that breaks one can be played again by its number. */
import { type LawFailure, type LawReport, runLaws } from '@idavoll/engine/laws';
import { type Command, readNumber, together } from '../command.ts';
import { DONE, FAILED, misused, print, progress } from '../output.ts';
import { PACK_FLAG, withPack } from '../pack.ts';
import { readGames } from '../table.ts';
import { say } from '../words.ts';

const quoted = (text: string) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

interface Asked {
  readonly game: string;
  readonly seed: string;
  readonly matches: number;
  readonly pack?: string | undefined;
}

/** What only all matches together show has no case of its own: then the whole run is played again. */
const replay = ({ game, seed, matches, pack }: Asked, { case: number }: LawFailure) =>
  [
    `idavoll laws ${game} --seed ${quoted(seed)}`,
    number < 0 ? `--matches ${matches}` : `--case ${number}`,
    ...(pack === undefined ? [] : [`--pack ${quoted(pack)}`]),
  ].join(' ');

const failureLines = (asked: Asked, failure: LawFailure) => [
  `  ${say('laws.failure', { law: failure.law, message: failure.message })}`,
  `    ${say('laws.where', { seats: failure.seats, step: failure.step, seed: failure.seed, options: JSON.stringify(failure.options) })}`,
  `    ${say('laws.replay', { command: replay(asked, failure) })}`,
];

export const lawReport = (asked: Asked, { laws, failures, ...run }: LawReport): string => {
  const { game } = asked;
  const width = Math.max(...laws.map(({ id }) => id.length));
  return [
    say('laws.run', { game, matches: run.matches, steps: run.steps }),
    ...laws.map(({ id, title, checks }) => `  ${id.padEnd(width)}  ${say('laws.law', { title, checks })}`),
    ...failures.flatMap(failure => failureLines(asked, failure)),
    say('laws.verdict', { game, failures: failures.length }),
  ].join('\n');
};

export const command: Command = {
  name: 'laws',
  takes: '[game …] [--matches n] [--seed s] [--case i] [--pack file]',
  most: Number.POSITIVE_INFINITY,
  help: 'summary.laws',
  flags: {
    matches: { value: 'n', help: 'laws.matches' },
    seed: { value: 's', help: 'laws.seed' },
    case: { value: 'i', help: 'laws.case' },
    pack: PACK_FLAG,
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
    const pack = given.text('pack');
    if (pack !== undefined && given.words.length !== 1) return misused(say('pack.one-game'));
    let broken = false;
    for (const known of modules) {
      const packed = withPack(known, pack);
      if (!packed.ok) return misused(packed.error);
      const module = packed.value;
      const onMatch = progress(module.id);
      const found = runLaws(module, { matches, seed, onMatch, ...(only >= 0 && { only }) });
      print(lawReport({ game: module.id, seed, matches, pack }, found));
      broken ||= found.failures.length > 0;
    }
    return broken ? FAILED : DONE;
  },
};
