/** Positions that nobody vouches for: those of random matches with some cells changed, loaded and played on. */
import { type Game, type GameModule, NONE, outOfBounds, PlayoutChance, type State, toJson } from '@idavoll/engine';
import { numberFrom } from '../../games/test/digest.ts';
import { agreedOn, optionSetsOf } from '../../games/test/option-sets.ts';
import { walkerOf } from '../../games/test/walk.ts';
import { readPosition } from '../referee/load.ts';

/** How far a position that was taken is played on. */
const STEPS = 200;
/** How many positions of a phase are kept to be changed. */
const KEPT = 30;

interface Find {
  readonly game: Game;
  readonly state: State;
  readonly where: string;
}

/** Positions of every phase, from one random match at so many tables, of all kinds. */
const positionsOf = (module: GameModule, most: number): Map<string, Find[]> => {
  const found = new Map<string, Find[]>();
  const chance = new PlayoutChance(numberFrom(`positions of ${module.id}`));
  const tables = module.seatCounts.flatMap(seats => optionSetsOf(module, seats).map(options => ({ seats, options })));
  for (const [i, { seats, options }] of tables.entries())
    if (Math.floor((i * most) / tables.length) !== Math.floor(((i + 1) * most) / tables.length)) {
      const game = module.create(agreedOn(module, seats, options), module.base.content, module.rules);
      const met = new Map<string, number>();
      const watch = (state: State) => {
        const { ask } = game.ask(state, 31 - Math.clz32(game.awaiting(state)));
        met.set(ask, (met.get(ask) ?? 0) + 1);
        const kept = found.get(ask) ?? [];
        found.set(ask, kept);
        const find = { game, state: state.slice() as State, where: `${seats} seats, ${options}` };
        if (kept.length < KEPT && (met.get(ask) ?? 0) < 4) kept.push(find);
        else if (chance.below(20) === 0) kept[chance.below(kept.length)] = find;
      };
      walkerOf(game)({ seed: `load ${options}`, watch });
    }
  return found;
};

/** Changes from one to four cells, of any fields, to anything that they can hold; the phase more often than others. */
const slip = ({ layout }: Game, state: State, chance: PlayoutChance): string[] => {
  const fields = layout.fields.filter(({ derived }) => !derived);
  const phase = fields.filter(({ name }) => name === 'phase' || name === 'active');
  return Array.from({ length: 1 + chance.below(4) }, () => {
    const pool = chance.below(4) === 0 ? phase : fields;
    const { name, cells, min, max, none } = pool[chance.below(pool.length)];
    const nth = chance.below(cells.length);
    const count = max - min + 1 + (none ? 1 : 0);
    const drawn = min + chance.below(count);
    const value = drawn > max ? NONE : drawn;
    // Large numbers are rarely meant: most slips are by one or two.
    const near = Math.min(max, Math.max(min, state[cells[nth]] + chance.below(5) - 2));
    state[cells[nth]] = max - min > 40 && chance.below(4) > 0 ? near : value;
    return `${name}[${nth}] = ${state[cells[nth]]}`;
  });
};

const seatsIn = (game: Game, mask: number) =>
  Array.from({ length: game.seats }, (_, i) => i).filter(i => mask & (1 << i));

/** Plays random offers, as a match does; every awaited seat must have some that can be written. */
const playOn = (game: Game, state: State, chance: PlayoutChance): string | undefined => {
  const buffer = new Int32Array(game.maxMoves);
  const fx = { below: (n: number) => chance.below(n), emit: () => {}, reveal: () => {} };
  for (let step = 0; step < STEPS; step++) {
    const out = outOfBounds(game.layout, state);
    if (out !== undefined) return `step ${step}: ${out}`;
    const seats = seatsIn(game, game.awaiting(state));
    if (seats.length === 0) {
      game.outcome(state, { scores: new Int32Array(game.seats), places: new Int32Array(game.seats) });
      return undefined;
    }
    for (const seat of seats) {
      const count = game.legal(state, seat, buffer);
      if (count < 1 || count > game.maxMoves) return `step ${step}: seat ${seat} has ${count} offers`;
      for (let i = 0; i < count; i++) game.moves.notate(buffer[i]);
      game.ask(state, seat);
    }
    const seat = seats[chance.below(seats.length)];
    game.apply(state, seat, buffer[chance.below(game.legal(state, seat, buffer))], fx);
  }
  return undefined;
};

export interface Fuzzed {
  /** By phase: how many positions were loaded, and how many of them were taken. */
  readonly phases: ReadonlyMap<string, { loaded: number; taken: number }>;
  readonly problems: readonly string[];
}

export const fuzzLoads = (module: GameModule, count: number, tables: number): Fuzzed => {
  const pools = [...positionsOf(module, tables).values()];
  const chance = new PlayoutChance(numberFrom(`loads of ${module.id}`));
  const phases = new Map<string, { loaded: number; taken: number }>();
  const problems: string[] = [];
  for (let i = 0; i < count; i++) {
    const pool = pools[i % pools.length];
    const { game, state, where } = pool[chance.below(pool.length)];
    const changed = state.slice() as State;
    const slips = slip(game, changed, chance);
    const { phase } = toJson(game.layout, changed);
    const counted = phases.get(String(phase)) ?? { loaded: 0, taken: 0 };
    phases.set(String(phase), counted);
    counted.loaded++;
    try {
      const read = readPosition(game, toJson(game.layout, changed));
      if (!read.ok) continue;
      counted.taken++;
      const problem = playOn(game, read.value.position, chance);
      if (problem !== undefined) problems.push(`${phase}, ${where}: ${slips.join(', ')}: ${problem}`);
    } catch (error) {
      problems.push(`${phase}, ${where}: ${slips.join(', ')}: ${(error as Error).stack?.slice(0, 400)}`);
    }
  }
  return { phases, problems };
};
