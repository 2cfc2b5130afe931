/** `idavoll arena`: bots against each other, until it is settled who is stronger. */
import { type ArenaResult, type Contender, runArena } from '@idavoll/bots';
import { loadPlayable } from '@idavoll/bots/load';
import type { Agreement, GameModule } from '@idavoll/engine';
import { readContenders } from '../arena/contenders.ts';
import { type Command, readNumber, together } from '../command.ts';
import { DONE, misused, print, progress } from '../output.ts';
import { PACK_FLAG, readGameAndPack } from '../pack.ts';
import { readAgreement, readOptions } from '../table.ts';
import { say } from '../words.ts';

interface Meeting {
  readonly contenders: readonly Contender[];
  readonly result: ArenaResult;
}

/** Who meets whom: all at one table if they fit, every two of them if not; empty seats are the last one's. */
const meetingsOf = (contenders: readonly Contender[], seats: number): (readonly Contender[])[] => {
  const fill = (some: readonly Contender[]) =>
    Array.from({ length: seats }, (_, i) => some[Math.min(i, some.length - 1)]);
  if (contenders.length <= seats) return [fill(contenders)];
  return contenders.flatMap((one, i) => contenders.slice(i + 1).map(other => fill([one, other])));
};

const report = ({ contenders, result }: Meeting): string => {
  const [first, ...others] = contenders.map(({ name }) => name);
  const { standing, matches, parts, thought, decisions, faults } = result;
  const { share, low, high, fair, elo, settled } = standing;
  return [
    say('arena.meeting', { first, others: [...new Set(others)].join(', '), matches }),
    `  ${say('arena.share', { share, low, high, fair })}`,
    `  ${say('arena.elo', { at: elo.at, low: elo.low, high: elo.high, settled: settled ?? 'no' })}`,
    ...parts.map(
      ({ of, name, wins, matches: n }) => `  ${say('arena.part', { of, name, share: wins / n, matches: n })}`,
    ),
    `  ${say('arena.time', { decisions: decisions / matches })}${contenders.map(({ name }, i) => `${i ? ', ' : ' '}${say('arena.thought', { name, ms: thought[i] })}`).join('')}`,
    ...faults.slice(0, 5).map(({ name, problem }) => `  ${say('arena.fault', { name, problem })}`),
  ].join('\n');
};

const meet = async (
  module: GameModule,
  agreement: Agreement,
  contenders: readonly Contender[],
  matches: number,
  seed: string,
  whole: boolean,
): Promise<Meeting> => {
  const label = contenders.map(({ name }) => name).join(' ');
  const show = progress(label);
  const onBout = (done: number) => show(done, matches);
  const clock = () => performance.now();
  const result = await runArena({ module, agreement, seed, contenders, matches, whole, clock, onBout });
  show(matches, matches);
  return { contenders, result };
};

export const command: Command = {
  name: 'arena',
  takes: '<game> --bots a,b,… [--seats n] [--matches n] [--seed s] [--option k=v …] [--pack file] [--whole] [--json]',
  most: 1,
  help: 'arena.help',
  flags: {
    bots: { value: 'a,b,…', help: 'arena.bots' },
    seats: { value: 'n', help: 'flag.seats' },
    matches: { value: 'n', help: 'arena.matches' },
    seed: { value: 's', help: 'simulate.seed' },
    option: { value: 'k=v', many: true, help: 'flag.option' },
    pack: PACK_FLAG,
    whole: { help: 'arena.whole' },
    json: { help: 'flag.json' },
  },
  async run(given) {
    const module = readGameAndPack(given);
    if (!module.ok) return misused(module.error);
    const { id, seatCounts } = module.value;
    const contenders = readContenders(given.text('bots') ?? '', await loadPlayable(module.value));
    const read = together({
      contenders,
      seats: readNumber(given, 'seats', { min: 1, max: 99, otherwise: seatCounts[0] }),
      matches: readNumber(given, 'matches', { min: 2, max: 1e6, otherwise: 400 }),
      options: readOptions(module.value, given.all('option')),
    });
    if (!read.ok) return misused(read.error);
    const { seats, matches, options } = read.value;
    const agreement = readAgreement(module.value, seats, options);
    if (!agreement.ok) return misused(agreement.error);
    const seed = given.text('seed') ?? '1';
    const meetings: Meeting[] = [];
    for (const some of meetingsOf(read.value.contenders, seats)) {
      const meeting = await meet(module.value, agreement.value, some, matches, seed, given.has('whole'));
      if (!given.has('json')) print(report(meeting));
      meetings.push(meeting);
    }
    const runs = meetings.map(({ contenders: all, result }) => ({ bots: all.map(({ name }) => name), ...result }));
    if (given.has('json')) print(JSON.stringify({ game: id, seats, seed, options, runs }));
    return DONE;
  },
};
