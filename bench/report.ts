/** The results of the engine bench in words: for the terminal and for results.md. */
import type { AgainstResults } from './against.ts';
import { ALLOCATING, COSTS, type EngineResults, type MeasuredRatio, PLAYOUTS } from './engine.ts';
import { NO_COMPILER } from './native.ts';
import type { Ratio } from './statistics.ts';
import { precise, verdict, whole, write } from './tables.ts';

const NAMES = {
  yardstick: 'Connect Four, bare loop (the yardstick)',
  connectFour: 'Connect Four under the contract',
  boardgameIo: 'Connect Four in boardgame.io 0.50.2',
  mimir2: 'Mimir’s Challenge, 2 seats',
  mimir3: 'Mimir’s Challenge, 3 seats',
  mimir4: 'Mimir’s Challenge, 4 seats',
  mimir4Crowd: 'Mimir’s Challenge, 4 seats, in a crowd',
  asgard2: 'Asgard, 2 seats',
  asgard4: 'Asgard, 4 seats',
  asgard4Crowd: 'Asgard, 4 seats, in a crowd',
  saga2: 'Saga 2, 2 seats',
  saga4: 'Saga 2, 4 seats',
  saga4Crowd: 'Saga 2, 4 seats, in a crowd',
  saga5: 'Saga 2, 5 seats',
  bardagi4: 'Bardagi, 4 seats',
};

const intervalOf = ({ low, high }: Ratio) => `${precise(low)} – ${precise(high)}`;

const targetOf = ({ atLeast, met }: Pick<MeasuredRatio, 'atLeast' | 'met'>) =>
  atLeast === undefined ? ['', ''] : [`≥ ${atLeast}`, verdict(met)];

const describeNative = ({ native, playouts }: EngineResults) =>
  native === null
    ? `Native code is not compared. ${NO_COMPILER}`
    : write([
        ['how far we are from native code', 'ns each', 'native / ours', '95 % interval'],
        ['Mimir’s Challenge, 4 seats, in C', precise(1e9 / native.rate), precise(native.value), intervalOf(native)],
        ['Mimir’s Challenge, 4 seats', precise(1e9 / playouts.mimir4), '', ''],
      ]);

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
        intervalOf(ratio),
        ...targetOf(ratio),
      ]),
    ]),
    describeNative(results),
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

export const describeAgainst = ({ against, comparisons }: AgainstResults): string =>
  write([
    ['random playouts', 'ns each now', `before (${against})`, 'now / before', '95 % interval', 'target', ''],
    ...comparisons.map(comparison => [
      NAMES[comparison.name],
      precise(1e9 / comparison.now),
      precise(1e9 / comparison.before),
      precise(comparison.value),
      intervalOf(comparison),
      ...targetOf(comparison),
    ]),
  ]);
