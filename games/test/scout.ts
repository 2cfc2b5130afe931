/** Looks for positions of every phase in random matches at tables of all kinds. */
import { type Game, type GameModule, PlayoutChance, type State } from '@idavoll/engine';
import { numberFrom } from './digest.ts';
import { agreedOn, optionSetsOf } from './option-sets.ts';
import { walkerOf } from './walk.ts';

/** How often all tables are visited. Later rounds are for what happens rarely. */
const ROUNDS = 24;
/** In one round a phase looks at one table of so many, so that phases look at different matches. */
const SPREAD = 4;
/** From this round on seats and options may be those of another position of the phase. */
const PATIENCE = 8;

/** A position, and how random play comes to it. */
export interface Find {
  readonly phase: string;
  readonly seats: number;
  readonly options: string;
  readonly seed: string;
  readonly played: number;
  readonly state: State;
  /** Whether the answer is forced there: such a position serves only where the phase has no other. */
  readonly forced: boolean;
}

export const gameAt = (module: GameModule, seats: number, options: string): Game =>
  module.create(agreedOn(module, seats, options), module.base.content, module.rules);

/** What can be asked in a game. */
export const phasesOf = (module: GameModule): string[] => {
  const { layout } = gameAt(module, module.seatCounts[0], '-');
  const { is = [] } = layout.fields.find(({ name }) => name === 'phase') ?? {};
  return is.map(String).filter(name => name !== 'over');
};

const phaseOf = (game: Game, state: State): string => {
  const mask = game.awaiting(state);
  return mask === 0 ? 'over' : game.ask(state, 31 - Math.clz32(mask)).ask;
};

/** The last position that asks for this phase after so many decisions; where none does, the one they lead to. */
export const reach = (game: Game, { seed, played, phase }: Pick<Find, 'seed' | 'played' | 'phase'>) => {
  let found: State | undefined;
  const watch = (state: State, decisions: number) => {
    if (decisions === played && phaseOf(game, state) === phase) found = state.slice() as State;
  };
  const { state } = walkerOf(game)({ seed, most: played, watch });
  return found ? { state: found, phase } : { state, phase: phaseOf(game, state) };
};

/** One position of every phase that a match meets, each of a phase as likely as the other. */
const findsOf = (game: Game, at: Pick<Find, 'seats' | 'options' | 'seed'>): Omit<Find, 'state'>[] => {
  const finds = new Map<string, { readonly find: Omit<Find, 'state'>; readonly met: number }>();
  const chance = new PlayoutChance(numberFrom(`scout ${at.seed}`));
  const watch = (state: State, played: number, forced: boolean) => {
    const phase = phaseOf(game, state);
    const old = finds.get(phase);
    if (old && forced && !old.find.forced) return;
    const met = (old?.find.forced === forced ? old.met : 0) + 1;
    if (old && chance.below(met) > 0) finds.set(phase, { find: old.find, met });
    else finds.set(phase, { find: { ...at, phase, played, forced }, met });
  };
  walkerOf(game)({ seed: at.seed, watch });
  return Array.from(finds.values(), ({ find }) => find);
};

/**
 * So many positions of every phase that suit, with other seats and options each where there are such. Phases that are
 * too rare have fewer.
 */
export const scout = (
  module: GameModule,
  wanted: number,
  suits: (find: Find, late: boolean) => boolean,
): Map<string, Find[]> => {
  const found = new Map(phasesOf(module).map(phase => [phase, [] as Find[]]));
  const counts = module.seatCounts;
  const takes = ({ phase, seats, options, forced }: Omit<Find, 'state'>, round: number): boolean => {
    const taken = found.get(phase) ?? [];
    if (taken.length >= wanted || (forced && round < SPREAD) || (forced && taken.some(find => !find.forced)))
      return false;
    if (round >= PATIENCE) return true;
    const alike = taken.filter(find => find.seats === seats);
    return (
      (numberFrom(`${phase} ${seats} ${options}`) >>> 0) % SPREAD === round % SPREAD &&
      alike.length <= Math.floor(taken.length / counts.length) &&
      !taken.some(find => find.options === options)
    );
  };
  const sets = new Map(counts.map(seats => [seats, optionSetsOf(module, seats)]));
  const most = Math.max(...Array.from(sets.values(), set => set.length));
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < most; i++)
      for (const seats of counts) {
        if ([...found.values()].every(finds => finds.length >= wanted)) return found;
        const options = sets.get(seats)?.[(i + round + seats) % most];
        if (options === undefined) continue;
        const game = gameAt(module, seats, options);
        for (const met of findsOf(game, { seats, options, seed: `${round}-${i}` })) {
          if (!takes(met, round)) continue;
          const find = { ...met, state: reach(game, met).state };
          if (suits(find, round >= PATIENCE)) found.get(find.phase)?.push(find);
        }
      }
  return found;
};
