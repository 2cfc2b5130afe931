/** Balance: how every team and every place in the order fares in random matches. Nothing here has a target. */
import { type Fortune, PlayoutChance, simulate } from '@idavoll/engine';
import { saga } from '@idavoll/games/saga';
import { createGame } from './sampling.ts';
import { precise, whole, write } from './tables.ts';

const MATCHES = 20_000;
const SEED = 1;

export interface BalanceResults {
  readonly matches: number;
  readonly runs: readonly {
    readonly seats: number;
    readonly saga: string;
    readonly fortunes: Readonly<Record<string, readonly Fortune[]>>;
  }[];
  readonly met: true;
}

export const runBalanceBench = async (progress: (text: string) => void): Promise<BalanceResults> => {
  const runs = [];
  for (const seats of saga.seatCounts)
    for (const name of saga.options.saga.values as readonly string[]) {
      progress(`Saga 2, ${seats} seats, saga ${name}`);
      const game = createGame(saga, seats, { saga: name, sixthTeam: true });
      const { fortunes } = simulate(game, MATCHES, new PlayoutChance(SEED));
      runs.push({ seats, saga: name, fortunes });
    }
  return { matches: MATCHES, runs, met: true };
};

const percent = (value: number) => `${precise(value * 100)} %`;

export const describeBalance = ({ matches, runs }: BalanceResults): string => {
  const table = (role: string) => {
    const names = [...new Set(runs.flatMap(({ fortunes }) => fortunes[role].map(({ name }) => name)))];
    return write([
      [`${role}: share of wins`, 'saga', ...names, 'if all were alike'],
      ...runs.map(({ seats, saga: name, fortunes }) => [
        `${seats} seats`,
        name,
        ...names.map(one => {
          const found = fortunes[role].find(fortune => fortune.name === one);
          return found ? percent(found.wins) : '';
        }),
        percent(1 / seats),
      ]),
    ]);
  };
  return [
    `Saga 2, sixth team on, ${whole(matches)} matches a line, all players at random: it shows what the numbers and the seats alone give, not what good players make of them.`,
    table('team'),
    table('turn'),
  ].join('\n\n');
};
