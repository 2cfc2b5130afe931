/** The server bench: tables of Connect Four at ours and at boardgame.io's server, in turn; and starts of ours. */
import { median, type Ratio, ratioOf } from '../statistics.ts';
import { HOSTS, type HostName } from './hosts.ts';
import { type Load, type Measured, measureLoad } from './load.ts';
import { hasAccounts } from './processes.ts';
import { measureStarts, type Starts } from './starts.ts';

const LOAD: Load = { tables: 500, movesPerSecond: 500, warmUp: 8, counted: 20 };
const ROUNDS = 3;

const FIGURES = ['p50', 'p99', 'cpu', 'heap', 'resident', 'lost'] as const;
export type Figure = (typeof FIGURES)[number];

/** Ours by theirs with its memory store: the faster of its two. */
const TARGETS: readonly { figure: Figure; atMost: number }[] = [
  { figure: 'cpu', atMost: 0.2 },
  { figure: 'p99', atMost: 1 },
  { figure: 'heap', atMost: 0.5 },
];

export interface ServerResults {
  readonly load: Load;
  readonly rounds: number;
  readonly hosts: Readonly<Record<HostName, Measured>>;
  readonly ratios: readonly (Ratio & { readonly figure: Figure; readonly atMost: number; readonly met: boolean })[];
  readonly starts: Starts;
  readonly met: boolean;
}

export const runServerBench = async (progress: (text: string) => void): Promise<ServerResults> => {
  if (!hasAccounts()) throw new Error('The server bench reads processor times from /proc, which only Linux has.');
  progress('starting');
  const starts = await measureStarts();
  const rounds: Record<HostName, Measured[]> = { idavoll: [], memory: [], flatFile: [], relay: [] };
  for (let round = 1; round <= ROUNDS; round++)
    for (const host of HOSTS) {
      progress(`round ${round} of ${ROUNDS}: ${host}`);
      rounds[host].push(await measureLoad(host, LOAD));
    }
  const of = (host: HostName, figure: Figure) => rounds[host].map(measured => measured[figure]);
  const hosts = Object.fromEntries(
    HOSTS.map(host => [host, Object.fromEntries(FIGURES.map(figure => [figure, median(of(host, figure))]))]),
  ) as unknown as Record<HostName, Measured>;
  const ratios = TARGETS.map(({ figure, atMost }) => {
    const ratio = ratioOf(of('idavoll', figure), of('memory', figure));
    return { figure, atMost, ...ratio, met: ratio.value <= atMost };
  });
  const met = ratios.every(ratio => ratio.met) && hosts.idavoll.lost === 0;
  return { load: LOAD, rounds: ROUNDS, hosts, ratios, starts, met };
};
