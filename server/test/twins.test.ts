/**
 * Twin worlds at the wire: two servers whose matches differ in nothing but what A may not know. Whole matches are played on
 * both, and A, A's second device, the audience and the lobby are sent the same bytes by either.
 */
import {
  type Agreement,
  AUDIENCE,
  agree,
  Match,
  type OptionValues,
  PlayoutChance,
  type State,
  seedFrom,
} from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Position } from '../protocol.ts';
import { SEED, TwinWorld } from './twin-world.ts';

let worlds: TwinWorld[];
beforeAll(async () => {
  worlds = await Promise.all([TwinWorld.open(), TwinWorld.open()]);
});
afterAll(() => Promise.all(worlds.map(world => world.server.stop())));

/** Events with which everybody is told what only some knew: from there on the worlds differ for all. */
const REVEALING: ReadonlySet<string> = new Set(['turnedUp', 'displayed', 'drew', 'scoring']);

/** What looks the same from outside: another token into the same realm where there is one. */
const lookalike = (offers: Position['offers'], move: string): string | undefined => {
  const [token, realm] = move.split('>');
  const moves = offers.map(offer => offer.move);
  const same = moves.filter(each => each.endsWith(`>${realm}`));
  return same.find(each => !each.startsWith(`${token}>`)) ?? same[0];
};

interface Walk {
  readonly agreement: Agreement;
  readonly chance: PlayoutChance;
  /** How many steps were played alike, how many of them differed in secret, and in which phases. */
  steps: number;
  different: number;
  readonly asks: Set<string>;
}

const MOST_GUESSES = 100;

/** Another state that seat 0 cannot tell from this one. */
const twinOf = ({ game }: Match, state: State, chance: PlayoutChance): State => {
  const view = game.layout.view();
  game.view(state, 0, view);
  const twin = game.layout.state();
  for (let i = 0; i < MOST_GUESSES; i++) {
    game.determinize(view, 0, chance, twin);
    if (twin.some((cell, at) => cell !== state[at])) return twin;
  }
  throw new Error('there is nothing that seat 0 does not know');
};

/** Plays on in both worlds until something is revealed; gives the state after that, unless all is open by then. */
const playStretch = async (walk: Walk, states: readonly [State, State]): Promise<State | undefined> => {
  const { agreement, chance } = walk;
  const both = (deed: (world: TwinWorld, i: number) => Promise<void>) => Promise.all(worlds.map(deed));
  const [one, two] = worlds;
  // Played ahead of the servers, so that a step that reveals something is known before it is played there.
  const ahead = new Match({ module: mimir, agreement, seed: SEED, position: states[0] });
  await both((world, i) => world.sitDown(states[i], agreement.options));
  await both(world => world.misbehave());
  let revealed: readonly string[] = [];
  while (revealed.length === 0) {
    const { seat, now } = one.players.find(player => player.now!.offers.length > 0)!;
    const { ask } = now!.question!;
    const quiet = now!.offers.map(offer => offer.move).filter(move => !move.startsWith('lay '));
    const move = quiet[chance.below(quiet.length)];
    const offers = two.players[seat].now!.offers;
    const twin = seat > 0 && ask === 'placement' ? lookalike(offers, move) : move;
    expect(offers.map(offer => offer.move)).toContain(twin);
    expect(ahead.submit(seat, ahead.nth(seat), move).ok).toBe(true);
    const types = ahead.events(AUDIENCE, ahead.steps.length).map(({ event }) => event.type);
    revealed = types.filter(type => REVEALING.has(type));
    if (revealed.length > 0) break;

    const act = () => both((world, i) => world.act(seat, i === 0 ? move : twin!));
    await act();
    if (one.players[seat].now!.canUndo && walk.steps % 2 === 0) {
      await both(world => world.undo(seat));
      await act();
    }
    walk.steps++;
    if (twin !== move) walk.different++;
    walk.asks.add(ask);
    if (walk.steps % 13 === 0) await both(world => world.misbehave());
    if (walk.steps % 17 === 0) await both(world => world.mingle());
  }
  expect(two.told).toEqual(one.told);
  expect(two.answers).toEqual(one.answers);
  return revealed.includes('scoring') ? undefined : (ahead.state.slice() as State);
};

test.each<[string, number, OptionValues]>([
  ['plain', 1, {}],
  ['plain, by other chance', 2, {}],
  ['easy', 3, { difficulty: 'easy' }],
  ['with essences in chains', 4, { essenceVariant: true, essenceChain: true }],
])(
  'a match %s: what A may not know changes no byte that A, the audience or the lobby is sent',
  async (_, seed, options) => {
    const agreed = agree(mimir, { seats: 3, options });
    if (!agreed.ok) throw new Error(agreed.error.code);
    const agreement = agreed.value;
    const fresh = new Match({ module: mimir, agreement, seed: seedFrom(`twins ${seed}`) });
    const walk: Walk = { agreement, chance: new PlayoutChance(seed), steps: 0, different: 0, asks: new Set() };
    let stretches = 0;
    for (let state: State | undefined = fresh.state; state; stretches++) {
      state = await playStretch(walk, [state, twinOf(fresh, state, walk.chance)]);
    }
    expect(worlds[1].toldOthers).not.toEqual(worlds[0].toldOthers);
    // Each of three rounds has a stretch before the tokens are turned up, and one after.
    expect(stretches).toBeGreaterThanOrEqual(6);
    expect(walk.steps).toBeGreaterThan(80);
    expect(walk.different).toBeGreaterThan(15);
    expect([...walk.asks]).toEqual(expect.arrayContaining(['placement', 'treasure', 'carrier']));
  },
);
