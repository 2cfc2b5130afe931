/** Positions of every phase in their readable form, kept in `positions/`, with what is asked and what follows. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fromJson, type GameModule, type Json, Match, type State, seedFrom, toJson } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { Digest } from './digest.ts';
import { howToSeeMore, keepTrace, traceOf } from './net-trace.ts';
import { agreedOn } from './option-sets.ts';
import { gameAt, phasesOf, scout } from './scout.ts';
import { walkerOf } from './walk.ts';

const UPDATE = process.env.UPDATE_NET === '1';
const WANTED = 2;
/** How many random decisions the digest follows from a position. */
const FURTHER = 60;
const TIMEOUT = 900_000;

interface Asked {
  readonly seat: number;
  readonly ask: string;
  readonly rule: string;
  readonly offers: readonly string[];
}

interface Position {
  readonly seats: number;
  readonly options: string;
  readonly seed: string;
  readonly asked: readonly Asked[];
  readonly digest: string;
  readonly state: { readonly [field: string]: Json };
}

/** What is seen of a position by way of a match that begins from it. */
const seenFrom = (module: GameModule, { seats, options, seed }: Position, position: State, trace?: string[]) => {
  const agreement = agreedOn(module, seats, options);
  const match = new Match({ module, agreement, seed: seedFrom(seed), position });
  const { game, state } = match;
  const asked = Array.from({ length: seats }, (_, seat) => seat)
    .filter(seat => game.awaiting(state) & (1 << seat))
    .map(seat => {
      const { ask, rule } = game.ask(state, seat);
      return { seat, ask, rule, offers: match.legal(seat).map(move => game.moves.notate(move)) };
    });
  const digest = new Digest(trace);
  walkerOf(game)({ seed, digest, from: state, most: FURTHER });
  return { asked, digest: digest.hex };
};

const writePositions = (module: GameModule, folder: URL) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [phase, finds] of scout(module, WANTED, () => true)) {
    const positions = finds.map(({ seats, options, seed, state }) => {
      const game = gameAt(module, seats, options);
      const bare = { seats, options, seed, asked: [], digest: '', state: toJson(game.layout, state) };
      return { ...bare, ...seenFrom(module, bare, state) };
    });
    // A position a line: a change then shows which one it is.
    const lines = positions.map(position => JSON.stringify(position)).join(',\n');
    writeFileSync(new URL(`${phase}.json`, folder), `[\n${lines}\n]\n`);
  }
};

export const keepsItsPositions = (module: GameModule, tests: URL): void => {
  const folder = new URL('positions/', tests);
  const phases = phasesOf(module);
  const positionsOf = (phase: string) =>
    JSON.parse(readFileSync(new URL(`${phase}.json`, folder), 'utf8')) as readonly Position[];

  describe('positions', () => {
    if (UPDATE)
      test(
        'are written anew',
        () => {
          writePositions(module, folder);
          expect(readdirSync(folder).length).toBeGreaterThan(0);
        },
        TIMEOUT,
      );

    test.each(phases)('of %s', phase => {
      const positions = positionsOf(phase);
      expect(positions.length).toBeGreaterThanOrEqual(WANTED);
      const trace = traceOf(phase);
      const seen = positions.map(position => {
        const state = fromJson(gameAt(module, position.seats, position.options).layout, position.state);
        if (!state.ok) throw new Error(`${phase}.json: ${state.error}`);
        return seenFrom(module, position, state.value, trace);
      });
      keepTrace(module, 'positions', trace);
      const kept = positions.map(({ asked, digest }) => ({ asked, digest }));
      expect(seen, howToSeeMore(module, 'positions', phase)).toEqual(kept);
      for (const { state } of positions) expect(state.phase).toBe(phase);
    });

    test('every file in the folder is one of these', () => {
      expect(readdirSync(folder).toSorted()).toEqual(phases.map(phase => `${phase}.json`).toSorted());
    });
  });
};
