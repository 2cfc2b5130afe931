/** The results of the server bench and of the page bench in words. */
import type { PageResults } from '../page/page.ts';
import { precise, verdict, whole, write } from '../tables.ts';
import type { Figure, ServerResults } from './bench.ts';
import { HOSTS } from './hosts.ts';

const HOST_NAMES = {
  idavoll: 'Idavoll, every move on disk before it is told',
  memory: 'boardgame.io 0.50.2, in memory',
  flatFile: 'boardgame.io 0.50.2, FlatFile',
  relay: 'a bare relay: ws alone, no rules, nothing kept',
};

const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  p50: 'p50, ms',
  p99: 'p99, ms',
  cpu: 'processor, ms a move',
  heap: 'heap, kB a table',
  resident: 'resident, kB a table',
  lost: 'moves lost',
};

const figure = (name: Figure, value: number) => {
  if (name === 'heap' || name === 'resident') return precise(value / 1000);
  return name === 'lost' ? whole(value) : precise(value);
};

const seconds = (milliseconds: number) => `${precise(milliseconds / 1000)} s`;

export const describeServer = ({ load, rounds, hosts, ratios, starts }: ServerResults): string => {
  const figures = Object.keys(FIGURE_NAMES) as Figure[];
  return [
    `Connect Four: ${load.tables} tables of 2, each player with a socket, ${load.movesPerSecond} moves a second sent on time whether or not answers have come; from when a move was due until the opponent had it. Medians of ${rounds} rounds.`,
    write([
      ['server', ...figures.map(name => FIGURE_NAMES[name])],
      ...HOSTS.map(host => [HOST_NAMES[host], ...figures.map(name => figure(name, hosts[host][name]))]),
    ]),
    write([
      ['Idavoll / boardgame.io in memory', 'value', 'target', ''],
      ...ratios.map(ratio => [
        FIGURE_NAMES[ratio.figure],
        precise(ratio.value),
        `≤ ${ratio.atMost}`,
        verdict(ratio.met),
      ]),
    ]),
    write([
      ['start of the built server', 'time'],
      ['to the first move, on an empty data folder', seconds(starts.first)],
      ['to the first move, on a used one', seconds(starts.again)],
      [`a match of ${starts.entries} entries, from the database to the page`, `${precise(starts.coldLoad)} ms`],
    ]),
  ].join('\n\n');
};

export const describePage = (page: PageResults): string =>
  [
    `Chromium, a phone’s screen, processor slowed down ${page.slowdown} times, ${(page.line.downloadThroughput * 8) / 1e6} Mb/s with ${page.line.latency} ms, nothing cached.`,
    write([
      ['page', 'value', 'target', ''],
      [
        'from navigation to the first accepted click',
        seconds(page.firstClick),
        seconds(page.targets.firstClick),
        verdict(page.firstClick <= page.targets.firstClick),
      ],
      ['over the wire until then', `${precise(page.kilobytes)} kB`, '', ''],
      [
        `click to paint, 95th percentile of ${page.clicks}`,
        `${precise(page.painted)} ms`,
        `${page.targets.painted} ms`,
        verdict(page.painted <= page.targets.painted),
      ],
    ]),
    'Jarls among themselves in the page, unslowed: from a question to its answer, and the longest task of the page meanwhile.',
    write([
      ['game', 'thoughts', 'answered, p95', 'target', '', 'longest task', 'target', ''],
      ...page.bots.map(({ game, thoughts, answered, longTask }) => [
        game,
        String(thoughts),
        `${precise(answered)} ms`,
        `${page.targets.answered} ms`,
        verdict(answered <= page.targets.answered),
        `${precise(longTask)} ms`,
        `${page.targets.longTask} ms`,
        verdict(longTask <= page.targets.longTask),
      ]),
    ]),
  ].join('\n\n');
