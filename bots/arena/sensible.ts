/** Matches under sensible play: how they went, and how often each thing was done, named from the events. */
import {
  type Agreement,
  AUDIENCE,
  Balance,
  type GameModule,
  gameFor,
  type Match,
  type Simulation,
  seedFrom,
} from '@idavoll/engine';
import type { Contender } from './player.ts';
import { playBout } from './referee.ts';

export interface SensibleSetup {
  readonly module: GameModule;
  readonly agreement: Agreement;
  readonly seed: string;
  /** In every seat. */
  readonly contender: Contender;
  readonly matches: number;
  readonly clock: () => number;
  readonly onMatch?: (done: number) => void;
}

export interface SensibleResult extends Simulation {
  /** By event and field, then by the thing it names: how often a match, those at 0 included. */
  readonly uses: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Every thing that the fields of events can name; seats and numbers are no things. */
const thingsOf = ({ game }: Match): Map<string, Map<string, number>> => {
  const uses = new Map<string, Map<string, number>>();
  for (const [event, fields] of game.events.fields.entries())
    for (const { name, range, sort, isPrivate } of fields)
      if (Array.isArray(range) && sort !== 'seat' && !isPrivate)
        uses.set(`${game.events.names[event]} ${name}`, new Map(range.map(thing => [String(thing), 0])));
  return uses;
};

const count = (match: Match, uses: Map<string, Map<string, number>>) => {
  for (const { event } of match.events(AUDIENCE))
    for (const [field, thing] of Object.entries(event)) {
      const things = uses.get(`${event.type} ${field}`);
      const before = things?.get(String(thing));
      if (before !== undefined) things?.set(String(thing), before + 1);
    }
};

export const runSensibly = async (setup: SensibleSetup): Promise<SensibleResult> => {
  const { module, agreement, seed, contender, matches, clock, onMatch } = setup;
  const balance = new Balance(gameFor(module, agreement, module.base.content, module.rules));
  const contenders = Array.from({ length: agreement.seats }, () => contender);
  let uses: Map<string, Map<string, number>> | undefined;
  for (let done = 1; done <= matches; done++) {
    const onEnd = (match: Match) => {
      uses ??= thingsOf(match);
      count(match, uses);
      balance.add(match.state, match.steps.length);
    };
    await playBout({ module, agreement, seed: seedFrom(`${seed}/${done}`), contenders, clock, onEnd });
    onMatch?.(done);
  }
  const perMatch = ([thing, times]: [string, number]): [string, number] => [thing, times / matches];
  const named = [...(uses ?? [])].map(([what, things]) => [what, Object.fromEntries([...things].map(perMatch))]);
  return { ...balance.result(), uses: Object.fromEntries(named) };
};
