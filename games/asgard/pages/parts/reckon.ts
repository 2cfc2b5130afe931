/** A world at Ragnarök as it stands on a real table, put into cells so that the rules themselves reckon it. */
import { agree, type Effects, NONE, type Nth } from '@idavoll/engine';
import { asgard } from '../../index.ts';
import type { AsgardContent } from '../../rules/content.ts';
import type { Context } from '../../rules/context.ts';
import { reward, worthOf } from '../../rules/phases/fight.ts';
import { COUNT, type State } from '../../rules/state.ts';
import { LAID_ARM, RECRUITS, SIDES, SUPPORTS, spaceOf } from '../../rules/vocabulary.ts';

/** One side of the world: a god tile or a population, and what stands by it. */
export interface Host {
  /** The number of a god tile; NONE where a population stands. */
  readonly tile: number;
  readonly population: number;
  readonly recruits: readonly number[];
  /** The numbers of weapons and spells under the god. */
  readonly arms: readonly number[];
  /** The ancient weapon of a population, or NONE. */
  readonly ancient: number;
  /** Whether there is a disc in the upper and in the lower support slot. */
  readonly discs: readonly boolean[];
}

export interface Reckoned {
  readonly c: Context;
  readonly state: State;
  readonly sums: readonly number[];
  /** What the upper and the lower disc of the god that wins score. */
  readonly points: readonly number[];
}

export const nobody: Host = {
  tile: NONE,
  population: 0,
  recruits: RECRUITS.map(() => 0),
  arms: [],
  ancient: NONE,
  discs: SUPPORTS.map(() => false),
};

/** Two seats: the upper disc is the first one's, the lower one the second's. */
export const contextOf = (content: AsgardContent): Context => {
  const agreed = agree(asgard, { seats: SUPPORTS.length });
  if (!agreed.ok) throw new Error(agreed.error.code);
  return asgard.create(agreed.value, content, asgard.rules).context;
};

const emptied = ({ at, layout, seats }: Context): State => {
  const state = layout.state() as State;
  for (let space: Nth<'space'> = 0; space < COUNT.space; space++) {
    state[at.on(space)] = NONE;
    state[at.guard(space)] = NONE;
  }
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++)
    for (let support: Nth<'support'> = 0; support < COUNT.support; support++) state[at.support(god, support)] = NONE;
  for (let seat = 0; seat < seats; seat++)
    for (let arm: Nth<'arm'> = 0; arm < COUNT.arm; arm++) state[at.arm(seat, arm)] = NONE;
  return state;
};

const put = ({ at, tables }: Context, state: State, host: Host, side: Nth<'side'>, world: Nth<'world'>) => {
  const space = spaceOf(side, world);
  if (host.tile === NONE) {
    state[at.on(space)] = host.population;
    state[at.guard(space)] = host.ancient;
    return;
  }
  state[at.on(space)] = COUNT.population + host.tile;
  host.recruits.forEach((count, recruit) => {
    state[at.beside(space, recruit)] = count;
  });
  // Each side's arms are laid by a seat of their own, so that nothing is in two places.
  for (const arm of host.arms) state[at.arm(side + 0, arm)] = LAID_ARM + space;
  host.discs.forEach((isThere, support) => {
    if (isThere) state[at.support(tables.tileGod[host.tile], support)] = support;
  });
};

const NO_CHANCE: Effects = { below: () => 0, emit: () => undefined, reveal: () => undefined };

export const reckon = (c: Context, world: Nth<'world'>, hosts: readonly Host[]): Reckoned => {
  const state = emptied(c);
  for (const [side, host] of hosts.entries()) put(c, state, host, side, world);
  const sums = SIDES.map((_, side) => worthOf(c, state, spaceOf(side, world)));
  const winner = sums[0] === sums[1] ? NONE : sums[0] > sums[1] ? 0 : 1;
  if (winner !== NONE && hosts[winner].tile !== NONE) reward(c, state, world, spaceOf(winner, world), NO_CHANCE);
  return { c, state, sums, points: SUPPORTS.map((_, seat) => state[c.at.score(seat)]) };
};
