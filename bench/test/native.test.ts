import { PlayoutChance, playOut } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { describe, expect, it } from 'vitest';
import { inFolder } from '../folder.ts';
import { compileNative, inProcess, NO_COMPILER, nativeMatches } from '../native.ts';
import { createGame } from '../sampling.ts';

const MATCHES = 300;

/** Decisions, scores, and what the generator would draw next: one draw more or less shows in it. */
const playOurs = (first: number, count: number): string[] => {
  const game = createGame(mimir, 4);
  const buffer = new Int32Array(game.maxMoves);
  const outcome = { scores: new Int32Array(4), places: new Int32Array(4) };
  return Array.from({ length: count }, (_, i) => {
    const fx = new PlayoutChance(first + i);
    const state = game.layout.state();
    game.setup(state, fx);
    const decisions = playOut(game, state, buffer, fx);
    game.outcome(state, outcome);
    return [decisions, ...outcome.scores, fx.below(1_000_000)].join(' ');
  });
};

describe('Mimir’s Challenge in C', () => {
  it('plays the same matches as the rules, seed by seed', () =>
    inFolder(async folder => {
      const program = await compileNative(folder);
      if (program === undefined) throw new Error(NO_COMPILER);
      const native = await nativeMatches(program, 1, MATCHES);
      const ours = playOurs(1, MATCHES);
      expect(native).toHaveLength(MATCHES);
      for (const [i, match] of native.entries()) expect(match, `seed ${i + 1}`).toBe(ours[i]);
      expect(new Set(ours).size).toBe(MATCHES);
    }));

  it('says how fast it was, as often as it is asked', () =>
    inFolder(async folder => {
      const program = await compileNative(folder);
      if (program === undefined) throw new Error(NO_COMPILER);
      const racer = inProcess(program)();
      expect(await racer.rate(1)).toBeGreaterThan(0);
      expect(await racer.rate(1)).toBeGreaterThan(0);
      await racer.stop();
    }));

  it('is left out where there is no compiler', () =>
    inFolder(async folder => {
      expect(await compileNative(folder, 'no-such-compiler')).toBeUndefined();
    }));
});
