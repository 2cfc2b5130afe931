/** Whole matches on two servers that differ in nothing but what A, at seat 0, may not know. */
import {
  type Agreement,
  AUDIENCE,
  type Event,
  type GameModule,
  Match,
  PlayoutChance,
  type State,
} from '@idavoll/engine';
import { expect } from 'vitest';
import type { Position } from '../protocol.ts';
import { SEED, type TwinWorld } from './twin-world.ts';

/** How a game is walked through. */
export interface Way {
  readonly module: GameModule;
  readonly agreement: Agreement;
  /** Whether A or everybody learns a secret with this event: from there on the worlds differ. */
  readonly reveals: (event: Event) => boolean;
  readonly choose: (moves: readonly string[], chance: PlayoutChance) => string;
  /** Of the moves that are offered in the other world, one that looks the same from outside. */
  readonly lookalike: (ask: string, moves: readonly string[], move: string) => string | undefined;
}

const MOST_GUESSES = 100;
const movesOf = ({ offers }: Position) => offers.map(({ move }) => move);

export class TwinWalk {
  /** How many steps were played alike, how many of them differed in secret, in which phases, and in how many stretches. */
  steps = 0;
  different = 0;
  stretches = 0;
  readonly asks = new Set<string>();
  readonly #worlds: readonly TwinWorld[];
  readonly #way: Way;
  readonly #chance: PlayoutChance;

  constructor(worlds: readonly TwinWorld[], way: Way, seed: number) {
    this.#worlds = worlds;
    this.#way = way;
    this.#chance = new PlayoutChance(seed);
  }

  /** From this state to the end, or until all is open: a new twin after everything that is revealed. */
  async to(isOpen: (event: Event) => boolean, from: State): Promise<void> {
    for (let state: State | undefined = from; state; this.stretches++) state = await this.#stretch(state, isOpen);
  }

  /** Another state that seat 0 cannot tell from this one, where there is one. */
  #twinOf({ game }: Match, state: State): State {
    const view = game.layout.view();
    game.view(state, 0, view);
    const twin = game.layout.state();
    for (let i = 0; i < MOST_GUESSES; i++) {
      game.determinize(view, 0, this.#chance, twin);
      if (twin.some((cell, at) => cell !== state[at])) break;
    }
    return twin;
  }

  async #both(deed: (world: TwinWorld, i: number) => Promise<void>): Promise<void> {
    await Promise.all(this.#worlds.map(deed));
  }

  async #stretch(state: State, isOpen: (event: Event) => boolean): Promise<State | undefined> {
    const { module, agreement, reveals } = this.#way;
    const [one, two] = this.#worlds;
    // Played ahead of the servers, so that a step that reveals something is known before it is played there.
    const ahead = new Match({ module, agreement, seed: SEED, position: state });
    const states = [state, this.#twinOf(ahead, state)];
    await this.#both((world, i) => world.sitDown(states[i], agreement.options));
    if (this.stretches % 5 === 0) await this.#both(world => world.misbehave());
    for (;;) {
      const { seat, now } = one.players.find(player => player.now!.offers.length > 0)!;
      const { ask } = now!.question!;
      const move = this.#way.choose(movesOf(now!), this.#chance);
      expect(ahead.submit(seat, ahead.nth(seat), move).ok).toBe(true);
      const told = ahead.events(AUDIENCE, ahead.steps.length).map(({ event }) => event);
      if (told.some(reveals)) {
        expect(two.news()).toEqual(one.news());
        return ahead.over || told.some(isOpen) ? undefined : (ahead.state.slice() as State);
      }
      const offered = movesOf(two.players[seat].now!);
      const twin = seat > 0 ? this.#way.lookalike(ask, offered, move) : move;
      expect(offered).toContain(twin);
      await this.#step(seat, ask, [move, twin!]);
    }
  }

  async #step(seat: number, ask: string, moves: readonly [string, string]): Promise<void> {
    const act = () => this.#both((world, i) => world.act(seat, moves[i]));
    await act();
    if (this.#worlds[0].players[seat].now!.canUndo && this.steps % 2 === 0) {
      await this.#both(world => world.undo(seat));
      await act();
    }
    this.steps++;
    if (moves[0] !== moves[1]) this.different++;
    this.asks.add(ask);
    if (this.steps % 13 === 0) await this.#both(world => world.misbehave());
    if (this.steps % 17 === 0) await this.#both(world => world.mingle());
  }
}
