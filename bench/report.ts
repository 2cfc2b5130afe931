/** The results of a bench in words: for the terminal and for results.md. */
import { ALLOCATING, COSTS, type EngineResults, type MeasuredRatio, PLAYOUTS } from './engine.ts';

const NAMES = {
  yardstick: 'Connect Four, bare loop (the yardstick)',
  connectFour: 'Connect Four under the contract',
  boardgameIo: 'Connect Four in boardgame.io 0.50.2',
  mimir2: 'Mimir’s Challenge, 2 seats',
  mimir3: 'Mimir’s Challenge, 3 seats',
  mimir4: 'Mimir’s Challenge, 4 seats',
};

const whole = (value: number) => Math.round(value).toLocaleString('en');
const precise = (value: number) => (value >= 100 ? whole(value) : value.toPrecision(3));
const verdict = (met: boolean) => (met ? 'pass' : 'FAIL');

const targetOf = ({ atLeast, met }: MeasuredRatio) =>
  atLeast === undefined ? ['', ''] : [`≥ ${atLeast}`, verdict(met)];

type Table = readonly [head: readonly string[], ...rows: readonly (readonly string[])[]];

/** Markdown tables, which people can read in a terminal as well: columns are padded, numbers flush right. */
const write = (table: Table): string => {
  const widths = table[0].map((_, column) => Math.max(...table.map(row => row[column].length)));
  const isText = table[0].map((_, column) => column === 0);
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => (isText[i] ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (isText[i] ? `:${'-'.repeat(width + 1)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head, ...rows] = table;
  return [line(head), rule, ...rows.map(line)].join('\n');
};

export const describeEngine = (results: EngineResults): string =>
  [
    write([
      ['random playouts', 'decisions/s', 'ns each'],
      ...PLAYOUTS.map(name => [NAMES[name], whole(results.playouts[name]), precise(1e9 / results.playouts[name])]),
    ]),
    write([
      ['ratio of medians', 'value', '95 % interval', 'target', ''],
      ...results.ratios.map(ratio => [
        `${ratio.above} / ${ratio.below}`,
        precise(ratio.value),
        `${precise(ratio.low)} – ${precise(ratio.high)}`,
        ...targetOf(ratio),
      ]),
    ]),
    write([
      ['allocated in a million decisions', 'bytes', 'collections', 'target', ''],
      ...ALLOCATING.map(name => {
        const { bytes, collections, met } = results.allocations[name];
        return [NAMES[name], whole(bytes), whole(collections), 'none', verdict(met)];
      }),
    ]),
    write([['Mimir’s Challenge, 4 seats', 'ns a call'], ...COSTS.map(name => [name, precise(results.costs[name])])]),
    write([
      ['verified replay, Mimir’s Challenge, 4 seats', 'per second'],
      ['records', whole(results.replay.recordsPerSecond)],
      ['moves', whole(results.replay.movesPerSecond)],
    ]),
  ].join('\n\n');
