/** The engine bench: how fast games play under the contract, beside a bare loop, boardgame.io and native code. */
import type { Allocation } from './allocation.ts';
import { inThread, measureAllocation, type Racer, type Rates, runRounds, SCHEDULE, type Schedule } from './arena.ts';
import type { ContenderName } from './contenders.ts';
import { inFolder } from './folder.ts';
import { compileNative, inProcess } from './native.ts';
import { movesPerRecord } from './replays.ts';
import { median, type Ratio, ratioOf, ratioWithinRounds } from './statistics.ts';

const MILLION = 1_000_000;
/** A byte in a thousand decisions: none of them allocates, though the compiler may still do so beside them. */
const NO_BYTES = 1000;

export const PLAYOUTS = [
  'yardstick',
  'connectFour',
  'boardgameIo',
  'mimir2',
  'mimir3',
  'mimir4',
  'mimir4Crowd',
  'asgard2',
  'asgard4',
  'asgard4Crowd',
  'saga2',
  'saga4',
  'saga4Crowd',
  'saga5',
  'bardagi4',
] as const;
export const COSTS = ['clone', 'legal', 'apply', 'view', 'determinize'] as const;
export const ALLOCATING = ['connectFour', 'mimir4', 'asgard4', 'saga5', 'bardagi4'] as const;

/** `inTurn`: the two run one after the other in every round, so that what disturbs the machine disturbs both. */
const RATIOS: readonly { above: Playout; below: Playout; atLeast?: number; inTurn?: true }[] = [
  { above: 'connectFour', below: 'boardgameIo', atLeast: 600 },
  { above: 'connectFour', below: 'yardstick', atLeast: 0.6 },
  { above: 'yardstick', below: 'boardgameIo', atLeast: 900 },
  { above: 'mimir2', below: 'yardstick' },
  { above: 'mimir3', below: 'yardstick' },
  { above: 'mimir4', below: 'yardstick', atLeast: 0.2 },
  { above: 'mimir4Crowd', below: 'yardstick', atLeast: 0.28 },
  { above: 'mimir4Crowd', below: 'mimir4', atLeast: 0.9, inTurn: true },
  { above: 'asgard2', below: 'yardstick' },
  { above: 'asgard4', below: 'yardstick' },
  { above: 'asgard4Crowd', below: 'asgard4', atLeast: 0.9, inTurn: true },
  { above: 'saga2', below: 'yardstick', atLeast: 0.12 },
  { above: 'saga4', below: 'yardstick' },
  { above: 'saga4Crowd', below: 'saga4', atLeast: 0.9, inTurn: true },
  { above: 'saga5', below: 'yardstick' },
  { above: 'bardagi4', below: 'yardstick', atLeast: 0.12 },
];

type Playout = (typeof PLAYOUTS)[number];
type Cost = (typeof COSTS)[number];

export interface MeasuredRatio extends Ratio {
  readonly above: Playout;
  readonly below: Playout;
  /** The target: the lower end of the interval must reach it. */
  readonly atLeast?: number;
  readonly met: boolean;
}

export interface EngineResults {
  readonly rounds: number;
  /** Decisions a second; forced moves are played and not counted. */
  readonly playouts: Readonly<Record<Playout, number>>;
  readonly ratios: readonly MeasuredRatio[];
  /** Mimir's Challenge with four seats in C: decisions a second, and their ratio to ours. Null without a compiler. */
  readonly native: ({ readonly rate: number } & Ratio) | null;
  /** Nanoseconds a call, in Mimir's Challenge with four seats. */
  readonly costs: Readonly<Record<Cost, number>>;
  readonly replay: { readonly recordsPerSecond: number; readonly movesPerSecond: number };
  /** In a million decisions. The target is none at all. */
  readonly allocations: Readonly<Record<(typeof ALLOCATING)[number], Allocation & { readonly met: boolean }>>;
  readonly met: boolean;
}

const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, V>;

const ratiosIn = (rates: Rates<ContenderName>): MeasuredRatio[] =>
  RATIOS.map(({ inTurn, ...spec }) => {
    const ratio = (inTurn ? ratioWithinRounds : ratioOf)(rates[spec.above], rates[spec.below]);
    return { ...spec, ...ratio, met: ratio.low >= (spec.atLeast ?? 0) };
  });

const costsIn = (rates: Rates<ContenderName>): Record<Cost, number> => {
  const costs = recordOf(COSTS, name => 1e9 / median(rates[name]));
  return { ...costs, apply: costs.apply - costs.clone };
};

const allocate = async (name: ContenderName) => {
  const allocation = await measureAllocation(name, MILLION);
  return { ...allocation, met: allocation.bytes < NO_BYTES && allocation.collections === 0 };
};

/** The rates of all that runs in threads, and of native code where there is a compiler. */
const race = (
  schedule: Schedule,
  progress: (text: string) => void,
): Promise<Rates<ContenderName> & Partial<Rates<'native'>>> =>
  inFolder(async folder => {
    const program = await compileNative(folder);
    const names = [...PLAYOUTS, ...COSTS, 'replay'] as const;
    const contenders = names.map((name): [ContenderName | 'native', () => Racer] => [name, inThread({ name })]);
    // Next to the one that it is compared with.
    if (program !== undefined) contenders.splice(names.indexOf('mimir4'), 0, ['native', inProcess(program)]);
    return runRounds(new Map(contenders), schedule, progress);
  });

export const runEngineBench = async (progress: (text: string) => void, schedule = SCHEDULE): Promise<EngineResults> => {
  progress('counting allocations');
  const allocations = {
    connectFour: await allocate('connectFour'),
    mimir4: await allocate('mimir4'),
    asgard4: await allocate('asgard4'),
    saga5: await allocate('saga5'),
    bardagi4: await allocate('bardagi4'),
  };
  const rates = await race(schedule, progress);
  const ratios = ratiosIn(rates);
  const movesPerSecond = median(rates.replay);
  return {
    rounds: rates.yardstick.length,
    playouts: recordOf(PLAYOUTS, name => median(rates[name])),
    ratios,
    native: rates.native ? { rate: median(rates.native), ...ratioWithinRounds(rates.native, rates.mimir4) } : null,
    costs: costsIn(rates),
    replay: { recordsPerSecond: movesPerSecond / movesPerRecord(), movesPerSecond },
    allocations,
    met: [...ratios, ...Object.values(allocations)].every(({ met }) => met),
  };
};
